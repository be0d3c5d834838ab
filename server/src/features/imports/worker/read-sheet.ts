import { type ImportKind, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@shala/contract/imports';
import Papa from 'papaparse';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { holdsAadhaar, isAadhaar, lastFour } from '../rules/aadhaar.ts';
import { checkEmployees, type EmployeeContext } from '../rules/check-employees.ts';
import { checkStudents, type StudentContext } from '../rules/check-students.ts';
import { guessMapping } from '../rules/headers.ts';
import type { Mapping } from '../rules/row-reader.ts';
import { fitsWhenUnzipped } from './sheet-limits.ts';

export type SheetFailure = { failure: 'sheetKind' | 'sheetBroken' | 'sheetTooLarge' | 'sheetEmpty' };
export type ReadSheet = { headers: string[]; cells: string[][]; mapping: ReturnType<typeof guessMapping> };

const MAX_CELL = 500;
/** Text that says of itself that it is something else: a PDF, a page of the web, a script, a program (whose first line has no columns). */
const NO_TABLE = /^(?:\u00ef\u00bb\u00bf)?(?:%PDF-|\{\\rtf|#!|<|MZ[^,;\t\r\n]*(?:[\r\n]|$))/;

/** Reads a workbook's first sheet or a CSV file, up to the limits. Runs in a worker thread. */
export async function readSheet({ bytes, kind }: { bytes: Uint8Array; kind: ImportKind }): Promise<ReadSheet | SheetFailure> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = buffer.subarray(0, 2).toString('latin1') === 'PK' ? await readWorkbook(buffer) : readCsv(buffer);
  if ('failure' in rows) return rows;
  const filled = rows.map((row) => row.map(textOf)).filter((row) => row.some((cell) => cell !== ''));
  const [first, ...rest] = filled;
  if (first === undefined || rest.length === 0) return { failure: 'sheetEmpty' };
  const width = Math.max(first.length, ...rest.slice(0, 50).map((row) => row.length));
  if (rest.length > MAX_IMPORT_ROWS || width > MAX_IMPORT_COLUMNS) return { failure: 'sheetTooLarge' };
  const headers = Array.from({ length: width }, (_, column) => (first[column] ?? '').slice(0, 100));
  const mapping = guessMapping(kind, headers);
  const column = (place: number) => rest.map((row) => row[place] ?? '');
  const secret = headers.map((header, place) => isAadhaar(header) || (mapping[place] !== 'apaarId' && holdsAadhaar(column(place))));
  const cells = rest.map((row) =>
    headers.map((_, place) => (secret[place] ? lastFour(row[place] ?? '') : (row[place] ?? '')).slice(0, MAX_CELL)),
  );
  return { headers, cells, mapping };
}

type Check = { mapping: Mapping; cells: string[][] } & (
  | { kind: 'students'; context: StudentContext }
  | { kind: 'employees'; context: EmployeeContext }
);

/** Checks all rows. Runs in a worker thread. */
export function checkRows(check: Check) {
  return check.kind === 'students'
    ? checkStudents(check.mapping, check.cells, check.context)
    : checkEmployees(check.mapping, check.cells, check.context);
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

function readCsv(buffer: Buffer): Rows | SheetFailure {
  const text = decode(buffer);
  if (text === null) return { failure: 'sheetKind' };
  // One row more than may be is enough to know that it is too many.
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: MAX_IMPORT_ROWS + 2 });
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
