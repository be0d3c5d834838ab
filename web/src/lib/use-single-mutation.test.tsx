import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render.tsx';
import { useSingleMutation } from './use-single-mutation.ts';

type Do = (thing: number) => void;
function Probe({ ask, give }: { ask: (thing: number) => Promise<void>; give: (mutate: Do) => void }) {
  give(useSingleMutation({ mutationFn: ask }).mutate);
  return null;
}

it('the same thing is done once at a time, another meanwhile, and the same again when it is done', async () => {
  const asked: number[] = [];
  const gates: (() => void)[] = [];
  const ask = (thing: number) => {
    asked.push(thing);
    return new Promise<void>((resolve) => gates.push(resolve));
  };
  let mutate: Do = () => {};
  renderScreen(
    <Probe
      ask={ask}
      give={(given) => {
        mutate = given;
      }}
    />,
  );
  act(() => {
    mutate(1);
    mutate(1);
    mutate(2);
  });
  await waitFor(() => expect(asked).toEqual([1, 2]));
  for (const open of gates) open();
  await waitFor(() => {
    act(() => mutate(1));
    expect(asked).toEqual([1, 2, 1]);
  });
});
