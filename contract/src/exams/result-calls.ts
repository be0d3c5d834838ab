import { z } from 'zod/mini';
import { defineCall, id, optionalText } from '../shared/index.ts';
import { enteredDays, maybe, maybeNumber, resultGap, resultVersion, str, studentResult, subjectResult, termNo } from './schemas.ts';

/** The progress of marks, confirmation and publishing by class and term of a year (by default the current one). Term 0 is the year. */
export const listResults = defineCall({
  name: 'listResults',
  method: 'GET',
  path: '/admin/results',
  summary: 'How far the results of a year are',
  query: z.strictObject({ yearId: z.optional(id) }),
  answer: z.array(
    z.object({
      classId: str,
      className: str,
      termNo: z.int(),
      term: str,
      expected: z.int(),
      missing: z.int(),
      sections: z.array(z.object({ id: str, section: str, classTeacher: str, compiledAt: maybe })),
      versions: z.array(resultVersion),
    }),
  ),
});
/** The result of a section if it were published now. */
export const getSectionResult = defineCall({
  name: 'getSectionResult',
  method: 'GET',
  path: '/admin/results/{sectionId}/{termNo}',
  summary: 'The result of a section as the marks are now',
  params: z.strictObject({ sectionId: id, termNo }),
  answer: z.object({
    classId: str,
    className: str,
    section: str,
    term: str,
    missing: z.int(),
    compiledAt: maybe,
    /** Whether a result of the class is published that contains this term. */
    isPublished: z.boolean(),
    subjects: z.array(z.object({ id: str, subject: str })),
    areas: z.array(z.object({ id: str, kind: str, domain: str, name: str, labels: z.array(str) })),
    /** The terms whose grades of areas belong to the result: one, or all of the year. */
    areaTerms: z.array(str),
    /** Days of attendance that were entered and are used instead of those of the registers. */
    attendance: z.array(z.object(enteredDays)),
    students: z.array(studentResult),
    /** Students without a result, because they left before one of the term's assessments. */
    left: z.array(z.object({ studentId: str, name: str, leftOn: str })),
  }),
});
/** The marks missing for a class's result, by section and paper; at most forty papers, with at most ten students each. Also who is not in the result. */
export const listResultGaps = defineCall({
  name: 'listResultGaps',
  method: 'GET',
  path: '/admin/results/classes/{classId}/{termNo}/missing',
  summary: 'The marks that a class’s result still needs',
  params: z.strictObject({ classId: id, termNo }),
  answer: z.object({
    missing: z.int(),
    papers: z.int(),
    rows: z.array(resultGap),
    /** Who is enrolled in the class this year and not in this result: `joined` after the term, or `left` before its end or before one of its papers. */
    notIncluded: z.array(
      z.object({ id: z.string(), name: z.string(), section: z.string(), why: z.enum(['joined', 'left']), on: z.string() }),
    ),
  }),
});
/** The class teacher confirms a section's marks of a term, or withdraws the confirmation. Refuses: compileMissing, marksPublished. */
export const compileSection = defineCall({
  name: 'compileSection',
  method: 'PUT',
  path: '/admin/results/{sectionId}/{termNo}/compilation',
  summary: 'Confirms that a section’s marks are complete',
  params: z.strictObject({ sectionId: id, termNo }),
  body: z.strictObject({ isCompiled: z.boolean() }),
  answer: z.object({ compiledAt: maybe }),
});
/**
 * Publishes the result of a class, or its next version with a reason. Refuses: publishMissing, publishNotCompiled, publishNothing, publishNoGrades,
 * publishReason.
 */
export const publishResult = defineCall({
  name: 'publishResult',
  method: 'POST',
  path: '/admin/results/classes/{classId}/{termNo}/versions',
  summary: 'Publishes the result of a class',
  params: z.strictObject({ classId: id, termNo }),
  body: z.strictObject({ reason: optionalText(300) }),
  answer: z.object({ versionId: str, version: z.int(), students: z.int() }),
});
/** The parts of a report card that can differ between two versions. */
export const CARD_CHANGES = ['marks', 'rank', 'areas', 'remark', 'voices'] as const;
export type CardChange = (typeof CARD_CHANGES)[number];

/** A published version as it was published. */
export const getResultVersion = defineCall({
  name: 'getResultVersion',
  method: 'GET',
  path: '/admin/results/versions/{versionId}',
  summary: 'A published result',
  params: z.strictObject({ versionId: id }),
  answer: z.object({
    ...{ classId: str, className: str, termNo: z.int(), term: str, year: str },
    ...{ version: z.int(), reason: str, by: str, at: str, isCurrent: z.boolean() },
    versions: z.array(resultVersion),
    subjects: z.array(z.object({ id: str, subject: str })),
    students: z.array(studentResult),
    /** Students whose card differs from that of the version before, and in what; `isNew` had none. Attendance is left out, because it changes every day. */
    changed: z.array(
      z.object({
        ...{ studentId: str, isNew: z.boolean(), before: str, after: str, rankBefore: maybeNumber, rankAfter: maybeNumber },
        what: z.array(z.enum(CARD_CHANGES)),
      }),
    ),
  }),
});
/** A student's published results of all years, newest first, each with the section's average. */
export const getStudentResults = defineCall({
  name: 'getStudentResults',
  method: 'GET',
  path: '/admin/results/students/{studentId}',
  summary: 'The published results of a student',
  params: z.strictObject({ studentId: id }),
  answer: z.array(
    z.object({
      ...{ versionId: str, version: z.int(), year: str, termNo: z.int(), term: str, className: str, section: str },
      ...{ percent: maybeNumber, grade: str, outcome: str, rank: maybeNumber, sectionAverage: maybeNumber, at: str },
      subjects: z.array(z.object({ ...subjectResult.shape, sectionAverage: maybeNumber })),
    }),
  ),
});

const PROMOTION = ['promoted', 'toDecide', 'noResult'] as const;
const promotionRow = {
  ...{ studentId: str, name: str, admissionNumber: str, className: str, section: str, percent: maybeNumber, outcome: str },
  /** Attendance % of the year, as at publishing. */
  attendance: maybeNumber,
  /** Failed subjects. */
  failed: z.array(str),
  proposal: z.enum(PROMOTION),
  /** The day on which a student without a result joined during the year. */
  joinedOn: maybe,
  isLowAttendance: z.boolean(),
};
/**
 * Promotion proposals from the published results of the year: students who passed are promoted, for the others the school decides. Attendance is only a
 * warning.
 */
export const getPromotionList = defineCall({
  name: 'getPromotionList',
  method: 'GET',
  path: '/admin/promotion-list',
  summary: 'Who may be promoted by the results of the year',
  answer: z.object({
    year: str,
    students: z.int(),
    promoted: z.int(),
    /** Classes whose result of the year is not published. */
    withoutResult: z.array(str),
    /** Students who failed or were often absent, by class and roll number. */
    toDecide: z.array(z.object(promotionRow)),
  }),
});
/** Refuses: promotionNothing. */
export const exportPromotionList = defineCall({
  name: 'exportPromotionList',
  method: 'GET',
  path: '/admin/promotion-list/sheet',
  summary: 'An address that downloads the promotion list of the year',
  answer: z.object({ url: str }),
});
