import { type Db, sql } from '#platform/db';

/** A checked student of a sheet; the guardians are in `BulkGuardian` rows. */
export type BulkStudent = {
  id: string;
  /** When empty, the next number of the school's format is used. */
  admissionNumber: string;
  name: string;
  sectionId: string;
  rollNumber: number | null;
  gender: string;
  dateOfBirth: string | null;
  admittedOn: string | null;
  address: string;
  city: string;
  state: string;
  pinCode: string;
  category: string;
  religion: string;
  motherTongue: string;
  bloodGroup: string;
  aadhaarLast4: string;
  apaarId: string;
  penNumber: string;
  house: string;
  transportStop: string;
  previousSchool: string;
  /** Empty: Indian, as where nobody says otherwise. */
  nationality: string;
  caste: string;
  subCaste: string;
  birthPlace: string;
  stateStudentId: string;
  /** For somebody who has left already: the last day, and the reason if the sheet has one. */
  leftOn: string | null;
  leavingReason: string;
};
export type BulkGuardian = { id: string; name: string; phone: string; email: string };
export type BulkLink = { studentId: string; guardianId: string; relation: string; isPrimary: boolean };

/** Inserts the students whose admission numbers are free. Returns how many those are. */
export async function insertStudents(db: Db, schoolId: string, students: readonly BulkStudent[]): Promise<number> {
  const column = <Key extends keyof BulkStudent>(key: Key) => students.map((student) => student[key]);
  const rows =
    await db.rows(sql`insert into students (school_id, id, admission_number, name, gender, date_of_birth, admitted_on, address, city, state, pin_code,
      category, religion, mother_tongue, blood_group, aadhaar_last4, apaar_id, pen_number, house, transport_stop, previous_school,
      nationality, caste, sub_caste, birth_place, state_student_id)
    select ${schoolId}::uuid, id, coalesce(nullif(number, ''), app.next_admission_number(${schoolId}::uuid, coalesce(admitted_on, app.today(${schoolId}::uuid)))), name, gender,
      date_of_birth, admitted_on, address, city, state, pin_code, category, religion, mother_tongue, blood_group, aadhaar, apaar, pen, house, stop, previous,
      coalesce(nullif(nationality, ''), 'Indian'), caste, sub_caste, birth_place, state_id
    from unnest(${column('id')}::uuid[], ${column('admissionNumber')}::text[], ${column('name')}::text[], ${column('gender')}::text[], ${column('dateOfBirth')}::date[],
      ${column('admittedOn')}::date[], ${column('address')}::text[], ${column('city')}::text[], ${column('state')}::text[], ${column('pinCode')}::text[],
      ${column('category')}::text[], ${column('religion')}::text[], ${column('motherTongue')}::text[], ${column('bloodGroup')}::text[], ${column('aadhaarLast4')}::text[],
      ${column('apaarId')}::text[], ${column('penNumber')}::text[], ${column('house')}::text[], ${column('transportStop')}::text[], ${column('previousSchool')}::text[],
      ${column('nationality')}::text[], ${column('caste')}::text[], ${column('subCaste')}::text[], ${column('birthPlace')}::text[], ${column('stateStudentId')}::text[])
      as s (id, number, name, gender, date_of_birth, admitted_on, address, city, state, pin_code, category, religion, mother_tongue, blood_group, aadhaar, apaar, pen, house, stop, previous,
        nationality, caste, sub_caste, birth_place, state_id)
    on conflict (school_id, admission_number) do nothing returning true`);
  return rows.length;
}

/**
 * Enrols them in the current year. When the school assigns roll numbers automatically, a student without one gets a number after the others of the section, by
 * name; who has left gets none.
 */
export async function insertSeats(db: Db, schoolId: string, yearId: string, students: readonly BulkStudent[]): Promise<void> {
  await db.rows(sql`insert into enrolments (school_id, year_id, student_id, section_id, roll_number)
    select ${schoolId}::uuid, ${yearId}::uuid, s.id, s.section_id, coalesce(s.roll, case when not s.has_left and not exists (select from admission_numbering where school_id = ${schoolId} and new_roll = 'none') then t.highest + row_number() over (partition by s.section_id, s.roll is null, s.has_left order by s.name, s.id) end)
    from unnest(${students.map(({ id }) => id)}::uuid[], ${students.map(({ sectionId }) => sectionId)}::uuid[], ${students.map(({ rollNumber }) => rollNumber)}::int[],
      ${students.map(({ name }) => name)}::text[], ${students.map(({ leftOn }) => String(leftOn !== null))}::text[]::boolean[]) as s (id, section_id, roll, name, has_left)
    join (select x.section_id, greatest(max(x.roll), (select max(e.roll_number) from enrolments e where e.school_id = ${schoolId} and e.year_id = ${yearId} and e.section_id = x.section_id), 0) as highest
      from unnest(${students.map(({ sectionId }) => sectionId)}::uuid[], ${students.map(({ rollNumber }) => rollNumber)}::int[]) as x (section_id, roll) group by 1) t using (section_id)`);
}

