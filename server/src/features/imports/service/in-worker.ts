import { resolve } from 'node:path';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@shala/contract/imports';
import { Piscina } from 'piscina';
import { Refusal } from '#platform/errors';
import type { checkRows, ReadSheet, readSheet, SheetFailure } from '../worker/read-sheet.ts';

/** Longer than any sheet within the limits takes. */
const LONGEST_MS = 30_000;
let workers: Piscina | undefined;

function pool(): Piscina {
  workers ??= new Piscina({
    filename: resolve(import.meta.dirname, '../worker/read-sheet.ts'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: 20,
    idleTimeout: 20_000,
    // What a hostile sheet needs beyond this ends its worker and nothing else.
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  });
  return workers;
}

/** Reads a sheet beside the requests. Refuses what is no sheet, and what is larger than a school needs. */
export async function readInWorker(input: Parameters<typeof readSheet>[0]): Promise<ReadSheet> {
  const read = await run<ReadSheet | SheetFailure>('readSheet', input);
  if (!('failure' in read)) return read;
  throw read.failure === 'sheetTooLarge' ? tooLarge() : new Refusal('unprocessable', read.failure);
}

/** Checks rows beside the requests. */
export function checkInWorker<Row>(input: Parameters<typeof checkRows>[0]): Promise<Row[]> {
  return run('checkRows', input);
}

async function run<T>(name: string, input: unknown): Promise<T> {
  try {
    return await pool().run(input, { name, signal: AbortSignal.timeout(LONGEST_MS) });
  } catch (error) {
    const { code, name: kind } = error as { code?: string; name?: string };
    if (code === 'ERR_WORKER_OUT_OF_MEMORY' || kind === 'AbortError') throw tooLarge();
    if (error instanceof Error && error.message.includes('queue')) throw new Refusal('unavailable', 'importOneAtATime');
    throw error;
  }
}

function tooLarge(): Refusal {
  return new Refusal('tooLarge', 'sheetTooLarge', { values: { rows: MAX_IMPORT_ROWS, columns: MAX_IMPORT_COLUMNS } });
}
