import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const QUIET_MS = 5000;
type Collect = (options: { type: 'major'; execution: 'async' }) => Promise<void>;

/**
 * Gives back what starting took: reading programs and schemas leaves twice the memory behind that serving needs, and a server that
 * nobody asks anything has no reason to collect it. Once, some seconds after the start.
 */
export function settleAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as Collect;
    setFlagsFromString('--no-expose-gc');
    void collect({ type: 'major', execution: 'async' });
  }, QUIET_MS).unref();
}
