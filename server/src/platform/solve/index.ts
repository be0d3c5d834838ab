import { resolve } from 'node:path';
import { openThreads } from '../threads/index.ts';
import type { Model, Solution } from './model.ts';

export type { Constraint, Model, Solution, Variable } from './model.ts';

const FILE = resolve(import.meta.dirname, 'solve-worker.ts');
/** Beyond what the solver was given: loading it, and reading the model. */
const GRACE_MS = 10_000;

/** A model took too long, or more memory than there is: the caller says so in words. */
class Late extends Error {}

const solver = openThreads({ most: 1, timeMs: GRACE_MS, heapMb: 256, tooMuch: () => new Late() });

/**
 * Solves a linear model with whole numbers by HiGHS, in a worker thread: exactly where the time is enough, else as well as was found.
 * Seconds are those of one model; models wait for each other, schools in turns.
 */
export async function solve(model: Model, seconds: number): Promise<Solution> {
  try {
    return await solver({ model, seconds }, { file: FILE, name: 'solveModel', timeMs: seconds * 1000 + GRACE_MS });
  } catch (error) {
    if (error instanceof Late) return { status: 'late' };
    throw error;
  }
}
