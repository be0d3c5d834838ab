import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText } from '../shared/index.ts';
import { teacherLog } from './reads.ts';

/** For this number of days an entry may be written and edited freely; after that, a change needs a reason. */
export const LOG_OPEN_DAYS = 2;
export const LOG_EXPORT_FORMATS = ['csv', 'xlsx'] as const;

const text = z.string();
const maybe = z.nullable(z.string());

/** One lesson of a teacher's day: from the timetable, from the covers, or as recorded. */
const logPeriod = z.object({
  periodName: text,
  className: text,
  sectionName: text,
  subjectName: text,
  description: text,
  homework: text,
  periodId: text,
  sectionId: text,
  subjectId: text,
  chapterId: maybe,
  isRecorded: z.boolean(),
  /** The absent teacher whose lesson this is, if it is covered. */
  coverFor: maybe,
  /** The teacher who takes the lesson during an absence. */
  coveredBy: maybe,
});
export type LogPeriod = z.infer<typeof logPeriod>;

const review = z.object({ by: text, at: text, remark: text });

/** The day's timetable with its covers, merged with the recorded entries. Sundays and holidays have no periods. */
export const fetchTeacherLog = defineCall({
  name: 'fetchTeacherLog',
  method: 'POST',
  path: '/admin/fetchTeacherLog',
  summary: 'A teacher’s day, period by period',
  body: z.object({ teacherId: id, date: isoDate }),
  answer: z.object({
    teacherId: text,
    teacherName: text,
    image: maybe,
    isSchoolDay: z.boolean(),
    isLocked: z.boolean(),
    review: z.nullable(review),
    periods: z.array(logPeriod),
  }),
  reads: teacherLog,
});

/**
 * Records or edits the entry of a lesson. An empty description without homework deletes the entry. Refuses: logFuture, logNoLesson, topicOfOtherBook, logLocked
 * (without a reason, once the day is locked).
 */
export const recordLog = defineCall({
  name: 'recordLog',
  method: 'PUT',
  path: '/admin/logbook/{teacherId}/{date}/{periodId}',
  summary: 'Records what was taught in a lesson',
  params: z.strictObject({ teacherId: id, date: isoDate, periodId: id }),
  body: z.strictObject({
    description: optionalText(1000),
    homework: z.optional(optionalText(500)),
    chapterId: z.optional(z.nullable(id)),
    reason: z.optional(optionalText(300)),
  }),
  answer: z.object({ description: text, homework: text, chapterId: maybe }),
});

/** The principal's review of a teacher's day, with a remark; `isReviewed: false` withdraws it. Refuses: logEmpty. */
export const reviewLog = defineCall({
  name: 'reviewLog',
  method: 'PUT',
  path: '/admin/logbook/{teacherId}/{date}/review',
  summary: 'Marks a teacher’s log of a day as reviewed',
  params: z.strictObject({ teacherId: id, date: isoDate }),
  body: z.strictObject({ isReviewed: z.boolean(), remark: z.optional(optionalText(500)) }),
  answer: z.nullable(review),
});

/** The address of a table of the entries between two days, of one teacher or of all, valid for ten minutes. At most a year. */
export const exportLogbook = defineCall({
  name: 'exportLogbook',
  method: 'GET',
  path: '/admin/logbook/export',
  summary: 'Logbook entries as CSV or XLSX',
  query: z.strictObject({ from: isoDate, to: isoDate, teacherId: z.optional(id), format: z.enum(LOG_EXPORT_FORMATS) }),
  answer: z.object({ url: text }),
});

/** The changes of a lesson's entry with their authors, newest first. */
export const getLogHistory = defineCall({
  name: 'getLogHistory',
  method: 'GET',
  path: '/admin/logbook/{teacherId}/{date}/{periodId}/history',
  summary: 'The changes of a logbook entry',
  params: z.strictObject({ teacherId: id, date: isoDate, periodId: id }),
  answer: z.array(z.object({ at: text, by: text, before: z.record(text, text), after: z.record(text, text) })),
});

/** Teachers with lessons on a day (including covers, without lessons that others cover) and the number of recorded ones. */
export const listLogProgress = defineCall({
  name: 'listLogProgress',
  method: 'GET',
  path: '/admin/logbook/progress/{date}',
  summary: 'Which teachers have filled the log of a day',
  params: z.strictObject({ date: isoDate }),
  answer: z.object({
    isSchoolDay: z.boolean(),
    teachers: z.array(z.object({ teacherId: text, teacherName: text, lessons: z.int(), recorded: z.int(), isReviewed: z.boolean() })),
  }),
});

/** The choices for a subject's lesson: the chapters and topics of its textbook, with how often each chapter was recorded in the section. */
export const listLogTopics = defineCall({
  name: 'listLogTopics',
  method: 'GET',
  path: '/admin/logbook/topics/{sectionId}/{subjectId}',
  summary: 'Chapters and topics of a subject’s textbook',
  params: z.strictObject({ sectionId: id, subjectId: id }),
  answer: z.array(z.object({ chapterId: text, chapterNumber: z.int(), name: text, lessons: z.int(), topics: z.array(text) })),
});

/** The week from Monday to Saturday that contains a day, for the weekly print. */
export const getLogWeek = defineCall({
  name: 'getLogWeek',
  method: 'GET',
  path: '/admin/logbook/{teacherId}/week/{date}',
  summary: 'A teacher’s log of a week',
  params: z.strictObject({ teacherId: id, date: isoDate }),
  answer: z.object({
    teacherName: text,
    days: z.array(z.object({ date: text, isSchoolDay: z.boolean(), periods: z.array(logPeriod) })),
  }),
});
