import { resolve } from 'node:path';
import { openThreads } from '../threads/index.ts';
import type { Model, Solution } from './model.ts';

export type { Constraint, Model, Solution, Variable } from './model.ts';

const FILE = resolve(import.meta.dirname, 'solve-worker.ts');
/** Time for loading the solver and reading the model, beyond the solver's own limit. */
const GRACE_MS = 10_000;

/** A model exceeded its time or memory. The caller explains it to the user. */
class Late extends Error {}

const solver = openThreads({ most: 1, timeMs: GRACE_MS, heapMb: 256, tooMuch: () => new Late() });

/**
 * Solves a mixed-integer linear model with HiGHS in a worker thread. The solution is optimal if the time is enough, otherwise the best one found. `seconds` is
 * the limit of one model. Models wait in a queue in which schools take turns.
 */
export async function solve(model: Model, seconds: number): Promise<Solution> {
  try {
    return await solver({ model, seconds }, { file: FILE, name: 'solveModel', timeMs: seconds * 1000 + GRACE_MS });
  } catch (error) {
    if (error instanceof Late) return { status: 'late' };
    throw error;
  }
}
