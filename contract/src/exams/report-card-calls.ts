import { z } from 'zod/mini';
import { defineCall, id, text } from '../shared/index.ts';
import { OWN_CARD_FORMATS } from './own-layout-calls.ts';
import { str, termNo } from './schemas.ts';

export const REPORT_LANGUAGES = ['en', 'hi', 'both'] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];
export const REPORT_LAYOUTS = ['term', 'prePrimary', 'holistic'] as const;
export type ReportLayout = (typeof REPORT_LAYOUTS)[number];
/** What a student's card lacks. */
export const CARD_GAPS = ['marks', 'areas', 'attendance', 'remark'] as const;
/** Why a class has no report cards of a term. */
export const NO_CARDS_REASONS = ['noScheme', 'noStudents', 'marksMissing', 'notConfirmed', 'notPublished', 'blank'] as const;
export type NoCardsReason = (typeof NO_CARDS_REASONS)[number];
export const REMARK_LANGUAGES = ['en', 'hi'] as const;
export const RESULT_SHEET_FORMATS = ['xlsx', 'pdf'] as const;

const ofVersion = z.strictObject({ versionId: id });
const ofBatch = z.strictObject({ batchId: id });
const ofStudent = z.strictObject({ versionId: id, studentId: id });
const look = { layout: z.enum(REPORT_LAYOUTS), language: z.enum(REPORT_LANGUAGES) };
const batch = z.object({
  id: str,
  place: str,
  layout: z.enum([...REPORT_LAYOUTS, 'own']),
  /** The name of the school's own layout, else ''. */
  layoutName: str,
  language: z.enum(REPORT_LANGUAGES),
  /** The files that can be opened once all cards are made. */
  formats: z.array(z.enum(OWN_CARD_FORMATS)),
  startedAt: str,
  startedBy: str,
  total: z.int(),
  drawn: z.int(),
  isDone: z.boolean(),
});

