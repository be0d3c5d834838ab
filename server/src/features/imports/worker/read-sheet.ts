import { type ImportKind, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@shala/contract/imports';
import { readNumberedRows, type SheetFailure } from '#platform/sheets';
import { holdsAadhaar, isAadhaar, lastFour } from '../rules/aadhaar.ts';
import { checkEmployees, type EmployeeContext } from '../rules/check-employees.ts';
import { type CheckedSheet, checkStudents, type StudentContext } from '../rules/check-students.ts';
import { findTable, type Table } from '../rules/find-table.ts';

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
  const shown = (text: string, place: number) => (secret[place] ? lastFour(text) : text);
  const cells = table.rows.map((row) => headers.map((_, place) => shown(row.cells[place] ?? '', place)));
  return { headers, mapping, leftOut, cells, numbers: table.rows.map(({ at }) => at) };
}

type Check = CheckedSheet & ({ kind: 'students'; context: StudentContext } | { kind: 'employees'; context: EmployeeContext });

/** Checks all rows. Runs in a worker thread. */
export function checkRows(check: Check) {
  return check.kind === 'students' ? checkStudents(check, check.context) : checkEmployees(check, check.context);
}
