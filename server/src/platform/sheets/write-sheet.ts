import Papa from 'papaparse';
import writeExcel from 'write-excel-file/node';
import type { Cell, Sheet } from './sheet.ts';

// What a spreadsheet takes for a formula, also behind blanks, in full width, or after a separator of another locale.
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/;

/** Lakh and crore also where the computer's own region groups by thousands. */
const RUPEES = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;#,##0.00';
/** What grouping and paise add to a sum's plain digits. */
const GROUPING = 6;
/** How many signs stand side by side on an upright A4 page. */
const PORTRAIT_WIDTH = 90;
/** A column of names is as wide as they are, up to this; one of whole sentences is wider, and they go on in further lines. */
const NAME_WIDTH = 40;
const SENTENCE_WIDTH = 80;

/** Writes a table. Runs in a worker thread. */
export async function writeSheet({ sheet, format }: { sheet: Sheet; format: 'csv' | 'xlsx' }): Promise<Uint8Array> {
  return format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);
}

/** UTF-8 with a byte order mark, without which Excel takes Hindi for something else. */
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
      sheet: title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
      stickyRowsCount: 1,
      ...(width > PORTRAIT_WIDTH && { orientation: 'landscape' as const }),
    },
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBuffer();
  return new Uint8Array(made);
}

/** A number or a sum stands at the right of its column, and so does what is written above it. */
function isFigure(cell: Cell): boolean {
  return typeof cell === 'number' || (cell !== null && typeof cell === 'object' && 'rupees' in cell);
}

function lengthOf(cell: Cell): number {
  return String(plain(cell)).length + (cell !== null && typeof cell === 'object' && 'rupees' in cell ? GROUPING : 0);
}

function plain(cell: Cell): string | number {
  if (cell === null) return '';
  if (typeof cell === 'object') return 'day' in cell ? cell.day : cell.rupees;
  return typeof cell === 'string' ? harmless(cell) : cell;
}

/** In XLSX a text cell is a text and never a formula, whatever it begins with; it still carries the mark of the CSV, for it may be saved as one. */
function typed(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'object') {
    return 'day' in cell
      ? { type: Date, value: new Date(`${cell.day}T00:00:00Z`), format: 'dd-mm-yyyy', align: 'left' as const }
      : { type: Number, value: cell.rupees, format: RUPEES };
  }
  return typeof cell === 'number' ? { type: Number, value: cell } : { type: String, value: harmless(cell) };
}

/** An apostrophe before what a spreadsheet would calculate. */
function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
