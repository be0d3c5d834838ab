import { type Db, sql } from '#platform/db';
import type { LeaveColumns } from './registers.store.ts';

/** Absent, or on approved leave. */
type Away = 'A' | 'V';

export type StudentLineRow = LeaveColumns & {
  mark: Away;
  id: string;
  name: string;
  admissionNumber: string;
  rollNumber: number | null;
  classId: string;
  className: string;
  sectionName: string;
  guardianName: string | null;
  relation: string | null;
  phone: string | null;
  reason: string;
  days: number;
};

/**
 * Students of a day with the given marks, 'A' (absent) or 'V' (on approved leave), by class and section. `days` is the number of consecutive school days, up to
 * this one, on which an absent student was absent. The day on which the student was there last is joined: as a part of the condition, it would have the marks of
 * the whole year read. The day is read separately (`offset 0`): planning one large query took longer than running it.
 */
export function listStudentsWith(
  db: Db,
  schoolId: string,
  { on, marks, classId }: { on: string; marks: readonly Away[]; classId?: string | undefined },
): Promise<StudentLineRow[]> {
  return db.rows(sql`select d.mark, s.id, s.name, s.admission_number as "admissionNumber", d.roll_number as "rollNumber", c.id as "classId", c.name as "className", sec.name as "sectionName",
    g.name as "guardianName", sg.relation, g.phone, coalesce(nullif(d.reason, ''), l.reason, '') as reason,
    l.id as "leaveId", l.from_date as "leaveFrom", l.to_date as "leaveTo", l.reason as "leaveReason", coalesce(l.half_day, false) as "isHalfLeave", coalesce(l.from_register, false) as "isFromRegister",
    case when d.mark = 'A' then (select count(*)::int from (select coalesce(max(b.on_date), '-infinity') as day from student_attendance b
        where b.school_id = ${schoolId} and b.student_id = s.id and b.on_date < ${on}::date and b.mark <> 'A'
        and app.is_school_day(${schoolId}, b.on_date, 'students')) seen
      join student_attendance a on a.school_id = ${schoolId} and a.student_id = s.id and a.mark = 'A' and a.on_date > seen.day and a.on_date <= ${on}::date
      and app.is_school_day(${schoolId}, a.on_date, 'students')) else 0 end as days
    from (select * from app.student_day(${schoolId}, ${on}::date)
      where mark = any (${marks}::"char"[])${classId === undefined ? sql`` : sql` and class_id = ${classId}::uuid`} offset 0) d
    join students s on s.school_id = ${schoolId} and s.id = d.student_id
    join sections sec on sec.school_id = ${schoolId} and sec.id = d.section_id join classes c on c.school_id = ${schoolId} and c.id = d.class_id
    left join leave_requests l on l.school_id = ${schoolId} and l.id = d.leave_id
    left join student_guardians sg on sg.school_id = ${schoolId} and sg.student_id = s.id and sg.is_primary
    left join guardians g on g.school_id = ${schoolId} and g.id = sg.guardian_id
    order by c.position, c.name, sec.name, d.roll_number nulls last, lower(s.name), s.name, s.id`);
}

export type EmployeeLineRow = LeaveColumns & {
  mark: Away;
  id: string;
  name: string;
  code: string;
  role: string;
  isTeaching: boolean;
  phone: string;
  reason: string;
  leaveType: string | null;
  lessons: number;
};

/** Staff of a day with the given marks, 'A' (absent) or 'V' (on approved leave), with their number of lessons on it. */
export function listEmployeesWith(
  db: Db,
  schoolId: string,
  { on, marks }: { on: string; marks: readonly Away[] },
): Promise<EmployeeLineRow[]> {
  return db.rows(sql`select d.mark, e.id, e.name, e.employee_code as code, e.position_role as role, e.is_teaching as "isTeaching", e.phone, coalesce(nullif(d.reason, ''), l.reason, '') as reason, t.name as "leaveType",
    l.id as "leaveId", l.from_date as "leaveFrom", l.to_date as "leaveTo", l.reason as "leaveReason", coalesce(l.half_day, false) as "isHalfLeave", coalesce(l.from_register, false) as "isFromRegister",
    (select count(distinct x.period_id)::int from app.lessons_on(${schoolId}, ${on}::date) x where x.teacher_id = e.id) as lessons
    from (select * from app.employee_day(${schoolId}, ${on}::date) where mark = any (${marks}::"char"[]) offset 0) d
    join employees e on e.school_id = ${schoolId} and e.id = d.employee_id
    left join leave_requests l on l.school_id = ${schoolId} and l.id = d.leave_id left join leave_types t on t.school_id = ${schoolId} and t.id = l.type_id
    order by e.is_teaching desc, lower(e.name), e.name, e.id`);
}

export async function isClass(db: Db, schoolId: string, classId: string): Promise<boolean> {
  return (await db.row(sql`select true as found from classes where school_id = ${schoolId} and id = ${classId}::uuid`)) !== null;
}
