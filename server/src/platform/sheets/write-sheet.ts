import Papa from 'papaparse';
import writeExcel from 'write-excel-file/node';
import type { Cell, Sheet } from './sheet.ts';

// Text that a spreadsheet would read as a formula, also after spaces, in full-width characters, or after another locale's separator.
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/;

/** Groups by lakh and crore, even when the computer's own region groups by thousands. */
const RUPEES = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
/** The extra width of an amount for grouping and paise, in characters. */
const GROUPING = 6;
/** How many characters fit side by side on a portrait A4 page. */
const PORTRAIT_WIDTH = 90;
/** A column of names is as wide as its names, up to this limit in characters. A column of sentences is wider, and its text wraps. */
const NAME_WIDTH = 40;
const SENTENCE_WIDTH = 80;
const MOST_NAME = 31;

/** Writes a table. Runs in a worker thread. */
export async function writeSheet({ sheet, format }: { sheet: Sheet; format: 'csv' | 'xlsx' }): Promise<Uint8Array> {
  return format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);
}

/** UTF-8 with a byte order mark: without it Excel reads Hindi in the wrong encoding. */
function writeCsv({ headings, rows }: Sheet): Uint8Array {
  const text = Papa.unparse([[...headings], ...rows.map((row) => row.map(plain))], { newline: '\r\n' });
  return Buffer.from(`\ufeff${text}\r\n`);
}

async function writeXlsx({ title, headings, rows }: Sheet): Promise<Uint8Array> {
  const head = headings.map((value, index) => ({
    value,
    fontWeight: 'bold' as const,
    ...(rows.some((row) => isFigure(row[index] ?? null)) && { align: 'right' as const }),
  }));
  const columns = headings.map((heading, index) => {
    const longest = Math.max(heading.length, ...rows.slice(0, 200).map((row) => lengthOf(row[index] ?? null))) + 2;
    return { width: Math.min(longest, longest > SENTENCE_WIDTH ? SENTENCE_WIDTH : NAME_WIDTH) };
  });
  const body = rows.map((row) => {
    const isTall = row.some((cell, index) => lengthOf(cell) > (columns[index]?.width ?? 0));
    return row.map((cell) => {
      const made = typed(cell);
      return made !== null && isTall ? { ...made, wrap: true, alignVertical: 'top' as const } : made;
    });
  });
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const made = await writeExcel(
    [head, ...body],
    {
      columns,
      sheet: sheetName(title),
      stickyRowsCount: 1,
      ...(width > PORTRAIT_WIDTH && { orientation: 'landscape' as const }),
    },
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBuffer();
  return new Uint8Array(made);
}

/** Excel allows 31 letters and none of `[]:*?/\`. A longer title ends with a whole word, so that a date is not cut into another one. */
function sheetName(title: string): string {
  const name = title.replace(/[[\]:*?/\\]/g, ' ');
  return name.length <= MOST_NAME
    ? name
    : name
        .slice(0, MOST_NAME + 1)
        .replace(/\s+\S*$/, '')
        .slice(0, MOST_NAME);
}

/** Numbers and amounts, and their headings, are aligned right. */
function isFigure(cell: Cell): boolean {
  return typeof cell === 'number' || (cell !== null && typeof cell === 'object' && 'rupees' in cell);
}

function lengthOf(cell: Cell): number {
  return String(plain(cell)).length + (cell !== null && typeof cell === 'object' && 'rupees' in cell ? GROUPING : 0);
}

function plain(cell: Cell): string | number {
  if (cell === null) return '';
  if (typeof cell === 'object') return 'day' in cell ? cell.day.split('-').reverse().join('/') : cell.rupees;
  return typeof cell === 'string' ? harmless(cell) : cell;
}

/** A text cell in XLSX is never a formula. It still gets the CSV's apostrophe, because the file may be saved as CSV. */
function typed(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'object') {
    return 'day' in cell
      ? { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'dd/mm/yyyy', align: 'left' as const }
      : { type: Number, value: cell.rupees, format: RUPEES };
  }
  return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: harmless(cell) };
}

/** Puts an apostrophe before text that a spreadsheet would calculate. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
