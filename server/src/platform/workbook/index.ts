import { resolve } from 'node:path';
import { Refusal } from '#platform/errors';
import { openThreads } from '#platform/threads';
import type { Filling } from './fill-workbook.ts';
import type { WorkbookFailure } from './package.ts';
import type { ReadWorkbook } from './read-workbook.ts';

export type { Filling } from './fill-workbook.ts';
export { findOffice, toPdf } from './office.ts';
export { zipFiles } from './package.ts';
export { keyOf as placeholderKey } from './placeholders.ts';

const LONGEST_MS = 60_000;
const threads = openThreads({
  most: 1,
  timeMs: LONGEST_MS,
  heapMb: 384,
  tooMuch: () => new Refusal('tooLarge', 'layoutTooLarge'),
});

/** Runs a function of a worker file in a thread, because an uploaded workbook is not trusted. Refuses a file that is no workbook or is too large. */
async function run<Answer extends object>(file: string, name: string, input: object): Promise<Answer> {
  const answer = await threads<Answer | WorkbookFailure>(input, { file: resolve(import.meta.dirname, file), name });
  if (!('failure' in answer)) return answer;
  const { failure, place } = answer;
  throw new Refusal(failure === 'layoutTooLarge' ? 'tooLarge' : 'unprocessable', failure, { values: { place: place || 'the workbook' } });
}

/** The placeholders of an uploaded workbook with their cells. Refuses: layoutKind, layoutBroken, layoutTooLarge, layoutMacros, layoutLinks. */
export function readPlaceholders(bytes: Uint8Array): Promise<ReadWorkbook> {
  return run('read-workbook.ts', 'readWorkbook', { bytes });
}

/** The workbook with a copy of its sheets with placeholders for each filling; the formatting stays unchanged. */
export function fillLayout(bytes: Uint8Array, fillings: readonly Filling[]): Promise<Uint8Array> {
  return run('fill-workbook.ts', 'fillWorkbook', { bytes, fillings });
}
