import type { Mark } from '@shala/contract/attendance';
import { type Db, sql } from '#platform/db';

export type RegisterRow = { version: number; takenAt: Date | null; takenBy: string; savedAt: Date | null; savedBy: string };
export type LeaveColumns = {
  leaveId: string | null;
  leaveFrom: string | null;
  leaveTo: string | null;
  leaveReason: string | null;
  isHalfLeave: boolean;
  isFromRegister: boolean;
};

const LEAVE = sql`l.id as "leaveId", l.from_date as "leaveFrom", l.to_date as "leaveTo", l.reason as "leaveReason", coalesce(l.half_day, false) as "isHalfLeave", coalesce(l.from_register, false) as "isFromRegister"`;
const REGISTER = sql`r.version, r.taken_at as "takenAt", coalesce(t.name, '') as "takenBy", r.saved_at as "savedAt", coalesce(s.name, '') as "savedBy"`;

export function findSectionRegister(db: Db, schoolId: string, sectionId: string, on: string): Promise<RegisterRow | null> {
  return db.row(sql`select ${REGISTER} from registers r left join accounts t on t.id = r.account_id left join accounts s on s.id = coalesce(r.saved_by, r.account_id)
    where r.school_id = ${schoolId} and r.section_id = ${sectionId}::uuid and r.on_date = ${on}::date`);
}

export function findStaffRegister(db: Db, schoolId: string, on: string): Promise<RegisterRow | null> {
  return db.row(sql`select ${REGISTER} from staff_registers r left join accounts t on t.id = r.account_id left join accounts s on s.id = coalesce(r.saved_by, r.account_id)
    where r.school_id = ${schoolId} and r.on_date = ${on}::date`);
}

export function findSection(
  db: Db,
  schoolId: string,
  sectionId: string,
): Promise<{ className: string; sectionName: string; classTeacher: string } | null> {
  return db.row(sql`select c.name as "className", s.name as "sectionName", coalesce(e.name, '') as "classTeacher" from sections s
    join classes c on c.school_id = s.school_id and c.id = s.class_id left join employees e on e.school_id = s.school_id and e.id = s.class_teacher_id
    where s.school_id = ${schoolId} and s.id = ${sectionId}::uuid`);
}

export type PupilRow = LeaveColumns & {
  id: string;
  name: string;
  rollNumber: number | null;
  admissionNumber: string;
  mark: Mark | null;
  reason: string;
};

/** A section's students on a school day, by roll number. */
export function listPupils(db: Db, schoolId: string, sectionId: string, on: string): Promise<PupilRow[]> {
  return db.rows(sql`select s.id, s.name, d.roll_number as "rollNumber", s.admission_number as "admissionNumber", d.mark::text as mark, d.reason, ${LEAVE}
    from app.student_day(${schoolId}, ${on}::date) d join students s on s.school_id = ${schoolId} and s.id = d.student_id
    left join leave_requests l on l.school_id = ${schoolId} and l.id = d.leave_id
    where d.section_id = ${sectionId}::uuid order by d.roll_number nulls last, lower(s.name), s.name, s.id`);
}

export type EmployeeRow = LeaveColumns & {
  id: string;
  name: string;
  code: string;
  role: string;
  isTeaching: boolean;
  mark: Mark | null;
  reason: string;
};

/** The staff of a school day by name, teachers first. */
export function listStaff(db: Db, schoolId: string, on: string): Promise<EmployeeRow[]> {
  return db.rows(sql`select e.id, e.name, e.employee_code as code, e.position_role as role, e.is_teaching as "isTeaching", d.mark::text as mark, d.reason, ${LEAVE}
    from app.employee_day(${schoolId}, ${on}::date) d join employees e on e.school_id = ${schoolId} and e.id = d.employee_id
    left join leave_requests l on l.school_id = ${schoolId} and l.id = d.leave_id order by e.is_teaching desc, lower(e.name), e.name, e.id`);
}

export type RegisterSave = {
  accountId: string;
  requestId: string;
  call: string;
  key: string | null;
  requestHash: Buffer | null;
  /** Null for the staff's register. */
  sectionId: string | null;
  on: string;
  version: number;
  marks: readonly { id: string; mark: Mark; reason: string }[];
  reason: string | null;
};
export type Saved = { version: number; takenAt: string; savedAt: string; isReplay?: true };

/** Idempotency key, version, lock, marks and audit in one statement. Refuses with error codes. */
export async function saveRegister(db: Db, schoolId: string, save: RegisterSave): Promise<Saved> {
  const { marks } = save;
  const row = await db.row<{
    answer: Saved;
  }>(sql`select app.save_register(${schoolId}::uuid, ${save.accountId}::uuid, ${save.requestId}::text, ${save.call}::text, ${save.key}::text,
    ${save.requestHash}::bytea, ${save.sectionId}::uuid, ${save.on}::date, ${save.version}::int, ${marks.map(({ id }) => id)}::uuid[], ${marks.map(({ mark }) => mark)}::text[],
    ${marks.map(({ reason }) => reason)}::text[], ${save.reason}::text) as answer`);
  return (row as { answer: Saved }).answer;
}

/** Deletes a register of that version with its marks and returns their number. Refuses with error codes. */
export async function takeBackRegister(
  db: Db,
  schoolId: string,
  { sectionId, on, version, accountId, reason }: Pick<RegisterSave, 'sectionId' | 'on' | 'version' | 'accountId' | 'reason'>,
): Promise<number> {
  const row = await db.row<{
    marks: number;
  }>(sql`select app.take_back_register(${schoolId}::uuid, ${accountId}::uuid, ${sectionId}::uuid, ${on}::date,
    ${version}::int, ${reason}::text) as marks`);
  return row?.marks ?? 0;
}
