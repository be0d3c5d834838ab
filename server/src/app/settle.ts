import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const QUIET_MS = 4000;
/** The share of its time that a server which nobody asks anything spends on work. */
const QUIET_SHARE = 0.05;
type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back what starting took: reading programs and schemas leaves twice the memory behind that serving needs, and a server that
 * nobody asks anything has no reason to collect it. Once, after the first four quiet seconds: this throws away what was compiled for speed too.
 */
export function settleAfterStart(): void {
  const began = performance.eventLoopUtilization();
  setTimeout(() => {
    if (performance.eventLoopUtilization(began).utilization > QUIET_SHARE) settleAfterStart();
    else collectAll();
  }, QUIET_MS).unref();
}

function collectAll(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as Collect;
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
