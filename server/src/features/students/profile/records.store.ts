import { type Db, type Fragment, join, sql } from '#platform/db';

export type RecordRow = {
  id: string;
  admissionNumber: string;
  name: string;
  nameNative: string;
  gender: string;
  dateOfBirth: string | null;
  admittedOn: string | null;
  bloodGroup: string;
  category: string;
  religion: string;
  motherTongue: string;
  nationality: string;
  caste: string;
  subCaste: string;
  birthPlace: string;
  aadhaarLast4: string;
  apaarId: string;
  penNumber: string;
  stateStudentId: string;
  house: string;
  medicalNotes: string;
  specialNeeds: string;
  isBelowPoverty: boolean;
  isWeakerSection: boolean;
  transportStop: string;
  address: string;
  state: string;
  city: string;
  pinCode: string;
  previousSchool: string;
  photoFileId: string | null;
  leftOn: string | null;
  leavingReason: string | null;
  leavingNote: string;
  anonymisedAt: Date | null;
  today: string;
};

/** The columns that a user may change, by the contract's names. */
const COLUMNS = {
  admissionNumber: sql`admission_number`,
  name: sql`name`,
  nameNative: sql`name_native`,
  gender: sql`gender`,
  dateOfBirth: sql`date_of_birth`,
  admittedOn: sql`admitted_on`,
  bloodGroup: sql`blood_group`,
  category: sql`category`,
  religion: sql`religion`,
  motherTongue: sql`mother_tongue`,
  nationality: sql`nationality`,
  caste: sql`caste`,
  subCaste: sql`sub_caste`,
  birthPlace: sql`birth_place`,
  aadhaarLast4: sql`aadhaar_last4`,
  apaarId: sql`apaar_id`,
  penNumber: sql`pen_number`,
  stateStudentId: sql`state_student_id`,
  house: sql`house`,
  medicalNotes: sql`medical_notes`,
  specialNeeds: sql`special_needs`,
  isBelowPoverty: sql`is_below_poverty`,
  isWeakerSection: sql`is_weaker_section`,
  transportStop: sql`transport_stop`,
  address: sql`address`,
  state: sql`state`,
  city: sql`city`,
  pinCode: sql`pin_code`,
  previousSchool: sql`previous_school`,
  photoFileId: sql`photo_file_id`,
  leftOn: sql`left_on`,
  leavingReason: sql`leaving_reason`,
  leavingNote: sql`leaving_note`,
} satisfies Partial<Record<keyof RecordRow, Fragment>>;

type RecordField = keyof typeof COLUMNS;
export type RecordValues = { [Field in RecordField]?: RecordRow[Field] | undefined };

const RECORD = join(
  Object.entries(COLUMNS).map(([, column]) => sql`s.${column}`),
  sql`, `,
);
const FIELDS = Object.keys(COLUMNS) as RecordField[];

/** A student's record, with `isForUpdate` locked until the transaction ends. Null when the school has none with that id. */
export async function findRecord(db: Db, schoolId: string, studentId: string, { isForUpdate = false } = {}): Promise<RecordRow | null> {
  const row = await db.row<Record<string, unknown>>(sql`select s.id, ${RECORD}, s.anonymised_at, app.today(${schoolId}) as today
    from students s where s.school_id = ${schoolId} and s.id = ${studentId}::uuid ${isForUpdate ? sql`for update` : sql``}`);
  if (row === null) return null;
  const named = Object.fromEntries(FIELDS.map((field) => [field, row[columnName(field)]]));
  return { ...named, id: row.id, anonymisedAt: row.anonymised_at, today: row.today } as RecordRow;
}

function columnName(field: RecordField): string {
  return (COLUMNS[field].strings[0] ?? '').trim();
}

/** Writes the given fields. */
export async function updateRecord(db: Db, schoolId: string, studentId: string, values: RecordValues): Promise<void> {
  const given = FIELDS.filter((field) => values[field] !== undefined);
  if (given.length === 0) return;
  const sets = given.map((field) => sql`${COLUMNS[field]} = ${values[field]}`);
  await db.rows(sql`update students set ${join(sets, sql`, `)} where school_id = ${schoolId} and id = ${studentId}::uuid`);
}

/** A new student; null when the admission number is taken. */
export async function addStudent(
  db: Db,
  schoolId: string,
  values: RecordValues & { admissionNumber: string; name: string },
): Promise<string | null> {
  const given = FIELDS.filter((field) => values[field] !== undefined);
  const row = await db.row<{ id: string }>(
    sql`insert into students (school_id, id, ${join(
      given.map((field) => COLUMNS[field]),
      sql`, `,
    )}) values (${schoolId}, app.new_id(), ${join(
      given.map((field) => sql`${values[field]}`),
      sql`, `,
    )}) on conflict (school_id, admission_number) do nothing returning id`,
  );
  return row?.id ?? null;
}

/** The student with an admission number; null when it is free. */
export function findByNumber(db: Db, schoolId: string, admissionNumber: string): Promise<{ id: string; name: string } | null> {
  return db.row(sql`select id, name from students where school_id = ${schoolId} and admission_number = ${admissionNumber}`);
}

/** The next number of the school's format, reserved until the transaction ends. */
export async function takeNumber(db: Db, schoolId: string, day: string): Promise<string> {
  const row = await db.row<{ number: string }>(sql`select app.next_admission_number(${schoolId}::uuid, ${day}::date) as number`);
  return (row as { number: string }).number;
}

/** Rebuilds the search words of these students. */
export async function indexStudents(db: Db, schoolId: string, studentIds: readonly string[]): Promise<void> {
  if (studentIds.length > 0) await db.rows(sql`select app.index_students(${schoolId}::uuid, ${studentIds}::uuid[])`);
}

export type SchoolYear = { id: string; name: string; startsOn: string; endsOn: string; today: string };

/** The current academic year, and today at the school. */
export function findYear(db: Db, schoolId: string): Promise<SchoolYear | null> {
  return db.row(sql`select id, name, starts_on as "startsOn", ends_on as "endsOn", app.today(${schoolId}) as today
    from academic_years where school_id = ${schoolId} and is_current`);
}

export type SiblingRow = { id: string; name: string; className: string; sectionName: string; gender: string; hasLeft: boolean };

/** Students who share a guardian with the student. */
export function listSiblings(db: Db, schoolId: string, studentId: string): Promise<SiblingRow[]> {
  return db.rows(sql`select s.id, s.name, coalesce(c.name, '') as "className", coalesce(sec.name, '') as "sectionName", s.gender, s.left_on is not null as "hasLeft"
    from students s left join enrolments e on e.school_id = s.school_id and e.student_id = s.id and e.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)
    left join sections sec on sec.school_id = s.school_id and sec.id = e.section_id left join classes c on c.school_id = s.school_id and c.id = sec.class_id
    where s.school_id = ${schoolId} and s.id <> ${studentId}::uuid and s.anonymised_at is null
      and s.id = any (app.family(${schoolId}::uuid, ${studentId}::uuid)) order by c.position desc nulls last, lower(s.name), s.name`);
}

/** The number of the newest valid transfer certificate of a student; null without one. */
export async function findTransferCertificate(db: Db, schoolId: string, studentId: string): Promise<string | null> {
  const row = await db.row<{ number: string }>(sql`select number from certificates
    where school_id = ${schoolId} and student_id = ${studentId}::uuid and type = 'transfer' and state = 'issued' order by issued_at desc limit 1`);
  return row?.number ?? null;
}
