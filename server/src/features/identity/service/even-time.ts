import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 100;

/**
 * Runs the work and answers at the next full time step after its start, so that the response time does not reveal whether a registration exists: if one does, a
 * wrong code is counted. Where the work is the same in all cases, only small differences between rows would remain.
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
