import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { SheetFailure, SheetLimits } from './read-rows.ts';
import type { Sheet } from './sheet.ts';
import { sheetWorkers } from './sheet-workers.ts';

export { type NumberedRow, readNumberedRows, type SheetFailure } from './read-rows.ts';
export type { Cell, Sheet } from './sheet.ts';
export { sheetWorkers };

let workers: Piscina | undefined;

/** A table as CSV or XLSX, made in a worker thread. Text that a person typed never becomes a formula. */
export async function makeSheet(sheet: Sheet, format: 'csv' | 'xlsx'): Promise<Uint8Array> {
  workers ??= new Piscina({ filename: resolve(import.meta.dirname, 'write-sheet.ts'), minThreads: 0, maxThreads: 1, idleTimeout: 20_000 });
  return workers.run({ sheet, format }, { name: 'writeSheet' });
}

/** Reads uploaded sheets beside the requests, rows as text. Refuses what is no sheet, is empty or is larger than the limits. */
export function sheetReader(limits: SheetLimits): (bytes: Uint8Array) => Promise<string[][]> {
  const run = sheetWorkers(resolve(import.meta.dirname, 'read-rows.ts'), limits);
  return (bytes) => run<string[][] | SheetFailure>('readRows', { bytes, limits });
}
