import { randomUUID } from 'node:crypto';
import { setLedSections } from '#features/classes';
import { type Db, sql } from '#platform/db';

export type NewEmployee = {
  /** When empty, the next code of the series is used. */
  employeeCode: string;
  name: string;
  gender: string;
  positionRole: string;
  department: string;
  isTeaching: boolean;
  qualification: string;
  phone: string;
  email: string;
  dateOfBirth: string | null;
  joinedOn: string | null;
  salaryPaise: number;
  address: string;
  city: string;
  state: string;
  pinCode: string;
  aadhaarLast4: string;
  subjectIds: readonly string[];
  /** The sections of which they become class teacher. */
  ledSectionIds: readonly string[];
};

/** Imports checked employees in the caller's transaction. Returns their ids in order; null when a code was taken meanwhile. */
export async function bringInEmployees(db: Db, schoolId: string, employees: readonly NewEmployee[]): Promise<string[] | null> {
  const rows = await withCodes(db, schoolId, employees);
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  const inserted =
    await db.rows(sql`insert into employees (school_id, id, employee_code, name, gender, position_role, department, is_teaching, qualification, phone, email,
      date_of_birth, joined_on, monthly_salary_paise, address, city, state, pin_code, aadhaar_last4)
    select ${schoolId}::uuid, * from unnest(${column('id')}::uuid[], ${column('employeeCode')}::text[], ${column('name')}::text[], ${column('gender')}::text[],
      ${column('positionRole')}::text[], ${column('department')}::text[], ${column('isTeaching').map(String)}::text[]::boolean[], ${column('qualification')}::text[], ${column('phone')}::text[],
      ${column('email')}::text[], ${column('dateOfBirth')}::date[], ${column('joinedOn')}::date[], ${column('salaryPaise')}::bigint[], ${column('address')}::text[],
      ${column('city')}::text[], ${column('state')}::text[], ${column('pinCode')}::text[], ${column('aadhaarLast4')}::text[])
    on conflict (school_id, employee_code) do nothing returning true`);
  if (inserted.length < rows.length) return null;
  for (const { id, ledSectionIds } of rows)
    if (ledSectionIds.length > 0 && !(await setLedSections(db, schoolId, id, ledSectionIds))) return null;
  return (await addTaught(db, schoolId, rows)) ? column('id') : null;
}

/** Adds what new employees teach; false when a subject was deleted meanwhile. */
async function addTaught(db: Db, schoolId: string, rows: readonly { id: string; subjectIds: readonly string[] }[]): Promise<boolean> {
  const taught = rows.flatMap(({ id, subjectIds }) => subjectIds.map((subjectId) => ({ id, subjectId })));
  if (taught.length === 0) return true;
  const subjectIds = taught.map(({ subjectId }) => subjectId);
  const added = await db.rows(sql`insert into employee_subjects (school_id, employee_id, subject_id)
    select ${schoolId}::uuid, t.employee, s.id from unnest(${taught.map(({ id }) => id)}::uuid[], ${subjectIds}::uuid[]) as t (employee, subject)
    join subjects s on s.school_id = ${schoolId} and s.id = t.subject returning true`);
  return added.length === taught.length;
}

/** All subjects of the school with their classes, in school order. */
export function listSchoolSubjects(db: Db, schoolId: string): Promise<{ id: string; name: string; className: string }[]> {
  return db.rows(sql`select s.id, s.name, c.name as "className" from subjects s join classes c on c.school_id = s.school_id and c.id = s.class_id
    where s.school_id = ${schoolId} order by c.position, c.name, s.position, s.name`);
}

/** Codes for employees without one: after the highest of the series and of the sheet. */
async function withCodes(db: Db, schoolId: string, employees: readonly NewEmployee[]) {
  const rows = employees.map((employee) => ({ ...employee, id: randomUUID() as string }));
  const open = rows.filter(({ employeeCode }) => employeeCode === '');
  if (open.length === 0) return rows;
  const next = await db.row<{ code: string }>(sql`select app.next_employee_code(${schoolId}::uuid) as code`);
  const [, beginning = 'E', digits = '001'] = /^(.*?)(\d+)$/.exec(next?.code ?? '') ?? [];
  const taken = new Set(rows.map(({ employeeCode }) => employeeCode));
  let number = Number(digits);
  for (const row of open) {
    const code = () => `${beginning}${String(number).padStart(digits.length, '0')}`;
    while (taken.has(code())) number += 1;
    row.employeeCode = code();
    number += 1;
  }
  return rows;
}

/** The existing employees among those of a sheet, with the fields that a sheet may change: matched by code (case-insensitive) or by name. */
export function findKnown(
  db: Db,
  schoolId: string,
  { codes, names }: { codes: readonly string[]; names: readonly string[] },
): Promise<{ id: string; code: string; name: string; phone: string; record: Record<string, unknown> }[]> {
  return db.rows(sql`select id, employee_code as code, name, phone, jsonb_build_object('name', name, 'gender', gender, 'positionRole', position_role, 'department', department,
      'qualification', qualification, 'phone', phone, 'email', email, 'dateOfBirth', date_of_birth, 'joinedOn', joined_on, 'salaryPaise', monthly_salary_paise, 'address', address,
      'city', city, 'state', state, 'pinCode', pin_code, 'aadhaarLast4', aadhaar_last4) as record from employees
    where school_id = ${schoolId} and (lower(employee_code) = any (${codes}::text[]) or lower(name) = any (${names}::text[]))`);
}

/**
 * How many records refer to one of these employees, or changed one by hand. Tables added later are included automatically. What an employee teaches and
 * which class they lead is not counted: it came with the sheet, or the change by hand is counted.
 */
export async function countUses(db: Db, schoolId: string, ids: readonly string[]): Promise<number> {
  const row = await db.row<{
    count: number;
  }>(sql`select ((select coalesce(sum(uses), 0) from app.where_used('employees', ${schoolId}::uuid, ${ids}::uuid[])
        where used_in not in ('employee_subjects', 'sections'))
      + (select count(*) from audit_log where school_id = ${schoolId} and entity = 'employee' and entity_id = any (${ids}::uuid[])))::int as count`);
  return row?.count ?? 0;
}

/** Deletes employees to whom no record refers; the database's foreign keys guarantee this. */
export async function takeBackEmployees(db: Db, schoolId: string, ids: readonly string[]): Promise<void> {
  await db.rows(sql`delete from employee_subjects where school_id = ${schoolId} and employee_id = any (${ids}::uuid[])`);
  await db.rows(sql`update sections set class_teacher_id = null where school_id = ${schoolId} and class_teacher_id = any (${ids}::uuid[])`);
  await db.rows(sql`delete from employees where school_id = ${schoolId} and id = any (${ids}::uuid[])`);
}
