import { type Db, sql } from '#platform/db';

type KeptEdit = {
  kind: 'chapter' | 'topic' | 'question';
  foundAs: string;
  chapterId: string;
  chapterNumber: number;
  words: string;
  more: string;
  writtenBy: string | null;
  page: number | null;
  place: string;
  set: string;
};

/** What people corrected in a book, or added to it. */
export function listEdits(db: Db, schoolId: string, bookId: string): Promise<KeptEdit[]> {
  return db.rows(sql`with chapters as (select * from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId})
    select 'chapter' as kind, found_as as "foundAs", id as "chapterId", chapter_number as "chapterNumber", name as words, summary as more, written_by as "writtenBy", page, '' as place, '' as set from chapters where is_edited and found_as <> ''
    union all select 'topic', t.found_as, c.id, c.chapter_number, t.name, t.description, t.written_by, t.page, '', '' from textbook_topics t
      join chapters c on c.school_id = t.school_id and c.id = t.chapter_id where t.is_edited
    union all select 'question', q.found_as, c.id, c.chapter_number, q.question, q.type, null, q.page, q.place, q.set_name from textbook_questions q
      join chapters c on c.school_id = q.school_id and c.id = q.chapter_id where q.is_edited`);
}

/** Repeats corrections of items that are found again; items added by hand return to their chapter. */
export async function repeatEdit(db: Db, schoolId: string, bookId: string, edit: KeptEdit): Promise<void> {
  const { kind, foundAs, chapterNumber, words, more, writtenBy } = edit;
  if (foundAs === '') return addAgain(db, schoolId, bookId, edit);
  const chapters = sql`(select id from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId} and chapter_number = ${chapterNumber})`;
  const where = sql`where school_id = ${schoolId} and found_as = ${foundAs}`;
  if (kind === 'chapter')
    await db.rows(
      sql`update textbook_chapters set name = ${words}, summary = ${more}, written_by = ${writtenBy}, is_edited = true, confidence = 1 ${where} and id in ${chapters}`,
    );
  if (kind === 'topic')
    await db.rows(
      sql`update textbook_topics set name = ${words}, description = ${more}, written_by = ${writtenBy}, is_edited = true, confidence = 1 ${where} and chapter_id in ${chapters}`,
    );
  if (kind === 'question')
    await db.rows(
      sql`update textbook_questions set question = ${words}, type = ${more}, is_edited = true, confidence = 1 ${where} and chapter_id in ${chapters}`,
    );
}

async function addAgain(
  db: Db,
  schoolId: string,
  bookId: string,
  { kind, chapterId, chapterNumber, words, more, page, place, set }: KeptEdit,
): Promise<void> {
  const chapter = sql`from textbook_chapters c where c.school_id = ${schoolId} and c.textbook_id = ${bookId} and c.chapter_number = ${chapterNumber}
    order by c.id::text = ${chapterId} desc, c.position limit 1`;
  if (kind === 'topic')
    await db.rows(sql`insert into textbook_topics (school_id, id, chapter_id, position, name, description, page, is_edited)
      select c.school_id, app.new_id(), c.id, 100000, ${words}, ${more}, ${page}::int, true ${chapter}`);
  if (kind === 'question')
    await db.rows(sql`insert into textbook_questions (school_id, id, chapter_id, position, place, question, type, set_name, page, is_edited)
      select c.school_id, app.new_id(), c.id, 100000, ${place}, ${words}, ${more}, ${set}, ${page}::int, true ${chapter}`);
}

/** Repeats the users' deletions, for some kinds of items. */
export async function leaveOut(db: Db, schoolId: string, bookId: string, kinds: readonly KeptEdit['kind'][]): Promise<void> {
  const out = sql`with out as (select item->>'kind' as kind, item->>'foundAs' as found_as, (item->>'chapterNumber')::int as chapter_number
    from textbooks, jsonb_array_elements(left_out) item where school_id = ${schoolId} and id = ${bookId} and item->>'foundAs' <> '')`;
  const chapters = sql`textbook_chapters c where c.school_id = ${schoolId} and c.textbook_id = ${bookId}`;
  const same = sql`o.chapter_number = c.chapter_number and o.found_as`;
  const deletions = {
    topic: sql`${out} delete from textbook_topics t using out o, ${chapters} and t.school_id = c.school_id and t.chapter_id = c.id
      and o.kind = 'topic' and ${same} = t.found_as`,
    question: sql`${out} delete from textbook_questions q using out o, ${chapters} and q.school_id = c.school_id and q.chapter_id = c.id
      and o.kind = 'question' and ${same} = q.found_as`,
    chapter: sql`${out} delete from textbook_chapters x using out o, ${chapters} and x.school_id = c.school_id and x.id = c.id
      and o.kind = 'chapter' and ${same} = c.found_as`,
  };
  for (const kind of kinds) await db.rows(deletions[kind]);
}
