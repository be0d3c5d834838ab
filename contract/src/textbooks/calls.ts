import { z } from 'zod/mini';
import { defineCall, id, MAX_PDF_BYTES, optionalText, text } from '../shared/index.ts';
import { ITEM_KINDS, JOB_STATES, subjectContent } from './schemas.ts';

/** `std` is the class name; a subject that the class does not have is made. */
export const analyzePdf = defineCall({
  name: 'analyzePdf',
  method: 'POST',
  path: '/admin/analyze-pdf',
  summary: 'Extract chapters, topics and questions of a textbook',
  upload: { part: 'pdfFile', maxBytes: MAX_PDF_BYTES },
  body: z.strictObject({
    std: text(40),
    subject: text(80),
    /** Chosen by the browser, to ask for the progress by while this call is under way. */
    uploadId: z.optional(z.uuid()),
  }),
  answer: z.object({ chaptersProcessed: z.number(), totalTopics: z.number(), jobId: z.optional(z.string()) }),
});

export const getClassesWithSubjects = defineCall({
  name: 'getClassesWithSubjects',
  method: 'GET',
  path: '/admin/classes-with-subjects',
  summary: 'Classes with the subjects that have a textbook',
  answer: z.object({
    classes: z.array(
      z.object({
        class: z.string(),
        subjects: z.array(z.object({ subject: z.string(), totalChapters: z.number(), totalTopics: z.number() })),
      }),
    ),
  }),
});

export const getSubjectContent = defineCall({
  name: 'getSubjectContent',
  method: 'GET',
  path: '/admin/content/{class}/{subject}',
  summary: 'The extracted content of a class and subject',
  params: z.strictObject({ class: z.string(), subject: z.string() }),
  answer: subjectContent,
});

/** The progress of an analysis: by the browser's own id while the upload is answered, by the job's id while pages are read by OCR. */
export const getTextbookJob = defineCall({
  name: 'getTextbookJob',
  method: 'GET',
  path: '/admin/textbook-jobs/{jobId}',
  summary: 'How far the analysis of a textbook is',
  params: z.strictObject({ jobId: id }),
  answer: z.object({
    state: z.enum(JOB_STATES),
    pagesDone: z.number(),
    pagesTotal: z.number(),
    /** Null until two pages are done. */
    secondsLeft: z.nullable(z.number()),
    chaptersProcessed: z.number(),
    totalTopics: z.number(),
    poorPages: z.array(z.number()),
    error: z.string(),
  }),
});

export const cancelTextbookJob = defineCall({
  name: 'cancelTextbookJob',
  method: 'POST',
  path: '/admin/textbook-jobs/{jobId}/cancel',
  summary: 'Stop reading the pages of a scanned textbook',
  params: z.strictObject({ jobId: id }),
  answer: z.object({ jobId: z.string() }),
});

/** What the engine was unsure of, least certain first, at most 200 items. */
export const listTextbookDoubts = defineCall({
  name: 'listTextbookDoubts',
  method: 'GET',
  path: '/admin/textbooks/{textId}/doubts',
  summary: 'Extracted items to be reviewed',
  params: z.strictObject({ textId: id }),
  answer: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(ITEM_KINDS),
      text: z.string(),
      chapterNumber: z.number(),
      page: z.nullable(z.number()),
      confidence: z.number(),
    }),
  ),
});

/** Corrects or confirms an item; it is kept when the book is analysed again. */
export const editTextbookItem = defineCall({
  name: 'editTextbookItem',
  method: 'PATCH',
  path: '/admin/textbook-items/{kind}/{itemId}',
  summary: 'Correct or confirm an extracted chapter, topic or question',
  params: z.strictObject({ kind: z.enum(ITEM_KINDS), itemId: id }),
  body: z.strictObject({
    /** Name of a chapter or topic, words of a question; unchanged to confirm them. */
    text: text(4000),
    /** Summary of a chapter, description of a topic, type of a question. */
    detail: z.optional(optionalText(8000)),
  }),
  answer: z.object({ _id: z.string() }),
});

export const removeTextbookItem = defineCall({
  name: 'removeTextbookItem',
  method: 'DELETE',
  path: '/admin/textbook-items/{kind}/{itemId}',
  summary: 'Take out an extracted chapter, topic or question',
  params: z.strictObject({ kind: z.enum(ITEM_KINDS), itemId: id }),
  answer: z.object({ _id: z.string() }),
});
