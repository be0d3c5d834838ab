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

/** The employees that match, with all that a table of them shows. */
export function listForExport(db: Db, schoolId: string, filter: Filter): Promise<ExportRow[]> {
  return db.rows(sql`select e.employee_code as "employeeCode", e.name, e.gender, e.position_role as "positionRole", e.department, e.is_teaching as "isTeaching",
    e.phone, e.email, ${LED} as "classTeacher", e.left_on as "leftOn", coalesce(e.leaving_reason, '') as "leavingReason", e.qualification,
    e.date_of_birth as "dateOfBirth", e.joined_on as "joinedOn", e.address, e.state, e.city, e.pin_code as "pinCode", e.monthly_salary_paise as "salaryPaise"
    from employees e where ${matching(schoolId, filter)} order by e.left_on desc nulls last, e.name, e.employee_code`);
}
