import type { Level, QuestionType } from '@shala/contract/question-papers';
import { type Db, sql } from '#platform/db';

export type SubjectRow = { id: string; class: string; subject: string; bookId: string | null; book: string };
export type BookQuestionRow = {
  id: string;
  chapterNumber: number;
  chapterName: string;
  fileId: string | null;
  place: 'exercise' | 'example' | 'intext';
  question: string;
  type: string;
  page: number | null;
  confidence: number;
};
export type OwnQuestionRow = {
  id: string;
  chapterNumber: number;
  type: QuestionType;
  level: Level;
  marks: number;
  question: string;
  options: string[];
  answer: string;
};
export type FactsRow = { fingerprint: string; type: QuestionType; level: Level; marks: number; answer: string };
export type AskedRow = { fingerprint: string; paperId: string };

/** A subject with its class and textbook, if any; null for an unknown subject. */
export function findSubject(db: Db, schoolId: string, subjectId: string): Promise<SubjectRow | null> {
  return db.row(sql`select s.id, c.name as class, s.name as subject, t.id as "bookId", coalesce(t.title, '') as book
    from subjects s join classes c on c.school_id = s.school_id and c.id = s.class_id
    left join textbooks t on t.school_id = s.school_id and t.subject_id = s.id and t.removed_at is null
    where s.school_id = ${schoolId} and s.id::text = ${subjectId}`);
}

export function listChapters(db: Db, schoolId: string, bookId: string): Promise<{ number: number; name: string }[]> {
  return db.rows(sql`select chapter_number as number, min(name) as name from textbook_chapters
    where school_id = ${schoolId} and textbook_id = ${bookId} group by chapter_number order by min(position)`);
}

export function listBookQuestions(db: Db, schoolId: string, bookId: string): Promise<BookQuestionRow[]> {
  return db.rows(sql`select q.id, c.chapter_number as "chapterNumber", c.name as "chapterName", f.file_id as "fileId", q.place, q.question, q.type, q.page, q.confidence
    from textbook_questions q join textbook_chapters c on c.school_id = q.school_id and c.id = q.chapter_id
    left join textbook_files f on f.school_id = c.school_id and f.textbook_id = c.textbook_id and f.file_id = c.file_id
    where q.school_id = ${schoolId} and c.textbook_id = ${bookId} order by c.position, q.place, q.position`);
}

export function listOwnQuestions(db: Db, schoolId: string, subjectId: string): Promise<OwnQuestionRow[]> {
  return db.rows(sql`select id, chapter_number as "chapterNumber", type, level, marks::float8 as marks, question, options, answer
    from own_questions where school_id = ${schoolId} and subject_id = ${subjectId} and removed_at is null order by chapter_number, created_at, id`);
}

export function listFacts(db: Db, schoolId: string, subjectId: string): Promise<FactsRow[]> {
  return db.rows(sql`select fingerprint, type, level, marks::float8 as marks, answer from question_facts
    where school_id = ${schoolId} and subject_id = ${subjectId}`);
}

/** The questions in the papers of a subject, the newest paper first; `exceptId` is a paper that does not count. */
export function listAsked(db: Db, schoolId: string, subjectId: string, exceptId: string | null): Promise<AskedRow[]> {
  return db.rows(sql`select i.fingerprint, p.id as "paperId" from question_papers p
    join question_paper_items i on i.school_id = p.school_id and i.paper_id = p.id
    where p.school_id = ${schoolId} and p.subject_id = ${subjectId} and p.removed_at is null and p.id is distinct from ${exceptId}::uuid
    order by p.created_at desc, p.id`);
}

export type BookRow = {
  subjectId: string;
  class: string;
  subject: string;
  chapters: { number: number; name: string; questions: number }[];
  papers: number;
};

