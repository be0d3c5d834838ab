import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

const params = z.strictObject({ textId: id });

/** Undoes the newest change of a book: an edit, or its replacement by another edition. */
export const undoTextbookChange = defineCall({
  name: 'undoTextbookChange',
  method: 'POST',
  path: '/admin/textbooks/{textId}/undo',
  summary: 'Undo the newest change of a textbook',
  params,
  /** The revision returned by the change; refused when the book was changed again since. */
  body: z.strictObject({ revision: z.int() }),
  answer: z.object({ revision: z.number() }),
});

/** Selects one of two possible lists of chapters of a file; the other one is deleted. Can be undone. */
export const chooseTextbookReading = defineCall({
  name: 'chooseTextbookReading',
  method: 'POST',
  path: '/admin/textbooks/{textId}/reading',
  summary: 'Choose between two readings of the chapters of a textbook',
  params,
  /** `revision` is that of the content that the user saw; refused when the book was changed since. */
  body: z.strictObject({ fileId: id, choice: z.enum(['first', 'other']), revision: z.int() }),
  answer: z.object({ textId: z.string(), revision: z.number() }),
});

/**
 * Asks the configured language model for the chapters of a file whose list is doubtful. What its pages bear out becomes the second list, to be
 * selected by a person; nothing else changes.
 */
export const proposeTextbookReading = defineCall({
  name: 'proposeTextbookReading',
  method: 'POST',
  path: '/admin/textbooks/{textId}/proposal',
  summary: 'Ask a language model for the chapters of a textbook',
  params,
  body: z.strictObject({ fileId: id, revision: z.int() }),
  answer: z.object({ textId: z.string(), chapters: z.number() }),
});

const counts = z.object({ chapters: z.number(), topics: z.number(), questions: z.number() });

/** The differences between the newest analysis and the content before it. */
export const compareTextbook = defineCall({
  name: 'compareTextbook',
  method: 'GET',
  path: '/admin/textbooks/{textId}/comparison',
  summary: 'Compare a textbook with its earlier edition',
  params,
  answer: z.object({
    /** Null when there was no content before. */
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

/** Deletes the book from every list immediately; it can be restored for thirty days. */
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

/** The address of a download of a book's content, valid for ten minutes. */
export const exportTextbook = defineCall({
  name: 'exportTextbook',
  method: 'GET',
  path: '/admin/textbooks/{textId}/export',
  summary: 'Address of a textbook as XLSX, JSON or Markdown',
  params,
  query: z.strictObject({ format: z.enum(TEXTBOOK_FORMATS) }),
  answer: z.object({ url: z.string() }),
});

/** The progress of a book in each section of its class, by the logbook, compared with the subject's periods of the year in the timetable. */
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
        /** Lessons of the subject recorded in the logbook this year. */
        lessonsRecorded: z.number(),
        /** Chapters recorded in the logbook, in the order of the book. */
        chaptersTaught: z.array(z.object({ chapterId: z.string(), chapterNumber: z.number(), lessons: z.number(), lastOn: z.string() })),
        /** The number of chapters that would be finished by now if all took the same number of periods; null without a timetable. */
        chaptersPlanned: z.nullable(z.number()),
      }),
    ),
  }),
});
