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
  await db.rows(sql`delete from textbook_versions where school_id = ${schoolId} and textbook_id = ${bookId} and revision < ${before - KEPT}
    and not (act = 'analysis' and revision = (select max(revision) from textbook_versions
      where school_id = ${schoolId} and textbook_id = ${bookId} and act = 'analysis'))`);
  return book.revision;
}

/** Locks a book; null when there is none. */
export function takeBook(db: Db, schoolId: string, bookId: string): Promise<{ id: string; revision: number } | null> {
  return db.row(
    sql`select id, revision from textbooks where school_id = ${schoolId} and id::text = ${bookId} and removed_at is null for update`,
  );
}

/** Brings back what was before the newest change; false when that is not kept. */
export async function restoreBefore(db: Db, schoolId: string, bookId: string, revision: number): Promise<boolean> {
  const kept = await db.row<{ content: string }>(sql`delete from textbook_versions
    where school_id = ${schoolId} and textbook_id = ${bookId} and revision = ${revision - 1} returning content::text`);
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
    confidence = excluded.confidence, is_edited = excluded.is_edited, found_as = excluded.found_as, file_id = excluded.file_id`);
  await db.rows(sql`insert into textbook_topics select * from ${rows('topics', topics)}`);
  await db.rows(sql`insert into textbook_questions select * from ${rows('questions', questions)}`);
  await db.rows(sql`delete from textbook_files where school_id = ${schoolId} and textbook_id = ${bookId}`);
  await db.rows(sql`insert into textbook_files select * from ${rows('files', files)}`);
  await db.rows(sql`update textbooks set revision = ${revision - 1}, left_out = v->'leftOut', pages = (v->>'pages')::int, file_id = (v->>'fileId')::uuid,
      analyzed_at = (v->>'analyzedAt')::timestamptz
    from (select ${kept.content}::text::jsonb as v) content where school_id = ${schoolId} and id = ${bookId}`);
  return true;
}

export type EditionItem = { edition: 'before' | 'after'; chapterNumber: number; chapterName: string; topics: string[]; questions: number };

/** The chapters of the book now and before its newest analysis, with their topics and the number of their questions. */
export function listEditions(db: Db, schoolId: string, bookId: string): Promise<EditionItem[]> {
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
