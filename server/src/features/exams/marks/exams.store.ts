import type { Aggregation } from '@shala/contract/exams';
import { type Db, sql } from '#platform/db';
import { JOINED_ON } from '../joined-on.ts';

export type ExamRow = {
  id: string;
  yearId: string;
  name: string;
  startsOn: string;
  endsOn: string;
  lockOn: string | null;
  state: 'planned' | 'held' | 'published';
  isLocked: boolean;
};

/** An exam that is over and not published waits for its marks, whoever added it and when. */
export const EXAM_STATE = sql`case when x.state = 'planned' and x.ends_on < app.today(x.school_id) then 'held' else x.state end as state`;

const EXAM = sql`x.id, x.year_id as "yearId", x.name, x.starts_on::text as "startsOn", x.ends_on::text as "endsOn", x.lock_on::text as "lockOn", ${EXAM_STATE}, coalesce(x.lock_on < app.today(x.school_id), false) as "isLocked"`;

/** The exams of a year with the classes that have papers in them, newest first. */
export function listExams(
  db: Db,
  schoolId: string,
  yearId: string,
): Promise<(ExamRow & { papers: number; classes: { id: string; className: string }[] })[]> {
  return db.rows(sql`select ${EXAM}, coalesce(p.papers, 0)::int as papers, coalesce(p.classes, '[]') as classes from exams x
    left join lateral (select sum(k.papers) as papers, jsonb_agg(jsonb_build_object('id', c.id, 'className', c.name) order by c.position, c.name) as classes
      from (select j.class_id, count(*) as papers from exam_papers q join subjects j on j.school_id = q.school_id and j.id = q.subject_id
        where q.school_id = x.school_id and q.exam_id = x.id group by 1) k join classes c on c.school_id = x.school_id and c.id = k.class_id) p on true
    where x.school_id = ${schoolId} and x.year_id = ${yearId} order by x.starts_on desc, x.name`);
}

export function findExam(db: Db, schoolId: string, examId: string): Promise<ExamRow | null> {
  return db.row(sql`select ${EXAM} from exams x where x.school_id = ${schoolId} and x.id = ${examId}`);
}

export function lockExam(db: Db, schoolId: string, examId: string): Promise<ExamRow | null> {
  return db.row(sql`select ${EXAM} from exams x where x.school_id = ${schoolId} and x.id = ${examId} for update`);
}

type Days = { name: string; startsOn: string; endsOn: string; lockOn: string | null };

/** Null when the year already has an exam with that name. */
export async function insertExam(db: Db, schoolId: string, { yearId, ...exam }: Days & { yearId: string }): Promise<string | null> {
  const row = await db.row<{ id: string }>(sql`insert into exams (school_id, id, year_id, name, starts_on, ends_on, lock_on)
    values (${schoolId}, app.new_id(), ${yearId}, ${exam.name}, ${exam.startsOn}, ${exam.endsOn}, ${exam.lockOn}) on conflict (school_id, year_id, name) do nothing returning id`);
  return row?.id ?? null;
}

export async function isNameTaken(
  db: Db,
  schoolId: string,
  { id, yearId, name }: { id: string; yearId: string; name: string },
): Promise<boolean> {
  return (
    (await db.row(
      sql`select true as found from exams where school_id = ${schoolId} and year_id = ${yearId} and name = ${name} and id <> ${id}`,
    )) !== null
  );
}

export async function saveExam(db: Db, schoolId: string, { id, ...exam }: Days & { id: string }): Promise<void> {
  await db.rows(
    sql`update exams set name = ${exam.name}, starts_on = ${exam.startsOn}, ends_on = ${exam.endsOn}, lock_on = ${exam.lockOn} where school_id = ${schoolId} and id = ${id}`,
  );
}

/** The components of subjects in a year, by term and name, with the classes that have them. */
export function listComponents(
  db: Db,
  schoolId: string,
  yearId: string,
): Promise<{ termNo: number; term: string; name: string; max: number; classIds: string[] }[]> {
  return db.rows(sql`select k.term_no::int as "termNo", min(t.name) as term, k.name, max(k.max_marks)::float8 as max, array_agg(distinct j.class_id) as "classIds"
    from scheme_subjects f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
    join scheme_components k on k.school_id = f.school_id and k.scheme_id = f.scheme_id
    join scheme_terms t on t.school_id = k.school_id and t.scheme_id = k.scheme_id and t.term_no = k.term_no
    where f.school_id = ${schoolId} and f.year_id = ${yearId} group by k.term_no, k.name order by 1, min(k.position), 3`);
}

