import { z } from 'zod/mini';
import { optionalText, text } from '../shared/index.ts';

/** Types of questions: those that the analysis of a textbook tells apart, and case studies, which a school writes by itself. */
export const QUESTION_TYPES = [
  'Multiple choice',
  'Assertion and reason',
  'Fill in the blanks',
  'True or false',
  'Match the following',
  'Short answer',
  'Long answer',
  'Numerical',
  'Proof',
  'Case study',
  'Map work',
  'Activity',
] as const;
/** What a question asks of a student, the easiest first. */
export const LEVELS = ['remember', 'understand', 'apply', 'analyse'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export type Level = (typeof LEVELS)[number];

export const questionType = z.enum(QUESTION_TYPES);
export const level = z.enum(LEVELS);
/** Whole and half marks. */
export const questionMarks = z.number().check(z.minimum(0.5), z.maximum(40), z.multipleOf(0.5));

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** A part of a paper: so many questions of some types, each worth the same marks. */
export const paperSection = z.strictObject({
  name: text(80),
  note: optionalText(300),
  types: z.array(questionType).check(z.minLength(1), z.maxLength(QUESTION_TYPES.length)),
  /** Types that are used only as far as there are too few of the others. */
  otherTypes: z.array(questionType).check(z.maxLength(QUESTION_TYPES.length)),
  count: whole(1, 60),
  marks: questionMarks,
  /** True: also questions whose proposed marks differ by more than one. */
  anyMarks: z.boolean(),
  /** So many of the questions have an alternative ("OR"). */
  choices: whole(0, 60),
  /** "Answer any n of the questions": how many count; null for all. */
  attempt: z.nullable(whole(1, 60)),
});
export type PaperSection = z.infer<typeof paperSection>;

/** Shares of the marks in percent, together 100. */
export const levelShares = z.strictObject({
  remember: whole(0, 100),
  understand: whole(0, 100),
  apply: whole(0, 100),
  analyse: whole(0, 100),
});

/** What a paper is to be made of. */
export const blueprint = z.strictObject({
  sections: z.array(paperSection).check(z.minLength(1), z.maxLength(12)),
  /** The chapters that are asked, by number; marks of the printed questions, or null where any will do. */
  chapters: z
    .array(z.strictObject({ number: whole(-1000, 10_000), marks: z.nullable(z.number().check(z.minimum(0), z.maximum(500))) }))
    .check(z.minLength(1), z.maxLength(80)),
  levels: z.nullable(levelShares),
  /** No question of so many of the subject's newest papers is asked again. */
  avoidPapers: whole(0, 10),
});
export type Blueprint = z.infer<typeof blueprint>;

/** The marks that a student can reach. */
export function totalMarks({ sections }: Pick<Blueprint, 'sections'>): number {
  return sections.reduce((sum, { count, attempt, marks }) => sum + Math.min(count, attempt ?? count) * marks, 0);
}

/** The marks of all questions that are printed, alternatives not counted: what chapters and levels share. */
export function printedMarks({ sections }: Pick<Blueprint, 'sections'>): number {
  return sections.reduce((sum, { count, marks }) => sum + count * marks, 0);
}
