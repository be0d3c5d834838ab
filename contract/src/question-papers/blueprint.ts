import { z } from 'zod/mini';
import { optionalText, text } from '../shared/index.ts';

/** Types of questions: those that the analysis of a textbook recognises, and case studies, which only a school adds. */
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
/** The cognitive levels of questions, the easiest first. */
export const LEVELS = ['remember', 'understand', 'apply', 'analyse'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];
export type Level = (typeof LEVELS)[number];

export const questionType = z.enum(QUESTION_TYPES);
export const level = z.enum(LEVELS);
/** Whole and half marks. */
export const questionMarks = z.number().check(z.minimum(0.5), z.maximum(40), z.multipleOf(0.5));

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

/** A section of a paper: a number of questions of some types, each with the same marks. */
export const paperSection = z.strictObject({
  name: text(80),
  note: optionalText(300),
  types: z.array(questionType).check(z.minLength(1), z.maxLength(QUESTION_TYPES.length)),
  /** Types used only when there are too few questions of the others. */
  otherTypes: z.array(questionType).check(z.maxLength(QUESTION_TYPES.length)),
  count: whole(1, 60),
  marks: questionMarks,
  /** True also allows questions whose proposed marks differ by more than one. */
  anyMarks: z.boolean(),
  /** How many of the questions have an alternative ("OR"). */
  choices: whole(0, 60),
  /** "Answer any n of the questions": how many count; null for all. */
  attempt: z.nullable(whole(1, 60)),
});
export type PaperSection = z.infer<typeof paperSection>;

/** Shares of the marks in percent, in total 100. */
export const levelShares = z.strictObject({
  remember: whole(0, 100),
  understand: whole(0, 100),
  apply: whole(0, 100),
  analyse: whole(0, 100),
});

/** The requirements of a paper. */
export const blueprint = z.strictObject({
  sections: z.array(paperSection).check(z.minLength(1), z.maxLength(12)),
  /** The chapters of the paper, by number, with the marks of their questions; null marks mean any. */
  chapters: z
    .array(z.strictObject({ number: whole(-1000, 10_000), marks: z.nullable(z.number().check(z.minimum(0), z.maximum(500))) }))
    .check(z.minLength(1), z.maxLength(80)),
  levels: z.nullable(levelShares),
  /** Questions of this number of the subject's newest papers are not asked again. */
  avoidPapers: whole(0, 10),
});
export type Blueprint = z.infer<typeof blueprint>;

/** The blueprint of a paper as it is: one that is written by hand has no chapters, and at first no sections. */
export const blueprintOfPaper = z.strictObject({
  ...blueprint.shape,
  sections: z.array(z.strictObject({ ...paperSection.shape, count: whole(0, 1000), choices: whole(0, 1000) })),
  chapters: z.array(z.strictObject({ number: z.int(), marks: z.nullable(z.number()) })),
});

/** The maximum marks of a student. */
export function totalMarks({ sections }: Pick<Blueprint, 'sections'>): number {
  return sections.reduce((sum, { count, attempt, marks }) => sum + Math.min(count, attempt ?? count) * marks, 0);
}

/** The marks of all printed questions without alternatives: the base of the shares of chapters and levels. */
export function printedMarks({ sections }: Pick<Blueprint, 'sections'>): number {
  return sections.reduce((sum, { count, marks }) => sum + count * marks, 0);
}

/** A question, or several of a section with their marks together. */
type Counted = { section: number; marks: number; isAlternative: boolean };

/** The marks of a section as a student can reach them: the sum of its questions, or of those to be answered. */
export function sectionMarks(blueprint: Pick<Blueprint, 'sections'>, section: number, questions: readonly Counted[]): number {
  const { attempt = null, marks = 0 } = blueprint.sections[section] ?? {};
  if (attempt !== null) return attempt * marks;
  return questions.reduce((sum, one) => sum + (one.section === section && !one.isAlternative ? one.marks : 0), 0);
}

/** The maximum marks of a paper with these questions. Unlike the blueprint's, they count questions with marks of their own. */
export function paperMarks(blueprint: Pick<Blueprint, 'sections'>, questions: readonly Counted[]): number {
  return blueprint.sections.reduce((sum, _section, index) => sum + sectionMarks(blueprint, index, questions), 0);
}

/** Whether a paper is set by hand: it has no chapters to select questions from. */
export const isByHand = ({ chapters }: Pick<Blueprint, 'chapters'>) => chapters.length === 0;
