import { type Db, sql } from '#platform/db';

export function listEmployees(
  db: Db,
  schoolId: string,
): Promise<{ id: string; name: string; gender: string; photoFileId: string | null }[]> {
  return db.rows(sql`select id, name, gender, photo_file_id as "photoFileId" from employees
    where school_id = ${schoolId} and left_on is null order by name, employee_code`);
}
