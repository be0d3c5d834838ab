import { type Db, sql } from '#platform/db';

/** Changes that can be taken back, newest first. */
const KEPT = 20;

/** Locks a book and keeps its content as it is before a change. Gives the revision that the change makes. */
export async function beginChange(db: Db, schoolId: string, bookId: string, act: 'analysis' | 'edit'): Promise<number> {
  const book = await db.row<{ revision: number }>(
    sql`update textbooks set revision = revision + 1 where school_id = ${schoolId} and id = ${bookId} returning revision`,
  );
  if (book === null) throw new Error('A textbook that is changed is not there.');
  const before = book.revision - 1;
  const inChapters = sql`join textbook_chapters c on c.school_id = x.school_id and c.id = x.chapter_id where c.school_id = ${schoolId} and c.textbook_id = ${bookId}`;
  await db.rows(sql`insert into textbook_versions (school_id, textbook_id, revision, act, content)
    select school_id, id, ${before}, ${act}, jsonb_build_object(
      'leftOut', left_out, 'pages', pages, 'fileId', file_id, 'analyzedAt', analyzed_at,
      'files', (select coalesce(jsonb_agg(to_jsonb(f)), '[]') from textbook_files f where f.school_id = t.school_id and f.textbook_id = t.id),
      'chapters', (select coalesce(jsonb_agg(to_jsonb(c) order by c.position), '[]') from textbook_chapters c where c.school_id = t.school_id and c.textbook_id = t.id),
      'topics', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from textbook_topics x ${inChapters}),
      'questions', (select coalesce(jsonb_agg(to_jsonb(x)), '[]') from textbook_questions x ${inChapters}))
    from textbooks t where school_id = ${schoolId} and id = ${bookId}`);
  await forgetOldVersions(db, schoolId, bookId);
  return book.revision;
}

/** Keeps the newest versions, and always the one before the last analysis; PDFs that only the others named may go. */
async function forgetOldVersions(db: Db, schoolId: string, bookId: string): Promise<void> {
  const mine = sql`school_id = ${schoolId} and textbook_id = ${bookId}`;
  await db.rows(sql`with gone as (
      delete from textbook_versions where ${mine}
        and revision not in (select revision from textbook_versions where ${mine} order by revision desc limit ${KEPT})
        and revision <> (select coalesce(max(revision), -1) from textbook_versions where ${mine} and act = 'analysis')
      returning content)
    insert into textbook_dropped_files (school_id, file_id)
      select distinct ${schoolId}::uuid, (f->>'file_id')::uuid from gone, jsonb_array_elements(content->'files') f on conflict do nothing`);
}

/** Locks a book; null when there is none. */
export function takeBook(db: Db, schoolId: string, bookId: string): Promise<{ id: string; revision: number } | null> {
  return db.row(
    sql`select id, revision from textbooks where school_id = ${schoolId} and id::text = ${bookId} and removed_at is null for update`,
  );
}

/**
 * Restores the content before the newest change; false when it is not stored. The book gets a new revision number, so that a user with an older one notices the
 * change.
 */
