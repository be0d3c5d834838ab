import Papa from 'papaparse';
import readXlsx from 'read-excel-file/node';
import { fitsWhenUnzipped } from './sheet-limits.ts';

/** The highest number of rows below the headings, and of columns. */
export type SheetLimits = { rows: number; columns: number };
export type SheetFailure =
  | { failure: 'sheetKind' | 'sheetBroken' | 'sheetTooLarge' | 'sheetEmpty' }
  /** The workbook contains several tables, and the caller named none. */
  | { failure: 'sheetChoice'; sheets: string[] };

const MAX_CELL = 500;
/** Text files that are no table: a PDF, RTF, a web page, a script, or a program (whose first line has no columns). */
const NO_TABLE = /^(?:\u00ef\u00bb\u00bf)?(?:%PDF-|\{\\rtf|#!|<|MZ[^,;\t\r\n]*(?:[\r\n]|$))/;

/** A row as text, with its row number in the file, beginning with 1. */
export type NumberedRow = { at: number; cells: string[] };
/** `sheet` names a sheet of the workbook. With null, a workbook with several tables is answered with `sheetChoice`. When left out, the first sheet is read. */
type Input = { bytes: Uint8Array; limits: SheetLimits; sheet?: string | null };

/** The rows of a workbook's sheet or of a CSV file as text, without empty rows. Runs in a worker thread, because an uploaded file is not trusted. */
export async function readRows(input: Input): Promise<string[][] | SheetFailure> {
  const rows = await readNumberedRows(input);
  return 'failure' in rows ? rows : rows.map(({ cells }) => cells);
}

/** The same rows, each with its number in the file. */
export async function readNumberedRows({ bytes, limits, sheet }: Input): Promise<NumberedRow[] | SheetFailure> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = buffer.subarray(0, 2).toString('latin1') === 'PK' ? await readWorkbook(buffer, sheet) : readCsv(buffer, limits);
  if ('failure' in rows) return rows;
  if (rows.length === 0) return { failure: 'sheetEmpty' };
  const width = Math.max(...rows.slice(0, 51).map(({ cells }) => cells.length));
  return rows.length - 1 > limits.rows || width > limits.columns ? { failure: 'sheetTooLarge' } : rows;
}

async function readWorkbook(buffer: Buffer, wanted: string | null | undefined): Promise<NumberedRow[] | SheetFailure> {
  const size = await fitsWhenUnzipped(buffer);
  if (size !== 'fits') return { failure: size === 'too large' ? 'sheetTooLarge' : 'sheetBroken' };
  try {
    const sheets = (await readXlsx(buffer)).map(({ sheet, data }) => ({
      name: sheet,
      rows: data.flatMap((row, index) => filledRow(row, index + 1) ?? []),
    }));
    const [first] = sheets;
    const named = sheets.find(({ name }) => name === wanted);
    if (named || wanted === undefined) return (named ?? first)?.rows ?? [];
    // A sheet with one row only is a heading or a note, not a table.
    const tables = sheets.filter(({ rows }) => rows.length > 1);
    if (tables.length > 1) return { failure: 'sheetChoice', sheets: tables.map(({ name }) => name) };
    return (tables[0] ?? first)?.rows ?? [];
  } catch {
    return { failure: 'sheetBroken' };
  }
}

function readCsv(buffer: Buffer, limits: SheetLimits): NumberedRow[] | SheetFailure {
  const text = decode(buffer);
  if (text === null) return { failure: 'sheetKind' };
  const rows: NumberedRow[] = [];
  let at = 0;
  Papa.parse<string[]>(text, {
    step: ({ data }, parser) => {
      at += 1;
      const row = filledRow(data, at);
      if (row) rows.push(row);
      // One row over the limit is enough to know that there are too many.
      if (rows.length > limits.rows + 1) parser.abort();
    },
  });
  return rows;
}

function filledRow(row: readonly unknown[], at: number): NumberedRow | null {
  const cells = row.map(textOf);
  return cells.some((cell) => cell !== '') ? { at, cells } : null;
}

/** Decodes UTF-8 and UTF-16 by their byte order marks, else UTF-8, else the Windows encoding of Excel. Null when the bytes are no text. */
function decode(buffer: Buffer): string | null {
  const start = buffer.subarray(0, 2).toString('hex');
  if (start === 'fffe' || start === 'feff') return new TextDecoder(start === 'fffe' ? 'utf-16le' : 'utf-16be').decode(buffer);
  if (buffer.subarray(0, 4096).includes(0) || NO_TABLE.test(buffer.subarray(0, 4096).toString('latin1'))) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(buffer);
  } catch {
    const text = new TextDecoder('windows-1252').decode(buffer);
    // Pictures and programs contain many of these bytes; lists of names do not.
    const strange = [...buffer.subarray(0, 4096)].filter((byte) => byte < 9 || (byte > 13 && byte < 32)).length;
    return strange > 2 ? null : text;
  }
}

/** A cell as text: dates in ISO form, numbers without an exponent, the last value of a formula. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return Number.isInteger(cell) ? BigInt(cell).toString() : String(cell);
  return String(cell).replaceAll('\u0000', '').trim().slice(0, MAX_CELL);
}
