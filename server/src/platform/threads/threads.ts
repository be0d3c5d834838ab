import { Piscina } from 'piscina';
import { Refusal } from '../errors/index.ts';
import { makeTurns } from './turns.ts';

/** The highest number of tasks of one school that may wait for a kind of thread, and that of all schools together. */
const MOST_OF_ONE = 20;
const MOST_OF_ALL = 200;
const YOUNG_MB = 64;

type Limits = {
  /** How many threads run at the same time. */
  most: number;
  timeMs: number;
  heapMb: number;
  /** The error when the time or the memory limit was exceeded. */
  tooMuch?: () => Error;
};

/** `timeMs` replaces the general time limit for one task. */
export type Threads = <Made>(task: unknown, what: { file: string; name: string; timeMs?: number }) => Promise<Made>;

/**
 * Worker threads with limits of time (from the start of a task, without its waiting) and of memory; exceeding one ends only that thread. Schools take turns.
 * Threads are started on demand and end after some idle time. Refuses a task that exceeds a limit, and new tasks while too many of the school are waiting.
 */
export function openThreads({ most, timeMs, heapMb, tooMuch = paperTooHeavy }: Limits): Threads {
  const turns = makeTurns({ places: most, mostOfOne: MOST_OF_ONE, mostOfAll: MOST_OF_ALL });
  let threads: Piscina | undefined;
  return async (task, { file, name, timeMs: ownMs = timeMs }) => {
    if (!(await turns.take())) throw new Refusal('unavailable', 'busy', { retryAfterSeconds: 10 });
    try {
      threads ??= new Piscina({
        filename: file,
        minThreads: 0,
        maxThreads: most,
        idleTimeout: 20_000,
        resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: Math.min(YOUNG_MB, heapMb) },
      });
      return await threads.run(task, { filename: file, name, signal: AbortSignal.timeout(ownMs) });
    } catch (error) {
      const { code, name: kind } = error as { code?: string; name?: string };
      throw kind === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error;
    } finally {
      turns.leave();
    }
  };
}

function paperTooHeavy(): Refusal {
  return new Refusal('unavailable', 'paperTooHeavy');
}
