import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

const params = z.strictObject({ textId: id });

/** Takes back the newest change of a book: an edit, or its replacement by another edition. */
export const undoTextbookChange = defineCall({
  name: 'undoTextbookChange',
  method: 'POST',
  path: '/admin/textbooks/{textId}/undo',
  summary: 'Undo the newest change of a textbook',
  params,
  /** The revision that the change answered; refused when something else was changed since. */
  body: z.strictObject({ revision: z.int() }),
  answer: z.object({ revision: z.number() }),
});

/** Settles which of two lists of chapters a file has; the other one is forgotten. Can be undone. */
export const chooseTextbookReading = defineCall({
  name: 'chooseTextbookReading',
  method: 'POST',
  path: '/admin/textbooks/{textId}/reading',
  summary: 'Choose between two readings of the chapters of a textbook',
  params,
  /** `revision` is that of the content that was seen; refused when something was changed since. */
  body: z.strictObject({ fileId: id, choice: z.enum(['first', 'other']), revision: z.int() }),
  answer: z.object({ textId: z.string(), revision: z.number() }),
});

const counts = z.object({ chapters: z.number(), topics: z.number(), questions: z.number() });

/** What the newest analysis changed against the content before it. */
export const compareTextbook = defineCall({
  name: 'compareTextbook',
  method: 'GET',
  path: '/admin/textbooks/{textId}/comparison',
  summary: 'Compare a textbook with its earlier edition',
  params,
  answer: z.object({
    /** Null where there was nothing before. */
    before: z.nullable(counts),
    after: counts,
    chapters: z.array(
      z.object({
        chapterNumber: z.number(),
        chapterName: z.string(),
        change: z.enum(['new', 'gone', 'changed', 'same']),
        nameBefore: z.string(),
        newTopics: z.array(z.string()),
        goneTopics: z.array(z.string()),
        questionsBefore: z.number(),
        questionsAfter: z.number(),
      }),
    ),
  }),
});

/** Out of every list at once; for thirty days it can be brought back. */
export const removeTextbook = defineCall({
  name: 'removeTextbook',
  method: 'DELETE',
  path: '/admin/textbooks/{textId}',
  summary: 'Remove a textbook, for thirty days with a way back',
  params,
  answer: z.object({ textId: z.string() }),
});

export const restoreTextbook = defineCall({
  name: 'restoreTextbook',
  method: 'POST',
  path: '/admin/textbooks/{textId}/restore',
  summary: 'Bring a removed textbook back',
  params,
  answer: z.object({ textId: z.string() }),
});

export const listRemovedTextbooks = defineCall({
  name: 'listRemovedTextbooks',
  method: 'GET',
  path: '/admin/removed-textbooks',
  summary: 'Removed textbooks that can still be brought back',
  answer: z.array(z.object({ textId: z.string(), class: z.string(), subject: z.string(), goneOn: z.string() })),
});

export const TEXTBOOK_FORMATS = ['xlsx', 'json', 'markdown'] as const;

/** An address that downloads the content of a book for ten minutes. */
export const exportTextbook = defineCall({
  name: 'exportTextbook',
  method: 'GET',
  path: '/admin/textbooks/{textId}/export',
  summary: 'Address of a textbook as XLSX, JSON or Markdown',
  params,
  query: z.strictObject({ format: z.enum(TEXTBOOK_FORMATS) }),
  answer: z.object({ url: z.string() }),
});

/** How far a book is taught in each section of its class, by the logbook, against the periods that the timetable gives the subject in the year. */
export const getTextbookProgress = defineCall({
  name: 'getTextbookProgress',
  method: 'GET',
  path: '/admin/textbooks/{textId}/progress',
  summary: 'How far a textbook is taught, against the timetable',
  params,
  answer: z.object({
    totalChapters: z.number(),
    sections: z.array(
      z.object({
        sectionId: z.string(),
        section: z.string(),
        /** Periods of the subject in the school year by the present timetable, on school days, and those up to today. */
        periodsOfYear: z.number(),
        periodsSoFar: z.number(),
        /** Lessons of the subject that the logbook holds this year. */
        lessonsRecorded: z.number(),
        /** Chapters that a lesson of the logbook names, in the order of the book. */
        chaptersTaught: z.array(z.object({ chapterId: z.string(), chapterNumber: z.number(), lessons: z.number(), lastOn: z.string() })),
        /** Chapters that would be taught by now if each took as many periods; null without a timetable. */
        chaptersPlanned: z.nullable(z.number()),
      }),
    ),
  }),
});
