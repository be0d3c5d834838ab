import { z } from 'zod/mini';
import { id, isoDate, optionalText, text } from '../shared/index.ts';
import { blueprint, LEVELS, level, questionMarks, questionType } from './blueprint.ts';

export const PAPER_LANGUAGES = ['en', 'hi'] as const;
export const PAPER_STATES = ['draft', 'final'] as const;
export const PAPER_SETS = ['A', 'B', 'C', 'D'] as const;
/** From the subject's textbook, or the school's own. */
export const QUESTION_SOURCES = ['book', 'own'] as const;
export const MAX_OPTIONS = 6;

export const questionText = text(4000);
export const options = z.array(text(500)).check(z.maxLength(MAX_OPTIONS));

/** The head of a paper, and how it is printed. */
export const paperHead = z.strictObject({
  /** For example `Half-yearly examination`. */
  title: text(120),
  onDate: z.nullable(isoDate),
  minutes: z.int().check(z.minimum(5), z.maximum(600)),
  language: z.enum(PAPER_LANGUAGES),
  instructions: z.array(text(400)).check(z.maxLength(20)),
  sets: z.int().check(z.minimum(1), z.maximum(PAPER_SETS.length)),
  hasAnswerSpace: z.boolean(),
});

const share = z.number().check(z.minimum(0), z.maximum(1));
/** A part of a page, in shares of its width and height from the upper left corner. */
export const pageBox = z.strictObject({ x: share, y: share, width: share, height: share });

/** `wanted`: being cut in the background; `failed`: not found on the page. */
export const PICTURE_STATES = ['none', 'wanted', 'cut', 'failed'] as const;
/** The picture replaces the words, for example of a formula, or is printed beside them. */
export const PICTURE_USES = ['beside', 'instead'] as const;

export const paperQuestion = z.object({
  _id: id,
  section: z.number(),
  position: z.number(),
  isAlternative: z.boolean(),
  source: z.enum(QUESTION_SOURCES),
  /** Null when the textbook was analysed again or the question was deleted; the paper keeps its words. */
  sourceId: z.nullable(id),
  chapterNumber: z.number(),
  chapterName: z.string(),
  book: z.string(),
  page: z.nullable(z.number()),
  type: questionType,
  level,
  marks: z.number(),
  question: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  isEdited: z.boolean(),
  picture: z.enum(PICTURE_STATES),
  pictureUse: z.enum(PICTURE_USES),
  pictureUrl: z.nullable(z.string()),
  /** The address of the book's page as a picture, without the page number at its end; null when there is no page. */
  pageUrl: z.nullable(z.string()),
  pages: z.number(),
});

/** Why a section has too few questions. Each count includes the questions that would fit without one of the requirements. */
export const shortfall = z.object({
  section: z.number(),
  wanted: z.number(),
  found: z.number(),
  asked: z.number(),
  otherMarks: z.number(),
  otherTypes: z.number(),
  otherChapters: z.number(),
});

/** One change of the blueprint that makes it possible. */
export const relaxationStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('types'), section: z.number(), types: z.array(questionType), questions: z.number() }),
  z.object({ kind: z.literal('marks'), section: z.number(), questions: z.number() }),
  z.object({ kind: z.literal('chapters'), chapters: z.array(z.object({ number: z.number(), name: z.string() })), questions: z.number() }),
  z.object({ kind: z.literal('asked'), avoidPapers: z.number(), questions: z.number() }),
  z.object({ kind: z.literal('fewer'), section: z.number(), from: z.number(), to: z.number() }),
  z.object({ kind: z.literal('choices'), section: z.number(), from: z.number(), to: z.number() }),
]);

/** `paperId` is null when the blueprint is impossible: then the answer gives the reason and a possible change. */
export const chosen = z.object({
  paperId: z.nullable(z.string()),
  shortfalls: z.array(shortfall),
  relaxation: z.nullable(z.object({ steps: z.array(relaxationStep), blueprint })),
});

export const coverage = z.object({
  chapters: z.array(
    z.object({ number: z.number(), name: z.string(), wanted: z.nullable(z.number()), marks: z.number(), questions: z.number() }),
  ),
  levels: z.array(z.object({ level: z.enum(LEVELS), wanted: z.nullable(z.number()), marks: z.number() })),
});

/** A question of the bank: one of the textbook, or the school's own. */
export const bankQuestion = z.object({
  _id: id,
  source: z.enum(QUESTION_SOURCES),
  chapterNumber: z.number(),
  chapterName: z.string(),
  page: z.nullable(z.number()),
  place: z.enum(['exercise', 'example', 'intext', 'own']),
  type: questionType,
  level,
  marks: z.number(),
  question: z.string(),
  options: z.array(z.string()),
  answer: z.string(),
  /** True while type, marks and level come from the rule and not from a person. */
  isProposed: z.boolean(),
  needsPicture: z.boolean(),
  /** The number of papers with this question. */
  timesAsked: z.number(),
});

/** The properties of a question that a person enters. */
export const questionFacts = z.strictObject({
  type: questionType,
  level,
  marks: questionMarks,
  answer: optionalText(4000),
});

export const ownQuestion = z.extend(questionFacts, {
  chapterNumber: z.int().check(z.minimum(-1000), z.maximum(10_000)),
  question: questionText,
  options,
});

/** A question that is written into a paper, in a section by its name; a new name makes a new section. */
export const paperQuestionToAdd = z.extend(questionFacts, {
  section: text(80),
  question: questionText,
  options,
});
