import type { ImportField, importPreview } from '@shala/contract/imports';
import { classKey, toRupees, writeDay } from '@shala/contract/shared';
import type { z } from 'zod';
import { findKnownEmployees, listSchoolSubjects, type NewEmployee } from '#features/employees';
import { listTransportFees } from '#features/finance';
import { areIdentitiesHeld, findKnownStudents, findSeats, type NewStudent } from '#features/students';
import { type Db, sql } from '#platform/db';
import { Refusal } from '#platform/errors';
import type { CheckedRow } from '../rules/check-students.ts';
import { countMissing } from '../rules/count-missing.ts';
import { namesToTidy } from '../rules/names-to-tidy.ts';
import { showDay } from '../rules/read-cell.ts';
import type { SchoolClasses } from '../rules/read-led.ts';
import { sectionKey } from '../rules/read-seat.ts';
import { DAY_FIELDS } from '../rules/row-reader.ts';
import type { ImportRow } from '../store.ts';
import { checkInWorker } from './in-worker.ts';

/** What the transport of a student costs in a month, in paise, by section. */
type TransportFees = ReadonlyMap<string, number>;
export type Checked =
  | { kind: 'students'; yearId: string; rows: CheckedRow<NewStudent>[]; classNames: string[]; transportFees: TransportFees }
  | { kind: 'employees'; rows: CheckedRow<NewEmployee>[] };

type SheetToCheck = Pick<ImportRow, 'kind' | 'mapping' | 'numbers' | 'createsClasses' | 'tidiesNames'> & { cells: string[][] };

/** Checks a sheet against itself and the present records. Refuses students when the school has no academic year. */
export async function checkSheet(
  db: Db,
  schoolId: string,
  { kind, mapping, cells, numbers, createsClasses, tidiesNames }: SheetToCheck,
): Promise<Checked> {
  const values = (field: ImportField) => {
    const column = mapping.indexOf(field);
    return column < 0
      ? []
      : [...new Set(cells.map((row) => (row[column] ?? '').replaceAll(/\s+/g, ' ').trim().toLowerCase()))].filter(Boolean);
  };
  if (kind === 'employees') {
    const [found, today, subjects, { classes }] = await Promise.all([
      findKnownEmployees(db, schoolId, { codes: values('employeeCode'), names: values('name') }),
      findToday(db, schoolId),
      listSchoolSubjects(db, schoolId),
      findSeats(db, schoolId),
    ]);
    return {
      kind,
      rows: await checkInWorker({
        kind,
        mapping,
        cells,
        numbers,
        tidiesNames,
        context: { today, known: found, subjects, classes: keyed(classes) },
      }),
    };
  }
  const wanted = { numbers: values('admissionNumber'), names: values('name') };
  const [{ classes, year }, areHeld, found, fees] = await Promise.all([
    findSeats(db, schoolId),
    areIdentitiesHeld({ db, school: { id: schoolId } }),
    findKnownStudents(db, schoolId, wanted),
    mapping.includes('transportStop') ? listTransportFees(db, schoolId) : [],
  ]);
  if (year === null) throw new Refusal('unprocessable', 'noCurrentYear');
  const context = {
    today: year.today,
    yearEndsOn: year.endsOn,
    classes: keyed(classes),
    known: found,
    // When changes of identity need a second administrator, a sheet cannot make them.
    keeps: areHeld ? ['name', 'dateOfBirth'] : [],
    createsClasses,
  };
  const rows = await checkInWorker<CheckedRow<NewStudent>>({ kind, mapping, cells, numbers, tidiesNames, context });
  const transportFees = new Map(fees.map(({ sectionId, paise }) => [sectionId, paise]));
  return { kind, yearId: year.id, rows, classNames: classes.map(({ name }) => name), transportFees };
}

/** The school's classes as a sheet's cells are compared with them. */
function keyed(classes: readonly { name: string; sections: readonly { id: string; name: string }[] }[]): SchoolClasses {
  return classes.map(({ name, sections }) => ({
    key: classKey(name),
    name,
    sections: sections.map(({ id, name: section }) => ({ id, key: sectionKey(section) })),
  }));
}

type Answer = z.output<typeof importPreview>;

/** A preview in the API's format. */
export function previewOf(sheet: Omit<ImportRow, 'state'> & { cells: string[][] }, checked: Checked): Answer {
  const { id, kind, fileName, headers, mapping, leftOut, createsClasses, tidiesNames } = sheet;
  const { count, examples } = namesToTidy(mapping, sheet.cells);
  const head = { id, kind, fileName, headers, mapping, leftOut, createsClasses, names: { count, examples, isTidied: tidiesNames } };
  return { ...head, ...countsOf(checked), rows: rowsOf(sheet, checked) };
}

/** The number of rows of each verdict, and the missing classes and sections. */
export function countsOf(checked: Checked): Pick<Answer, 'counts' | 'missing'> {
  const counts = { good: 0, bad: 0, known: 0 };
  for (const { verdict } of checked.rows) counts[verdict] += 1;
  return { counts, missing: checked.kind === 'students' ? countMissing(checked.rows, checked.classNames) : [] };
}

/** Every row in the API's format. */
export function rowsOf({ cells, mapping, numbers }: Pick<SheetToCheck, 'cells' | 'mapping' | 'numbers'>, checked: Checked): Answer['rows'] {
  return checked.rows.map(({ verdict, problems, notKept, notes, value, known }, index) => ({
    row: numbers[index] ?? index + 2,
    verdict,
    cells: shownCells(cells[index], mapping),
    problems,
    ...(notKept && { notKept }),
    ...(notes && { notes }),
    ...(checked.kind === 'students' && transportOf(value as NewStudent, checked.transportFees)),
    ...(known && {
      known: {
        isByName: known.isByName,
        differs: known.differs.map(({ column, before }) => ({ column, has: shownOf(mapping[column], before) })),
      },
    }),
  }));
}

/** What the bus stop of a row means for the fees. */
function transportOf(
  { transportStop: stop, leftOn, sectionId }: NewStudent,
  fees: TransportFees,
): Pick<Answer['rows'][number], 'transport'> {
  return stop === '' || leftOn !== null ? {} : { transport: { stop, fee: toRupees(fees.get(sectionId) ?? 0) } };
}

async function findToday(db: Db, schoolId: string): Promise<string> {
  const row = await db.row<{ today: string }>(sql`select app.today(${schoolId}) as today`);
  return (row as { today: string }).today;
}

/** A row as a person reads it: days that Excel keeps as numbers are dates in whichever column is mapped to one, by Shala or by hand. */
export function shownCells(cells: readonly string[] | undefined, mapping: SheetToCheck['mapping']): string[] {
  return (cells ?? []).map((text, column) => (isDay(mapping[column]) ? showDay(text) : text));
}

function isDay(field: ImportField | null | undefined): boolean {
  return field !== null && field !== undefined && DAY_FIELDS.includes(field);
}

/** A value of the record in the form of a cell. */
function shownOf(field: ImportField | null | undefined, value: string | number | null): string {
  if (field === 'monthlySalary') return String(Number(value ?? 0) / 100);
  const text = String(value ?? '');
  return text !== '' && isDay(field) ? writeDay(text) : text;
}
