import type { Level, QuestionType } from '@shala/contract/question-papers';
import { type Db, sql } from '#platform/db';

type PictureState = 'none' | 'wanted' | 'cut' | 'failed';
export type NewItem = {
  section: number;
  position: number;
  isAlternative: boolean;
  source: 'book' | 'own';
  sourceId: string;
  fingerprint: string;
  chapterNumber: number;
  chapterName: string;
  book: string;
  fileId: string | null;
  page: number | null;
  type: QuestionType;
  level: Level;
  marks: number;
  question: string;
  options: string[];
  answer: string;
  picture: 'none' | 'wanted' | 'failed';
  pictureUse: 'beside' | 'instead';
};
export type ItemRow = Omit<NewItem, 'picture'> & {
  id: string;
  isEdited: boolean;
  picture: PictureState;
  pictureFileId: string | null;
  /** Pages of the book's file; 0 when it is deleted. */
  pages: number;
  isSourceThere: boolean;
};

const columns = sql`i.id, i.section, i.position, i.is_alternative as "isAlternative", i.source, i.source_id as "sourceId", i.fingerprint,
  i.chapter_number as "chapterNumber", i.chapter_name as "chapterName", i.book, i.file_id as "fileId", i.page, i.type, i.level,
  i.marks::float8 as marks, i.question, i.options, i.answer, i.is_edited as "isEdited", i.picture, i.picture_use as "pictureUse",
  i.picture_file_id as "pictureFileId",
  coalesce((select max(f.pages) from textbook_files f where f.school_id = i.school_id and f.file_id = i.file_id), 0) as pages,
  case i.source when 'book' then exists (select from textbook_questions q where q.school_id = i.school_id and q.id = i.source_id)
    else exists (select from own_questions o where o.school_id = i.school_id and o.id = i.source_id and o.removed_at is null) end as "isSourceThere"`;

export function listItems(db: Db, schoolId: string, paperId: string): Promise<ItemRow[]> {
  return db.rows(sql`select ${columns} from question_paper_items i where i.school_id = ${schoolId} and i.paper_id = ${paperId}
    order by i.section, i.position, i.is_alternative`);
}

/** A question of a paper; null for an unknown one. */
export function findItem(db: Db, schoolId: string, paperId: string, itemId: string): Promise<ItemRow | null> {
  return db.row(sql`select ${columns} from question_paper_items i
    where i.school_id = ${schoolId} and i.paper_id = ${paperId} and i.id::text = ${itemId}`);
}

/** Replaces all questions of a paper. */
export async function replaceItems(db: Db, schoolId: string, paperId: string, items: readonly NewItem[]): Promise<void> {
  await db.rows(sql`delete from question_paper_items where school_id = ${schoolId} and paper_id = ${paperId}`);
  await insertItems(db, schoolId, paperId, items);
}

/** Adds questions to a paper. */
export async function insertItems(db: Db, schoolId: string, paperId: string, items: readonly NewItem[]): Promise<void> {
  await db.rows(sql`insert into question_paper_items (school_id, id, paper_id, section, position, is_alternative, source, source_id, fingerprint,
      chapter_number, chapter_name, book, file_id, page, type, level, marks, question, options, answer, picture, picture_use)
    select ${schoolId}, app.new_id(), ${paperId}, section, position, "isAlternative", source, "sourceId", fingerprint,
      "chapterNumber", "chapterName", book, "fileId", page, type, level, marks, question, options, answer, picture, "pictureUse"
    from jsonb_to_recordset(${JSON.stringify(items)}::text::jsonb) as x(section int, position int, "isAlternative" boolean, source text, "sourceId" uuid,
      fingerprint text, "chapterNumber" int, "chapterName" text, book text, "fileId" uuid, page int, type text, level text, marks numeric, question text,
      options jsonb, answer text, picture text, "pictureUse" text)`);
}

type Place = { id: string; section: number; position: number; isAlternative: boolean };

/** Above every position, so that no two questions have the same while they are being arranged. */
const ASIDE = 100_000;

