import type { Mark, PersonKind } from '@shala/contract/attendance';
import { type Db, sql } from '#platform/db';

export type Actor = { accountId: string; requestId: string; call: string };

/** Refuses days that cannot be marked. */
export async function requireMarkable(db: Db, schoolId: string, on: string, kind: PersonKind): Promise<void> {
  await db.rows(sql`select app.require_markable(${schoolId}::uuid, ${on}::date, ${kind === 'employee' ? 'staff' : 'students'}::text)`);
}

/** Increases the version of the register that contains a person's day, so that other tabs notice the change; false when there is none. */
export async function touchRegisterOf(
  db: Db,
  schoolId: string,
  { kind, personId, on, accountId }: { kind: PersonKind; personId: string; on: string; accountId: string },
): Promise<boolean> {
  const change = sql`version = version + 1, saved_at = clock_timestamp(), saved_by = ${accountId}::uuid`;
  const touched =
    kind === 'employee'
      ? await db.rows(
          sql`update staff_registers set ${change} where school_id = ${schoolId} and on_date = ${on}::date returning true as done`,
        )
      : await db.rows(sql`update registers r set ${change} from app.student_day(${schoolId}, ${on}::date) d
          where d.student_id = ${personId}::uuid and r.school_id = ${schoolId} and r.section_id = d.section_id and r.on_date = ${on}::date returning true as done`);
  return touched.length > 0;
}

/** Writes marks by the one database function that may do so; it also writes the audit rows. */
export async function putMarks(
  db: Db,
  schoolId: string,
  {
    actor,
    kind,
    on,
    sectionId,
    marks,
    reason,
  }: { actor: Actor; kind: PersonKind; on: string; sectionId: string | null; marks: readonly { id: string; mark: Mark }[]; reason: string },
): Promise<void> {
  await db.rows(sql`select app.put_marks(${schoolId}::uuid, ${actor.accountId}::uuid, ${actor.requestId}::text, ${actor.call}::text, ${kind}::text, ${on}::date, ${sectionId}::uuid,
    ${marks.map(({ id }) => id)}::uuid[], ${marks.map(({ mark }) => mark)}::text[], ${marks.map(() => '')}::text[], ${reason}::text, false)`);
}

/** Creates the missing registers of all sections of a day, and returns all students with their present mark. */
export async function openAllRegisters(
  db: Db,
  schoolId: string,
  { on, accountId }: { on: string; accountId: string },
): Promise<{ sectionId: string; studentId: string; mark: Mark | null; isOnLeave: boolean }[]> {
  await db.rows(sql`insert into registers (school_id, section_id, on_date, account_id, taken_at, saved_at, saved_by)
    select ${schoolId}, d.section_id, ${on}::date, ${accountId}::uuid, clock_timestamp(), clock_timestamp(), ${accountId}::uuid from app.student_day(${schoolId}, ${on}::date) d group by d.section_id
    on conflict (school_id, section_id, on_date) do update set version = registers.version + 1, saved_at = clock_timestamp(), saved_by = excluded.saved_by`);
  return db.rows(sql`select d.section_id as "sectionId", d.student_id as "studentId", d.mark::text as mark, d.leave_id is not null as "isOnLeave"
    from app.student_day(${schoolId}, ${on}::date) d order by d.section_id, d.student_id`);
}

export type Rules = { locksAtMinute: number; shortPercent: number; alertDays: number };

export async function findRules(db: Db, schoolId: string): Promise<Rules> {
  const row = await db.row<Rules>(
    sql`select locks_at_minute as "locksAtMinute", short_percent as "shortPercent", alert_days as "alertDays" from attendance_rules where school_id = ${schoolId}`,
  );
  return row ?? { locksAtMinute: 1440, shortPercent: 75, alertDays: 3 };
}

export async function saveAttendanceRules(db: Db, schoolId: string, { locksAtMinute, shortPercent, alertDays }: Rules): Promise<void> {
  await db.rows(sql`insert into attendance_rules (school_id, locks_at_minute, short_percent, alert_days) values (${schoolId}, ${locksAtMinute}, ${shortPercent}, ${alertDays})
    on conflict (school_id) do update set locks_at_minute = excluded.locks_at_minute, short_percent = excluded.short_percent, alert_days = excluded.alert_days`);
}

/** The school's name for its documents. */
export async function findSchoolName(db: Db, schoolId: string): Promise<string> {
  const row = await db.row<{ name: string }>(sql`select name from schools where id = ${schoolId}`);
  return row?.name ?? '';
}