export async function restoreBefore(db: Db, schoolId: string, bookId: string): Promise<boolean> {
  const mine = sql`school_id = ${schoolId} and textbook_id = ${bookId}`;
  const kept = await db.row<{ content: string }>(sql`delete from textbook_versions
    where ${mine} and revision = (select max(revision) from textbook_versions where ${mine}) returning content::text`);
  if (kept === null) return false;
  const rows = (list: string, table: ReturnType<typeof sql>) =>
    sql`jsonb_populate_recordset(null::${table}, ${kept.content}::text::jsonb->${list}::text)`;
  const [chapters, topics, questions, files] = [sql`textbook_chapters`, sql`textbook_topics`, sql`textbook_questions`, sql`textbook_files`];
  const ofBook = sql`in (select id from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId})`;
  await db.rows(sql`delete from textbook_topics where school_id = ${schoolId} and chapter_id ${ofBook}`);
  await db.rows(sql`delete from textbook_questions where school_id = ${schoolId} and chapter_id ${ofBook}`);
  await db.rows(sql`delete from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId}
    and id not in (select id from ${rows('chapters', chapters)})`);
  // Chapters stay the same rows, for lessons name them.
  await db.rows(sql`insert into textbook_chapters select * from ${rows('chapters', chapters)} on conflict (school_id, id) do update set
    position = excluded.position, chapter_number = excluded.chapter_number, name = excluded.name, summary = excluded.summary, page = excluded.page,
    confidence = excluded.confidence, is_edited = excluded.is_edited, found_as = excluded.found_as, file_id = excluded.file_id,
    moved_at = excluded.moved_at, written_by = excluded.written_by`);
  await db.rows(sql`update logbook_entries l set chapter_id = x.chapter_id
    from jsonb_to_recordset(coalesce(${kept.content}::text::jsonb->'lessons', '[]')) as x(teacher_id uuid, on_date date, period_id uuid, chapter_id uuid)
    where l.school_id = ${schoolId} and l.teacher_id = x.teacher_id and l.on_date = x.on_date and l.period_id = x.period_id
      and (l.chapter_id is null or l.chapter_id ${ofBook})`);
  await db.rows(sql`insert into textbook_topics select * from ${rows('topics', topics)}`);
  await db.rows(sql`insert into textbook_questions select * from ${rows('questions', questions)}`);
  await dropFiles(db, schoolId, bookId);
  await db.rows(sql`delete from textbook_files where school_id = ${schoolId} and textbook_id = ${bookId}`);
  await db.rows(sql`insert into textbook_files select * from ${rows('files', files)}`);
  await db.rows(sql`update textbooks set revision = revision + 1, left_out = v->'leftOut', pages = (v->>'pages')::int, file_id = (v->>'fileId')::uuid,
      analyzed_at = (v->>'analyzedAt')::timestamptz
    from (select ${kept.content}::text::jsonb as v) content where school_id = ${schoolId} and id = ${bookId}`);
  return true;
}

/** The PDFs of a book may go, if nothing else names them when that is looked at. */
function dropFiles(db: Db, schoolId: string, bookId: string): Promise<unknown> {
  return db.rows(sql`insert into textbook_dropped_files (school_id, file_id)
    select school_id, file_id from textbook_files where school_id = ${schoolId} and textbook_id = ${bookId} on conflict do nothing`);
}

export type EditionItem = { edition: 'before' | 'after'; chapterNumber: number; chapterName: string; topics: string[]; questions: number };

/** The chapters of the book now and before its newest analysis, with their topics and the number of their questions. */
export function compareTextbook(db: Db, schoolId: string, bookId: string): Promise<EditionItem[]> {
  return db.rows(sql`with kept as (select content from textbook_versions where school_id = ${schoolId} and textbook_id = ${bookId} and act = 'analysis'
      order by revision desc limit 1)
    select 'before' as edition, (c->>'chapter_number')::int as "chapterNumber", c->>'name' as "chapterName",
      (select coalesce(json_agg(t->>'name'), '[]') from jsonb_array_elements(content->'topics') t where t->>'chapter_id' = c->>'id') as topics,
      (select count(*) from jsonb_array_elements(content->'questions') q where q->>'chapter_id' = c->>'id')::int as questions
    from kept, jsonb_array_elements(content->'chapters') c
    union all select * from (select 'after', chapter_number, name,
      (select coalesce(json_agg(t.name order by t.position), '[]') from textbook_topics t where t.school_id = c.school_id and t.chapter_id = c.id),
      (select count(*) from textbook_questions q where q.school_id = c.school_id and q.chapter_id = c.id)::int
    from textbook_chapters c where school_id = ${schoolId} and textbook_id = ${bookId} order by position) now`);
}
