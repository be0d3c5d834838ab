import { Piscina } from 'piscina';
import { Refusal } from '../errors/index.ts';
import { makeTurns } from './turns.ts';

/** What a school may have waiting for the threads of a kind, and all schools together. */
const MOST_OF_ONE = 20;
const MOST_OF_ALL = 200;
const YOUNG_MB = 64;

type Limits = {
  /** How many work at once. */
  most: number;
  timeMs: number;
  heapMb: number;
  /** What is said when the time or the memory was not enough. */
  tooMuch?: () => Error;
};

/** `timeMs` where a task has a time of its own. */
export type Threads = <Made>(task: unknown, what: { file: string; name: string; timeMs?: number }) => Promise<Made>;

/**
 * Threads beside the requests, with limits of time (from when a task begins, not while it waits) and of memory: what needs more ends its thread and
 * nothing else. Schools take turns. They are started when they are needed and end after a while. Refuses what reaches a limit, and what
 * comes while too much of the school waits.
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
