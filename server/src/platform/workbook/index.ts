import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import { Refusal } from '#platform/errors';
import type { Filling } from './fill-workbook.ts';
import type { WorkbookFailure } from './package.ts';
import type { ReadWorkbook } from './read-workbook.ts';

export { findOffice, toPdf } from './office.ts';
export { zipFiles } from './package.ts';
export { keyOf as placeholderKey } from './placeholders.ts';

const LONGEST_MS = 60_000;
let workers: Piscina | undefined;

/** Runs a function of a file beside the requests: the workbook is a stranger's. Refuses what is no workbook or is too large. */
async function run<Answer extends object>(file: string, name: string, input: object): Promise<Answer> {
  workers ??= new Piscina({
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 50,
    idleTimeout: 20_000,
    resourceLimits: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 },
  });
  const filename = resolve(import.meta.dirname, file);
  const answer: Answer | WorkbookFailure = await workers
    .run(input, { filename, name, signal: AbortSignal.timeout(LONGEST_MS) })
    .catch((error: unknown) => {
      const { code, name: kind, message = '' } = error as { code?: string; name?: string; message?: string };
      if (code === 'ERR_WORKER_OUT_OF_MEMORY' || kind === 'AbortError') throw new Refusal('tooLarge', 'layoutTooLarge');
      throw message.includes('queue') ? new Refusal('unavailable', 'paperTooHeavy') : error;
    });
  if (!('failure' in answer)) return answer;
  const { failure, place } = answer;
  throw new Refusal(failure === 'layoutTooLarge' ? 'tooLarge' : 'unprocessable', failure, { values: { place: place || 'the workbook' } });
}

/** The placeholders of an uploaded workbook with their cells. Refuses: layoutKind, layoutBroken, layoutTooLarge, layoutMacros, layoutLinks. */
export function readPlaceholders(bytes: Uint8Array): Promise<ReadWorkbook> {
  return run('read-workbook.ts', 'readWorkbook', { bytes });
}

/** The workbook with a copy of its sheets with placeholders for each filling; their formatting stays as it is. */
export function fillLayout(bytes: Uint8Array, fillings: readonly Filling[]): Promise<Uint8Array> {
  return run('fill-workbook.ts', 'fillWorkbook', { bytes, fillings });
}
