import { Refusal } from '#platform/errors';
import { openThreads } from '../threads/index.ts';
import type { SheetFailure, SheetLimits } from './read-rows.ts';

/** Longer than any sheet within the limits takes. */
const LONGEST_MS = 30_000;

type Run = <Answer>(name: string, input: unknown) => Promise<Exclude<Answer, SheetFailure>>;

/** Runs the functions of a worker file in a thread. Refuses a file that is no sheet, or is larger than a school needs. */
export function sheetWorkers(filename: string, limits: SheetLimits): Run {
  const tooLarge = () => new Refusal('tooLarge', 'sheetTooLarge', { values: limits });
  // A malicious sheet that exceeds this ends only its own worker.
  const run = openThreads({ most: 1, timeMs: LONGEST_MS, heapMb: 512, tooMuch: tooLarge });
  return async <Answer>(name: string, input: unknown) => {
    const answer = await run<Answer>(input, { file: filename, name });
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
