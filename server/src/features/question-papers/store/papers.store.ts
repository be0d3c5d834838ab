import type { Blueprint } from '@shala/contract/question-papers';
import { type Db, join, sql } from '#platform/db';

export type Head = {
  title: string;
  onDate: string | null;
  minutes: number;
  language: 'en' | 'hi';
  instructions: string[];
  sets: number;
  hasAnswerSpace: boolean;
};
export type PaperRow = Head & {
  id: string;
  subjectId: string;
  class: string;
  subject: string;
  state: 'draft' | 'final';
  blueprint: Blueprint;
  seed: number;
  isRemoved: boolean;
  createdAt: string;
};

const columns = sql`p.id, p.subject_id as "subjectId", c.name as class, s.name as subject, p.title, p.on_date as "onDate", p.minutes, p.language,
  p.instructions, p.sets, p.has_answer_space as "hasAnswerSpace", p.state, p.blueprint, p.seed, p.removed_at is not null as "isRemoved",
  to_char(p.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`;
const source = sql`question_papers p join subjects s on s.school_id = p.school_id and s.id = p.subject_id
  join classes c on c.school_id = s.school_id and c.id = s.class_id`;

/** A paper; null for an unknown one. Deleted papers are found too. */
export function findPaper(db: Db, schoolId: string, paperId: string): Promise<PaperRow | null> {
  return db.row(sql`select ${columns} from ${source} where p.school_id = ${schoolId} and p.id::text = ${paperId}`);
}

/** The same, locked until the transaction ends. */
export function takePaper(db: Db, schoolId: string, paperId: string): Promise<PaperRow | null> {
  return db.row(sql`select ${columns} from ${source} where p.school_id = ${schoolId} and p.id::text = ${paperId} for update of p`);
}

export function listQuestionPapers(
  db: Db,
  schoolId: string,
  subjectId: string | undefined,
): Promise<(PaperRow & { questions: number; marks: { section: number; marks: number; isAlternative: boolean }[] })[]> {
  return db.rows(sql`select ${columns}, (select count(*)::int from question_paper_items i where i.school_id = p.school_id and i.paper_id = p.id
      and not i.is_alternative) as questions,
      (select coalesce(jsonb_agg(jsonb_build_object('section', i.section, 'marks', i.marks, 'isAlternative', i.is_alternative)), '[]')
        from question_paper_items i where i.school_id = p.school_id and i.paper_id = p.id) as marks
    from ${source} where p.school_id = ${schoolId} and p.removed_at is null and (${subjectId ?? null}::text is null or p.subject_id::text = ${subjectId ?? null}::text)
    order by p.created_at desc, p.id limit 500`);
}

/** The newest paper of a subject, locked so that two papers of it are stored one after the other; null when there is none. */
export async function lockNewest(db: Db, schoolId: string, subjectId: string): Promise<string | null> {
  await db.rows(sql`select id from subjects where school_id = ${schoolId} and id = ${subjectId} for update`);
  return (await findNewest(db, schoolId, subjectId))?.id ?? null;
}

export function findNewest(db: Db, schoolId: string, subjectId: string): Promise<{ id: string } | null> {
  return db.row(sql`select id from question_papers where school_id = ${schoolId} and subject_id = ${subjectId} and removed_at is null
    order by created_at desc, id limit 1`);
}

export async function createQuestionPaper(
  db: Db,
  schoolId: string,
  paper: Head & { subjectId: string; blueprint: Blueprint; seed: number; accountId: string },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into question_papers
    (school_id, id, subject_id, title, on_date, minutes, language, instructions, sets, has_answer_space, blueprint, seed, created_by)
    values (${schoolId}, app.new_id(), ${paper.subjectId}, ${paper.title}, ${paper.onDate}::date, ${paper.minutes}, ${paper.language},
      ${JSON.stringify(paper.instructions)}::text::jsonb, ${paper.sets}, ${paper.hasAnswerSpace}, ${JSON.stringify(paper.blueprint)}::text::jsonb,
      ${paper.seed}, ${paper.accountId}) returning id`);
  if (row === null) throw new Error('A question paper could not be stored.');
  return row.id;
}

/** Changes the head of a paper; fields not given stay. */
export function editQuestionPaper(
  db: Db,
  schoolId: string,
  paperId: string,
  head: Partial<Head> & { state?: 'draft' | 'final' | undefined },
): Promise<unknown> {
  const changes = [
    head.title === undefined ? null : sql`title = ${head.title}`,
    head.onDate === undefined ? null : sql`on_date = ${head.onDate}::date`,
    head.minutes === undefined ? null : sql`minutes = ${head.minutes}`,
    head.language === undefined ? null : sql`language = ${head.language}`,
    head.instructions === undefined ? null : sql`instructions = ${JSON.stringify(head.instructions)}::text::jsonb`,
    head.sets === undefined ? null : sql`sets = ${head.sets}`,
    head.hasAnswerSpace === undefined ? null : sql`has_answer_space = ${head.hasAnswerSpace}`,
    head.state === undefined ? null : sql`state = ${head.state}`,
  ].filter((change) => change !== null);
  if (changes.length === 0) return Promise.resolve();
  return db.rows(sql`update question_papers set ${join(changes, sql`, `)} where school_id = ${schoolId} and id = ${paperId}`);
}

export function setBlueprint(
  db: Db,
  schoolId: string,
  paperId: string,
  { blueprint, seed }: { blueprint: Blueprint; seed: number },
): Promise<unknown> {
  return db.rows(sql`update question_papers set blueprint = ${JSON.stringify(blueprint)}::text::jsonb, seed = ${seed}
    where school_id = ${schoolId} and id = ${paperId}`);
}

export function setRemoved(db: Db, schoolId: string, paperId: string, isRemoved: boolean): Promise<unknown> {
  return db.rows(sql`update question_papers set removed_at = case when ${isRemoved}::boolean then now() end
    where school_id = ${schoolId} and id = ${paperId}`);
}
