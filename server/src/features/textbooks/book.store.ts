import { type Db, sql } from '#platform/db';
import type { Chapter } from './engine/structure/book.ts';

export function findClass(db: Db, schoolId: string, name: string): Promise<{ id: string } | null> {
  return db.row(sql`select id from classes where school_id = ${schoolId} and lower(name) = lower(${name})`);
}

/** The subject of that name, made where the class has none. Locked, so that two uploads of one book come one after the other. */
export async function takeSubject(db: Db, schoolId: string, classId: string, name: string): Promise<{ id: string; name: string }> {
  await db.rows(sql`insert into subjects (school_id, id, class_id, name, position)
    select ${schoolId}, app.new_id(), ${classId}, ${name}, coalesce(max(position), 0) + 1 from subjects where school_id = ${schoolId} and class_id = ${classId}
    having not exists (select 1 from subjects where school_id = ${schoolId} and class_id = ${classId} and lower(name) = lower(${name}))
    on conflict do nothing`);
  const subject = await db.row<{ id: string; name: string }>(sql`select id, name from subjects
    where school_id = ${schoolId} and class_id = ${classId} and lower(name) = lower(${name}) order by position limit 1 for update`);
  if (subject === null) throw new Error('A subject that was just made is not there.');
  return subject;
}

type Replacement = { subjectId: string; title: string; fileId: string; pages: number; chapters: readonly Chapter[] };

/** Puts a book's content in the place of what the subject had. What people corrected stays corrected where the same is found again. */
export async function replaceBook(db: Db, schoolId: string, { subjectId, title, fileId, pages, chapters }: Replacement): Promise<string> {
  const book = await db.row<{ id: string }>(sql`insert into textbooks (school_id, id, subject_id, title, file_id, pages, analyzed_at)
    values (${schoolId}, app.new_id(), ${subjectId}, ${title}, ${fileId}, ${pages}, now())
    on conflict (school_id, subject_id) do update set file_id = excluded.file_id, pages = excluded.pages, analyzed_at = now() returning id`);
  if (book === null) throw new Error('A textbook could not be stored.');
  const edits = await listEdits(db, schoolId, book.id);
  await db.rows(sql`delete from textbook_chapters where school_id = ${schoolId} and textbook_id = ${book.id}`);
  for (const [index, chapter] of chapters.entries()) await insertChapter(db, schoolId, { bookId: book.id, position: index + 1, chapter });
  for (const edit of edits) await repeatEdit(db, schoolId, book.id, edit);
  return book.id;
}

type Insertion = { bookId: string; position: number; chapter: Chapter };

async function insertChapter(db: Db, schoolId: string, { bookId, position, chapter }: Insertion): Promise<void> {
  const row = await db.row<{
    id: string;
  }>(sql`insert into textbook_chapters (school_id, id, textbook_id, position, chapter_number, name, summary, page, confidence, found_as)
    values (${schoolId}, app.new_id(), ${bookId}, ${position}, ${chapter.number}, ${chapter.name}, ${chapter.summary}, ${chapter.page}, ${chapter.confidence}, ${chapter.name})
    returning id`);
  const topics = chapter.topics.map(({ name, description, page, confidence }) => ({ name, description, page, confidence }));
  await db.rows(sql`insert into textbook_topics (school_id, id, chapter_id, position, name, description, page, confidence, found_as)
    select ${schoolId}::uuid, app.new_id(), ${row?.id}::uuid, place, item->>'name', item->>'description', (item->>'page')::int, (item->>'confidence')::real, item->>'name'
    from jsonb_array_elements(${JSON.stringify(topics)}::text::jsonb) with ordinality as items(item, place)`);
  const questions = [
    ...chapter.exercises.map((one) => ({ ...one, place: 'exercise' })),
    ...chapter.examples.map((one) => ({ ...one, set: '', place: 'example' })),
    ...chapter.intext.map((one) => ({ ...one, place: 'intext' })),
  ];
  await db.rows(sql`insert into textbook_questions (school_id, id, chapter_id, position, place, question, type, set_name, page, confidence, found_as)
    select ${schoolId}::uuid, app.new_id(), ${row?.id}::uuid, place, item->>'place', item->>'question', item->>'type', item->>'set', (item->>'page')::int,
      (item->>'confidence')::real, item->>'question'
    from jsonb_array_elements(${JSON.stringify(questions)}::text::jsonb) with ordinality as items(item, place)`);
}

type KeptEdit = { kind: 'chapter' | 'topic' | 'question'; foundAs: string; chapterNumber: number; words: string; more: string };

function listEdits(db: Db, schoolId: string, bookId: string): Promise<KeptEdit[]> {
  return db.rows(sql`with chapters as (select * from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId})
    select 'chapter' as kind, found_as as "foundAs", chapter_number as "chapterNumber", name as words, summary as more from chapters where is_edited
    union all select 'topic', t.found_as, c.chapter_number, t.name, t.description from textbook_topics t
      join chapters c on c.school_id = t.school_id and c.id = t.chapter_id where t.is_edited
    union all select 'question', q.found_as, c.chapter_number, q.question, q.type from textbook_questions q
      join chapters c on c.school_id = q.school_id and c.id = q.chapter_id where q.is_edited`);
}

async function repeatEdit(
  db: Db,
  schoolId: string,
  bookId: string,
  { kind, foundAs, chapterNumber, words, more }: KeptEdit,
): Promise<void> {
  const chapters = sql`(select id from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId} and chapter_number = ${chapterNumber})`;
  const where = sql`where school_id = ${schoolId} and found_as = ${foundAs}`;
  if (kind === 'chapter')
    await db.rows(
      sql`update textbook_chapters set name = ${words}, summary = ${more}, is_edited = true, confidence = 1 ${where} and id in ${chapters}`,
    );
  if (kind === 'topic')
    await db.rows(
      sql`update textbook_topics set name = ${words}, description = ${more}, is_edited = true, confidence = 1 ${where} and chapter_id in ${chapters}`,
    );
  if (kind === 'question')
    await db.rows(
      sql`update textbook_questions set question = ${words}, type = ${more}, is_edited = true, confidence = 1 ${where} and chapter_id in ${chapters}`,
    );
}
