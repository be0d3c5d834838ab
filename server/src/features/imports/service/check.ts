import type { ImportField, importPreview } from '@shala/contract/imports';
import type { z } from 'zod';
import { findKnownEmployees, type NewEmployee } from '#features/employees';
import { areIdentitiesHeld, findKnownStudents, findSeats, type NewStudent } from '#features/students';
import { type Db, sql } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { CheckedRow } from '../rules/check-students.ts';
import { classKey } from '../rules/read-cell.ts';
import type { ImportRow } from '../store.ts';
import { checkInWorker } from './in-worker.ts';

export type Checked =
  | { kind: 'students'; yearId: string; rows: CheckedRow<NewStudent>[] }
  | { kind: 'employees'; rows: CheckedRow<NewEmployee>[] };

/** Checks a sheet against itself and the school as it is now. Refuses students where no academic year is set up. */
export async function checkSheet(
  db: Db,
  schoolId: string,
  { kind, mapping, cells }: Pick<ImportRow, 'kind' | 'mapping'> & { cells: string[][] },
): Promise<Checked> {
  const values = (field: ImportField) => {
    const column = mapping.indexOf(field);
    return column < 0
      ? []
      : [...new Set(cells.map((row) => (row[column] ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()))].filter(Boolean);
  };
  if (kind === 'employees') {
    const [found, today] = await Promise.all([
      findKnownEmployees(db, schoolId, { codes: values('employeeCode'), names: values('name') }),
      findToday(db, schoolId),
    ]);
    return { kind, rows: await checkInWorker({ kind, mapping, cells, context: { today, known: found } }) };
  }
  const [{ classes, year }, areHeld, found] = await Promise.all([
    findSeats(db, schoolId),
    areIdentitiesHeld({ db, school: { id: schoolId } }),
    findKnownStudents(db, schoolId, { numbers: values('admissionNumber'), names: values('name') }),
  ]);
  if (year === null) throw new Refusal('unprocessable', 'noCurrentYear');
  const context = {
    today: year.today,
    yearEndsOn: year.endsOn,
    classes: classes.map(({ name, sections }) => ({
      key: classKey(name),
      sections: sections.map(({ id, name: section }) => ({ id, key: section.toLowerCase() })),
    })),
    known: found,
    // Where who somebody is waits for a second administrator, no sheet goes around that.
    keeps: areHeld ? ['name', 'dateOfBirth'] : [],
  };
  return { kind, yearId: year.id, rows: await checkInWorker({ kind, mapping, cells, context }) };
}

/** A preview as the browser gets it. */
export function previewOf(sheet: Omit<ImportRow, 'state'> & { cells: string[][] }, { rows }: Checked): z.output<typeof importPreview> {
  const { id, kind, fileName, headers, mapping, cells } = sheet;
  const counts = { good: 0, bad: 0, known: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  // Row 1 of the file is the one with the headings.
  const shown = rows.map(({ verdict, problems, known }, index) => ({
    row: index + 2,
    verdict,
    cells: cells[index] ?? [],
    problems,
    ...(known && {
      known: {
        isByName: known.isByName,
        differs: known.differs.map(({ column, before }) => ({ column, has: shownOf(mapping[column], before) })),
      },
    }),
  }));
  return { id, kind, fileName, headers, mapping, counts, rows: shown };
}

async function findToday(db: Db, schoolId: string): Promise<string> {
  const row = await db.row<{ today: string }>(sql`select app.today(${schoolId}) as today`);
  return (row as { today: string }).today;
}

/** A value of the record as a cell would have it. */
function shownOf(field: ImportField | null | undefined, value: string | number | null): string {
  return field === 'monthlySalary' ? String(Number(value ?? 0) / 100) : String(value ?? '');
}
