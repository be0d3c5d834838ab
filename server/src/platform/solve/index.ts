import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { Model, Solution } from './model.ts';

export type { Constraint, Model, Solution, Variable } from './model.ts';

/** Beyond what the solver was given: loading it, reading the model, waiting for another one. */
const GRACE_MS = 10_000;

let workers: Piscina | undefined;

/**
 * Solves a linear model with whole numbers by HiGHS, in a worker thread: exactly where the time is enough, else as well as was found.
 * Seconds are those of one model; models wait for each other.
 */
export async function solve(model: Model, seconds: number): Promise<Solution> {
  workers ??= new Piscina({
    filename: resolve(import.meta.dirname, 'solve-worker.ts'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 20_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  try {
    return await workers.run({ model, seconds }, { name: 'solveModel', signal: AbortSignal.timeout(seconds * 1000 + GRACE_MS) });
  } catch (error) {
    // A model that takes too long, or more memory than there is, ends its thread; the caller says so in words.
    if (error instanceof Error && (error.name === 'AbortError' || 'code' in error)) return { status: 'late' };
    throw error;
  }
}