/** Textbooks with their chapters, in school order. */
export function listPaperBooks(db: Db, schoolId: string): Promise<BookRow[]> {
  return db.rows(sql`select s.id as "subjectId", c.name as class, s.name as subject,
      (select coalesce(json_agg(json_build_object('number', x.number, 'name', x.name, 'questions', x.questions) order by x.position), '[]') from (
        select h.chapter_number as number, min(h.name) as name, min(h.position) as position,
          count(q.id)::int as questions from textbook_chapters h
          left join textbook_questions q on q.school_id = h.school_id and q.chapter_id = h.id
          where h.school_id = t.school_id and h.textbook_id = t.id group by h.chapter_number) x) as chapters,
      (select count(*)::int from question_papers p where p.school_id = t.school_id and p.subject_id = s.id and p.removed_at is null) as papers
    from textbooks t join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    join classes c on c.school_id = s.school_id and c.id = s.class_id
    where t.school_id = ${schoolId} and t.removed_at is null order by c.position, c.name, s.position, s.name`);
}

export function findBookQuestion(
  db: Db,
  schoolId: string,
  subjectId: string,
  questionId: string,
): Promise<{ id: string; question: string } | null> {
  return db.row(sql`select q.id, q.question from textbook_questions q
    join textbook_chapters c on c.school_id = q.school_id and c.id = q.chapter_id
    join textbooks t on t.school_id = c.school_id and t.id = c.textbook_id and t.removed_at is null
    where q.school_id = ${schoolId} and q.id::text = ${questionId} and t.subject_id::text = ${subjectId}`);
}

export type Facts = Omit<FactsRow, 'fingerprint'>;

/** Stores a person's properties of a textbook's question; returns the former ones, if any. */
export async function rateBookQuestion(
  db: Db,
  schoolId: string,
  { subjectId, fingerprint, type, level, marks, answer }: Facts & { subjectId: string; fingerprint: string },
): Promise<Facts | null> {
  const before = await db.row<Facts>(sql`select type, level, marks::float8 as marks, answer from question_facts
    where school_id = ${schoolId} and subject_id = ${subjectId} and fingerprint = ${fingerprint}`);
  await db.rows(sql`insert into question_facts (school_id, subject_id, fingerprint, type, level, marks, answer)
    values (${schoolId}, ${subjectId}, ${fingerprint}, ${type}, ${level}, ${marks}, ${answer})
    on conflict (school_id, subject_id, fingerprint) do update set type = excluded.type, level = excluded.level, marks = excluded.marks,
      answer = excluded.answer, changed_at = now()`);
  return before;
}

export type OwnQuestion = Omit<OwnQuestionRow, 'id'>;

export async function addOwnQuestion(
  db: Db,
  schoolId: string,
  subjectId: string,
  own: OwnQuestion & { accountId: string },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into own_questions
    (school_id, id, subject_id, chapter_number, type, level, marks, question, options, answer, created_by)
    values (${schoolId}, app.new_id(), ${subjectId}, ${own.chapterNumber}, ${own.type}, ${own.level}, ${own.marks}, ${own.question},
      ${JSON.stringify(own.options)}::text::jsonb, ${own.answer}, ${own.accountId}) returning id`);
  if (row === null) throw new Error('A question could not be stored.');
  return row.id;
}

export function findOwn(
  db: Db,
  schoolId: string,
  subjectId: string,
  questionId: string,
): Promise<(OwnQuestionRow & { isRemoved: boolean }) | null> {
  return db.row(sql`select id, chapter_number as "chapterNumber", type, level, marks::float8 as marks, question, options, answer,
      removed_at is not null as "isRemoved"
    from own_questions where school_id = ${schoolId} and subject_id::text = ${subjectId} and id::text = ${questionId} for update`);
}

export function editOwnQuestion(db: Db, schoolId: string, questionId: string, own: OwnQuestion): Promise<unknown> {
  return db.rows(sql`update own_questions set chapter_number = ${own.chapterNumber}, type = ${own.type}, level = ${own.level}, marks = ${own.marks},
      question = ${own.question}, options = ${JSON.stringify(own.options)}::text::jsonb, answer = ${own.answer}
    where school_id = ${schoolId} and id = ${questionId}`);
}

export function setOwnRemoved(db: Db, schoolId: string, questionId: string, isRemoved: boolean): Promise<unknown> {
  return db.rows(sql`update own_questions set removed_at = case when ${isRemoved}::boolean then now() end
    where school_id = ${schoolId} and id = ${questionId}`);
}