/** The ids of the classes with neither an assessment scheme nor areas in a year. */
export async function listClassesWithoutScheme(db: Db, schoolId: string, yearId: string): Promise<string[]> {
  const rows = await db.rows<{ id: string }>(sql`select c.id from classes c where c.school_id = ${schoolId}
    and not exists (select from scheme_subjects f join subjects j on j.school_id = f.school_id and j.id = f.subject_id
      where f.school_id = c.school_id and f.year_id = ${yearId} and j.class_id = c.id)
    and not exists (select from assessment_areas a where a.school_id = c.school_id and a.year_id = ${yearId} and a.class_id = c.id)
    order by c.position, c.name`);
  return rows.map(({ id }) => id);
}

/** A paper for each subject of the classes that has the component and no such paper in the exam yet, by default with the component's maximum. Returns the number of papers. */
export async function insertPapers(
  db: Db,
  schoolId: string,
  paper: { examId: string; yearId: string; classIds: readonly string[]; termNo: number; component: string; maxMarks: number | null },
): Promise<number> {
  const rows = await db.rows(sql`insert into exam_papers (school_id, id, exam_id, subject_id, component_id, max_marks, pass_marks)
    select n.school_id, n.id, n.exam_id, n.subject_id, n.component_id, n.max_marks, ceil(n.max_marks * coalesce(n.pass, 33) / 100) from (select j.school_id, app.new_id(), ${paper.examId}::uuid, j.id, k.id, coalesce(${paper.maxMarks}::numeric, k.max_marks) as max_marks,
        coalesce(k.pass_percent, a.pass_percent) as pass from subjects j
      join scheme_subjects f on f.school_id = j.school_id and f.subject_id = j.id and f.year_id = ${paper.yearId}
      join assessment_schemes a on a.school_id = f.school_id and a.id = f.scheme_id
      join scheme_components k on k.school_id = f.school_id and k.scheme_id = f.scheme_id and k.term_no = ${paper.termNo}::int and k.name = ${paper.component}
      where j.school_id = ${schoolId} and j.class_id = any (${paper.classIds}::uuid[])
        and not exists (select from exam_papers q where q.school_id = j.school_id and q.exam_id = ${paper.examId}::uuid and q.subject_id = j.id and q.component_id = k.id)) n (school_id, id, exam_id, subject_id, component_id, max_marks, pass) returning id`);
  return rows.length;
}

export async function countMarks(db: Db, schoolId: string, examId: string): Promise<number> {
  const row = await db.row<{
    count: number;
  }>(sql`select count(*)::int as count from marks m join exam_papers p on p.school_id = m.school_id and p.id = m.paper_id
    where p.school_id = ${schoolId} and p.exam_id = ${examId}`);
  return row?.count ?? 0;
}

export async function removeExam(db: Db, schoolId: string, examId: string): Promise<void> {
  await db.rows(
    sql`delete from mark_adjustments a using exam_papers p where p.school_id = a.school_id and p.id = a.paper_id and p.school_id = ${schoolId} and p.exam_id = ${examId}`,
  );
  await db.rows(sql`delete from exam_papers where school_id = ${schoolId} and exam_id = ${examId}`);
  await db.rows(sql`delete from exams where school_id = ${schoolId} and id = ${examId}`);
}

export type PaperRow = {
  id: string;
  examId: string;
  exam: string;
  yearId: string;
  classId: string;
  className: string;
  subjectId: string;
  subject: string;
  componentId: string | null;
  component: string;
  termNo: number | null;
  maxMarks: number;
  passMarks: number;
  weight: number;
  aggregation: Aggregation | null;
  onDate: string | null;
  startsAtMinute: number | null;
  minutes: number | null;
};

const PAPER = sql`select p.id, p.exam_id as "examId", x.name as exam, x.year_id as "yearId", j.class_id as "classId", c.name as "className", p.subject_id as "subjectId", j.name as subject,
    p.component_id as "componentId", coalesce(k.name, '') as component, k.term_no::int as "termNo", p.max_marks::float8 as "maxMarks", p.pass_marks::float8 as "passMarks",
    p.weight::float8 as weight, k.aggregation, p.on_date::text as "onDate", p.starts_at_minute as "startsAtMinute", p.duration_minutes as minutes
  from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id join subjects j on j.school_id = p.school_id and j.id = p.subject_id
  join classes c on c.school_id = j.school_id and c.id = j.class_id left join scheme_components k on k.school_id = p.school_id and k.id = p.component_id`;

/** The papers that a section writes in an exam, in the order of its class's subjects. */
export function listPapers(db: Db, schoolId: string, { examId, sectionId }: { examId: string; sectionId: string }): Promise<PaperRow[]> {
  return db.rows(
    sql`${PAPER} where p.school_id = ${schoolId} and p.exam_id = ${examId} and j.class_id = (select s.class_id from sections s where s.school_id = ${schoolId} and s.id = ${sectionId})
      order by j.position, j.name, k.position`,
  );
}

export function lockPaper(db: Db, schoolId: string, paperId: string): Promise<PaperRow | null> {
  return db.row(sql`${PAPER} where p.school_id = ${schoolId} and p.id = ${paperId} for update of p`);
}

