import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { useSingleMutation } from './use-single-mutation.ts';

const asked: number[] = [];
const gates: (() => void)[] = [];
const ask = (thing: number) => {
  asked.push(thing);
  return new Promise<string>((resolve) => gates.push(() => resolve(`done ${thing}`)));
};

type Acts = ReturnType<typeof useSingleMutation<string, number>>;
let acts: Acts;
function Probe() {
  acts = useSingleMutation({ mutationFn: ask });
  return null;
}

beforeEach(() => {
  asked.length = 0;
  gates.length = 0;
  renderScreen(<Probe />);
});

it('the same thing is done once at a time, another meanwhile, and the same again when it is done', async () => {
  act(() => {
    acts.mutate(1);
    acts.mutate(1);
    acts.mutate(2);
  });
  await waitFor(() => expect(asked).toEqual([1, 2]));
  for (const open of gates) open();
  await waitFor(() => {
    act(() => acts.mutate(1));
    expect(asked).toEqual([1, 2, 1]);
  });
});

it('who waits for the answer twice gets that of the one act', async () => {
  let answers = Promise.resolve(['']);
  act(() => {
    answers = Promise.all([acts.mutateAsync(3), acts.mutateAsync(3)]);
  });
  await waitFor(() => expect(gates).toHaveLength(1));
  gates[0]?.();
  await expect(answers).resolves.toEqual(['done 3', 'done 3']);
  expect(asked).toEqual([3]);
});

it('what runs is not forgotten by a reset: the second click of a double click begins with one', async () => {
  act(() => acts.mutate(4));
  act(() => {
    acts.reset();
    acts.mutate(4);
  });
  await waitFor(() => expect(gates).toHaveLength(1));
  gates[0]?.();
  await waitFor(() => expect(acts.data).toBe('done 4'));
  act(() => acts.reset());
  await waitFor(() => expect(acts.data).toBeUndefined());
});
