import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText, text } from '../shared/index.ts';
import { examBody, maybe, maybeNumber, newExamBody, paper, str } from './schemas.ts';

/** The gap between main papers of a section. */
export const GAP_RULES = ['none', 'oneADay', 'dayBetween'] as const;
export type GapRule = (typeof GAP_RULES)[number];
export const EXAM_PAPERS = ['dateSheet', 'seating', 'doorLists', 'attendance', 'admitCards', 'duties'] as const;

export const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock'));
export const examId = z.strictObject({ examId: id });
const minutes = z.int().check(z.minimum(10), z.maximum(600));
/** The usual start and length of papers, unless a paper has its own. */
const sitting = { gapRule: z.enum(GAP_RULES), startsAt: clock, minutes };

/** The new place of a paper. Without a day it leaves the date sheet; without a time it keeps its own, or gets that of the exam. */
const move = z.strictObject({
  paperId: id,
  onDate: z.nullable(isoDate),
  startsAt: z.optional(clock),
  minutes: z.optional(minutes),
});
const moves = z.array(move).check(z.minLength(1), z.maxLength(400));
export type PaperMove = z.infer<typeof move>;

const plannedExam = z.object({
  id: str,
  name: str,
  yearId: str,
  year: str,
  isCurrentYear: z.boolean(),
  startsOn: str,
  endsOn: str,
  lockOn: maybe,
  state: z.enum(['planned', 'held', 'published']),
  gapRule: z.enum(GAP_RULES),
  startsAt: str,
  minutes: z.int(),
  announcedAt: maybe,
  hasDateSheet: z.boolean(),
  papers: z.int(),
  placed: z.int(),
  seats: z.int(),
  duties: z.int(),
  classes: z.array(z.object({ id: str, className: str })),
});
export type PlannedExam = z.infer<typeof plannedExam>;
const sheetPaper = z.object({ ...paper.shape, isCore: z.boolean(), chapters: z.int(), syllabus: str });
export type SheetPaper = z.infer<typeof sheetPaper>;

/** The exams with a date sheet, of this and earlier years, and the exams of this year without one. */
export const listOfflineExams = defineCall({
  name: 'listOfflineExams',
  method: 'GET',
  path: '/admin/offline-exams',
  summary: 'The exams with their date sheets',
  answer: z.array(plannedExam),
});
/** Refuses: examNameTaken, examOutsideYear, examLockTooEarly, examNoSubjects. */
export const planExam = defineCall({
  name: 'planExam',
  method: 'POST',
  path: '/admin/offline-exams',
  summary: 'Adds an exam with a date sheet',
  body: z.extend(newExamBody, sitting),
  answer: z.object({ id: str, papers: z.int() }),
});
/** Refuses: examNameTaken, examOutsideYear, examLockTooEarly, examPapersOutside. */
export const saveExamPlan = defineCall({
  name: 'saveExamPlan',
  method: 'PUT',
  path: '/admin/offline-exams/{examId}',
  summary: 'Changes the days, the usual time and the gap rule of an exam',
  params: examId,
  body: z.extend(examBody, sitting),
  answer: z.object({}),
});
/**
 * Copies last year's exam to this year: its classes, subjects, times and order of days, moved to school days from the first day on. Refuses: examNameTaken,
 * examOutsideYear, examCopyNothing.
 */
