import { holdFees } from '#features/finance';
import { type Db, sql } from '#platform/db';
import { findYear, indexStudents } from '../store/records.store.ts';

/** What a record has and what it is to have, by the names of the fields. */
export type BulkChange = { id: string; before: Record<string, string | number | null>; after: Record<string, string | number | null> };

const COLUMNS: Readonly<Record<string, string>> = {
  name: 'name',
  gender: 'gender',
  dateOfBirth: 'date_of_birth',
  admittedOn: 'admitted_on',
  address: 'address',
  city: 'city',
  state: 'state',
  pinCode: 'pin_code',
  category: 'category',
  religion: 'religion',
  motherTongue: 'mother_tongue',
  bloodGroup: 'blood_group',
  aadhaarLast4: 'aadhaar_last4',
  apaarId: 'apaar_id',
  penNumber: 'pen_number',
  house: 'house',
  transportStop: 'transport_stop',
  previousSchool: 'previous_school',
};

/**
 * Changes records of students, within the caller's transaction; a bus stop takes its fees along. Gives how many were changed: one that
 * has become otherwise meanwhile, or whose personal data is gone, is left alone.
 */
export async function changeStudents(db: Db, schoolId: string, changes: readonly BulkChange[]): Promise<number> {
  if (changes.length === 0) return 0;
  const riders = changes.filter(({ after }) => 'transportStop' in after).map(({ id }) => id);
  const year = riders.length > 0 ? await findYear(db, schoolId) : null;
  if (year !== null) await holdFees(db, schoolId, { yearId: year.id, fromMonth: 1, studentIds: riders });
  const list = changes.map(({ id, before, after }) => ({ id, before: inColumns(before), after: inColumns(after) }));
  const rows =
    await db.rows(sql`update students s set (name, gender, date_of_birth, admitted_on, address, city, state, pin_code, category, religion, mother_tongue, blood_group,
      aadhaar_last4, apaar_id, pen_number, house, transport_stop, previous_school) = (select r.name, r.gender, r.date_of_birth, r.admitted_on, r.address, r.city, r.state, r.pin_code,
      r.category, r.religion, r.mother_tongue, r.blood_group, r.aadhaar_last4, r.apaar_id, r.pen_number, r.house, r.transport_stop, r.previous_school
      from jsonb_populate_record(s, c.after) r)
    from jsonb_to_recordset(${{ list }}::jsonb -> 'list') as c (id uuid, before jsonb, after jsonb)
    where s.school_id = ${schoolId} and s.id = c.id and s.anonymised_at is null and to_jsonb(s) @> c.before returning true`);
  const renamed = changes.filter(({ after }) => 'name' in after).map(({ id }) => id);
  if (renamed.length > 0) await indexStudents(db, schoolId, renamed);
  return rows.length;
}

function inColumns(values: BulkChange['after']): Record<string, string | number | null> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (COLUMNS[field] === undefined ? [] : [[COLUMNS[field], value]])),
  );
}
