import { holdFees } from '#features/finance';
import { type Db, type RowChange, snakeKeys, sql } from '#platform/db';
import { findYear, indexStudents } from '../profile/records.store.ts';

/**
 * Changes records of students in the caller's transaction; a new bus stop changes its fees too. Returns the number of changed records. A record that has
 * changed meanwhile, or whose personal data was deleted, is skipped.
 */
export async function changeStudents(db: Db, schoolId: string, changes: readonly RowChange[]): Promise<number> {
  if (changes.length === 0) return 0;
  const riders = changes.filter(({ after }) => 'transportStop' in after).map(({ id }) => id);
  const year = riders.length > 0 ? await findYear(db, schoolId) : null;
  if (year !== null) await holdFees(db, schoolId, { yearId: year.id, fromMonth: 1, studentIds: riders });
  const list = changes.map(({ id, before, after }) => ({ id, before: snakeKeys(before), after: snakeKeys(after) }));
  const rows =
    await db.rows(sql`update students s set (name, gender, date_of_birth, admitted_on, address, city, state, pin_code, category, religion, mother_tongue, blood_group,
      aadhaar_last4, apaar_id, pen_number, house, transport_stop, previous_school, nationality, caste, sub_caste, birth_place, state_student_id) = (select r.name, r.gender, r.date_of_birth, r.admitted_on, r.address, r.city, r.state, r.pin_code,
      r.category, r.religion, r.mother_tongue, r.blood_group, r.aadhaar_last4, r.apaar_id, r.pen_number, r.house, r.transport_stop, r.previous_school,
      r.nationality, r.caste, r.sub_caste, r.birth_place, r.state_student_id
      from jsonb_populate_record(s, c.after) r)
    from jsonb_to_recordset(${{ list }}::jsonb -> 'list') as c (id uuid, before jsonb, after jsonb)
    where s.school_id = ${schoolId} and s.id = c.id and s.anonymised_at is null and to_jsonb(s) @> c.before returning true`);
  const renamed = changes.filter(({ after }) => 'name' in after).map(({ id }) => id);
  if (renamed.length > 0) await indexStudents(db, schoolId, renamed);
  return rows.length;
}
