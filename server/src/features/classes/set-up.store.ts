import { CLASS_NAMES } from '@shala/contract/shared';
import { type Db, sql } from '#platform/db';
import { type SchoolKind, type StartingYear, startingPeriods, startingSubjects } from './rules/starting-set.ts';

const NEW_SCHOOL: SchoolKind = { board: '', state: '' };

/** Each of these may be repeated: existing data stays unchanged. */
export async function setUpYear(db: Db, schoolId: string, year: StartingYear): Promise<void> {
  const row = await db.row<{ id: string }>(sql`insert into academic_years (school_id, id, name, starts_on, ends_on, is_current)
    values (${schoolId}, app.new_id(), ${year.name}, ${year.startsOn}, ${year.endsOn}, true) on conflict do nothing returning id`);
  if (row === null) return;
  for (const term of year.terms) {
    await db.rows(sql`insert into terms (school_id, id, year_id, name, starts_on, ends_on)
      values (${schoolId}, app.new_id(), ${row.id}, ${term.name}, ${term.startsOn}, ${term.endsOn})`);
  }
}

export async function setUpClasses(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`insert into classes (school_id, id, name, position)
    select ${schoolId}::uuid, app.new_id(), name, position from unnest(${CLASS_NAMES}::text[]) with ordinality as c(name, position) on conflict do nothing`);
  await db.rows(sql`insert into sections (school_id, id, class_id, name)
    select school_id, app.new_id(), id, 'A' from classes where school_id = ${schoolId} on conflict do nothing`);
}

export async function setUpPeriods(db: Db, schoolId: string): Promise<void> {
  for (const [index, period] of startingPeriods().entries()) {
    await db.rows(sql`insert into periods (school_id, id, name, position, starts_at_minute, ends_at_minute)
      values (${schoolId}, app.new_id(), ${period.name}, ${index + 1}, ${period.startsAtMinute}, ${period.endsAtMinute}) on conflict (school_id, name) do nothing`);
  }
}

export async function setUpSubjects(db: Db, schoolId: string): Promise<void> {
  const school = await db.row<SchoolKind>(sql`select board, state from schools where id = ${schoolId}`);
  for (const className of CLASS_NAMES) {
    await db.rows(sql`insert into subjects (school_id, id, class_id, name, position)
      select school_id, app.new_id(), id, subject, place from classes,
        unnest(${startingSubjects(className, school ?? NEW_SCHOOL)}::text[]) with ordinality as s(subject, place)
      where school_id = ${schoolId} and classes.name = ${className} on conflict do nothing`);
  }
}
