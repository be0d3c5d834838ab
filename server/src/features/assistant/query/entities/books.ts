import { getClassesWithSubjects } from '@shala/contract/textbooks';
import { sql } from '#platform/db';
import type { Declared } from '../entity.ts';
import { inTimes, subject } from './fields.ts';
import { pupilDimensions } from './pupil.ts';

/** Textbooks that were read in. */
export const textbooks: Declared = {
  name: 'textbook',
  needs: getClassesWithSubjects,
  nouns: 'uploaded, upload, available, have, there, added',
  asks: 'pustak, pustake, pustakein, pustaken, kitaben, पुस्तक, पुस्तकें, textbook, textbooks, text book, text books, book, books, chapter, chapters, kitab, kitabein, किताबें, pathyapustak, पाठ्यपुस्तक',
  title: 'Textbooks',
  screen: { label: 'Textbooks', path: '/textbooks' },
  from: ({
    schoolId,
  }) => sql`select r.title, r.id as book_id, (r.created_at at time zone z.time_zone)::date as uploaded_on, j.name as subject, c.name as class, c.position as class_position, r.pages,
      (select count(*) from textbook_chapters h where h.school_id = ${schoolId} and h.textbook_id = r.id)::int as chapters
    from textbooks r join schools z on z.id = r.school_id join subjects j on j.school_id = ${schoolId} and j.id = r.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    where r.school_id = ${schoolId} and r.removed_at is null`,
  dimensions: {
    uploadedOn: {
      words: 'upload date, upload dates, date of upload, dates of upload, uploaded on, date uploaded, added on, अपलोड तिथि',
      title: 'Uploaded on',
      sql: sql`t.uploaded_on`,
      unit: 'day',
      isColumn: true,
    },
    title: {
      words: 'textbook, textbooks, text book, text books, book, books, title, titles',
      title: 'Textbook',
      sql: sql`t.title`,
      key: sql`t.book_id`,
      isPerson: true,
    },
    subject,
    class: pupilDimensions.class,
    chapters: { words: '', title: 'Chapters', sql: sql`t.chapters`, unit: 'number' },
  },
  measures: {
    count: { words: '', title: 'Textbooks', sql: sql`count(*)`, unit: 'number' },
    chapters: {
      words: 'chapter, chapters, adhyay, अध्याय',
      title: 'Chapters',
      sql: sql`sum(t.chapters)`,
      ...inTimes,
      counts: 'bookChapter',
    },
    pages: { words: 'number of pages, how many pages, panne, पन्ने, pages, page', title: 'Pages', sql: sql`sum(t.pages)`, ...inTimes },
  },
  flags: {
    noChapters: {
      words:
        'chapters not entered, chapters not filled, chapters … nahi, no chapter, without chapters, without chapter, without any chapter, no chapters, having no chapters, chapters not added, बिना अध्याय',
      title: 'without chapters',
      sql: sql`t.chapters = 0`,
    },
  },
  main: 'list',
  list: ['title', 'subject', 'class', 'chapters'],
};

const { screen } = textbooks;
const place = {
  title: {
    words: 'textbook, textbooks, text book, text books, book, books',
    title: 'Textbook',
    sql: sql`t.title`,
    key: sql`t.book_id`,
    isPerson: true,
  },
  subject,
  class: pupilDimensions.class,
  chapter: {
    words: 'chapter, chapters, lesson, lessons, adhyay, path, अध्याय',
    title: 'Chapter',
    sql: sql`t.chapter`,
    sort: sql`t.position`,
  },
};
const BOOKS = sql`r.title, r.id as book_id, j.name as subject, c.name as class, c.position as class_position, h.name as chapter, h.position`;
const NOUNS = 'textbook, textbooks, text book, text books, book, books, chapter, chapters, have, there, app, syllabus';

/** Chapters of the textbooks with what stands in them. */
export const bookChapters: Declared = {
  name: 'bookChapter',
  needs: getClassesWithSubjects,
  nouns: NOUNS,
  asks: 'list chapters, list chapters of, topic, topics, prakaran, chapter, chapters, adhyay, अध्याय',
  title: 'Chapters',
  screen,
  from: ({ schoolId }) => sql`select ${BOOKS}, h.id as chapter_id,
      (select count(*) from textbook_topics q where q.school_id = ${schoolId} and q.chapter_id = h.id)::int as topics,
      (select count(*) from textbook_questions q where q.school_id = ${schoolId} and q.chapter_id = h.id)::int as questions
    from textbook_chapters h join textbooks r on r.school_id = ${schoolId} and r.id = h.textbook_id and r.removed_at is null
    join subjects j on j.school_id = ${schoolId} and j.id = r.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    where h.school_id = ${schoolId}`,
  dimensions: place,
  measures: {
    count: {
      words: 'chapter count, count of chapters, number of chapters, how many chapters',
      title: 'Chapters',
      sql: sql`count(*)`,
      ...inTimes,
    },
    topics: { words: 'topic, topics, prakaran', title: 'Topics', sql: sql`sum(t.topics)`, ...inTimes },
    questions: { words: 'question, questions, prashn', title: 'Questions', sql: sql`sum(t.questions)`, ...inTimes },
  },
  main: 'list',
  list: ['title', 'chapter'],
};

/** Questions that stand in the textbooks. */
export const bookQuestions: Declared = {
  ...bookChapters,
  name: 'bookQuestion',
  nouns: `${NOUNS}, stored, question bank`,
  asks: 'textbook questions, textbook question, book questions, questions, question, prashn, questions of the book',
  title: 'Textbook questions',
  from: ({ schoolId }) => sql`select ${BOOKS}, q.type from textbook_questions q
    join textbook_chapters h on h.school_id = ${schoolId} and h.id = q.chapter_id join textbooks r on r.school_id = ${schoolId} and r.id = h.textbook_id and r.removed_at is null
    join subjects j on j.school_id = ${schoolId} and j.id = r.subject_id join classes c on c.school_id = ${schoolId} and c.id = j.class_id
    where q.school_id = ${schoolId}`,
  dimensions: {
    ...place,
    type: { words: 'type, types, kind, kinds, question type, question types', title: 'Type', sql: sql`nullif(t.type, '')` },
  },
  measures: { count: { words: 'questions, question, prashn', title: 'Questions', sql: sql`count(*)`, ...inTimes } },
  main: 'count',
};
