import { type Db, sql } from '#platform/db';
import type { Chapter } from '../engine/structure/book.ts';
import { withFreeNumbers } from '../rules/free-numbers.ts';
import { storable, storableJson } from '../rules/storable.ts';
import { leaveOut, listEdits, repeatEdit } from '../viewer/edits.store.ts';
import { listOrders, repeatOrder } from '../viewer/order.store.ts';
import { type ChapterReading, keepReading } from '../viewer/readings.store.ts';
import { type Divided, divideAgain, joinAgain, keepLessons, listDivided } from '../viewer/structure.store.ts';
import { beginChange } from '../viewer/versions.store.ts';

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

type Replacement = {
  subjectId: string;
  title: string;
  fileId: string;
  pages: number;
  chapters: readonly Chapter[];
  mode: 'replace' | 'add';
  /** How sure the list of chapters is, and another one; null where a person chose it. */
  reading: ChapterReading | null;
};

/**
 * Replaces a subject's content by that of a book, or adds to it. Corrections, additions and deletions by users are repeated where the same item is found again;
 * a chapter with the same number keeps its id, to which lessons refer. The former content can be restored.
 */
export async function replaceBook(db: Db, schoolId: string, asked: Replacement): Promise<{ id: string; isReplaced: boolean }> {
  const book = await db.row<{
    id: string;
    isNew: boolean;
  }>(sql`insert into textbooks (school_id, id, subject_id, title, file_id, analyzed_at)
    values (${schoolId}, app.new_id(), ${asked.subjectId}, ${asked.title}, ${asked.fileId}, now())
    on conflict (school_id, subject_id) do update set file_id = excluded.file_id, analyzed_at = now(), removed_at = null
    returning id, (xmax = 0) as "isNew"`);
  if (book === null) throw new Error('A textbook could not be stored.');
  if (!book.isNew) await beginChange(db, schoolId, book.id, 'analysis');
  const wanted = asked.mode === 'add' ? await besideOthers(db, schoolId, book.id, asked) : asked;
  await putFile(db, schoolId, book.id, wanted);
  await keepReading(db, schoolId, book.id, wanted.fileId, wanted.reading);
  const before = await listByHand(db, schoolId, book.id, wanted);
  const ids = await makeRoom(db, schoolId, book.id, wanted, before.divided);
  for (const [index, chapter] of wanted.chapters.entries()) {
    await insertChapter(db, schoolId, {
      bookId: book.id,
      position: index + 1,
      chapter,
      id: ids.get(chapter.number) ?? null,
      fileId: wanted.fileId,
    });
    // The second chapter of one number is another one.
    ids.delete(chapter.number);
  }
  await repeatByHand(db, schoolId, book.id, { ...before, wanted });
  await settleFiles(db, schoolId, book.id);
  return { id: book.id, isReplaced: !book.isNew };
}

/** The same with numbers that take no other chapter's place by chance. */
async function besideOthers(db: Db, schoolId: string, bookId: string, wanted: Replacement): Promise<Replacement> {
  const taken = await db.rows<{
    number: number;
    name: string;
  }>(sql`select chapter_number as number, coalesce(nullif(found_as, ''), name) as name
    from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId} and file_id is distinct from ${wanted.fileId}`);
  return { ...wanted, chapters: withFreeNumbers(wanted.chapters, taken) };
}

type ByHand = Awaited<ReturnType<typeof listByHand>>;

/** What people did in the chapters that are replaced. */
async function listByHand(db: Db, schoolId: string, bookId: string, { mode, chapters }: Replacement) {
  const numbers = new Set(chapters.map(({ number }) => number));
  const isReplaced = (number: number) => mode === 'replace' || numbers.has(number);
  const [orders, divided, edits] = [
    await listOrders(db, schoolId, bookId),
    await listDivided(db, schoolId, bookId),
    await listEdits(db, schoolId, bookId),
  ];
  const parts = divided.filter(({ origin }) => isReplaced(origin));
  const [isPart, isReplacedPart] = [divided, parts].map((list) => new Set(list.map(({ id }) => id))) as [Set<string>, Set<string>];
  const isDoneAgain = ({ chapterId, chapterNumber }: (typeof edits)[number]) =>
    isPart.has(chapterId) ? isReplacedPart.has(chapterId) : isReplaced(chapterNumber);
  return { orders, divided: parts, edits: edits.filter(isDoneAgain) };
}

/** Repeats the users' changes: deletions, merged and split chapters, then words, then the order. */
async function repeatByHand(
  db: Db,
  schoolId: string,
  bookId: string,
  { orders, divided, edits, wanted }: ByHand & { wanted: Replacement },
): Promise<void> {
  await leaveOut(db, schoolId, bookId, ['topic', 'question']);
  await joinAgain(db, schoolId, bookId);
  await divideAgain(db, schoolId, bookId, divided, wanted.fileId);
  for (const edit of edits) await repeatEdit(db, schoolId, bookId, edit);
  await leaveOut(db, schoolId, bookId, ['topic', 'question', 'chapter']);
  if (wanted.mode === 'add') await sortChapters(db, schoolId, bookId);
  await repeatOrder(db, schoolId, bookId, orders);
}

function putFile(db: Db, schoolId: string, bookId: string, { fileId, pages }: Replacement): Promise<unknown> {
  return db.rows(
    sql`insert into textbook_files (school_id, textbook_id, file_id, pages) values (${schoolId}, ${bookId}, ${fileId}, ${pages})
      on conflict (school_id, textbook_id, file_id) do update set pages = excluded.pages`,
  );
}

