import { type Db, sql } from '#platform/db';

export type Seat = {
  studentId: string;
  name: string;
  sectionId: string;
  section: string;
  rollNumber: number | null;
  leftOn: string | null;
};

/** A section of the school with its class. */
export function findSection(db: Db, schoolId: string, sectionId: string): Promise<{ id: string; name: string; classId: string } | null> {
  return db.row(sql`select s.id, c.name || ' ' || s.name as name, c.id as "classId" from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
    where s.school_id = ${schoolId} and s.id = ${sectionId}::uuid`);
}

/** The enrolments of students in a year; students without one are left out. */
export function listSeats(
  db: Db,
  schoolId: string,
  { yearId, studentIds }: { yearId: string; studentIds: readonly string[] },
): Promise<Seat[]> {
  return db.rows(sql`select s.id as "studentId", s.name, sec.id as "sectionId", c.name || ' ' || sec.name as section, e.roll_number as "rollNumber", s.left_on as "leftOn"
    from enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id
    join sections sec on sec.school_id = e.school_id and sec.id = e.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid and e.student_id = any (${studentIds}::uuid[]) order by s.id`);
}

/** The enrolled students of a section, in the school's order of roll numbers. */
export function listSection(db: Db, schoolId: string, { yearId, sectionId }: { yearId: string; sectionId: string }): Promise<Seat[]> {
  return db.rows(sql`select s.id as "studentId", s.name, e.section_id as "sectionId", '' as section, e.roll_number as "rollNumber", s.left_on as "leftOn"
    from enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id
    where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid and e.section_id = ${sectionId}::uuid and s.left_on is null
    order by app.roll_rank(${schoolId}::uuid, s.gender, s.admission_number, s.name), s.id for update of e`);
}

/** Enrols a student; without a roll number the next one of the section, when the school assigns numbers automatically. */
export async function insertSeat(
  db: Db,
  schoolId: string,
  { yearId, studentId, sectionId, rollNumber }: { yearId: string; studentId: string; sectionId: string; rollNumber: number | null },
): Promise<void> {
  // Locks the section's row, so that two simultaneous admissions do not get the same number.
  await db.rows(sql`select from sections where school_id = ${schoolId} and id = ${sectionId}::uuid for update`);
  await db.rows(sql`insert into enrolments (school_id, year_id, student_id, section_id, roll_number)
    values (${schoolId}, ${yearId}, ${studentId}, ${sectionId}, coalesce(${rollNumber}::int, app.next_roll(${schoolId}::uuid, ${yearId}::uuid, ${sectionId}::uuid)))`);
}

type Move = { yearId: string; studentIds: readonly string[]; sectionId: string; on: string; reason: string; accountId: string };

export type RollNumber = { studentId: string; rollNumber: number | null };

/** Moves students to a section. Their roll numbers become free; they get its next ones in the school's order, unless the school gives them by hand. */
export async function moveSeats(
  db: Db,
  schoolId: string,
  { yearId, studentIds, sectionId, on, reason, accountId }: Move,
): Promise<RollNumber[]> {
  // Locks the section's row, so that two simultaneous acts do not give the same number.
  await db.rows(sql`select from sections where school_id = ${schoolId} and id = ${sectionId}::uuid for update`);
  await db.rows(sql`insert into section_moves (school_id, id, year_id, student_id, from_section_id, to_section_id, on_date, reason, account_id)
    select ${schoolId}::uuid, app.new_id(), e.year_id, e.student_id, e.section_id, ${sectionId}::uuid, ${on}::date, ${reason}, ${accountId}::uuid
    from enrolments e where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid and e.student_id = any (${studentIds}::uuid[]) and e.section_id <> ${sectionId}::uuid`);
  return db.rows(sql`update enrolments e set section_id = ${sectionId}::uuid, roll_number = n.roll
    from (select e.student_id, app.next_roll(${schoolId}::uuid, ${yearId}::uuid, ${sectionId}::uuid) - 1
        + row_number() over (order by app.roll_rank(${schoolId}::uuid, s.gender, s.admission_number, s.name), s.id) as roll
      from enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id
      where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid and e.student_id = any (${studentIds}::uuid[]) and e.section_id <> ${sectionId}::uuid) n
    where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid and e.student_id = n.student_id
    returning e.student_id as "studentId", e.roll_number as "rollNumber"`);
}

/** Sets roll numbers. */
export async function setRollNumbers(
  db: Db,
  schoolId: string,
  { yearId, numbers }: { yearId: string; numbers: readonly RollNumber[] },
): Promise<void> {
  await db.rows(sql`update enrolments e set roll_number = n.roll from unnest(${numbers.map(({ studentId }) => studentId)}::uuid[], ${numbers.map(({ rollNumber }) => rollNumber)}::int[]) as n (id, roll)
    where e.school_id = ${schoolId} and e.year_id = ${yearId}::uuid and e.student_id = n.id`);
}

export type NumberingRow = {
  pattern: string;
  rollOrder: 'name' | 'girlsFirst' | 'boysFirst' | 'admissionNumber';
  newRoll: 'next' | 'none';
};

/** The school's numbering. What it has not set is as its register suggests, or as usual. */
export async function findNumbering(db: Db, schoolId: string): Promise<NumberingRow> {
  const row = await db.row<NumberingRow>(sql`select app.admission_pattern(${schoolId}) as pattern,
      coalesce(n.roll_order, 'name') as "rollOrder", coalesce(n.new_roll, 'next') as "newRoll"
    from schools s left join admission_numbering n on n.school_id = s.id where s.id = ${schoolId}`);
  return row as NumberingRow;
}

export async function saveAdmissionNumbering(db: Db, schoolId: string, { pattern, rollOrder, newRoll }: NumberingRow): Promise<void> {
  await db.rows(sql`insert into admission_numbering (school_id, pattern, roll_order, new_roll) values (${schoolId}, ${pattern}, ${rollOrder}, ${newRoll})
    on conflict (school_id) do update set pattern = excluded.pattern, roll_order = excluded.roll_order, new_roll = excluded.new_roll`);
}

/** The admission number that would be next today, by the school's format or another one. */
export async function peekNumber(db: Db, schoolId: string, pattern: string): Promise<string> {
  const row = await db.row<{ number: string }>(
    sql`select app.next_admission_number(${schoolId}::uuid, app.today(${schoolId}::uuid), false, ${pattern}) as number`,
  );
  return row?.number ?? '';
}