/** The students who get a card of a published version, and what is missing for each. */
export const checkReportCards = defineCall({
  name: 'checkReportCards',
  method: 'GET',
  path: '/admin/results/versions/{versionId}/cards',
  summary: 'What the report cards of a published result would lack',
  params: ofVersion,
  query: z.strictObject({ sectionId: z.optional(id) }),
  answer: z.object({
    total: z.int(),
    sections: z.array(z.object({ id: str, section: str, students: z.int() })),
    incomplete: z.array(z.object({ studentId: str, name: str, section: str, missing: z.array(z.enum(CARD_GAPS)) })),
    batches: z.array(batch),
    /** The layouts that have something to show for these students, the proposed one first. */
    layouts: z.array(z.enum(REPORT_LAYOUTS)),
    /** The school's language for parents. */
    language: z.enum(REPORT_LANGUAGES),
  }),
});
/** Draws the cards of a class or a section in the background. Refuses: cardsNobody, cardsBlank. */
export const startReportCards = defineCall({
  name: 'startReportCards',
  method: 'POST',
  path: '/admin/results/versions/{versionId}/cards',
  summary: 'Makes the report cards of a published result',
  params: ofVersion,
  body: z.strictObject({ sectionId: z.optional(id), ...look }),
  answer: z.object({ id: str, total: z.int() }),
});
/** Draws the cards of all classes whose result of a term is published, each in the layout of the class. Nothing is begun again while some are being drawn. */
export const startSchoolCards = defineCall({
  name: 'startSchoolCards',
  method: 'POST',
  path: '/admin/report-cards',
  summary: 'Makes the report cards of all classes of a term',
  body: z.strictObject({ term: text(80), yearId: z.optional(id) }),
  answer: z.object({ classes: z.int(), total: z.int() }),
});
/** The report cards of all classes of a term, by default the first of the current year with a published result. */
export const getSchoolCards = defineCall({
  name: 'getSchoolCards',
  method: 'GET',
  path: '/admin/report-cards',
  summary: 'The progress of the report cards of all classes',
  query: z.strictObject({ term: z.optional(text(80)), yearId: z.optional(id) }),
  answer: z.object({
    term: str,
    /** The terms with a published result. */
    terms: z.array(str),
    classes: z.array(
      z.object({
        classId: str,
        className: str,
        /** The newest cards of the published result. */
        batch: z.nullable(batch),
        /** Null when the class has cards, or gets them. */
        why: z.nullable(z.enum(NO_CARDS_REASONS)),
        /** The marks that are not entered, if that is why. */
        missing: z.int(),
      }),
    ),
  }),
});
export const getReportCards = defineCall({
  name: 'getReportCards',
  method: 'GET',
  path: '/admin/report-cards/{batchId}',
  summary: 'The progress of report cards',
  params: ofBatch,
  answer: batch,
});
/** The address of all cards: one PDF, or the workbooks of an own layout. Refuses: cardsNotDrawn. */
export const exportReportCards = defineCall({
  name: 'exportReportCards',
  method: 'GET',
  path: '/admin/report-cards/{batchId}/file',
  summary: 'An address that opens the report cards of a class or section',
  params: ofBatch,
  query: z.strictObject({ format: z.optional(z.enum(OWN_CARD_FORMATS)) }),
  answer: z.object({ url: str }),
});
/** Refuses: cardsBlank. */
export const exportReportCard = defineCall({
  name: 'exportReportCard',
  method: 'GET',
  path: '/admin/results/versions/{versionId}/cards/{studentId}',
  summary: 'An address that opens a student’s report card as PDF',
  params: ofStudent,
  /** By default the layout that has something to show, in the school's language for parents. */
  query: z.strictObject({ layout: z.optional(look.layout), language: z.optional(look.language) }),
  answer: z.object({ url: str }),
});
/** Refuses: cardsBlank. */
export const previewReportCard = defineCall({
  name: 'previewReportCard',
  method: 'GET',
  path: '/admin/results/versions/{versionId}/cards/{studentId}/preview',
  summary: 'The pages of a student’s report card as pictures',
  params: ofStudent,
  query: z.strictObject(look),
  answer: z.object({ pages: z.array(str), width: z.number(), height: z.number() }),
});
export const exportResultSheet = defineCall({
  name: 'exportResultSheet',
  method: 'GET',
  path: '/admin/results/versions/{versionId}/sheet',
  summary: 'An address that opens the result sheet of a class or section',
  params: ofVersion,
  query: z.strictObject({ sectionId: z.optional(id), format: z.enum(RESULT_SHEET_FORMATS) }),
  answer: z.object({ url: str }),
});

const sentence = z.strictObject({
  language: z.enum(REMARK_LANGUAGES),
  /** The sentence is suggested from this percentage on; null when it is only selected by hand. */
  from: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  text: text(300),
});
export type RemarkSentence = z.infer<typeof sentence>;
const bank = z.object({ sentences: z.array(z.object({ ...sentence.shape, text: str })) });

export const getRemarkBank = defineCall({
  name: 'getRemarkBank',
  method: 'GET',
  path: '/admin/remark-bank',
  summary: 'The sentences for remarks',
  answer: bank,
});
/** Refuses: remarkPlaceholder. */
export const saveRemarkBank = defineCall({
  name: 'saveRemarkBank',
  method: 'PUT',
  path: '/admin/remark-bank',
  summary: 'Changes the sentences for remarks',
  body: z.strictObject({ sentences: z.array(sentence).check(z.maxLength(200)) }),
  answer: bank,
});
/** Suggested remarks from the present marks, to be edited and saved; this call saves nothing. */
export const proposeRemarks = defineCall({
  name: 'proposeRemarks',
  method: 'GET',
  path: '/admin/results/{sectionId}/{termNo}/remarks',
  summary: 'Remarks that the marks of a section suggest',
  params: z.strictObject({ sectionId: id, termNo }),
  query: z.strictObject({ language: z.enum(REMARK_LANGUAGES) }),
  answer: z.object({ remarks: z.array(z.object({ studentId: str, remark: str })) }),
});
