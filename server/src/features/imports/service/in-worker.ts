import { resolve } from 'node:path';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@shala/contract/imports';
import { type SheetFailure, sheetWorkers } from '#platform/sheets';
import type { checkRows, ReadSheet, readSheet } from '../worker/read-sheet.ts';

const run = sheetWorkers(resolve(import.meta.dirname, '../worker/read-sheet.ts'), { rows: MAX_IMPORT_ROWS, columns: MAX_IMPORT_COLUMNS });

/** Reads a sheet in a worker thread. Refuses a file that is no sheet, or is larger than a school needs. */
export function readInWorker(input: Parameters<typeof readSheet>[0]): Promise<ReadSheet> {
  return run<ReadSheet | SheetFailure>('readSheet', input);
}

/** Checks rows in a worker thread. */
export function checkInWorker<Row>(input: Parameters<typeof checkRows>[0]): Promise<Row[]> {
  return run<Row[]>('checkRows', input);
}
