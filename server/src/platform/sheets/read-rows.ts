import Papa from 'papaparse';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { fitsWhenUnzipped } from './sheet-limits.ts';

/** The rows below the headings, and the columns, that are taken. */
export type SheetLimits = { rows: number; columns: number };
export type SheetFailure = { failure: 'sheetKind' | 'sheetBroken' | 'sheetTooLarge' | 'sheetEmpty' };

const MAX_CELL = 500;
/** Text that says of itself that it is something else: a PDF, a page of the web, a script, a program (whose first line has no columns). */
const NO_TABLE = /^(?:\u00ef\u00bb\u00bf)?(?:%PDF-|\{\\rtf|#!|<|MZ[^,;\t\r\n]*(?:[\r\n]|$))/;

/** The rows of a workbook's first sheet or of a CSV file as text, without those that are empty. Runs in a worker thread: the file is a stranger's. */
export async function readRows({ bytes, limits }: { bytes: Uint8Array; limits: SheetLimits }): Promise<string[][] | SheetFailure> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = buffer.subarray(0, 2).toString('latin1') === 'PK' ? await readWorkbook(buffer) : readCsv(buffer, limits);
  if ('failure' in rows) return rows;
  const filled = rows.map((row) => row.map(textOf)).filter((row) => row.some((cell) => cell !== ''));
  const [first] = filled;
  if (first === undefined) return { failure: 'sheetEmpty' };
  const width = Math.max(...filled.slice(0, 51).map((row) => row.length));
  return filled.length - 1 > limits.rows || width > limits.columns ? { failure: 'sheetTooLarge' } : filled;
}

type Rows = readonly (readonly unknown[])[];

async function readWorkbook(buffer: Buffer): Promise<Rows | SheetFailure> {
  const size = await fitsWhenUnzipped(buffer);
  if (size !== 'fits') return { failure: size === 'too large' ? 'sheetTooLarge' : 'sheetBroken' };
  try {
    return await readXlsx(buffer);
  } catch {
    return { failure: 'sheetBroken' };
  }
}

function readCsv(buffer: Buffer, limits: SheetLimits): Rows | SheetFailure {
  const text = decode(buffer);
  if (text === null) return { failure: 'sheetKind' };
  // One row more than may be is enough to know that it is too many.
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: limits.rows + 2 });
  return data;
}

/** UTF-8 and UTF-16 by their marks, else UTF-8, else what Excel on Windows writes. Null for what is no text. */
function decode(buffer: Buffer): string | null {
  const start = buffer.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === 'feff') return new TextDecoder(start === 'fffe' ? 'utf-16le' : 'utf-16be').decode(buffer);
  if (buffer.subarray(0, 4096).includes(0) || NO_TABLE.test(buffer.subarray(0, 4096).toString('latin1'))) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    const text = new TextDecoder('windows-1252').decode(buffer);
    // A picture or a program is full of these; a list of names is not.
    const strange = [...buffer.subarray(0, 4096)].filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
    return strange > 2 ? null : text;
  }
}

/** A cell as text: dates in ISO form, numbers without an exponent, a formula's last value. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell);
  return String(cell).replaceAll('\u0000', '').trim().slice(0, MAX_CELL);
}
