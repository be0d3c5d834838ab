import type { Mark, PersonKind } from '@shala/contract/attendance';
import { type Db, sql } from '#platform/db';

export type Span = { from: string; to: string };
export type YearPerson = { id: string; name: string; number: string; place: string; year: string; from: string; to: string; today: string };

/** A person with the current year up to today or their last day; or null. */
export function findYearPerson(db: Db, schoolId: string, kind: PersonKind, id: string): Promise<YearPerson | null> {
  return kind === 'employee'
    ? db.row(sql`select e.id, e.name, e.employee_code as number, e.position_role as place, y.name as year,
        greatest(y.starts_on, coalesce(e.joined_on, y.starts_on)) as from, least(y.ends_on, e.left_on, app.today(y.school_id)) as to
        from employees e join academic_years y on y.school_id = e.school_id and y.is_current where e.school_id = ${schoolId} and e.id = ${id}::uuid`)
    : db.row(sql`select s.id, s.name, s.admission_number as number, coalesce(c.name || ' ' || sec.name, '') as place, y.name as year,
        greatest(y.starts_on, coalesce(s.admitted_on, y.starts_on)) as from, least(y.ends_on, s.left_on, app.today(y.school_id)) as to
        from students s join academic_years y on y.school_id = s.school_id and y.is_current
        left join enrolments n on n.school_id = s.school_id and n.year_id = y.id and n.student_id = s.id
        left join sections sec on sec.school_id = s.school_id and sec.id = n.section_id left join classes c on c.school_id = s.school_id and c.id = sec.class_id
        where s.school_id = ${schoolId} and s.id = ${id}::uuid`);
}

/** The school days between two days. */
export async function listSchoolDays(db: Db, schoolId: string, kind: PersonKind, { from, to }: Span): Promise<string[]> {
  const who = kind === 'employee' ? 'staff' : 'students';
  return (
    await db.rows<{ day: string }>(sql`select d as day from app.school_days(${schoolId}, ${from}::date, ${to}::date, ${who}) d order by d`)
  ).map(({ day }) => day);
}

export type PersonMark = { personId: string; on: string; mark: Mark; reason: string };

/** Marks of people between two days; optionally of a section's register. */
export function listMarks(
  db: Db,
  schoolId: string,
  { kind, people, span, sectionId }: { kind: PersonKind; people: readonly string[]; span: Span; sectionId?: string | undefined },
): Promise<PersonMark[]> {
  return kind === 'employee'
    ? db.rows(sql`select employee_id as "personId", on_date as on, mark::text as mark, reason from employee_attendance
        where school_id = ${schoolId} and employee_id = any (${people}::uuid[]) and on_date between ${span.from}::date and ${span.to}::date`)
    : db.rows(sql`select student_id as "personId", on_date as on, mark::text as mark, reason from student_attendance
        where school_id = ${schoolId} and student_id = any (${people}::uuid[]) and on_date between ${span.from}::date and ${span.to}::date
          and (${sectionId ?? null}::uuid is null or section_id = ${sectionId ?? null}::uuid)`);
}

export type PersonLeave = { personId: string; from: string; to: string; isHalfDay: boolean };

/** Approved leave of people that overlaps the given days. */
export function listApprovedLeave(
  db: Db,
  schoolId: string,
  { people, span }: { people: readonly string[]; span: Span },
): Promise<PersonLeave[]> {
  return db.rows(sql`select coalesce(employee_id, student_id) as "personId", from_date as from, to_date as to, half_day as "isHalfDay" from leave_requests
    where school_id = ${schoolId} and state = 'approved' and (employee_id = any (${people}::uuid[]) or student_id = any (${people}::uuid[]))
      and from_date <= ${span.to}::date and to_date >= ${span.from}::date`);
}

export type ChangeRow = { at: Date; by: string; on: string; before: string | null; after: string | null; reason: string };

/** Later changes of a person's marks, latest first. */
export function listChanges(db: Db, schoolId: string, kind: PersonKind, id: string): Promise<ChangeRow[]> {
  return db.rows(sql`select l.at, coalesce(a.name, '') as by, d.key as on, l.old_values ->> d.key as before, d.value as after, coalesce(l.reason, '') as reason
    from audit_log l cross join lateral jsonb_each_text(l.new_values) d left join accounts a on a.id = l.account_id
    where l.school_id = ${schoolId} and l.entity = ${`${kind} attendance`} and l.entity_id = ${id}::uuid order by l.at desc, d.key desc limit 100`);
}

export type MonthPerson = { id: string; name: string; number: string; place: string; firstOn: string | null; lastOn: string | null };

/** The students of a section in a month, by roll number; also those who have moved since and were marked in it. */
export function listSectionPeople(db: Db, schoolId: string, sectionId: string, { from, to }: Span): Promise<MonthPerson[]> {
  return db.rows(sql`select s.id, s.name, coalesce(e.roll_number::text, '') as number, s.admission_number as place, s.admitted_on as "firstOn", s.left_on as "lastOn"
    from students s join academic_years y on y.school_id = s.school_id and y.starts_on <= ${to}::date and y.ends_on >= ${from}::date
    join enrolments e on e.school_id = s.school_id and e.year_id = y.id and e.student_id = s.id
    where s.school_id = ${schoolId} and s.id in (select n.student_id from enrolments n where n.school_id = ${schoolId} and n.section_id = ${sectionId}::uuid
          and n.year_id in (select id from academic_years where school_id = ${schoolId} and starts_on <= ${to}::date and ends_on >= ${from}::date)
        union select a.student_id from student_attendance a where a.school_id = ${schoolId} and a.section_id = ${sectionId}::uuid and a.on_date between ${from}::date and ${to}::date)
      and coalesce(s.admitted_on, '-infinity') <= ${to}::date and coalesce(s.left_on, 'infinity') >= ${from}::date
    order by e.roll_number nulls last, lower(s.name), s.name, s.id`);
}

/** The employees of a month, teachers first. */
export function listStaffPeople(db: Db, schoolId: string, { from, to }: Span): Promise<MonthPerson[]> {
  return db.rows(sql`select id, name, employee_code as number, position_role as place, joined_on as "firstOn", left_on as "lastOn" from employees
    where school_id = ${schoolId} and coalesce(joined_on, '-infinity') <= ${to}::date and coalesce(left_on, 'infinity') >= ${from}::date order by is_teaching desc, lower(name), name, id`);
}

/** Every day of a range, with whether it is a school day and the name of its holiday. */
export function listDays(
  db: Db,
  schoolId: string,
  kind: PersonKind,
  { from, to }: Span,
): Promise<{ on: string; isSchoolDay: boolean; why: string }[]> {
  const who = kind === 'employee' ? 'staff' : 'students';
  return db.rows(sql`select d.day::date as on, app.is_school_day(${schoolId}, d.day::date, ${who}) as "isSchoolDay", coalesce((select e.title from calendar_events e
      where e.school_id = ${schoolId} and e.kind = 'holiday' and d.day::date between e.starts_on and e.ends_on and case ${who}::text when 'staff' then e.for_staff else e.for_students end limit 1), '') as why
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day) order by 1`);
}
