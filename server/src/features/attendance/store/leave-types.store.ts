import type { PersonKind } from '@shala/contract/attendance';
import { type Db, sql } from '#platform/db';

export type TypeRow = { id: string; name: string; daysAYear: number };

export function listTypes(db: Db, schoolId: string): Promise<TypeRow[]> {
  return db.rows(sql`select id, name, days_a_year::float8 as "daysAYear" from leave_types where school_id = ${schoolId} order by name`);
}

export async function isType(db: Db, schoolId: string, id: string): Promise<boolean> {
  return (await db.row(sql`select true as found from leave_types where school_id = ${schoolId} and id = ${id}::uuid`)) !== null;
}

/** Adds a type; null when its name is taken. */
export function createLeaveType(db: Db, schoolId: string, { name, daysAYear }: Omit<TypeRow, 'id'>): Promise<TypeRow | null> {
  return db.row(sql`insert into leave_types (school_id, id, name, days_a_year) values (${schoolId}, app.new_id(), ${name}, ${daysAYear}::numeric)
    on conflict do nothing returning id, name, days_a_year::float8 as "daysAYear"`);
}

/** Locks a type for a change. */
export function lockType(db: Db, schoolId: string, id: string): Promise<TypeRow | null> {
  return db.row(
    sql`select id, name, days_a_year::float8 as "daysAYear" from leave_types where school_id = ${schoolId} and id = ${id}::uuid for update`,
  );
}

export async function isNameTaken(db: Db, schoolId: string, { id, name }: { id: string; name: string }): Promise<boolean> {
  return (
    (await db.row(sql`select true as found from leave_types where school_id = ${schoolId} and name = ${name} and id <> ${id}::uuid`)) !==
    null
  );
}

export async function changeLeaveType(db: Db, schoolId: string, { id, name, daysAYear }: TypeRow): Promise<void> {
  await db.rows(
    sql`update leave_types set name = ${name}, days_a_year = ${daysAYear}::numeric where school_id = ${schoolId} and id = ${id}::uuid`,
  );
}

export type UsedRow = { employeeId: string; typeId: string | null; used: number; waiting: number };

/** Days of leave in the current year by employee and type: approved and pending. */
export const usedLeaveDays = (schoolId: string, employeeId?: string) =>
  sql`select l.employee_id as "employeeId", l.type_id as "typeId", coalesce(sum(d.days) filter (where l.state = 'approved'), 0)::float8 as used,
    coalesce(sum(d.days) filter (where l.state = 'applied'), 0)::float8 as waiting
    from leave_requests l join academic_years y on y.school_id = l.school_id and y.is_current and l.from_date <= y.ends_on and l.to_date >= y.starts_on
    cross join lateral (select case when l.half_day then 0.5 else count(*) end as days
      from app.school_days(l.school_id, greatest(l.from_date, y.starts_on), least(l.to_date, y.ends_on), 'staff')) d
    where l.school_id = ${schoolId} and l.employee_id is not null and l.state in ('applied', 'approved')
      and (${employeeId ?? null}::uuid is null or l.employee_id = ${employeeId ?? null}::uuid) group by 1, 2`;

export const listUsedDays = (db: Db, schoolId: string, employeeId: string | undefined): Promise<UsedRow[]> =>
  db.rows(usedLeaveDays(schoolId, employeeId));

export type StaffRow = { id: string; name: string; code: string; role: string };

export function listStaffNames(db: Db, schoolId: string, employeeId: string | undefined): Promise<StaffRow[]> {
  return db.rows(sql`select id, name, employee_code as code, position_role as role from employees where school_id = ${schoolId}
    and case when ${employeeId ?? null}::uuid is null then left_on is null else id = ${employeeId ?? null}::uuid end order by lower(name), name, id`);
}

export type FoundPerson = { id: string; kind: PersonKind; name: string; number: string; place: string };

/** Current employees or students whose name or number begins with the text. */
export function findLeavePeople(db: Db, schoolId: string, kind: PersonKind, search: string): Promise<FoundPerson[]> {
  const text = search.toLowerCase().trim();
  return kind === 'employee'
    ? db.rows(sql`select id, 'employee' as kind, name, employee_code as number, position_role as place from employees
        where school_id = ${schoolId} and left_on is null and (app.has_words(app.name_words(name), ${text}) or starts_with(lower(employee_code), ${text})) order by name, id limit 20`)
    : db.rows(sql`select s.id, 'student' as kind, s.name, s.admission_number as number, c.name || ' ' || sec.name as place
        from students s join academic_years y on y.school_id = s.school_id and y.is_current
        join enrolments n on n.school_id = s.school_id and n.year_id = y.id and n.student_id = s.id
        join sections sec on sec.school_id = s.school_id and sec.id = n.section_id join classes c on c.school_id = s.school_id and c.id = sec.class_id
        where s.school_id = ${schoolId} and s.left_on is null and (position(${text} in lower(s.name)) > 0 or starts_with(lower(s.admission_number), ${text})) order by lower(s.name), s.name, s.id limit 20`);
}

/** The default types of leave, for a new school; existing ones stay unchanged. */
export async function setUpLeaveTypes(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`insert into leave_types (school_id, id, name, days_a_year) select ${schoolId}::uuid, app.new_id(), t.name, t.days
    from (values ('Casual leave', 12), ('Sick leave', 10), ('Earned leave', 15), ('Maternity leave', 180), ('Duty leave', 6)) t (name, days) on conflict do nothing`);
}
