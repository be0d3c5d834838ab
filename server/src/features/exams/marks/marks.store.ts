import { type Db, type Fragment, sql } from '#platform/db';
import { JOINED_ON } from '../joined-on.ts';

export type SheetStudent = {
  id: string;
  name: string;
  admissionNumber: string;
  rollNumber: number | null;
  joinedOn: string | null;
  leftOn: string | null;
  notTaken: string[];
};

/**
 * The students enrolled in a section in a year, by roll number, with the subjects that each does not take. Students who left before a given day are left out.
 */
export function listSheetStudents(
  db: Db,
  schoolId: string,
  { yearId, sectionId, from }: { yearId: string; sectionId: string; from: string },
): Promise<SheetStudent[]> {
  return db.rows(sheetStudents(schoolId, { yearId: sql`${yearId}`, sectionId, from: sql`${from}::date` }));
}

/** The same for an exam: its year, and its first day. */
export function listExamStudents(
  db: Db,
  schoolId: string,
  { examId, sectionId }: { examId: string; sectionId: string },
): Promise<SheetStudent[]> {
  const ofExam = (column: Fragment) => sql`(select ${column} from exams x where x.school_id = ${schoolId} and x.id = ${examId})`;
  return db.rows(sheetStudents(schoolId, { yearId: ofExam(sql`x.year_id`), sectionId, from: ofExam(sql`x.starts_on`) }));
}

function sheetStudents(schoolId: string, { yearId, sectionId, from }: { yearId: Fragment; sectionId: string; from: Fragment }): Fragment {
  return sql`select z.id, z.name, z.admission_number as "admissionNumber", e.roll_number as "rollNumber", ${JOINED_ON}::text as "joinedOn", z.left_on::text as "leftOn",
      coalesce((select array_agg(o.subject_id) from subjects_not_taken o where o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id), '{}') as "notTaken"
    from enrolments e join students z on z.school_id = e.school_id and z.id = e.student_id
    where e.school_id = ${schoolId} and e.section_id = ${sectionId} and e.year_id = ${yearId} and (z.left_on is null or z.left_on >= ${from})
    order by e.roll_number nulls last, lower(z.name), z.name, z.id`;
}

export type MarkRow = {
  paperId: string;
  studentId: string;
  mark: number | null;
  code: 'AB' | 'ML' | 'EX' | 'NA' | '';
  formerSchool: string;
  by: string;
  at: string;
};

/** The marks of papers, in hundredths; of all students when none are given. */
export function listMarks(db: Db, schoolId: string, paperIds: readonly string[], studentIds: readonly string[] | null): Promise<MarkRow[]> {
  return db.rows(sql`select m.paper_id as "paperId", m.student_id as "studentId", (m.marks * 100)::int as mark, m.code, m.former_school as "formerSchool",
      coalesce(a.name, '') as by, to_char(m.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from marks m left join accounts a on a.id = m.account_id and a.school_id = m.school_id
    where m.school_id = ${schoolId} and m.paper_id = any (${paperIds}::uuid[])
      and (${studentIds === null}::boolean or m.student_id = any (${studentIds ?? []}::uuid[]))`);
}

/** Locks a section's class against `lockClass` until the end of the transaction; many users can hold this lock at once. */
export async function shareClass(db: Db, schoolId: string, sectionId: string): Promise<void> {
  await db.rows(sql`select id from classes where school_id = ${schoolId} and id = (select s.class_id from sections s
    where s.school_id = ${schoolId} and s.id = ${sectionId}) for share`);
}

/** The papers, locked in a fixed order, so that two users who save the same cells do it one after the other. */
export async function lockPapers(db: Db, schoolId: string, paperIds: readonly string[]): Promise<void> {
  await db.rows(sql`select id from exam_papers where school_id = ${schoolId} and id = any (${paperIds}::uuid[]) order by id for update`);
}

export type MarkToPut = { paperId: string; studentId: string; mark: number | null; code: string; formerSchool: string | null };

