import { resolve } from 'node:path';
import { openThreads } from '#platform/threads';
import type { Slot, Spread } from '../rules/spread.ts';

const run = openThreads({ most: 1, timeMs: 30_000, heapMb: 256 });

/** Spreads the questions of a paper over chapters and levels, in a worker thread. */
export function spreadInThread(spread: Spread): Promise<Slot[]> {
  return run(spread, { file: resolve(import.meta.dirname, '../rules/spread.ts'), name: 'spreadQuestions' });
}