/** Locks a paper's class against `lockClass`, so that its result is not computed from the old maximum while it changes. */
export async function sharePaperClass(db: Db, schoolId: string, paperId: string): Promise<void> {
  await db.rows(sql`select id from classes where school_id = ${schoolId} and id = (select j.class_id from exam_papers p
    join subjects j on j.school_id = p.school_id and j.id = p.subject_id where p.school_id = ${schoolId} and p.id = ${paperId}) for share`);
}

/** Locks the exam of a paper, so that two users who change all of its papers do it one after the other. */
export async function lockExamOf(db: Db, schoolId: string, paperId: string): Promise<void> {
  await db.rows(sql`select id from exams where school_id = ${schoolId} and id = (select p.exam_id from exam_papers p
    where p.school_id = ${schoolId} and p.id = ${paperId}) for update`);
}

/** Gives the other papers of the same component in this exam the weight of a paper, where no result is published. Returns how many were changed. */
export async function spreadWeight(db: Db, schoolId: string, paperId: string): Promise<number> {
  const others = sql`exam_papers p join exam_papers o on o.school_id = p.school_id and o.exam_id = p.exam_id and o.id <> p.id and o.weight <> p.weight
      join scheme_components k on k.school_id = p.school_id and k.id = p.component_id
      join scheme_components m on m.school_id = o.school_id and m.id = o.component_id and m.term_no = k.term_no and m.name = k.name
      join subjects j on j.school_id = o.school_id and j.id = o.subject_id
    where p.school_id = ${schoolId} and p.id = ${paperId}`;
  await db.rows(
    sql`select id from classes where school_id = ${schoolId} and id in (select j.class_id from ${others}) order by id for share`,
  );
  const rows =
    await db.rows(sql`update exam_papers e set weight = n.weight from (select o.id, p.weight from ${others} and not exists (select from result_versions v
      join exams x on x.school_id = v.school_id and x.year_id = v.year_id and x.id = o.exam_id
      where v.school_id = ${schoolId} and v.class_id = j.class_id and v.is_current and v.term_no in (0, m.term_no))) n
    where e.school_id = ${schoolId} and e.id = n.id returning e.id`);
  return rows.length;
}

type PaperChange = {
  id: string;
  maxMarks: number;
  passMarks: number;
  weight: number;
};

export async function savePaper(db: Db, schoolId: string, paper: PaperChange): Promise<void> {
  await db.rows(
    sql`update exam_papers set max_marks = ${paper.maxMarks}::numeric, pass_marks = ${paper.passMarks}::numeric, weight = ${paper.weight}::numeric
      where school_id = ${schoolId} and id = ${paper.id}`,
  );
}

export async function highestMark(db: Db, schoolId: string, paperId: string): Promise<number> {
  const row = await db.row<{ highest: number }>(
    sql`select coalesce(max(marks), 0)::float8 as highest from marks where school_id = ${schoolId} and paper_id = ${paperId}`,
  );
  return row?.highest ?? 0;
}

type Missing = {
  sectionId: string;
  className: string;
  section: string;
  paperId: string;
  subject: string;
  component: string;
  teacher: string;
  expected: number;
  entered: number;
};

/** Each section's papers of an exam: the expected and the entered number of marks, and the teacher of the subject in the timetable. */
export function listEntered(db: Db, schoolId: string, examId: string): Promise<Missing[]> {
  return db.rows(sql`select s.id as "sectionId", c.name as "className", s.name as section, p.id as "paperId", j.name as subject, coalesce(k.name, '') as component,
      coalesce((select string_agg(distinct w.name, ', ') from app.week_now(${schoolId}) l join employees w on w.school_id = l.school_id and w.id = l.teacher_id
        where l.section_id = s.id and l.subject_id = j.id), '') as teacher, n.expected, n.entered
    from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id join subjects j on j.school_id = p.school_id and j.id = p.subject_id
    join classes c on c.school_id = j.school_id and c.id = j.class_id join sections s on s.school_id = c.school_id and s.class_id = c.id
    left join scheme_components k on k.school_id = p.school_id and k.id = p.component_id
    cross join lateral (select count(*)::int as expected, count(m.student_id)::int as entered from enrolments e
      join students z on z.school_id = e.school_id and z.id = e.student_id
      left join marks m on m.school_id = e.school_id and m.paper_id = p.id and m.student_id = e.student_id
      where e.school_id = s.school_id and e.section_id = s.id and e.year_id = x.year_id
        and (m.student_id is not null or ((z.left_on is null or z.left_on >= coalesce(p.on_date, x.ends_on)) and coalesce(${JOINED_ON}, '-infinity') <= coalesce(p.on_date, x.ends_on)))
        and not exists (select from subjects_not_taken o where o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id and o.subject_id = j.id)) n
    where p.school_id = ${schoolId} and p.exam_id = ${examId} and n.expected > 0
    order by c.position, c.name, s.name, j.position, j.name, k.position`);
}
