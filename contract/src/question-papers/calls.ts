import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { blueprint, blueprintOfPaper } from './blueprint.ts';
import { chosen, coverage, PAPER_LANGUAGES, PAPER_SETS, PAPER_STATES, paperHead, paperQuestion } from './schemas.ts';

const params = z.strictObject({ paperId: id });

export const listQuestionPapers = defineCall({
  name: 'listQuestionPapers',
  method: 'GET',
  path: '/admin/question-papers',
  summary: 'Question papers, newest first',
  query: z.strictObject({ subjectId: z.optional(id) }),
  answer: z.array(
    z.object({
      _id: id,
      class: z.string(),
      subject: z.string(),
      subjectId: id,
      title: z.string(),
      onDate: z.nullable(z.string()),
      state: z.enum(PAPER_STATES),
      totalMarks: z.number(),
      questions: z.number(),
      sets: z.number(),
      createdAt: z.string(),
    }),
  ),
});

/** Textbooks for papers, and the boards' patterns as blueprints to start with. */
export const listPaperBooks = defineCall({
  name: 'listPaperBooks',
  method: 'GET',
  path: '/admin/question-papers/books',
  summary: 'Textbooks with their chapters, and presets of blueprints',
  answer: z.object({
    books: z.array(
      z.object({
        subjectId: id,
        class: z.string(),
        subject: z.string(),
        chapters: z.array(z.object({ number: z.number(), name: z.string(), questions: z.number() })),
        papers: z.number(),
      }),
    ),
    presets: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** Where the pattern is published. */
        source: z.string(),
        minutes: z.number(),
        instructions: z.object({ en: z.array(z.string()), hi: z.array(z.string()) }),
        sections: blueprint.shape.sections,
        levels: blueprint.shape.levels,
      }),
    ),
  }),
});

export const createQuestionPaper = defineCall({
  name: 'createQuestionPaper',
  method: 'POST',
  path: '/admin/question-papers',
  summary: 'Select the questions of a paper by a blueprint',
  body: z.extend(paperHead, {
    subjectId: id,
    blueprint,
    /** The same seed selects the same questions from the same bank. */
    seed: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
  }),
  answer: chosen,
});

/** Begins a paper without questions, which are added by hand; the subject needs no textbook. */
export const beginQuestionPaper = defineCall({
  name: 'beginQuestionPaper',
  method: 'POST',
  path: '/admin/question-papers/by-hand',
  summary: 'Begin a question paper without questions',
  body: z.extend(paperHead, { subjectId: id }),
  answer: z.object({ paperId: z.string() }),
});

export const getQuestionPaper = defineCall({
  name: 'getQuestionPaper',
  method: 'GET',
  path: '/admin/question-papers/{paperId}',
  summary: 'A question paper with its questions and what it covers',
  params,
  answer: z.object({
    _id: id,
    class: z.string(),
    subject: z.string(),
    subjectId: id,
    title: z.string(),
    onDate: z.nullable(z.string()),
    minutes: z.number(),
    language: z.enum(PAPER_LANGUAGES),
    instructions: z.array(z.string()),
    sets: z.number(),
    hasAnswerSpace: z.boolean(),
    state: z.enum(PAPER_STATES),
    totalMarks: z.number(),
    blueprint: blueprintOfPaper,
    questions: z.array(paperQuestion),
    coverage,
    /** Pictures still being cut from the book's pages. */
    picturesWanted: z.number(),
    picturesTotal: z.number(),
  }),
});

export const editQuestionPaper = defineCall({
  name: 'editQuestionPaper',
  method: 'PATCH',
  path: '/admin/question-papers/{paperId}',
  summary: 'Change the head of a question paper, make it final or a draft again',
  params,
  body: z.extend(z.partial(paperHead), { state: z.optional(z.enum(PAPER_STATES)) }),
  answer: z.object({ paperId: z.string() }),
});

/** Selects all questions again, by another blueprint if one is given. */
export const chooseQuestionsAgain = defineCall({
  name: 'chooseQuestionsAgain',
  method: 'POST',
  path: '/admin/question-papers/{paperId}/choose',
  summary: 'Select all questions of a draft again',
  params,
  body: z.strictObject({ blueprint: z.optional(blueprint) }),
  answer: chosen,
});

export const removeQuestionPaper = defineCall({
  name: 'removeQuestionPaper',
  method: 'DELETE',
  path: '/admin/question-papers/{paperId}',
  summary: 'Remove a question paper',
  params,
  answer: z.object({ paperId: z.string() }),
});

export const restoreQuestionPaper = defineCall({
  name: 'restoreQuestionPaper',
  method: 'POST',
  path: '/admin/question-papers/{paperId}/restore',
  summary: 'Bring a removed question paper back',
  params,
  answer: z.object({ paperId: z.string() }),
});

export const PAPER_FORMATS = ['pdf', 'docx'] as const;
export const PAPER_PARTS = ['paper', 'key'] as const;

/** The address of a set's paper, or of its marking scheme, for ten minutes. */
export const printQuestionPaper = defineCall({
  name: 'printQuestionPaper',
  method: 'GET',
  path: '/admin/question-papers/{paperId}/file',
  summary: 'Address of a question paper or its marking scheme as PDF or DOCX',
  params,
  query: z.strictObject({ format: z.enum(PAPER_FORMATS), part: z.enum(PAPER_PARTS), set: z.enum(PAPER_SETS) }),
  answer: z.object({ url: z.string() }),
});
