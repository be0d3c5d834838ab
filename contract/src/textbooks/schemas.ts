import { z } from 'zod/mini';
import { id } from '../shared/index.ts';

/** Where an item was found: pages count from 1 (null if typed in); `confidence` is from 0 (a guess) to 1. */
const place = { _id: id, page: z.nullable(z.number()), confidence: z.number(), isEdited: z.boolean() };

/** The language model that worded a summary or description; empty for words of the book or a person. */
const writtenBy = z.string();

export const topic = z.object({ ...place, writtenBy, name: z.string(), description: z.string() });
export const question = z.object({ ...place, question: z.string(), type: z.string(), set: z.string() });
export const chapter = z.object({
  ...place,
  /** The file with the pages of the chapter's items; null when none is stored. */
  fileId: z.nullable(z.string()),
  chapterNumber: z.number(),
  chapterName: z.string(),
  summary: z.string(),
  writtenBy,
  topics: z.array(topic),
  /** The specification requires this spelling. */
  backExcersieQuestions: z.array(question),
  examples: z.array(question),
  intextQuestions: z.array(question),
});

/** Evidence for the beginnings of chapters in a book. */
export const CHAPTER_SOURCES = ['outline', 'contents', 'headings', 'runningHeads', 'numbers', 'looks', 'file', 'model'] as const;
const sources = z.array(z.enum(CHAPTER_SOURCES));

/** The confidence of a file's chapters, from 0 to 1, and the evidence for them; `other` is an alternative list when they are uncertain. */
export const chapterReading = z.object({
  fileId: id,
  certainty: z.number(),
  sources,
  other: z.nullable(
    z.object({ sources, chapters: z.array(z.object({ chapterNumber: z.number(), chapterName: z.string(), page: z.number() })) }),
  ),
});

/** A PDF of a book. `pageUrl` is an image's address without the page number at its end. */
export const bookFile = z.object({ _id: id, name: z.string(), pages: z.number(), pdfUrl: z.string(), pageUrl: z.string() });

export const subjectContent = z.object({
  subject: z.string(),
  class: z.string(),
  totalChapters: z.number(),
  totalTopics: z.number(),
  chapters: z.array(chapter),
  textId: id,
  /** Increases with each change of the content. */
  revision: z.number(),
  pages: z.number(),
  analyzedAt: z.nullable(z.string()),
  /** The language model that can reword summaries; null when none is configured. */
  model: z.nullable(z.string()),
  files: z.array(bookFile),
  readings: z.array(chapterReading),
});

export const UPLOAD_MODES = ['replace', 'add'] as const;

export const ITEM_KINDS = ['chapter', 'topic', 'question'] as const;
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

export const jobProgress = z.object({
  state: z.enum(JOB_STATES),
  pagesDone: z.number(),
  pagesTotal: z.number(),
  /** Null until two pages are done. */
  secondsLeft: z.nullable(z.number()),
  chaptersProcessed: z.number(),
  totalTopics: z.number(),
  poorPages: z.array(z.number()),
  error: z.string(),
});
