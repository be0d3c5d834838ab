import { resolve } from 'node:path';
import { Piscina } from 'piscina';
import type { Sheet } from './sheet.ts';

export type { Cell, Sheet } from './sheet.ts';

let workers: Piscina | undefined;

/** A table as CSV or XLSX, made in a worker thread. Text that a person typed never becomes a formula. */
export async function makeSheet(sheet: Sheet, format: 'csv' | 'xlsx'): Promise<Uint8Array> {
  workers ??= new Piscina({ filename: resolve(import.meta.dirname, 'write-sheet.ts'), minThreads: 0, maxThreads: 1, idleTimeout: 20_000 });
  return workers.run({ sheet, format }, { name: 'writeSheet' });
}
