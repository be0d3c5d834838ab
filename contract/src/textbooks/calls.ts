import { z } from 'zod/mini';
import { defineCall, id, MAX_PDF_BYTES, text } from '../shared/index.ts';
import * as reads from './reads.ts';
import { ITEM_KINDS, jobProgress, subjectContent, UPLOAD_MODES } from './schemas.ts';

/** `std` is the class name; a subject that the class does not have is created. */
export const analyzePdf = defineCall({
  name: 'analyzePdf',
  method: 'POST',
  path: '/admin/analyze-pdf',
  summary: 'Extract chapters, topics and questions of a textbook',
  upload: { part: 'pdfFile', maxBytes: MAX_PDF_BYTES, atOnce: 3 },
  body: z.object({
    std: text(40),
    subject: text(80),
    /** Chosen by the browser, to ask for the progress while this call is running. */
    uploadId: z.optional(z.uuid()),
    /** `add` adds the file's chapters to the book (a chapter with the same number is replaced); otherwise the book is replaced. */
    mode: z.optional(z.enum(UPLOAD_MODES)),
  }),
  answer: z.object({
    chaptersProcessed: z.number(),
    totalTopics: z.number(),
    jobId: z.optional(z.string()),
    /** Pages without text that the background job reads by OCR while the rest of the book is available. */
    scannedPages: z.optional(z.number()),
    /** Unreadable pages of the file: their content is missing. */
    brokenPages: z.optional(z.number()),
    /** True when the subject already had a book. */
    isReplaced: z.optional(z.boolean()),
  }),
  reads: reads.analysis,
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
  reads: reads.library,
});

export const getSubjectContent = defineCall({
  name: 'getSubjectContent',
  method: 'GET',
  path: '/admin/content/{class}/{subject}',
  summary: 'The extracted content of a class and subject',
  params: z.strictObject({ class: z.string(), subject: z.string() }),
  answer: subjectContent,
  reads: reads.content,
});

/** The progress of an analysis: by the browser's own id during the upload, by the job's id while pages are read by OCR. */
export const getTextbookJob = defineCall({
  name: 'getTextbookJob',
  method: 'GET',
  path: '/admin/textbook-jobs/{jobId}',
  summary: 'How far the analysis of a textbook is',
  params: z.strictObject({ jobId: id }),
  answer: jobProgress,
});

/** Scanned books being read, and those finished within a day, newest first. */
export const listTextbookJobs = defineCall({
  name: 'listTextbookJobs',
  method: 'GET',
  path: '/admin/textbook-jobs',
  summary: 'Scanned textbooks that are read in the background',
  answer: z.array(z.extend(jobProgress, { _id: z.string(), class: z.string(), subject: z.string() })),
});

export const cancelTextbookJob = defineCall({
  name: 'cancelTextbookJob',
  method: 'POST',
  path: '/admin/textbook-jobs/{jobId}/cancel',
  summary: 'Stop reading the pages of a scanned textbook',
  params: z.strictObject({ jobId: id }),
  answer: z.object({ jobId: z.string() }),
});

/** Items of which the analysis was not certain, the least certain first, at most 200. */
export const listLowConfidenceItems = defineCall({
  name: 'listLowConfidenceItems',
  method: 'GET',
  path: '/admin/textbooks/{textId}/low-confidence-items',
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

const share = z.number().check(z.minimum(0), z.maximum(1));

/** The positions of a page's items on its picture, in shares of its width and height from the upper left corner. */
export const listPageMarks = defineCall({
  name: 'listPageMarks',
  method: 'GET',
  path: '/admin/textbooks/{textId}/marks',
  summary: 'Where the extracted items stand on a page of a textbook',
  params: z.strictObject({ textId: id }),
  query: z.strictObject({ file: id, page: z.string().check(z.regex(/^[1-9]\d{0,4}$/)) }),
  answer: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(['topic', 'question', 'example']),
      boxes: z.array(z.object({ x: share, y: share, width: share, height: share })),
    }),
  ),
});
