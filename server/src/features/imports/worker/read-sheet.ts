import { type ImportKind, MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS } from '@shala/contract/imports';
import { readRows, type SheetFailure } from '#platform/sheets';
import { holdsAadhaar, isAadhaar, lastFour } from '../rules/aadhaar.ts';
import { checkEmployees, type EmployeeContext } from '../rules/check-employees.ts';
import { checkStudents, type StudentContext } from '../rules/check-students.ts';
import { guessMapping } from '../rules/headers.ts';
import type { Mapping } from '../rules/row-reader.ts';

export type ReadSheet = { headers: string[]; cells: string[][]; mapping: ReturnType<typeof guessMapping> };

/** Reads a workbook's first sheet or a CSV file, whose first row has the headings. Runs in a worker thread. */
export async function readSheet({ bytes, kind }: { bytes: Uint8Array; kind: ImportKind }): Promise<ReadSheet | SheetFailure> {
  const rows = await readRows({ bytes, limits: { rows: MAX_IMPORT_ROWS, columns: MAX_IMPORT_COLUMNS } });
  if ('failure' in rows) return rows;
  const [first, ...rest] = rows;
  if (first === undefined || rest.length === 0) return { failure: 'sheetEmpty' };
  const width = Math.max(first.length, ...rest.slice(0, 50).map((row) => row.length));
  const headers = Array.from({ length: width }, (_, column) => (first[column] ?? '').slice(0, 100));
  const mapping = guessMapping(kind, headers);
  const column = (place: number) => rest.map((row) => row[place] ?? '');
  const secret = headers.map((header, place) => isAadhaar(header) || (mapping[place] !== 'apaarId' && holdsAadhaar(column(place))));
  const cells = rest.map((row) => headers.map((_, place) => (secret[place] ? lastFour(row[place] ?? '') : (row[place] ?? ''))));
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
