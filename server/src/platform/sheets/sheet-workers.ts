import { Piscina } from 'piscina';
import { Refusal } from '#platform/errors';
import type { SheetFailure, SheetLimits } from './read-rows.ts';

/** Longer than any sheet within the limits takes. */
const LONGEST_MS = 30_000;

type Run = <Answer>(name: string, input: unknown) => Promise<Exclude<Answer, SheetFailure>>;

/** Runs the functions of a worker's file beside the requests. Refuses what is no sheet, and what is larger than a school needs. */
export function sheetWorkers(filename: string, limits: SheetLimits): Run {
  let workers: Piscina | undefined;
  const tooLarge = () => new Refusal('tooLarge', 'sheetTooLarge', { values: limits });
  return async <Answer>(name: string, input: unknown) => {
    workers ??= new Piscina({
      filename,
      minThreads: 0,
      maxThreads: 1,
      maxQueue: 20,
      idleTimeout: 20_000,
      // What a hostile sheet needs beyond this ends its worker and nothing else.
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
    });
    const answer: Answer = await workers.run(input, { name, signal: AbortSignal.timeout(LONGEST_MS) }).catch((error: unknown) => {
      const { code, name: kind } = error as { code?: string; name?: string };
      if (code === 'ERR_WORKER_OUT_OF_MEMORY' || kind === 'AbortError') throw tooLarge();
      if (error instanceof Error && error.message.includes('queue')) throw new Refusal('unavailable', 'importOneAtATime');
      throw error;
    });
    if (!isFailure(answer)) return answer as Exclude<Answer, SheetFailure>;
    const { failure } = answer;
    if (failure === 'sheetTooLarge') throw tooLarge();
    if (failure !== 'sheetChoice') throw new Refusal('unprocessable', failure);
    const { sheets } = answer;
    throw new Refusal('unprocessable', failure, { values: { count: sheets.length }, data: { sheets } });
  };
}

function isFailure(answer: unknown): answer is SheetFailure {
  return typeof answer === 'object' && answer !== null && 'failure' in answer;
}
