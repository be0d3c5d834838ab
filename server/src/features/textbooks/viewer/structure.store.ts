import { type Db, sql } from '#platform/db';
import { moveContents } from './items.store.ts';

/** The second part of a chapter that a person divided, by the number of the chapter that was found there. */
export type Divided = { id: string; page: number; origin: number };

/** The second parts of chapters, in the order of their pages. */
export function listDivided(db: Db, schoolId: string, bookId: string): Promise<Divided[]> {
  return db.rows(sql`select c.id, c.page, o.chapter_number as origin from textbook_chapters c
    cross join lateral (select chapter_number from textbook_chapters f where f.school_id = c.school_id and f.textbook_id = c.textbook_id
      and f.found_as <> '' and f.file_id is not distinct from c.file_id and f.page <= c.page order by f.page desc limit 1) o
    where c.school_id = ${schoolId} and c.textbook_id = ${bookId} and c.found_as = '' and c.page is not null order by c.page, c.position`);
}

/** Repeats the splitting of chapters that were found again; a second part without its chapter is deleted too. */
export async function divideAgain(db: Db, schoolId: string, bookId: string, divided: readonly Divided[], fileId: string): Promise<void> {
  const parts = new Map<number, string>();
  for (const { id, page, origin } of divided) {
    const first = parts.get(origin) ?? (await findChapter(db, schoolId, bookId, origin));
    if (first === null) {
      await db.rows(sql`delete from textbook_chapters where school_id = ${schoolId} and id = ${id}`);
      continue;
    }
    await db.rows(sql`update textbook_chapters set file_id = ${fileId} where school_id = ${schoolId} and id = ${id}`);
    await moveContents(db, schoolId, first, id, page);
    parts.set(origin, id);
  }
}

/** Repeats the merging of chapters: the second one's content moves to the first before it is deleted. */
export async function joinAgain(db: Db, schoolId: string, bookId: string): Promise<void> {
  const joined = await db.rows<{ id: string; into: number }>(sql`select c.id, (item->>'into')::int as into
    from textbooks b, jsonb_array_elements(b.left_out) item, textbook_chapters c
    where b.school_id = ${schoolId} and b.id = ${bookId} and item->>'into' is not null and item->>'kind' = 'chapter'
      and c.school_id = b.school_id and c.textbook_id = b.id and c.chapter_number = (item->>'chapterNumber')::int and c.found_as = item->>'foundAs'
    order by c.position`);
  for (const { id, into } of joined) {
    const first = await findChapter(db, schoolId, bookId, into);
    if (first !== null && first !== id) await moveContents(db, schoolId, id, first);
  }
}

async function findChapter(db: Db, schoolId: string, bookId: string, number: number): Promise<string | null> {
  const row = await db.row<{ id: string }>(sql`select id from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId}
    and chapter_number = ${number} and found_as <> '' order by position limit 1`);
  return row?.id ?? null;
}

/**
 * Records in the newest stored version which lessons of the logbook refer to chapters that will be deleted: when they are restored, the lessons refer to them
 * again.
 */
export function keepLessons(db: Db, schoolId: string, bookId: string, chapterIds: readonly string[]): Promise<unknown> {
  const ids = sql`in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(chapterIds)}::text::jsonb))`;
  return db.rows(sql`update textbook_versions v set content = v.content || jsonb_build_object('lessons', coalesce(v.content->'lessons', '[]') || l.lessons)
    from (select jsonb_agg(jsonb_build_object('teacher_id', teacher_id, 'on_date', on_date, 'period_id', period_id, 'chapter_id', chapter_id)) as lessons
      from logbook_entries where school_id = ${schoolId} and chapter_id ${ids}) l
    where v.school_id = ${schoolId} and v.textbook_id = ${bookId} and l.lessons is not null
      and v.revision = (select max(revision) from textbook_versions where school_id = ${schoolId} and textbook_id = ${bookId})`);
}

/** Lessons that named a chapter name another one. */
export function moveLessons(db: Db, schoolId: string, fromId: string, toId: string): Promise<unknown> {
  return db.rows(sql`update logbook_entries set chapter_id = ${toId} where school_id = ${schoolId} and chapter_id = ${fromId}`);
}