/** Writes marks; without mark and code the cell is emptied. A null `formerSchool` leaves that field unchanged. */
export async function putMarks(db: Db, schoolId: string, accountId: string, cells: readonly MarkToPut[]): Promise<void> {
  const gone = cells.filter(({ mark, code }) => mark === null && code === '');
  const kept = cells.filter((one) => !gone.includes(one));
  if (gone.length > 0)
    await db.rows(sql`delete from marks m using unnest(${gone.map(({ paperId }) => paperId)}::uuid[], ${gone.map(({ studentId }) => studentId)}::uuid[]) as g (paper, student)
      where m.school_id = ${schoolId} and m.paper_id = g.paper and m.student_id = g.student`);
  if (kept.length > 0)
    await db.rows(sql`insert into marks (school_id, paper_id, student_id, marks, code, former_school, account_id)
      select ${schoolId}::uuid, n.paper, n.student, n.mark / 100.0, n.code, coalesce(n.former, ''), ${accountId}::uuid
      from unnest(${kept.map(({ paperId }) => paperId)}::uuid[], ${kept.map(({ studentId }) => studentId)}::uuid[], ${kept.map(({ mark }) => mark)}::int[],
        ${kept.map(({ code }) => code)}::text[], ${kept.map(({ formerSchool }) => formerSchool)}::text[]) as n (paper, student, mark, code, former)
      on conflict (school_id, paper_id, student_id) do update set marks = excluded.marks, code = excluded.code, account_id = excluded.account_id, updated_at = now(),
        former_school = case when excluded.former_school = '' then marks.former_school else excluded.former_school end`);
}

/** A later mark removes the confirmation of that section and term, and of the year. */
export async function dropCompilation(
  db: Db,
  schoolId: string,
  { yearId, sectionId, terms }: { yearId: string; sectionId: string; terms: readonly number[] },
): Promise<void> {
  await db.rows(
    sql`delete from section_compilations where school_id = ${schoolId} and year_id = ${yearId} and section_id = ${sectionId} and term_no = any (${[0, ...terms]}::int[])`,
  );
}

/** The terms (0 for the year) of a section's class with a published result in the year of an exam. */
export async function listPublishedOfExam(
  db: Db,
  schoolId: string,
  { examId, sectionId }: { examId: string; sectionId: string },
): Promise<number[]> {
  const rows = await db.rows<{ termNo: number }>(sql`select v.term_no::int as "termNo" from result_versions v
      join exams x on x.school_id = v.school_id and x.year_id = v.year_id and x.id = ${examId} join sections s on s.school_id = v.school_id and s.class_id = v.class_id and s.id = ${sectionId}
    where v.school_id = ${schoolId} and v.is_current order by v.term_no desc`);
  return rows.map(({ termNo }) => termNo);
}

/** The terms (0 for the year) of a class with a published result that includes one of these terms. */
export async function listPublishedTerms(
  db: Db,
  schoolId: string,
  { yearId, classId, terms }: { yearId: string; classId: string; terms: readonly number[] },
): Promise<number[]> {
  const rows = await db.rows<{ termNo: number }>(sql`select term_no::int as "termNo" from result_versions
    where school_id = ${schoolId} and year_id = ${yearId} and class_id = ${classId} and is_current and (term_no = 0 or term_no = any (${terms}::int[])) order by term_no desc`);
  return rows.map(({ termNo }) => termNo);
}

/** Whether a current result contains the paper: that of its term, or that of the year. */
export async function isPaperPublished(db: Db, schoolId: string, paperId: string): Promise<boolean> {
  const row = await db.row(sql`select true as found from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id
      join subjects j on j.school_id = p.school_id and j.id = p.subject_id
      left join scheme_components k on k.school_id = p.school_id and k.id = p.component_id
      join result_versions v on v.school_id = p.school_id and v.year_id = x.year_id and v.class_id = j.class_id and v.is_current
    where p.school_id = ${schoolId} and p.id = ${paperId} and (v.term_no = 0 or v.term_no = k.term_no) limit 1`);
  return row !== null;
}

type Adjustment = {
  id: string;
  paperId: string;
  studentId: string | null;
  name: string;
  kind: 'grace' | 'moderation';
  marks: number;
  reason: string;
  by: string;
  at: string;
};

export function listAdjustments(db: Db, schoolId: string, paperIds: readonly string[]): Promise<Adjustment[]> {
  return db.rows(sql`select a.id, a.paper_id as "paperId", a.student_id as "studentId", coalesce(z.name, '') as name, a.kind, a.marks::float8 as marks, a.reason, coalesce(c.name, '') as by,
      to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at
    from mark_adjustments a left join students z on z.school_id = a.school_id and z.id = a.student_id left join accounts c on c.id = a.account_id and c.school_id = a.school_id
    where a.school_id = ${schoolId} and a.paper_id = any (${paperIds}::uuid[]) and a.withdrawn_at is null order by a.created_at`);
}

