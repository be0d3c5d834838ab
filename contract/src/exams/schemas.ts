import { z } from 'zod/mini';
import { id, isoDate, optionalText, text } from '../shared/index.ts';
import { AGGREGATIONS, CODE_EFFECTS, RANKINGS, ROUNDINGS } from './rules/index.ts';

export const str = z.string();
export const maybe = z.nullable(z.string());
export const maybeNumber = z.nullable(z.number());
/** Marks in requests and answers: at most two decimals. */
export const marks = z.number().check(z.minimum(0.01), z.maximum(10_000), z.multipleOf(0.01));
const percent = z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01));
/** The number of a term; 0 is the whole year. */
export const termNo = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(6));

const effect = z.enum(CODE_EFFECTS);
const step = z.enum(ROUNDINGS);
const component = z.strictObject({
  id: z.optional(id),
  name: text(60),
  max: marks,
  weight: marks,
  aggregation: z.enum(AGGREGATIONS),
  bestOf: z.nullable(z.int().check(z.minimum(1), z.maximum(12))),
  passPercent: z.nullable(percent),
});
export const schemeName = text(80);
export const schemeBody = z.strictObject({
  name: schemeName,
  scaleId: z.nullable(id),
  passPercent: z.nullable(percent),
  codes: z.strictObject({ AB: effect, ML: effect, EX: effect, NA: effect }),
  rounding: z.strictObject({ component: step, subject: step, up: z.boolean() }),
  terms: z
    .array(
      z.strictObject({
        name: text(60),
        weight: marks,
        outOf: marks,
        components: z.array(component).check(z.minLength(1), z.maxLength(12)),
      }),
    )
    .check(z.minLength(1), z.maxLength(6)),
  /** The scheme's revision when the user opened it. */
  revision: z.int(),
});
export const scheme = z.object({
  id: str,
  name: str,
  preset: str,
  source: str,
  scaleId: maybe,
  passPercent: maybeNumber,
  codes: z.record(z.enum(['AB', 'ML', 'EX', 'NA']), effect),
  rounding: z.object({ component: step, subject: step, up: z.boolean() }),
  revision: z.int(),
  subjects: z.int(),
  terms: z.array(
    z.object({
      name: str,
      weight: z.number(),
      outOf: z.number(),
      components: z.array(
        z.object({
          id: str,
          name: str,
          max: z.number(),
          weight: z.number(),
          aggregation: z.enum(AGGREGATIONS),
          bestOf: maybeNumber,
          passPercent: maybeNumber,
          papers: z.int(),
        }),
      ),
    }),
  ),
});
export type Scheme = z.infer<typeof scheme>;

const band = z.object({ label: text(20), from: z.nullable(percent), point: maybeNumber, remark: optionalText(80) });
export const scaleBody = z.strictObject({ name: text(80), bands: z.array(band).check(z.minLength(1), z.maxLength(15)) });
export const scale = z.object({ id: str, name: str, source: str, bands: z.array(band) });

export const AREA_KINDS = ['coscholastic', 'discipline', 'competency'] as const;
const area = { kind: z.enum(AREA_KINDS), domain: optionalText(120), name: text(200), scaleId: id };
export const classAssessmentBody = z.strictObject({
  ranking: z.enum(RANKINGS),
  rankWithin: z.enum(['section', 'class']),
  bestSubjects: z.nullable(z.int().check(z.minimum(1), z.maximum(20))),
  scaleId: z.nullable(id),
  attendancePercent: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  subjects: z.array(z.strictObject({ subjectId: id, schemeId: z.nullable(id), countsInTotal: z.boolean(), isCompulsory: z.boolean() })),
  areas: z.array(z.strictObject({ id: z.optional(id), ...area })).check(z.maxLength(60)),
});
export const classAssessment = z.object({
  classId: str,
  className: str,
  ranking: z.enum(RANKINGS),
  rankWithin: z.enum(['section', 'class']),
  bestSubjects: maybeNumber,
  scaleId: maybe,
  attendancePercent: maybeNumber,
  subjects: z.array(z.object({ subjectId: str, subject: str, schemeId: maybe, countsInTotal: z.boolean(), isCompulsory: z.boolean() })),
  areas: z.array(z.object({ id: str, kind: z.enum(AREA_KINDS), domain: str, name: str, scaleId: str })),
});

export const year = z.object({ id: str, name: str, startsOn: str, endsOn: str, isCurrent: z.boolean() });

