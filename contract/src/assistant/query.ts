import { z } from 'zod/mini';

/** What a question can be about. */
export const QUERY_ENTITIES = [
  'student',
  'admission',
  'leaver',
  'leaverDue',
  'birthday',
  'birth',
  'staffBirthday',
  'guardian',
  'employee',
  'joiner',
  'staffLeaver',
  'attendance',
  'staffAttendance',
  'attendanceRun',
  'staffAttendanceRun',
  'leave',
  'due',
  'charge',
  'receipt',
  'expense',
  'salary',
  'salaryPayout',
  'salaryDue',
  'cashFlow',
  'balance',
  'lesson',
  'cover',
  'logEntry',
  'missingLog',
  'event',
  'notice',
  'result',
  'examMark',
  'examPaper',
  'examDuty',
  'delivery',
  'feeRate',
  'activity',
  'concession',
  'certificate',
  'textbook',
  'section',
  'classTeacher',
  'schoolDay',
  'subject',
  'register',
  'collectedHead',
  'leaveType',
  'staffBirth',
  'openLesson',
  'bookChapter',
  'bookQuestion',
  'dayClosing',
  'depositSlip',
  'sectionMove',
  'studentDocument',
  'questionPaper',
  'leaveBalance',
  'cheque',
  'noticeAhead',
  'markEntry',
  'syllabus',
  'examRoom',
  'examSeat',
  'staffDocument',
  'logReview',
  'exam',
  'publishedResult',
  'term',
  'periodTime',
  'chosenHead',
  'feeExtension',
  'takenRegister',
  'areaGrade',
  'cardRemark',
  'subjectChoice',
  'markAdjustment',
  'change',
  'schoolProfile',
] as const;
export type QueryEntity = (typeof QUERY_ENTITIES)[number];

const name = z.string().check(z.maxLength(40));
const period = z.strictObject({ from: z.iso.date(), to: z.iso.date() });
const filter = z.strictObject({
  by: name,
  op: z.enum(['is', 'not', 'has']),
  values: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(100)),
});
const bound = z.strictObject({
  measure: name,
  op: z.enum(['>=', '>', '<=', '<']),
  value: z.number(),
  than: z.optional(z.enum(['average', 'all'])),
});
/** A figure of the same or other records, told by the same groups, days, classes and sections as the first one. */
const figure = z.strictObject({
  entity: z.enum(QUERY_ENTITIES),
  measure: name,
  filters: z.array(filter).check(z.maxLength(4)),
  also: z.optional(
    z.array(z.strictObject({ entity: z.enum(QUERY_ENTITIES), bounds: z.array(bound).check(z.maxLength(4)) })).check(z.maxLength(2)),
  ),
});

/**
 * A question as a value. `measure`, `by` and `groupBy` are names that the entity declares; others are refused. Without `groupBy` a measure is one
 * figure, and `list` gives the rows themselves. `bounds` keep groups by a measure, `also` those of whom another question holds as well, or with `none` does not; without
 * bounds any of its rows is enough. Periods hold both of their ends; money is compared in rupees. A bound `than` the average or all days has no value of its own.
 *
 * Two kinds of measures are made of what is declared: `different:subject` is how many different subjects there are, and `count/employee` the measure `count` for
 * each of the different employees, as an average.
 */
export const query = z.strictObject({
  entity: z.enum(QUERY_ENTITIES),
  measure: name,
  filters: z.array(filter).check(z.maxLength(12)),
  groupBy: z.array(name).check(z.maxLength(2)),
  bounds: z.array(bound).check(z.maxLength(4)),
  also: z
    .array(
      z.strictObject({
        entity: z.enum(QUERY_ENTITIES),
        bounds: z.array(bound).check(z.maxLength(4)),
        none: z.optional(z.boolean()),
        period: z.optional(period),
        filters: z.optional(z.array(filter).check(z.maxLength(4))),
      }),
    )
    .check(z.maxLength(12)),
  period: z.optional(period),
  compare: z.optional(period),
  /** Two values of a dimension that are compared as two periods are: two exams. */
  sides: z.optional(z.strictObject({ by: name, values: z.array(z.string().check(z.maxLength(120))).check(z.length(2)) })),
  /** Who rose or fell from the earlier of `period` and `compare`, or of the sides, to the later; the figure is the difference. */
  change: z.optional(z.enum(['rise', 'fall'])),
  /** The figure is a percentage of what it is without these filters and groups, or without what holds 'also'. */
  share: z.optional(z.array(name).check(z.minLength(1), z.maxLength(4))),
  order: z.optional(z.enum(['most', 'least'])),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(200))),
  /** Only who has this place in the order: 2 is the second highest. */
  place: z.optional(z.int().check(z.minimum(2), z.maximum(20))),
  /** The place of this one group in the order is asked for. */
  rankOf: z.optional(z.string().check(z.maxLength(120))),
  /** The order and the limit hold within each of the first group: the first of each class. */
  within: z.optional(z.boolean()),
  /** Further figures that are told beside the first. */
  beside: z.optional(z.array(name).check(z.maxLength(3))),
  /** What stands in a list beside its usual columns, or beside the people who are told apart. */
  columns: z.optional(z.array(name).check(z.maxLength(6))),
  /** Figures that are put beside the first one, group by group. */
  with: z.optional(z.array(figure).check(z.minLength(1), z.maxLength(3))),
  /** What is computed of the first figure and those in `with`; without it they are only shown. */
  made: z.optional(z.enum(['ratio', 'percent', 'less', 'plus'])),
  /** The rows that this filter keeps are told against all others. */
  others: z.optional(filter),
  /** What is told of each group's figure: its part of the total, the difference to the group before (also in percent), and the sum up to it. */
  derive: z.optional(z.array(z.enum(['share', 'step', 'growth', 'running'])).check(z.maxLength(4))),
  /** How many groups there are is asked for, and not what they are. */
  counts: z.optional(z.boolean()),
});
export type Query = z.infer<typeof query>;
