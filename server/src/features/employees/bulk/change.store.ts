import { type Db, type RowChange, snakeKeys, sql } from '#platform/db';

/** Changes records of employees in the caller's transaction. Returns the number of changed records; a record that has changed meanwhile is skipped. */
export async function changeEmployees(db: Db, schoolId: string, changes: readonly RowChange[]): Promise<number> {
  if (changes.length === 0) return 0;
  const list = changes.map(({ id, before, after }) => ({
    id,
    before: snakeKeys(before, { salaryPaise: 'monthly_salary_paise' }),
    after: snakeKeys(after, { salaryPaise: 'monthly_salary_paise' }),
  }));
  const rows =
    await db.rows(sql`update employees s set (name, gender, position_role, department, qualification, phone, email, date_of_birth, joined_on, monthly_salary_paise, address,
      city, state, pin_code, aadhaar_last4) = (select r.name, r.gender, r.position_role, r.department, r.qualification, r.phone, r.email, r.date_of_birth, r.joined_on,
      r.monthly_salary_paise, r.address, r.city, r.state, r.pin_code, r.aadhaar_last4 from jsonb_populate_record(s, c.after) r)
    from jsonb_to_recordset(${{ list }}::jsonb -> 'list') as c (id uuid, before jsonb, after jsonb)
    where s.school_id = ${schoolId} and s.id = c.id and to_jsonb(s) @> c.before returning true`);
  return rows.length;
}