const days = { startsOn: isoDate, endsOn: isoDate, lockOn: z.nullable(isoDate) };
export const examBody = z.strictObject({ name: text(80), ...days });
export const newExamBody = z.strictObject({
  name: text(80),
  ...days,
  /** The examined component, by its term and name in the schemes of these classes. */
  termNo: z.int().check(z.minimum(1), z.maximum(6)),
  component: text(60),
  classIds: z.array(id).check(z.minLength(1), z.maxLength(40)),
  /** Null: the component's own maximum. */
  maxMarks: z.nullable(marks),
});
export const paper = z.object({
  id: str,
  examId: str,
  classId: str,
  subjectId: str,
  subject: str,
  component: str,
  termNo: maybeNumber,
  maxMarks: z.number(),
  passMarks: z.number(),
  /** How much the paper counts beside the other papers of its component, where that is aggregated by weight. */
  weight: z.number(),
  /** Null for a paper without a component. */
  aggregation: z.nullable(z.enum(AGGREGATIONS)),
  onDate: maybe,
  startsAt: maybe,
  minutes: maybeNumber,
});
export const exam = z.object({
  id: str,
  name: str,
  startsOn: str,
  endsOn: str,
  lockOn: maybe,
  state: z.enum(['planned', 'held', 'published']),
  papers: z.int(),
  classes: z.array(z.object({ id: str, className: str })),
});

/** The text of a cell in the mark grid: a number, a code, or '' for none. */
const cellText = z.string().check(z.maxLength(40));
export const cell = z.strictObject({
  paperId: id,
  studentId: id,
  value: cellText,
  seen: z.optional(cellText),
  formerSchool: z.optional(optionalText(120)),
});
/** Each cell only once: of two values for one cell, the intended one would be unknown. */
export const cells = z.array(cell).check(
  z.minLength(1),
  z.maxLength(1000),
  z.refine((all) => new Set(all.map(({ paperId, studentId }) => `${paperId} ${studentId}`.toLowerCase())).size === all.length, 'twice'),
);
const problem = z.enum([
  'notANumber',
  'negative',
  'overMaximum',
  'decimals',
  'date',
  'notInSection',
  'notTaken',
  'joinedLater',
  'leftBefore',
  'notHeldYet',
]);
export type CellProblem = z.infer<typeof problem>;
export const refusedCell = z.object({ paperId: str, studentId: str, value: str, problem });
export const conflictCell = z.object({ paperId: str, studentId: str, value: str, present: str, by: str, at: str });

export const OUTCOMES = ['pass', 'fail', 'none', 'withheld'] as const;
export const componentScore = z.object({
  term: str,
  name: str,
  obtained: maybeNumber,
  outOf: z.number(),
  code: str,
  isPassed: z.boolean(),
  isAdjusted: z.boolean(),
});
export const subjectResult = z.object({
  subjectId: str,
  subject: str,
  obtained: maybeNumber,
  outOf: maybeNumber,
  percent: maybeNumber,
  grade: str,
  outcome: z.enum(OUTCOMES),
  countsInTotal: z.boolean(),
  components: z.array(componentScore),
});
/** Who contributes to a holistic progress card besides the teacher. */
export const VOICES = ['self', 'peer', 'parent'] as const;
/** Days of attendance of a student in a term, as they were entered. */
export const enteredDays = { studentId: str, present: z.number(), days: z.int() };
export const studentResult = z.object({
  studentId: str,
  name: str,
  admissionNumber: str,
  rollNumber: maybeNumber,
  sectionId: str,
  section: str,
  obtained: maybeNumber,
  outOf: maybeNumber,
  percent: maybeNumber,
  grade: str,
  outcome: z.enum(OUTCOMES),
  rank: maybeNumber,
  remark: str,
  /** In the result of a year, a grade for each graded term, with its name; results published before terms were named have none. */
  areas: z.array(z.object({ kind: str, domain: str, name: str, grade: str, term: z.optional(str) })),
  attendance: z.nullable(z.object({ present: z.number(), days: z.number() })),
  voices: z.array(z.object({ kind: z.enum(VOICES), said: str })),
  subjects: z.array(subjectResult),
});
export type StudentResult = z.infer<typeof studentResult>;
export const resultVersion = z.object({ id: str, version: z.int(), reason: str, by: str, at: str, isCurrent: z.boolean() });
/** Missing marks of one paper. Without an exam, no exam has that component of the subject yet. */
export const resultGap = z.object({
  ...{ sectionId: str, section: str, subject: str, term: str, component: str, examId: maybe, exam: str },
  students: z.array(z.object({ id: str, name: str })),
  count: z.int(),
});
export type ResultGap = z.infer<typeof resultGap>;
