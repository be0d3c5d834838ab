import { resolve } from 'node:path';
import { openThreads } from '../threads/index.ts';
import type { SheetFailure, SheetLimits } from './read-rows.ts';
import type { Sheet } from './sheet.ts';
import { sheetWorkers } from './sheet-workers.ts';

export { type NumberedRow, readNumberedRows, type SheetFailure } from './read-rows.ts';
export { type Cell, dayCell, type Sheet } from './sheet.ts';
export { sheetWorkers };

/** The largest list takes some seconds. */
const run = openThreads({ most: 1, timeMs: 60_000, heapMb: 768 });

/** A table as CSV or XLSX, made in a worker thread. Text that a person typed never becomes a formula. */
export function makeSheet(sheet: Sheet, format: 'csv' | 'xlsx'): Promise<Uint8Array> {
  return run({ sheet, format }, { file: resolve(import.meta.dirname, 'write-sheet.ts'), name: 'writeSheet' });
}

/** Reads uploaded sheets in a worker thread, rows as text. Refuses a file that is no sheet, is empty or exceeds the limits. */
export function sheetReader(limits: SheetLimits): (bytes: Uint8Array) => Promise<string[][]> {
  const read = sheetWorkers(resolve(import.meta.dirname, 'read-rows.ts'), limits);
  return (bytes) => read<string[][] | SheetFailure>('readRows', { bytes, limits });
}