export async function addAdjustment(
  db: Db,
  schoolId: string,
  {
    paperId,
    studentId,
    marks,
    reason,
    accountId,
  }: { paperId: string; studentId: string | null; marks: number; reason: string; accountId: string },
): Promise<string> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into mark_adjustments (school_id, id, paper_id, student_id, kind, marks, reason, account_id)
    values (${schoolId}, app.new_id(), ${paperId}, ${studentId}, ${studentId === null ? 'moderation' : 'grace'}, ${marks}::numeric, ${reason}, ${accountId}) returning id`);
  return (row as { id: string }).id;
}

export function findAdjustment(
  db: Db,
  schoolId: string,
  id: string,
): Promise<{ id: string; paperId: string; marks: number; reason: string } | null> {
  return db.row(
    sql`select id, paper_id as "paperId", marks::float8 as marks, reason from mark_adjustments where school_id = ${schoolId} and id = ${id} and withdrawn_at is null for update`,
  );
}

export async function withdrawAdjustment(db: Db, schoolId: string, id: string): Promise<void> {
  await db.rows(sql`update mark_adjustments set withdrawn_at = now() where school_id = ${schoolId} and id = ${id}`);
}

/** The section of a student of this class in a year; null for any other student. */
export function findSeat(
  db: Db,
  schoolId: string,
  { yearId, classId, studentId }: { yearId: string; classId: string; studentId: string },
): Promise<{ sectionId: string } | null> {
  return db.row(sql`select s.id as "sectionId" from enrolments e join sections s on s.school_id = e.school_id and s.id = e.section_id
    where e.school_id = ${schoolId} and e.year_id = ${yearId} and e.student_id = ${studentId} and s.class_id = ${classId}`);
}

/** The subjects in which students of a section have marks in a year. */
export function listMarkedSubjects(
  db: Db,
  schoolId: string,
  { yearId, sectionId }: { yearId: string; sectionId: string },
): Promise<{ studentId: string; subjectIds: string[] }[]> {
  return db.rows(sql`select m.student_id as "studentId", array_agg(distinct p.subject_id) as "subjectIds"
    from enrolments e join marks m on m.school_id = e.school_id and m.student_id = e.student_id
    join exam_papers p on p.school_id = m.school_id and p.id = m.paper_id join exams x on x.school_id = p.school_id and x.id = p.exam_id and x.year_id = e.year_id
    where e.school_id = ${schoolId} and e.year_id = ${yearId} and e.section_id = ${sectionId} and m.code not in ('EX', 'NA') group by m.student_id`);
}

/** The first of these students with a mark in the subject in the year. */
export function findMarked(
  db: Db,
  schoolId: string,
  { yearId, subjectId, studentIds }: { yearId: string; subjectId: string; studentIds: readonly string[] },
): Promise<{ name: string; subject: string } | null> {
  return db.row(sql`select z.name, j.name as subject from marks m join exam_papers p on p.school_id = m.school_id and p.id = m.paper_id join exams x on x.school_id = p.school_id and x.id = p.exam_id
    join students z on z.school_id = m.school_id and z.id = m.student_id join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    where m.school_id = ${schoolId} and x.year_id = ${yearId} and p.subject_id = ${subjectId} and m.student_id = any (${studentIds}::uuid[]) and m.code not in ('EX', 'NA') limit 1`);
}

export async function setSubjectTakers(
  db: Db,
  schoolId: string,
  { yearId, sectionId, subjectId, studentIds }: { yearId: string; sectionId: string; subjectId: string; studentIds: readonly string[] },
): Promise<number> {
  await db.rows(sql`delete from subjects_not_taken o using enrolments e where e.school_id = o.school_id and e.year_id = o.year_id and e.student_id = o.student_id and e.section_id = ${sectionId}
    and o.school_id = ${schoolId} and o.year_id = ${yearId} and o.subject_id = ${subjectId}`);
  const rows = await db.rows(sql`insert into subjects_not_taken (school_id, year_id, student_id, subject_id)
    select e.school_id, e.year_id, e.student_id, ${subjectId}::uuid from enrolments e where e.school_id = ${schoolId} and e.year_id = ${yearId} and e.section_id = ${sectionId}
      and e.student_id = any (${studentIds}::uuid[]) returning student_id`);
  return rows.length;
}

/** The subject, if it belongs to the class. */
export async function isSubjectOf(db: Db, schoolId: string, classId: string, subjectId: string): Promise<boolean> {
  return (
    (await db.row(
      sql`select true as found from subjects where school_id = ${schoolId} and class_id = ${classId} and id = ${subjectId}`,
    )) !== null
  );
}

/** Whether all of these are students of the school. */
export async function areStudents(db: Db, schoolId: string, studentIds: readonly string[]): Promise<boolean> {
  const row = await db.row<{ count: number }>(
    sql`select count(*)::int as count from students where school_id = ${schoolId} and id = any (${studentIds}::uuid[])`,
  );
  return row?.count === studentIds.length;
}