/** Records who of them has left. Their seat says in which class they were last. */
export async function recordLeavers(db: Db, schoolId: string, students: readonly BulkStudent[]): Promise<void> {
  const leavers = students.filter(({ leftOn }) => leftOn !== null);
  if (leavers.length === 0) return;
  await db.rows(sql`update students s set left_on = l.left_on, leaving_reason = l.reason
    from unnest(${leavers.map(({ id }) => id)}::uuid[], ${leavers.map(({ leftOn }) => leftOn)}::date[], ${leavers.map(({ leavingReason }) => leavingReason)}::text[])
      as l (id, left_on, reason) where s.school_id = ${schoolId}::uuid and s.id = l.id`);
}

export async function insertGuardians(
  db: Db,
  schoolId: string,
  guardians: readonly BulkGuardian[],
  links: readonly BulkLink[],
): Promise<void> {
  await db.rows(sql`insert into guardians (school_id, id, name, phone, email) select ${schoolId}::uuid, * from unnest(${guardians.map(({ id }) => id)}::uuid[],
    ${guardians.map(({ name }) => name)}::text[], ${guardians.map(({ phone }) => phone)}::text[], ${guardians.map(({ email }) => email)}::text[])`);
  await db.rows(sql`insert into student_guardians (school_id, student_id, guardian_id, relation, is_primary) select ${schoolId}::uuid, * from unnest(
    ${links.map(({ studentId }) => studentId)}::uuid[], ${links.map(({ guardianId }) => guardianId)}::uuid[], ${links.map(({ relation }) => relation)}::text[],
    ${links.map(({ isPrimary }) => String(isPrimary))}::text[]::boolean[])`);
}

/** Existing guardians with one of these phone numbers. */
export function findByPhones(db: Db, schoolId: string, phones: readonly string[]): Promise<{ id: string; name: string; phone: string }[]> {
  return db.rows(
    sql`select id, name, phone from guardians where school_id = ${schoolId} and phone = any (${phones}::text[]) and phone <> '' order by id`,
  );
}

export type BulkKnown = { id: string; number: string; name: string; dateOfBirth: string | null; record: Record<string, unknown> };

/** The existing students among those of a sheet, with the fields that a sheet may change: matched by admission number (case-insensitive) or by name. */
export function findKnown(
  db: Db,
  schoolId: string,
  { numbers, names }: { numbers: readonly string[]; names: readonly string[] },
): Promise<BulkKnown[]> {
  return db.rows(sql`select id, admission_number as number, name, date_of_birth as "dateOfBirth", jsonb_build_object('name', name, 'gender', gender, 'dateOfBirth', date_of_birth,
      'admittedOn', admitted_on, 'address', address, 'city', city, 'state', state, 'pinCode', pin_code, 'category', category, 'religion', religion, 'motherTongue', mother_tongue,
      'bloodGroup', blood_group, 'aadhaarLast4', aadhaar_last4, 'apaarId', apaar_id, 'penNumber', pen_number, 'house', house, 'transportStop', transport_stop,
      'previousSchool', previous_school, 'nationality', nationality, 'caste', caste, 'subCaste', sub_caste, 'birthPlace', birth_place, 'stateStudentId', state_student_id, 'leftOn', left_on) as record from students
    where school_id = ${schoolId} and undone_at is null and (lower(admission_number) = any (${numbers}::text[]) or lower(name) = any (${names}::text[]))`);
}

export type BulkClass = { name: string; sections: { id: string; name: string }[] };

/** Every class with its sections, and the current year. */
export async function findSchool(db: Db, schoolId: string) {
  const [classes, year] = await Promise.all([
    db.rows<BulkClass>(sql`select c.name, coalesce((select json_agg(json_build_object('id', s.id, 'name', s.name) order by s.name) from sections s
      where s.school_id = c.school_id and s.class_id = c.id), '[]') as sections from classes c where c.school_id = ${schoolId} order by c.position`),
    db.row<{
      id: string;
      endsOn: string;
      today: string;
    }>(sql`select id, ends_on as "endsOn", app.today(${schoolId}) as today from academic_years
      where school_id = ${schoolId} and is_current`),
  ]);
  return { classes, year };
}

/** Charges the fees of this transaction's enrolments now instead of at the commit. */
export async function attachFees(db: Db): Promise<void> {
  await db.rows(sql`set constraints all immediate`);
}
