import { type ImportKind, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@shala/contract/imports';
import { writeDay } from '@shala/contract/shared';
import { readNumberedRows, type SheetFailure } from '#platform/sheets';
import { holdsAadhaar, isAadhaar, lastFour } from '../rules/aadhaar.ts';
import { checkEmployees, type EmployeeContext } from '../rules/check-employees.ts';
import { type CheckedSheet, checkStudents, type StudentContext } from '../rules/check-students.ts';
import { findTable, type Table } from '../rules/find-table.ts';
import { readDay } from '../rules/read-cell.ts';
import { DAY_FIELDS } from '../rules/row-reader.ts';

export type ReadSheet = Pick<Table, 'headers' | 'mapping' | 'leftOut'> & { cells: string[][]; numbers: number[] };

type Input = { bytes: Uint8Array; kind: ImportKind; sheet?: string | undefined };

/** Reads a sheet of a workbook (asked for when several contain rows) or a CSV file, and finds its table. Runs in a worker thread. */
export async function readSheet({ bytes, kind, sheet }: Input): Promise<ReadSheet | SheetFailure> {
  const rows = await readNumberedRows({ bytes, sheet: sheet ?? null, limits: { rows: MAX_IMPORT_ROWS, columns: MAX_IMPORT_COLUMNS } });
  if ('failure' in rows) return rows;
  const table = findTable(kind, rows);
  if (table === null) return { failure: 'sheetEmpty' };
  const { headers, mapping, leftOut } = table;
  const column = (place: number) => table.rows.map(({ cells }) => cells[place] ?? '');
  const secret = headers.map((header, place) => isAadhaar(header) || (mapping[place] !== 'apaarId' && holdsAadhaar(column(place))));
  const isDay = mapping.map((field) => field !== null && DAY_FIELDS.includes(field));
  const shown = (text: string, place: number) => (secret[place] ? lastFour(text) : isDay[place] ? writeExcelDay(text) : text);
  const cells = table.rows.map((row) => headers.map((_, place) => shown(row.cells[place] ?? '', place)));
  return { headers, mapping, leftOut, cells, numbers: table.rows.map(({ at }) => at) };
}

/** Excel keeps a date as a number of days, which nobody can check: it is shown as a date. What a person typed stays as it is. */
function writeExcelDay(text: string): string {
  const day = /^(?:\d{5}(?:\.\d+)?|\d{4}-\d\d-\d\d)$/.test(text) ? readDay(text, '') : null;
  return day === null ? text : writeDay(day);
}

type Check = CheckedSheet & ({ kind: 'students'; context: StudentContext } | { kind: 'employees'; context: EmployeeContext });

/** Checks all rows. Runs in a worker thread. */
export function checkRows(check: Check) {
  return check.kind === 'students' ? checkStudents(check, check.context) : checkEmployees(check, check.context);
}
