import { type Db, sql } from '#platform/db';

/** What a record has and what it is to have, by the names of the fields. */
export type BulkChange = { id: string; before: Record<string, string | number | null>; after: Record<string, string | number | null> };

const COLUMNS: Readonly<Record<string, string>> = {
  name: 'name',
  gender: 'gender',
  positionRole: 'position_role',
  department: 'department',
  qualification: 'qualification',
  phone: 'phone',
  email: 'email',
  dateOfBirth: 'date_of_birth',
  joinedOn: 'joined_on',
  salaryPaise: 'monthly_salary_paise',
  address: 'address',
  city: 'city',
  state: 'state',
  pinCode: 'pin_code',
  aadhaarLast4: 'aadhaar_last4',
};

/** Changes records of employees, within the caller's transaction. Gives how many were changed: one that has become otherwise meanwhile is left alone. */
export async function changeEmployees(db: Db, schoolId: string, changes: readonly BulkChange[]): Promise<number> {
  if (changes.length === 0) return 0;
  const list = changes.map(({ id, before, after }) => ({ id, before: inColumns(before), after: inColumns(after) }));
  const rows =
    await db.rows(sql`update employees s set (name, gender, position_role, department, qualification, phone, email, date_of_birth, joined_on, monthly_salary_paise, address,
      city, state, pin_code, aadhaar_last4) = (select r.name, r.gender, r.position_role, r.department, r.qualification, r.phone, r.email, r.date_of_birth, r.joined_on,
      r.monthly_salary_paise, r.address, r.city, r.state, r.pin_code, r.aadhaar_last4 from jsonb_populate_record(s, c.after) r)
    from jsonb_to_recordset(${{ list }}::jsonb -> 'list') as c (id uuid, before jsonb, after jsonb)
    where s.school_id = ${schoolId} and s.id = c.id and to_jsonb(s) @> c.before returning true`);
  return rows.length;
}

function inColumns(values: BulkChange['after']): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (COLUMNS[field] === undefined ? [] : [[COLUMNS[field], value]])),
  );
}