/** Puts the questions of a paper in their places. */
export async function arrangeItems(db: Db, schoolId: string, paperId: string, places: readonly Place[]): Promise<void> {
  await db.rows(
    sql`update question_paper_items set position = position + ${ASIDE}::int where school_id = ${schoolId} and paper_id = ${paperId}`,
  );
  await db.rows(sql`update question_paper_items i set section = x.section, position = x.position, is_alternative = x."isAlternative"
    from jsonb_to_recordset(${JSON.stringify(places)}::text::jsonb) as x(id uuid, section int, position int, "isAlternative" boolean)
    where i.school_id = ${schoolId} and i.paper_id = ${paperId} and i.id = x.id`);
}

export function removeItem(db: Db, schoolId: string, itemId: string): Promise<unknown> {
  return db.rows(sql`delete from question_paper_items where school_id = ${schoolId} and id = ${itemId}`);
}

/** Replaces one question. */
export function swapPaperQuestion(db: Db, schoolId: string, itemId: string, item: NewItem): Promise<unknown> {
  return db.rows(sql`update question_paper_items set source = ${item.source}, source_id = ${item.sourceId}, fingerprint = ${item.fingerprint},
      chapter_number = ${item.chapterNumber}, chapter_name = ${item.chapterName}, book = ${item.book}, file_id = ${item.fileId}, page = ${item.page}::int,
      type = ${item.type}, level = ${item.level}, question = ${item.question}, options = ${JSON.stringify(item.options)}::text::jsonb,
      answer = ${item.answer}, is_edited = false, picture = ${item.picture}, picture_use = ${item.pictureUse}, picture_file_id = null
    where school_id = ${schoolId} and id = ${itemId}`);
}

export type Words = { question: string; options: string[]; answer: string; level: Level; marks?: number | undefined };

export function editPaperQuestion(
  db: Db,
  schoolId: string,
  itemId: string,
  { question, options, answer, level, marks }: Words,
): Promise<unknown> {
  return db.rows(sql`update question_paper_items set question = ${question}, options = ${JSON.stringify(options)}::text::jsonb, answer = ${answer},
      level = ${level}, marks = coalesce(${marks ?? null}::numeric, marks), is_edited = true where school_id = ${schoolId} and id = ${itemId}`);
}

type Cut = { fileId: string; use: 'beside' | 'instead' };

/** Puts a picture beside a question, or in place of its words; null removes it. */
export function setPicture(db: Db, schoolId: string, itemId: string, cut: Cut | null): Promise<unknown> {
  return db.rows(
    cut === null
      ? sql`update question_paper_items set picture = 'none', picture_file_id = null where school_id = ${schoolId} and id = ${itemId}`
      : sql`update question_paper_items set picture = 'cut', picture_file_id = ${cut.fileId}, picture_use = ${cut.use}
          where school_id = ${schoolId} and id = ${itemId}`,
  );
}

export type WantedPicture = { id: string; sourceId: string; question: string; fileId: string; page: number; use: 'beside' | 'instead' };

/** A picture that is still to be cut; null when there is none. */
export function findWanted(db: Db, schoolId: string): Promise<WantedPicture | null> {
  return db.row(sql`select id, source_id as "sourceId", question, file_id as "fileId", page, picture_use as use from question_paper_items
    where school_id = ${schoolId} and picture = 'wanted' and file_id is not null and page is not null order by paper_id, section, position limit 1`);
}

/** Stores a cut picture, unless the question was changed meanwhile; without a picture, records that none was found. False when the question was changed. */
export async function settleWanted(db: Db, schoolId: string, { id, sourceId }: WantedPicture, fileId: string | null): Promise<boolean> {
  const rows = await db.rows(sql`update question_paper_items set picture = case when ${fileId}::uuid is null then 'failed' else 'cut' end,
      picture_file_id = ${fileId}::uuid
    where school_id = ${schoolId} and id = ${id} and source_id = ${sourceId} and picture = 'wanted' returning id`);
  return rows.length > 0;
}

export async function listSchools(db: Db): Promise<string[]> {
  return (await db.rows<{ id: string }>(sql`select id from schools order by created_at`)).map(({ id }) => id);
}
