import { type Db, type Fragment, join, sql } from '#platform/db';

type Column =
  | 'employeeCode'
  | 'name'
  | 'email'
  | 'phone'
  | 'gender'
  | 'positionRole'
  | 'department'
  | 'isTeaching'
  | 'qualification'
  | 'dateOfBirth'
  | 'joinedOn'
  | 'address'
  | 'state'
  | 'city'
  | 'pinCode'
  | 'aadhaarLast4'
  | 'emergencyName'
  | 'emergencyPhone'
  | 'salaryPaise'
  | 'photoFileId'
  | 'leftOn'
  | 'leavingReason';
export type Values = { [Name in Column]?: string | number | boolean | null | undefined };

const COLUMNS: Record<Column, Fragment> = {
  employeeCode: sql`employee_code`,
  name: sql`name`,
  email: sql`email`,
  phone: sql`phone`,
  gender: sql`gender`,
  positionRole: sql`position_role`,
  department: sql`department`,
  isTeaching: sql`is_teaching`,
  qualification: sql`qualification`,
  dateOfBirth: sql`date_of_birth`,
  joinedOn: sql`joined_on`,
  address: sql`address`,
  state: sql`state`,
  city: sql`city`,
  pinCode: sql`pin_code`,
  aadhaarLast4: sql`aadhaar_last4`,
  emergencyName: sql`emergency_name`,
  emergencyPhone: sql`emergency_phone`,
  salaryPaise: sql`monthly_salary_paise`,
  photoFileId: sql`photo_file_id`,
  leftOn: sql`left_on`,
  leavingReason: sql`leaving_reason`,
};

export type EmployeeRecord = {
  id: string;
  employeeCode: string;
  name: string;
  email: string;
  phone: string;
  gender: string;
  positionRole: string;
  department: string;
  isTeaching: boolean;
  qualification: string;
  dateOfBirth: string;
  joinedOn: string;
  address: string;
  state: string;
  city: string;
  pinCode: string;
  aadhaarLast4: string;
  emergencyName: string;
  emergencyPhone: string;
  salaryPaise: number;
  photoFileId: string | null;
  leftOn: string | null;
  leavingReason: string;
};
const RECORD = sql`id, employee_code as "employeeCode", name, email, phone, gender, position_role as "positionRole", department, is_teaching as "isTeaching",
  qualification, coalesce(date_of_birth::text, '') as "dateOfBirth", coalesce(joined_on::text, '') as "joinedOn", address, state, city, pin_code as "pinCode",
  aadhaar_last4 as "aadhaarLast4", emergency_name as "emergencyName", emergency_phone as "emergencyPhone", monthly_salary_paise as "salaryPaise",
  photo_file_id as "photoFileId", left_on as "leftOn", coalesce(leaving_reason, '') as "leavingReason"`;

export function findRecord(db: Db, schoolId: string, id: string): Promise<EmployeeRecord | null> {
  return db.row(sql`select ${RECORD} from employees where school_id = ${schoolId} and id = ${id}::uuid`);
}

/** The same, locked until this transaction ends. */
export function lockRecord(db: Db, schoolId: string, id: string): Promise<EmployeeRecord | null> {
  return db.row(sql`select ${RECORD} from employees where school_id = ${schoolId} and id = ${id}::uuid for update`);
}

const given = (values: Values) => (Object.keys(COLUMNS) as Column[]).filter((name) => values[name] !== undefined);

/** Returns the new id; null when the code is taken. */
export async function addEmployee(db: Db, schoolId: string, values: Values): Promise<string | null> {
  const names = given(values);
  const row = await db.row<{ id: string }>(sql`insert into employees (school_id, id, ${join(
    names.map((name) => COLUMNS[name]),
    sql`, `,
  )})
    values (${schoolId}, app.new_id(), ${join(
      names.map((name) => sql`${values[name]}`),
      sql`, `,
    )})
    on conflict (school_id, employee_code) do nothing returning id`);
  return row?.id ?? null;
}

export async function updateRecord(db: Db, schoolId: string, id: string, values: Values): Promise<void> {
  const names = given(values);
  if (names.length === 0) return;
  const sets = names.map((name) => sql`${COLUMNS[name]} = ${values[name]}`);
  await db.rows(sql`update employees set ${join(sets, sql`, `)} where school_id = ${schoolId} and id = ${id}::uuid`);
}

/** The employee with a code; null when it is free. */
export function findByCode(db: Db, schoolId: string, code: string): Promise<{ id: string; name: string } | null> {
  return db.row(sql`select id, name from employees where school_id = ${schoolId} and employee_code = ${code}`);
}

/** The next code of the series, reserved until the transaction ends. */
export async function takeCode(db: Db, schoolId: string): Promise<string> {
  const row = await db.row<{ code: string }>(sql`select app.next_employee_code(${schoolId}::uuid) as code`);
  return (row as { code: string }).code;
}

export async function findToday(db: Db, schoolId: string): Promise<string> {
  const row = await db.row<{ today: string }>(sql`select app.today(${schoolId}) as today`);
  return (row as { today: string }).today;
}

export type TaughtSubject = { id: string; name: string; className: string };

export function listSubjects(db: Db, schoolId: string, employeeId: string): Promise<TaughtSubject[]> {
  return db.rows(sql`select s.id, s.name, c.name as "className" from employee_subjects t join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    join classes c on c.school_id = s.school_id and c.id = s.class_id
    where t.school_id = ${schoolId} and t.employee_id = ${employeeId}::uuid order by c.position, s.position, s.name`);
}

/** Sets the subjects that an employee teaches; false when one belongs to another school. */
export async function setSubjects(db: Db, schoolId: string, employeeId: string, subjectIds: readonly string[]): Promise<boolean> {
  const ids = [...new Set(subjectIds.map((id) => id.toLowerCase()))];
  const known = await db.rows(sql`select id from subjects where school_id = ${schoolId} and id = any (${ids}::uuid[]) for key share`);
  if (known.length < ids.length) return false;
  await db.rows(
    sql`delete from employee_subjects where school_id = ${schoolId} and employee_id = ${employeeId}::uuid and subject_id <> all (${ids}::uuid[])`,
  );
  await db.rows(sql`insert into employee_subjects (school_id, employee_id, subject_id)
    select ${schoolId}::uuid, ${employeeId}::uuid, id from unnest(${ids}::uuid[]) id on conflict do nothing`);
  return true;
}

export type Lesson = { day: number; period: string; className: string; sectionName: string; subject: string };

/** The lessons of an employee's week. */
export function listLessons(db: Db, schoolId: string, employeeId: string, by: 'day' | 'class' = 'day'): Promise<Lesson[]> {
  const order = by === 'day' ? sql`t.day, p.position` : sql`c.position, s.name, t.day, p.position`;
  return db.rows(sql`select t.day, p.name as period, c.name as "className", s.name as "sectionName", coalesce(b.name, '') as subject
    from app.week_now(${schoolId}) t join periods p on p.school_id = t.school_id and p.id = t.period_id
    join sections s on s.school_id = t.school_id and s.id = t.section_id join classes c on c.school_id = s.school_id and c.id = s.class_id
    left join subjects b on b.school_id = t.school_id and b.id = t.subject_id
    where t.teacher_id = ${employeeId}::uuid order by ${order}`);
}
