import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { Slot, Spread } from '../rules/spread.ts';

let workers: Piscina | undefined;

/** Spreads the questions of a paper over chapters and levels, in a worker thread. */
export async function spreadInThread(spread: Spread): Promise<Slot[]> {
  workers ??= new Piscina({
    filename: resolve(import.meta.dirname, '../rules/spread.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 20_000,
  });
  return workers.run(spread, { name: 'spreadQuestions' });
}
