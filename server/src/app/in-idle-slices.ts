import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 10;
/** The share of a pause in which an idle server may work. */
const IDLE_SHARE = 0.2;

/** Does work step by step, each step after a pause in which hardly anything else was to be done. Keeps no process running. */
export async function inIdleSlices(steps: Iterator<void>): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const began = performance.eventLoopUtilization();
    await sleep(PAUSE_MS, undefined, { ref: false });
    if (performance.eventLoopUtilization(began).utilization <= IDLE_SHARE) isDone = steps.next().done === true;
  }
}
