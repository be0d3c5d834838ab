import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inIdleSlices } from './in-idle-slices.ts';

/** Three steps, of which each notes that it was done. */
function* threeSteps(done: number[]): Generator<void> {
  for (const step of [1, 2, 3]) {
    done.push(step);
    yield;
  }
}

const busyFor = (ms: number) => {
  for (const began = performance.now(); performance.now() - began < ms; );
};

it('does all steps while nothing else is done', async () => {
  const done: number[] = [];
  await inIdleSlices(threeSteps(done));
  expect(done).toEqual([1, 2, 3]);
});

it('waits while the process is busy', async () => {
  const done: number[] = [];
  let isBusy = true;
  const work = async () => {
    while (isBusy) {
      busyFor(20);
      await sleep(0);
    }
  };
  const working = work();
  const waiting = inIdleSlices(threeSteps(done));
  await sleep(200);
  expect(done).toEqual([]);
  isBusy = false;
  await Promise.all([working, waiting]);
  expect(done).toEqual([1, 2, 3]);
});