/** Deletes the content that the new chapters replace; returns the ids of chapters that stay, by number. Second parts of chapters stay, without content. */
async function makeRoom(
  db: Db,
  schoolId: string,
  bookId: string,
  { chapters, mode, fileId }: Replacement,
  divided: readonly Divided[],
): Promise<Map<number, string>> {
  const numbers = new Set(chapters.map(({ number }) => number));
  const parts = new Set(divided.map(({ id }) => id));
  const kept = new Map<number, string>();
  const gone: string[] = [];
  const all = await db.rows<{ id: string; number: number; isFound: boolean; isOfFile: boolean }>(
    sql`select id, chapter_number as number, found_as <> '' as "isFound", file_id is not distinct from ${fileId} as "isOfFile" from textbook_chapters
      where school_id = ${schoolId} and textbook_id = ${bookId} order by found_as = '', position`,
  );
  for (const { id, number, isFound, isOfFile } of all) {
    if (parts.has(id)) continue;
    const isAgain = numbers.has(number);
    // A second part of a chapter that is not replaced is a chapter of its own, whatever its number.
    // What the same file gave before its pages of pictures were read goes, too.
    if (mode === 'add' && !(isFound && (isAgain || isOfFile))) continue;
    if (isAgain && !kept.has(number)) kept.set(number, id);
    else gone.push(id);
  }
  await keepLessons(db, schoolId, bookId, gone);
  const among = (ids: Iterable<string>) =>
    sql`in (select value::uuid from jsonb_array_elements_text(${JSON.stringify([...ids])}::text::jsonb))`;
  const emptied = among([...kept.values(), ...parts]);
  await db.rows(sql`delete from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId} and id ${among(gone)}`);
  await db.rows(sql`delete from textbook_topics where school_id = ${schoolId} and chapter_id ${emptied}`);
  await db.rows(sql`delete from textbook_questions where school_id = ${schoolId} and chapter_id ${emptied}`);
  return kept;
}

function sortChapters(db: Db, schoolId: string, bookId: string): Promise<unknown> {
  return db.rows(sql`update textbook_chapters c set position = o.place from (
      select id, row_number() over (order by chapter_number, position) as place from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId}
    ) o where c.school_id = ${schoolId} and c.id = o.id`);
}

/** Forgets files that no chapter came from any more, and counts the pages of the rest. */
async function settleFiles(db: Db, schoolId: string, bookId: string): Promise<void> {
  await db.rows(sql`with gone as (
      delete from textbook_files f where school_id = ${schoolId} and textbook_id = ${bookId}
        and not exists (select 1 from textbook_chapters c where c.school_id = f.school_id and c.textbook_id = f.textbook_id and c.file_id = f.file_id)
      returning school_id, file_id)
    insert into textbook_dropped_files (school_id, file_id) select school_id, file_id from gone on conflict do nothing`);
  await db.rows(sql`update textbooks t set pages = (select coalesce(sum(pages), 0) from textbook_files f where f.school_id = t.school_id and f.textbook_id = t.id)
    where school_id = ${schoolId} and id = ${bookId}`);
}

type Insertion = { bookId: string; position: number; chapter: Chapter; id: string | null; fileId: string };

async function insertChapter(db: Db, schoolId: string, { bookId, position, chapter, id, fileId }: Insertion): Promise<void> {
  const row = await db.row<{ id: string }>(sql`insert into textbook_chapters
      (school_id, id, textbook_id, position, chapter_number, name, summary, page, confidence, found_as, file_id)
    values (${schoolId}, coalesce(${id}::uuid, app.new_id()), ${bookId}, ${position}, ${chapter.number}, ${storable(chapter.name)}, ${storable(chapter.summary)}, ${chapter.page},
      ${chapter.confidence}, ${storable(chapter.name)}, ${fileId})
    on conflict (school_id, id) do update set position = excluded.position, name = excluded.name, summary = excluded.summary, page = excluded.page,
      confidence = excluded.confidence, found_as = excluded.found_as, file_id = excluded.file_id, is_edited = false, moved_at = null, written_by = null
    returning id`);
  const topics = chapter.topics.map(({ name, description, page, confidence }) => ({ name, description, page, confidence }));
  await db.rows(sql`insert into textbook_topics (school_id, id, chapter_id, position, name, description, page, confidence, found_as)
    select ${schoolId}::uuid, app.new_id(), ${row?.id}::uuid, place, item->>'name', item->>'description', (item->>'page')::int, (item->>'confidence')::real, item->>'name'
    from jsonb_array_elements(${storableJson(topics)}::text::jsonb) with ordinality as items(item, place)`);
  const questions = [
    ...chapter.exercises.map((one) => ({ ...one, place: 'exercise' })),
    ...chapter.examples.map((one) => ({ ...one, set: '', place: 'example' })),
    ...chapter.intext.map((one) => ({ ...one, place: 'intext' })),
  ];
  await db.rows(sql`insert into textbook_questions (school_id, id, chapter_id, position, place, question, type, set_name, page, confidence, found_as)
    select ${schoolId}::uuid, app.new_id(), ${row?.id}::uuid, place, item->>'place', item->>'question', item->>'type', item->>'set', (item->>'page')::int,
      (item->>'confidence')::real, item->>'question'
    from jsonb_array_elements(${storableJson(questions)}::text::jsonb) with ordinality as items(item, place)`);
}
