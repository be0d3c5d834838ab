import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const QUIET_MS = 4000;
/** The share of its time that an idle server spends on work. */
const QUIET_SHARE = 0.05;
type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Frees the memory that the start used: loading programs and schemas leaves twice the memory that serving needs, and an idle server has no reason to collect
 * it. Runs once, after the first four idle seconds, because it also discards compiled code.
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
