import type { Mark } from '@shala/contract/attendance';
import { type Db, type Fragment, sql } from '#platform/db';
import type { LeaveFacts } from './leave.store.ts';

export type MarkedDay = { on: string; mark: Mark };
export type ChangedDay = { on: string; before: Mark | null; after: Mark | null };

/** Whose marks they are. */
export type Person = Pick<LeaveFacts, 'kind' | 'personId'>;
type Side = { table: Fragment; person: Fragment; who: string };
const sideOf = ({ kind }: Person): Side =>
  kind === 'employee'
    ? { table: sql`employee_attendance`, person: sql`employee_id`, who: 'staff' }
    : { table: sql`student_attendance`, person: sql`student_id`, who: 'students' };

/** School days of a leave on which the person was marked present. */
export function listPresentDays(db: Db, schoolId: string, leave: LeaveFacts): Promise<MarkedDay[]> {
  const { table, person, who } = sideOf(leave);
  const marks = leave.isHalfDay ? ['P', 'L'] : ['P', 'L', 'H'];
  return db.rows(sql`select on_date as on, mark::text as mark from ${table} where school_id = ${schoolId} and ${person} = ${leave.personId}::uuid
    and on_date between ${leave.from}::date and ${leave.to}::date and mark::text = any (${marks}::text[]) and app.is_school_day(${schoolId}, on_date, ${who}) order by on_date`);
}

/** Marks an approved leave in the registers: on absent and unmarked days, and with `fillsPresent` on present days too. Stores the former marks. */
export async function fillLeave(db: Db, schoolId: string, leave: LeaveFacts, fillsPresent: boolean): Promise<ChangedDay[]> {
  const { table, person, who } = sideOf(leave);
  const [target, marks] = leave.isHalfDay ? ['H', ['A', 'P', 'L']] : ['V', ['A', 'P', 'L', 'H']];
  const taken = fillsPresent ? marks : ['A'];
  const changed =
    await db.rows<ChangedDay>(sql`update ${table} a set before_leave = a.mark, mark = ${target}::"char" where a.school_id = ${schoolId} and a.${person} = ${leave.personId}::uuid
    and a.on_date between ${leave.from}::date and ${leave.to}::date and a.mark::text = any (${taken}::text[]) and app.is_school_day(${schoolId}, a.on_date, ${who})
    returning a.on_date as on, a.before_leave::text as before, a.mark::text as after`);
  const added = leave.isHalfDay ? [] : await addMissing(db, schoolId, leave);
  return [...changed, ...added];
}

/** Days with a register on which the person has no mark. */
function addMissing(db: Db, schoolId: string, leave: LeaveFacts): Promise<ChangedDay[]> {
  const span = sql`r.on_date between ${leave.from}::date and ${leave.to}::date`;
  return leave.kind === 'employee'
    ? db.rows(sql`insert into employee_attendance (school_id, employee_id, on_date, mark) select ${schoolId}, ${leave.personId}::uuid, r.on_date, 'V'
        from staff_registers r where r.school_id = ${schoolId} and ${span} on conflict do nothing returning on_date as on, null::text as before, mark::text as after`)
    : db.rows(sql`insert into student_attendance (school_id, student_id, on_date, section_id, mark) select ${schoolId}, n.student_id, r.on_date, r.section_id, 'V'
        from registers r join academic_years y on y.school_id = r.school_id and r.on_date between y.starts_on and y.ends_on
        join enrolments n on n.school_id = r.school_id and n.year_id = y.id and n.student_id = ${leave.personId}::uuid and n.section_id = r.section_id
        where r.school_id = ${schoolId} and ${span} on conflict do nothing returning on_date as on, null::text as before, mark::text as after`);
}

/** Restores the marks from before a leave; a day that only the leave had marked becomes unmarked. */
export async function restoreMarks(db: Db, schoolId: string, leave: LeaveFacts): Promise<ChangedDay[]> {
  const { table, person } = sideOf(leave);
  const own = sql`a.school_id = ${schoolId} and a.${person} = ${leave.personId}::uuid and a.on_date between ${leave.from}::date and ${leave.to}::date`;
  const after = leave.isHalfDay ? 'H' : 'V';
  const restored =
    await db.rows<ChangedDay>(sql`update ${table} a set mark = a.before_leave, before_leave = null where ${own} and a.before_leave is not null
    returning a.on_date as on, ${after}::text as before, a.mark::text as after`);
  const cleared = await db.rows<ChangedDay>(
    sql`delete from ${table} a where ${own} and a.mark = 'V' returning a.on_date as on, 'V'::text as before, null::text as after`,
  );
  return [...restored, ...cleared];
}

/** Removes the marks of a person after the last day at the school. */
export function removeMarksAfter(db: Db, schoolId: string, person: Person, lastDay: string): Promise<ChangedDay[]> {
  const { table, person: column } = sideOf(person);
  return db.rows(sql`delete from ${table} a where a.school_id = ${schoolId} and a.${column} = ${person.personId}::uuid and a.on_date > ${lastDay}::date
    returning a.on_date as on, a.mark::text as before, null::text as after`);
}

/** Tells other tabs that have these registers open that they changed. */
export async function touchRegisters(
  db: Db,
  schoolId: string,
  { person, days, accountId }: { person: Person; days: readonly string[]; accountId: string },
): Promise<void> {
  if (days.length === 0) return;
  const change = sql`version = version + 1, saved_at = clock_timestamp(), saved_by = ${accountId}::uuid`;
  if (person.kind === 'employee')
    await db.rows(sql`update staff_registers set ${change} where school_id = ${schoolId} and on_date = any (${days}::date[])`);
  else
    await db.rows(sql`update registers r set ${change} from academic_years y join enrolments n on n.school_id = y.school_id and n.year_id = y.id and n.student_id = ${person.personId}::uuid
      where r.school_id = ${schoolId} and y.school_id = ${schoolId} and r.section_id = n.section_id and r.on_date between y.starts_on and y.ends_on and r.on_date = any (${days}::date[])`);
}
