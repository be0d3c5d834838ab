import { type Db, sql } from '#platform/db';
import type { LeaveColumns } from './registers.store.ts';

export type StudentLineRow = LeaveColumns & {
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
 * Pupils of a day with one of the two marks 'A' (absent) or 'V' (on approved leave), by class and section; `days` counts the school days
 * on end up to this one on which an absent pupil was absent.
 */
export function listStudentsWith(
  db: Db,
  schoolId: string,
  { on, mark, classId }: { on: string; mark: 'A' | 'V'; classId?: string | undefined },
): Promise<StudentLineRow[]> {
  return db.rows(sql`select s.id, s.name, s.admission_number as "admissionNumber", d.roll_number as "rollNumber", c.id as "classId", c.name as "className", sec.name as "sectionName",
    g.name as "guardianName", sg.relation, g.phone, coalesce(nullif(d.reason, ''), l.reason, '') as reason,
    l.id as "leaveId", l.from_date as "leaveFrom", l.to_date as "leaveTo", l.reason as "leaveReason", coalesce(l.half_day, false) as "isHalfLeave", coalesce(l.from_register, false) as "isFromRegister",
    case when d.mark = 'A' then (select count(*)::int from student_attendance a where a.school_id = ${schoolId} and a.student_id = s.id and a.mark = 'A' and a.on_date <= ${on}::date and a.on_date > coalesce(
      (select max(b.on_date) from student_attendance b where b.school_id = ${schoolId} and b.student_id = s.id and b.on_date < ${on}::date and b.mark <> 'A'), '-infinity')) else 0 end as days
    from app.student_day(${schoolId}, ${on}::date) d join students s on s.school_id = ${schoolId} and s.id = d.student_id
    join sections sec on sec.school_id = ${schoolId} and sec.id = d.section_id join classes c on c.school_id = ${schoolId} and c.id = d.class_id
    left join leave_requests l on l.school_id = ${schoolId} and l.id = d.leave_id
    left join student_guardians sg on sg.school_id = ${schoolId} and sg.student_id = s.id and sg.is_primary
    left join guardians g on g.school_id = ${schoolId} and g.id = sg.guardian_id
    where d.mark = ${mark}::"char" and (${classId ?? null}::uuid is null or d.class_id = ${classId ?? null}::uuid)
    order by c.position, c.name, sec.name, d.roll_number nulls last, s.name, s.id`);
}

export type EmployeeLineRow = LeaveColumns & {
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

/** Staff of a day who are absent ('A') or on approved leave ('V'), with how many lessons their timetable has on it. */
export function listEmployeesWith(db: Db, schoolId: string, { on, mark }: { on: string; mark: 'A' | 'V' }): Promise<EmployeeLineRow[]> {
  return db.rows(sql`select e.id, e.name, e.employee_code as code, e.position_role as role, e.is_teaching as "isTeaching", e.phone, coalesce(nullif(d.reason, ''), l.reason, '') as reason, t.name as "leaveType",
    l.id as "leaveId", l.from_date as "leaveFrom", l.to_date as "leaveTo", l.reason as "leaveReason", coalesce(l.half_day, false) as "isHalfLeave", coalesce(l.from_register, false) as "isFromRegister",
    (select count(*)::int from timetable_slots x where x.school_id = ${schoolId} and x.teacher_id = e.id and x.day = extract(isodow from ${on}::date)) as lessons
    from app.employee_day(${schoolId}, ${on}::date) d join employees e on e.school_id = ${schoolId} and e.id = d.employee_id
    left join leave_requests l on l.school_id = ${schoolId} and l.id = d.leave_id left join leave_types t on t.school_id = ${schoolId} and t.id = l.type_id
    where d.mark = ${mark}::"char" order by e.is_teaching desc, e.name, e.id`);
}

export async function isClass(db: Db, schoolId: string, classId: string): Promise<boolean> {
  return (await db.row(sql`select true as found from classes where school_id = ${schoolId} and id = ${classId}::uuid`)) !== null;
}
