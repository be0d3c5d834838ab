import { reassessFees, takeBackCharges } from '#features/finance';
import { type Db, sql } from '#platform/db';

export type StudentUse = { payments: number; marks: number; records: number; edits: number };

/** Tables that an import writes itself, or that are counted automatically. A row in any other table that refers to a student was added later. */
const BROUGHT_ALONG = ['charges', 'enrolments', 'fee_accounts', 'journal', 'payments', 'student_attendance', 'student_guardians'];

/** Data added to students since their import; the import can be undone only while there is none. */
export async function findUse(db: Db, schoolId: string, studentIds: readonly string[]): Promise<StudentUse> {
  const ids = sql`any (${studentIds}::uuid[])`;
  const row = await db.row<StudentUse>(sql`select
    (select count(*)::int from payments where school_id = ${schoolId} and student_id = ${ids}) as payments,
    (select count(*)::int from student_attendance where school_id = ${schoolId} and student_id = ${ids}) as marks,
    (select coalesce(sum(uses), 0)::int from app.where_used('students', ${schoolId}::uuid, ${studentIds}::uuid[]) where used_in <> all (${BROUGHT_ALONG}::text[])) as records,
    (select count(distinct entity_id)::int from audit_log where school_id = ${schoolId} and entity = 'student' and entity_id = ${ids}) as edits`);
  return row as StudentUse;
}

/**
 * Undoes the import of students in the caller's transaction: charges are reversed by further entries; enrolments, search words and guardians of no other
 * student are deleted; the admission numbers are free again. The row stays for the ledger, without personal data. Siblings' fees are calculated again, because
 * a sibling discount may end.
 */
export async function takeBackStudents(
  db: Db,
  schoolId: string,
  { studentIds, accountId }: { studentIds: readonly string[]; accountId: string },
): Promise<void> {
  const ids = sql`any (${studentIds}::uuid[])`;
  const family = await listFamily(db, schoolId, studentIds);
  await takeBackCharges(db, schoolId, { studentIds, memo: 'import taken back', accountId });
  await db.rows(sql`delete from enrolments where school_id = ${schoolId} and student_id = ${ids}`);
  await db.rows(sql`delete from student_search where school_id = ${schoolId} and student_id = ${ids}`);
  const people = await db.rows<{ id: string }>(sql`with gone as (
      delete from student_guardians where school_id = ${schoolId} and student_id = ${ids} returning guardian_id
    ) select distinct guardian_id as id from gone`);
  await db.rows(sql`delete from guardians g where g.school_id = ${schoolId} and g.id = any (${people.map(({ id }) => id)}::uuid[])
    and not exists (select from student_guardians k where k.school_id = g.school_id and k.guardian_id = g.id)`);
  await db.rows(sql`update students set admission_number = 'undone ' || id, name = 'Import undone', name_native = '', gender = '', date_of_birth = null, admitted_on = null,
    blood_group = '', category = '', religion = '', mother_tongue = '', aadhaar_last4 = '', apaar_id = '', pen_number = '', house = '', transport_stop = '', address = '',
    state = '', city = '', pin_code = '', previous_school = '', caste = '', sub_caste = '', birth_place = '', state_student_id = '', left_on = app.today(school_id), leaving_reason = 'Import undone', anonymised_at = now(), undone_at = now()
    where school_id = ${schoolId} and id = ${ids}`);
  const [first] = family;
  if (first !== undefined)
    await reassessFees(
      db,
      schoolId,
      { yearId: first.yearId, fromMonth: 1, studentIds: family.map(({ id }) => id) },
      { memo: 'import taken back', accountId },
    );
}

/** Siblings of these students that are not among them and have fees in the current year. */
function listFamily(db: Db, schoolId: string, studentIds: readonly string[]): Promise<{ id: string; yearId: string }[]> {
  return db.rows(sql`select distinct theirs.student_id as id, y.id as "yearId" from student_guardians mine
    join student_guardians theirs on theirs.school_id = mine.school_id and theirs.guardian_id = mine.guardian_id and not theirs.student_id = any (${studentIds}::uuid[])
    join academic_years y on y.school_id = mine.school_id and y.is_current
    join fee_accounts f on f.school_id = mine.school_id and f.year_id = y.id and f.student_id = theirs.student_id
    where mine.school_id = ${schoolId} and mine.student_id = any (${studentIds}::uuid[]) order by 1`);
}
