import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import { Refusal } from '../errors/index.ts';

/** The cards of the largest school take some ten seconds; what takes minutes was made to. Milliseconds. */
const TIME_LIMIT_MS = 120_000;

type Draw = <Made = Uint8Array>(file: string, name: string, paper: object) => Promise<Made>;

/**
 * Threads that draw papers, with limits of time and memory: what needs more ends its thread and refuses this paper, and nothing else. They
 * are started when a paper is asked for and end after a while without one.
 */
export function paperThreads(most: number): Draw {
  let threads: Piscina | undefined;
  return async (file, name, paper) => {
    threads ??= new Piscina({
      filename: resolve(import.meta.dirname, file),
      minThreads: 0,
      maxThreads: most,
      maxQueue: 100,
      idleTimeout: 20_000,
      resourceLimits: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 },
    });
    try {
      return await threads.run(paper, { filename: resolve(import.meta.dirname, file), name, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    } catch (error) {
      throw isLimit(error) ? new Refusal('unavailable', 'paperTooHeavy') : error;
    }
  };
}

function isLimit(error: unknown): boolean {
  const { code, name, message = '' } = error as { code?: string; name?: string; message?: string };
  return code === 'ERR_WORKER_OUT_OF_MEMORY' || name === 'AbortError' || message.includes('queue');
}
