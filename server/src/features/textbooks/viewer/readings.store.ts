import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/textbooks';
import { type Db, sql } from '#platform/db';
import type { Chapter } from '../engine/structure/book.ts';
import type { Source } from '../engine/structure/reading.ts';
import { storableJson } from '../rules/storable.ts';

/** The confidence of a file's chapters, the evidence for them, and an alternative list when they are uncertain. */
export type ChapterReading = { certainty: number; sources: Source[]; other: { chapters: Chapter[]; sources: Source[] } | null };

/** Stores the newest analysis's result about a file's chapters; null when a person has decided. */
export function keepReading(db: Db, schoolId: string, bookId: string, fileId: string, reading: ChapterReading | null): Promise<unknown> {
  return db.rows(sql`update textbook_files set reading = ${reading === null ? null : storableJson(reading)}::text::jsonb
    where school_id = ${schoolId} and textbook_id = ${bookId} and file_id = ${fileId}`);
}

type Listed = CallAnswer<typeof calls.getSubjectContent>['readings'];

/** The readings of a book's files; of an alternative list only the data needed for the choice. */
export function listReadings(db: Db, schoolId: string, bookId: string): Promise<Listed> {
  return db.rows(sql`select file_id as "fileId", (reading->>'certainty')::float8 as certainty, reading->'sources' as sources,
      case when jsonb_typeof(reading->'other') = 'object' then jsonb_build_object('sources', reading->'other'->'sources', 'chapters',
        (select jsonb_agg(jsonb_build_object('chapterNumber', c->'number', 'chapterName', c->'name', 'page', c->'page') order by place)
          from jsonb_array_elements(reading->'other'->'chapters') with ordinality as listed(c, place))) end as other
    from textbook_files where school_id = ${schoolId} and textbook_id = ${bookId} and reading is not null order by added_at`);
}

/** Whether a file belongs to a book that was not removed, and nobody has decided about its chapters. */
export async function findFileOfBook(db: Db, schoolId: string, bookId: string, fileId: string): Promise<boolean> {
  const row = await db.row(sql`select 1 from textbook_files f join textbooks t on t.school_id = f.school_id and t.id = f.textbook_id
    where f.school_id = ${schoolId} and f.textbook_id::text = ${bookId} and f.file_id::text = ${fileId} and f.reading is not null and t.removed_at is null`);
  return row !== null;
}

type Choice = { subjectId: string; title: string; pages: number; chapters: Chapter[] | null };

/** The other list of chapters of a file, with all that it holds, null where there is none; null for a file that the book does not have. */
export function findOther(db: Db, schoolId: string, bookId: string, fileId: string): Promise<Choice | null> {
  return db.row(sql`select t.subject_id as "subjectId", t.title, f.pages, f.reading->'other'->'chapters' as chapters
    from textbook_files f join textbooks t on t.school_id = f.school_id and t.id = f.textbook_id
    where f.school_id = ${schoolId} and f.textbook_id = ${bookId} and f.file_id::text = ${fileId}`);
}

/** Chapters selected by a person are as certain as confirmed ones. */
export function settleChapters(db: Db, schoolId: string, bookId: string, fileId: string, certainty: number): Promise<unknown> {
  return db.rows(sql`update textbook_chapters set confidence = greatest(confidence, ${certainty})
    where school_id = ${schoolId} and textbook_id = ${bookId} and file_id = ${fileId}`);
}
