import { MAX_PHOTO_BYTES } from '@shala/contract/shared';
import { type Db, sql } from '#platform/db';
import { type DirectoryRow, type Filter, LED, matching } from './lists.store.ts';

export type ExportRow = Omit<DirectoryRow, 'id' | 'photoFileId'> & {
  qualification: string;
  dateOfBirth: string | null;
  joinedOn: string | null;
  address: string;
  state: string;
  city: string;
  pinCode: string;
  salaryPaise: number;
};

/** The matching employees, with all columns of an exported table. */
export function listForExport(db: Db, schoolId: string, filter: Filter): Promise<ExportRow[]> {
  return db.rows(sql`select e.employee_code as "employeeCode", e.name, e.gender, e.position_role as "positionRole", e.department, e.is_teaching as "isTeaching",
    e.phone, e.email, ${LED} as "classTeacher", e.left_on as "leftOn", coalesce(e.leaving_reason, '') as "leavingReason", e.qualification,
    e.date_of_birth as "dateOfBirth", e.joined_on as "joinedOn", e.address, e.state, e.city, e.pin_code as "pinCode", e.monthly_salary_paise as "salaryPaise"
    from employees e where ${matching(schoolId, filter)} order by e.left_on desc nulls last, lower(e.name), e.name, e.employee_code`);
}

export type CardRow = {
  name: string;
  employeeCode: string;
  positionRole: string;
  department: string;
  phone: string;
  emergencyName: string;
  emergencyPhone: string;
  address: string;
  photoKey: string | null;
};

/** The data on identity cards, for matching employees or for one. */
export function listForCards(
  db: Db,
  schoolId: string,
  { filter, employeeId, limit }: { filter: Filter; employeeId: string | undefined; limit: number },
): Promise<CardRow[]> {
  const who = employeeId === undefined ? matching(schoolId, filter) : sql`e.school_id = ${schoolId} and e.id = ${employeeId}::uuid`;
  return db.rows(sql`select e.name, e.employee_code as "employeeCode", e.position_role as "positionRole", e.department, e.phone, e.emergency_name as "emergencyName",
      e.emergency_phone as "emergencyPhone", concat_ws(', ', nullif(e.address, ''), nullif(e.city, ''), nullif(e.pin_code, '')) as address, f.storage_key as "photoKey"
    from employees e left join files f on f.school_id = e.school_id and f.id = e.photo_file_id and f.size_bytes <= ${MAX_PHOTO_BYTES}
    where ${who} order by lower(e.name), e.name, e.employee_code limit ${limit}`);
}
