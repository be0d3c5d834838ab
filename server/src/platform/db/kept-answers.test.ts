import { expect, it, vi } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const answering = (text: string) => vi.fn(async () => ({ text }));

it('an answer is given again as long as the state is the same, and not a moment longer', async () => {
  const answers = new KeptAnswers();
  const [first, second] = [answering('first'), answering('second')];
  expect(await answers.get('a', 'one', first)).toEqual({ text: 'first' });
  expect(await answers.get('a', 'one', second)).toEqual({ text: 'first' });
  expect(second).not.toHaveBeenCalled();
  expect(await answers.get('a', 'two', second)).toEqual({ text: 'second' });
  expect(await answers.get('a', 'two', first)).toEqual({ text: 'second' });
});

it('answers of other names are others, though their states are the same', async () => {
  const answers = new KeptAnswers();
  await answers.get('asha list', 'one', answering('of Asha'));
  expect(await answers.get('bela list', 'one', answering('of Bela'))).toEqual({ text: 'of Bela' });
});

it('who asks in the same state while the work goes on gets its answer; who asks in another state does not', async () => {
  const answers = new KeptAnswers();
  let finish = () => {};
  const slow = vi.fn(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return { text: 'slow' };
  });
  const [one, other] = [answers.get('a', 'one', slow), answers.get('a', 'one', answering('other'))];
  const later = answering('later');
  expect(await answers.get('a', 'two', later)).toEqual({ text: 'later' });
  finish();
  expect(await Promise.all([one, other])).toEqual([{ text: 'slow' }, { text: 'slow' }]);
  expect(slow).toHaveBeenCalledTimes(1);
  // What came last may be of the earlier state; the later one is then read anew.
  expect(await answers.get('a', 'two', answering('again'))).toEqual({ text: 'again' });
});

it('a failure is not kept', async () => {
  const answers = new KeptAnswers();
  const fail = () => Promise.reject(new Error('no'));
  await expect(answers.get('a', 'one', fail)).rejects.toThrow('no');
  expect(await answers.get('a', 'one', answering('well'))).toEqual({ text: 'well' });
});

it('the longest unused give way to what is too much together', async () => {
  const answers = new KeptAnswers();
  const much = 'x'.repeat(3_000_000);
  for (const name of ['a', 'b', 'c']) await answers.get(name, 'one', answering(name + much));
  const again = answering('again');
  await answers.get('c', 'one', again);
  expect(again).not.toHaveBeenCalled();
  expect(await answers.get('a', 'one', again)).toEqual({ text: 'again' });
});
