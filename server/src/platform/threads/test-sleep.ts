import { setTimeout as wait } from 'node:timers/promises';

/** Waits for the given milliseconds, in a thread of the tests. */
export async function sleep(ms: number): Promise<number> {
  await wait(ms);
  return ms;
}
