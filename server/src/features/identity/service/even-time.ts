import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 100;

/**
 * Does the work and answers at a whole step of time after its beginning, so that how long it took does not tell whether an
 * registration waits: for one that does, a wrong code is counted. Where the work is the same for all, what is left are the moments that one row takes or
 * another.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - begun;
    await sleep(Math.ceil(taken / STEP_MS) * STEP_MS - taken);
  }
}
