import { type Db, sql } from '#platform/db';

export type ItemKind = 'chapter' | 'topic' | 'question';
export type ChapterRow = {
  id: string;
  fileId: string | null;
  chapterNumber: number;
  name: string;
  summary: string;
  writtenBy: string;
  page: number | null;
  confidence: number;
  isEdited: boolean;
};
export type TopicRow = {
  id: string;
  chapterId: string;
  name: string;
  description: string;
  writtenBy: string;
  page: number | null;
  confidence: number;
  isEdited: boolean;
};
export type QuestionRow = {
  id: string;
  chapterId: string;
  place: 'exercise' | 'example' | 'intext';
  question: string;
  type: string;
  set: string;
  page: number | null;
  confidence: number;
  isEdited: boolean;
};

export function getClassesWithSubjects(
  db: Db,
  schoolId: string,
): Promise<{ class: string; subject: string; totalChapters: number; totalTopics: number }[]> {
  return db.rows(sql`select c.name as class, s.name as subject,
      (select count(*) from textbook_chapters x where x.school_id = t.school_id and x.textbook_id = t.id)::int as "totalChapters",
      (select count(*) from textbook_topics x join textbook_chapters y on y.school_id = x.school_id and y.id = x.chapter_id
        where y.school_id = t.school_id and y.textbook_id = t.id)::int as "totalTopics"
    from textbooks t join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    join classes c on c.school_id = s.school_id and c.id = s.class_id
    where t.school_id = ${schoolId} and t.removed_at is null order by c.position, c.name, s.position, s.name`);
}

export type BookRow = { id: string; subject: string; class: string; revision: number; pages: number; analyzedAt: string | null };

export function findBook(db: Db, schoolId: string, className: string, subject: string) {
  return db.row<BookRow>(sql`select t.id, s.name as subject, c.name as class, t.revision, t.pages, t.analyzed_at::text as "analyzedAt"
    from textbooks t join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    join classes c on c.school_id = s.school_id and c.id = s.class_id
    where t.school_id = ${schoolId} and t.removed_at is null and c.name = ${className} and lower(s.name) = lower(${subject})`);
}

/** A book by its id, as `findBook` gives it. */
export function findBookById(db: Db, schoolId: string, bookId: string) {
  return db.row<BookRow>(sql`select t.id, s.name as subject, c.name as class, t.revision, t.pages, t.analyzed_at::text as "analyzedAt"
    from textbooks t join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    join classes c on c.school_id = s.school_id and c.id = s.class_id
    where t.school_id = ${schoolId} and t.id::text = ${bookId} and t.removed_at is null`);
}

export function listChapters(db: Db, schoolId: string, bookId: string): Promise<ChapterRow[]> {
  return db.rows(sql`select id, chapter_number as "chapterNumber", name, summary, page, confidence, is_edited as "isEdited", file_id as "fileId", coalesce(written_by, '') as "writtenBy"
    from textbook_chapters where school_id = ${schoolId} and textbook_id = ${bookId} order by position`);
}

export function listTopics(db: Db, schoolId: string, bookId: string): Promise<TopicRow[]> {
  return db.rows(sql`select t.id, t.chapter_id as "chapterId", t.name, t.description, t.page, t.confidence, t.is_edited as "isEdited",
      coalesce(t.written_by, '') as "writtenBy"
    from textbook_topics t join textbook_chapters c on c.school_id = t.school_id and c.id = t.chapter_id
    where t.school_id = ${schoolId} and c.textbook_id = ${bookId} order by c.position, t.position`);
}

export function listQuestions(db: Db, schoolId: string, bookId: string): Promise<QuestionRow[]> {
  return db.rows(sql`select q.id, q.chapter_id as "chapterId", q.place, q.question, q.type, q.set_name as set, q.page, q.confidence, q.is_edited as "isEdited"
    from textbook_questions q join textbook_chapters c on c.school_id = q.school_id and c.id = q.chapter_id
    where q.school_id = ${schoolId} and c.textbook_id = ${bookId} order by c.position, q.position`);
}

export async function isBook(db: Db, schoolId: string, bookId: string): Promise<boolean> {
  return (
    (await db.row(
      sql`select true as found from textbooks where school_id = ${schoolId} and id::text = ${bookId} and removed_at is null`,
    )) !== null
  );
}

export type LowConfidenceItem = {
  _id: string;
  kind: ItemKind;
  text: string;
  chapterNumber: number;
  page: number | null;
  confidence: number;
};

export function listLowConfidenceItems(db: Db, schoolId: string, bookId: string, below: number): Promise<LowConfidenceItem[]> {
  return db.rows(sql`with chapters as (select * from textbook_chapters where school_id = ${schoolId} and textbook_id::text = ${bookId})
    select * from (
      select id as "_id", 'chapter' as kind, name as text, chapter_number as "chapterNumber", page, confidence from chapters where not is_edited
      union all select t.id, 'topic', t.name, c.chapter_number, t.page, t.confidence from textbook_topics t
        join chapters c on c.school_id = t.school_id and c.id = t.chapter_id where not t.is_edited
      union all select q.id, 'question', q.question, c.chapter_number, q.page, q.confidence from textbook_questions q
        join chapters c on c.school_id = q.school_id and c.id = q.chapter_id where not q.is_edited
    ) items where confidence < ${below} order by confidence, page limit 200`);
}

export type FileRow = { id: string; name: string; pages: number };

/** The PDFs of a book in the order in which they came. */
export function listFiles(db: Db, schoolId: string, bookId: string): Promise<FileRow[]> {
  return db.rows(sql`select f.id, f.name, b.pages from textbook_files b join files f on f.school_id = b.school_id and f.id = b.file_id
    where b.school_id = ${schoolId} and b.textbook_id = ${bookId} order by b.added_at, f.name`);
}

type PageItem = { id: string; kind: 'topic' | 'question' | 'example'; text: string };

/** What was found on a page of a file, by the words that it was found as, in the order of the book. */
export function listPageMarks(
  db: Db,
  schoolId: string,
  { bookId, fileId, page }: { bookId: string; fileId: string; page: number },
): Promise<PageItem[]> {
  return db.rows(sql`with chapters as (select id, position from textbook_chapters
      where school_id = ${schoolId} and textbook_id = ${bookId} and file_id = ${fileId})
    select id, kind, text from (
      select t.id, 'topic' as kind, coalesce(nullif(t.found_as, ''), t.name) as text, c.position as chapter, 0 as part, t.position
        from textbook_topics t join chapters c on c.id = t.chapter_id where t.school_id = ${schoolId} and t.page = ${page}
      union all select q.id, case q.place when 'example' then 'example' else 'question' end, coalesce(nullif(q.found_as, ''), q.question), c.position,
        case q.place when 'exercise' then 1 when 'intext' then 2 else 3 end, q.position
        from textbook_questions q join chapters c on c.id = q.chapter_id where q.school_id = ${schoolId} and q.page = ${page}
    ) items order by kind, chapter, part, position limit 300`);
}
