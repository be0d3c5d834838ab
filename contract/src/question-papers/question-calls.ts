import { z } from 'zod/mini';
import { defineCall, id, optionalText } from '../shared/index.ts';
import { level, questionMarks, questionType } from './blueprint.ts';
import {
  bankQuestion,
  options,
  ownQuestion,
  PICTURE_USES,
  pageBox,
  paperQuestionToAdd,
  QUESTION_SOURCES,
  questionFacts,
  questionText,
} from './schemas.ts';

const params = z.strictObject({ paperId: id, questionId: id });
const changed = z.object({ questionId: z.string() });

/** Questions that could replace one, the best first. */
export const listQuestionSwaps = defineCall({
  name: 'listQuestionSwaps',
  method: 'GET',
  path: '/admin/question-papers/{paperId}/questions/{questionId}/swaps',
  summary: 'Questions to put in the place of one',
  params,
  query: z.strictObject({ q: z.optional(z.string().check(z.maxLength(80))) }),
  answer: z.array(
    z.extend(bankQuestion, {
      /** The differences from the question to be replaced. */
      differs: z.array(z.enum(['type', 'marks', 'level', 'chapter', 'askedBefore'])),
    }),
  ),
});

export const swapPaperQuestion = defineCall({
  name: 'swapPaperQuestion',
  method: 'POST',
  path: '/admin/question-papers/{paperId}/questions/{questionId}/swap',
  summary: 'Put another question in the place of one',
  params,
  body: z.strictObject({ source: z.enum(QUESTION_SOURCES), sourceId: id }),
  answer: changed,
});

/** Writes a question into a paper, at the end of a section, and into the bank. Refuses: paperIsFinal, questionTwice, tooManySections. */
export const addPaperQuestion = defineCall({
  name: 'addPaperQuestion',
  method: 'POST',
  path: '/admin/question-papers/{paperId}/questions',
  summary: 'Add a question of the school to a paper',
  params: z.strictObject({ paperId: id }),
  body: paperQuestionToAdd,
  answer: changed,
});

/** Takes a question out of a paper; its alternative takes its place, and a section without questions goes too. Refuses: paperIsFinal. */
export const removePaperQuestion = defineCall({
  name: 'removePaperQuestion',
  method: 'DELETE',
  path: '/admin/question-papers/{paperId}/questions/{questionId}',
  summary: 'Take a question out of a paper',
  params,
  answer: changed,
});

/** Moves a question before or after its neighbour, with its alternative. At the edge of a section it goes to the next one. Refuses: paperIsFinal. */
export const movePaperQuestion = defineCall({
  name: 'movePaperQuestion',
  method: 'POST',
  path: '/admin/question-papers/{paperId}/questions/{questionId}/move',
  summary: 'Move a question of a paper up or down',
  params,
  body: z.strictObject({ to: z.enum(['up', 'down']) }),
  answer: changed,
});

/** Changes a question in this paper only. */
export const editPaperQuestion = defineCall({
  name: 'editPaperQuestion',
  method: 'PATCH',
  path: '/admin/question-papers/{paperId}/questions/{questionId}',
  summary: 'Change the words of a question for one paper',
  params,
  body: z.strictObject({
    question: questionText,
    options,
    answer: optionalText(4000),
    level,
    marks: z.optional(questionMarks),
    /** The words as the user saw them: refused when another user has changed them since. */
    seen: z.optional(z.string().check(z.maxLength(100_000))),
  }),
  answer: changed,
});

/** Cuts a picture from a page of the question's book. */
export const cutQuestionPicture = defineCall({
  name: 'cutQuestionPicture',
  method: 'POST',
  path: '/admin/question-papers/{paperId}/questions/{questionId}/picture',
  summary: "Cut a picture from the textbook's page for a question",
  params,
  body: z.strictObject({ page: z.int().check(z.minimum(1), z.maximum(10_000)), box: pageBox, use: z.enum(PICTURE_USES) }),
  answer: changed,
});

export const removeQuestionPicture = defineCall({
  name: 'removeQuestionPicture',
  method: 'DELETE',
  path: '/admin/question-papers/{paperId}/questions/{questionId}/picture',
  summary: 'Take the picture of a question out of a paper',
  params,
  answer: changed,
});

const subject = z.strictObject({ subjectId: id });
const ofSubject = z.strictObject({ subjectId: id, questionId: id });

/** All questions of a subject: those of its textbook and the school's own, by chapter. */
export const listBankQuestions = defineCall({
  name: 'listBankQuestions',
  method: 'GET',
  path: '/admin/question-bank/{subjectId}',
  summary: 'Questions of a subject from its textbook and of the school',
  params: subject,
  query: z.strictObject({
    chapter: z.optional(z.string().check(z.regex(/^-?\d{1,5}$/))),
    type: z.optional(questionType),
    source: z.optional(z.enum(QUESTION_SOURCES)),
    q: z.optional(z.string().check(z.maxLength(80))),
  }),
  answer: z.object({
    class: z.string(),
    subject: z.string(),
    chapters: z.array(z.object({ number: z.number(), name: z.string() })),
    total: z.number(),
    /** At most 500. */
    questions: z.array(bankQuestion),
  }),
});

export const addOwnQuestion = defineCall({
  name: 'addOwnQuestion',
  method: 'POST',
  path: '/admin/question-bank/{subjectId}',
  summary: 'Add a question of the school to its bank',
  params: subject,
  body: ownQuestion,
  answer: changed,
});

export const editOwnQuestion = defineCall({
  name: 'editOwnQuestion',
  method: 'PATCH',
  path: '/admin/question-bank/{subjectId}/own/{questionId}',
  summary: 'Change a question of the school',
  params: ofSubject,
  body: ownQuestion,
  answer: changed,
});

/** Sets type, marks, difficulty and answer of a textbook's question; kept when the book is analysed again. */
export const rateBookQuestion = defineCall({
  name: 'rateBookQuestion',
  method: 'PATCH',
  path: '/admin/question-bank/{subjectId}/book/{questionId}',
  summary: "Set marks, difficulty and answer of a textbook's question",
  params: ofSubject,
  body: questionFacts,
  answer: changed,
});

export const removeOwnQuestion = defineCall({
  name: 'removeOwnQuestion',
  method: 'DELETE',
  path: '/admin/question-bank/{subjectId}/own/{questionId}',
  summary: 'Remove a question of the school from its bank',
  params: ofSubject,
  answer: changed,
});

export const restoreOwnQuestion = defineCall({
  name: 'restoreOwnQuestion',
  method: 'POST',
  path: '/admin/question-bank/{subjectId}/own/{questionId}/restore',
  summary: 'Bring a removed question of the school back',
  params: ofSubject,
  answer: changed,
});
