import { type Db, sql } from '#platform/db';

type People = { students: string[]; leavers: string[]; employees: string[]; accountId: string | null };

/** The persons in the demo school's register: current and former students, and two employees. */
export async function listSamplePeople(db: Db, schoolId: string): Promise<People> {
  const row = await db.row<People>(sql`select
    array(select id from students where school_id = ${schoolId} and left_on is null and date_of_birth is not null order by admission_number desc limit 12) as students,
    array(select id from students where school_id = ${schoolId} and left_on is not null and date_of_birth is not null order by admission_number limit 4) as leavers,
    array(select id from employees where school_id = ${schoolId} and joined_on is not null order by employee_code limit 2) as employees,
    (select id from accounts where school_id = ${schoolId} order by created_at limit 1) as "accountId"`);
  return row ?? { students: [], leavers: [], employees: [], accountId: null };
}

export async function cancelSample(
  db: Db,
  schoolId: string,
  { id, accountId, reason }: { id: string; accountId: string; reason: string },
): Promise<void> {
  await db.rows(sql`update certificates set state = 'cancelled', cancelled_at = issued_at + interval '1 hour', cancelled_by = ${accountId}::uuid, cancel_reason = ${reason}
    where school_id = ${schoolId} and id = ${id}::uuid`);
}