export const copyExam = defineCall({
  name: 'copyExam',
  method: 'POST',
  path: '/admin/offline-exams/{examId}/copies',
  summary: 'Adds an exam of this year like an earlier one',
  params: examId,
  body: z.strictObject({ name: text(80), startsOn: isoDate }),
  answer: z.object({ id: str, papers: z.int(), placed: z.int() }),
});
/** The date sheet of all classes: every day of the exam and every paper. */
export const getDateSheet = defineCall({
  name: 'getDateSheet',
  method: 'GET',
  path: '/admin/offline-exams/{examId}',
  summary: 'The date sheet of an exam',
  params: examId,
  answer: z.object({
    exam: plannedExam,
    days: z.array(z.object({ day: str, isSchoolDay: z.boolean(), why: str })),
    papers: z.array(sheetPaper),
  }),
});
/** All moves or none. Refuses: examOver, examAnnounced, examOutsideDays, paperHoliday, paperTime, paperSlotTaken, paperSameStudent, paperTwoCore, paperNoFreeDay. */
export const placePapers = defineCall({
  name: 'placePapers',
  method: 'PUT',
  path: '/admin/offline-exams/{examId}/papers',
  summary: 'Gives papers their day and time',
  params: examId,
  body: z.strictObject({ moves }),
  answer: z.object({ moved: z.int(), seatsRemoved: z.int() }),
});
/**
 * Places the papers without a day, class by class, on the first days that the rules allow. `together` are the pairs of a class that it placed at the same
 * time, because no student takes both.
 */
export const fillDateSheet = defineCall({
  name: 'fillDateSheet',
  method: 'POST',
  path: '/admin/offline-exams/{examId}/filling',
  summary: 'Places the papers without a day',
  params: examId,
  answer: z.object({
    placed: z.int(),
    left: z.int(),
    together: z.array(z.object({ className: str, one: str, other: str })),
  }),
});
/** Drafts the notice of the date sheet; from then on papers can only be rescheduled with a reason. Refuses: examNotPlaced. */
export const announceExam = defineCall({
  name: 'announceExam',
  method: 'POST',
  path: '/admin/offline-exams/{examId}/announcement',
  summary: 'Announces the date sheet and drafts its notice',
  params: examId,
  answer: z.object({ noticeId: str }),
});
/** Moves papers with a reason, and drafts a notice to the classes concerned. Refuses what placePapers refuses, and rescheduleNothing. */
export const rescheduleExam = defineCall({
  name: 'rescheduleExam',
  method: 'POST',
  path: '/admin/offline-exams/{examId}/reschedule',
  summary: 'Moves papers to another day or time and drafts a notice',
  params: examId,
  body: z.strictObject({ moves, reason: text(300) }),
  answer: z.object({ moved: z.int(), seatsRemoved: z.int(), noticeId: str }),
});
/** A paper with the chapters of its textbook. */
export const getPaperPlan = defineCall({
  name: 'getPaperPlan',
  method: 'GET',
  path: '/admin/offline-exams/papers/{paperId}',
  summary: 'The syllabus of a paper',
  params: z.strictObject({ paperId: id }),
  answer: z.object({
    paper: sheetPaper,
    /** Whether a result of the class that contains the paper is published. */
    isPublished: z.boolean(),
    textbook: maybe,
    chapters: z.array(z.object({ id: str, number: z.int(), name: str, page: maybeNumber, isChosen: z.boolean() })),
  }),
});
/** A chapter of another subject’s textbook is refused as unknown. */
export const savePaperPlan = defineCall({
  name: 'savePaperPlan',
  method: 'PUT',
  path: '/admin/offline-exams/papers/{paperId}',
  summary: 'Changes the syllabus of a paper',
  params: z.strictObject({ paperId: id }),
  body: z.strictObject({ isCore: z.boolean(), syllabus: optionalText(1000), chapterIds: z.array(id).check(z.maxLength(100)) }),
  answer: z.object({}),
});
/** The address of one of the exam’s documents as PDF; admit cards are by section. Refuses: seatsNone, examNotPlaced. */
export const exportExamPaper = defineCall({
  name: 'exportExamPaper',
  method: 'GET',
  path: '/admin/offline-exams/{examId}/pdf',
  summary: 'An address that opens date sheet, seating plan, door lists, attendance sheets, admit cards or duties as PDF',
  params: examId,
  query: z.strictObject({ kind: z.enum(EXAM_PAPERS), onDate: z.optional(isoDate), startsAt: z.optional(clock), sectionId: z.optional(id) }),
  answer: z.object({ url: str }),
});
