import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inEvenTime } from './even-time.ts';

/** The time that a call took, in whole steps of 100 ms. A timer may fire a millisecond early. */
async function stepsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act().catch(() => {});
  return (performance.now() - begun + 2) / 100;
}

it.each([
  ['no work', 0, 0, 1],
  ['a little work', 20, 0, 1],
  ['work of more than a step', 110, 0, 2],
  ['work that fails', 20, 1, 1],
])('%s is answered at a whole step of time, and not before', async (_what, ms, fails, least) => {
  const work = async () => {
    if (ms > 0) await sleep(ms);
    if (fails) throw new Error('no');
  };
  expect(await stepsOf(() => inEvenTime(work))).toBeGreaterThanOrEqual(least);
});
