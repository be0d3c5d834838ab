import { makePdf } from '../../src/features/textbooks/engine/testing/make-pdf.ts';
import type { TestApp, TestSchool } from '../app.ts';
import { bearer } from '../app.ts';
import type { Samples } from './sample.ts';
import { addBook } from './textbooks.ts';

/** A book by the analysis, and its subject: `Geography` of class 10th, chapter 9 with two short questions. */
async function addSubject(test: TestApp, school: TestSchool): Promise<string> {
  const { textId } = await addBook(test, school);
  const [row] = await test.owner<{ id: string }[]>`select subject_id as id from textbooks where id = ${textId}`;
  if (!row) throw new Error('The book has no subject.');
  return row.id;
}

export const samplePaper = (subjectId: string, questions = 1) => ({
  ...{ subjectId, title: 'Unit test', onDate: '2026-12-01', minutes: 40, language: 'en', instructions: ['Answer all questions.'] },
  ...{ sets: 2, hasAnswerSpace: false, seed: 7 },
  blueprint: {
    sections: [
      {
        ...{ name: 'Section A', note: '', types: ['Short answer'], otherTypes: [], count: questions, marks: 3 },
        ...{ anyMarks: true, choices: 0, attempt: null },
      },
    ],
    ...{ chapters: [{ number: 9, marks: null }], levels: null, avoidPapers: 0 },
  },
});

const own = {
  type: 'Short answer',
  level: 'apply',
  marks: 3,
  answer: 'Silt.',
  chapterNumber: 9,
  question: 'What does a river leave behind?',
  options: [],
};
const rated = { type: 'Short answer', level: 'understand', marks: 2, answer: 'Because snow melts.' };

async function post(test: TestApp, school: TestSchool, url: string, payload: object): Promise<Record<string, string>> {
  return (await test.app.inject({ method: 'POST', url, headers: bearer(school), payload })).json().data;
}

async function addPaper(test: TestApp, school: TestSchool): Promise<{ paperId: string; subjectId: string; questionId: string }> {
  const subjectId = await addSubject(test, school);
  const { paperId = '' } = await post(test, school, '/admin/question-papers', samplePaper(subjectId));
  const [row] = await test.owner<{ id: string }[]>`select id from question_paper_items where paper_id = ${paperId} limit 1`;
  return { paperId, subjectId, questionId: row?.id ?? '' };
}

async function addOwn(test: TestApp, school: TestSchool): Promise<{ subjectId: string; questionId: string }> {
  const subjectId = await addSubject(test, school);
  const { questionId = '' } = await post(test, school, `/admin/question-bank/${subjectId}`, own);
  return { subjectId, questionId };
}

const ofPaper = async (test: TestApp, school: TestSchool) => ({ paperId: (await addPaper(test, school)).paperId });
const ofQuestion = async (test: TestApp, school: TestSchool) => {
  const { paperId, questionId } = await addPaper(test, school);
  return { paperId, questionId };
};

export const questionPaperSamples: Samples = {
  listQuestionPapers: () => ({ foreign: 'own' }),
  listPaperBooks: () => ({ foreign: 'own' }),
  createQuestionPaper: async (school, test) => ({ body: samplePaper(await addSubject(test, school)), foreign: 'unknown' }),
  getQuestionPaper: async (school, test) => ({ params: await ofPaper(test, school), foreign: 'unknown' }),
  editQuestionPaper: async (school, test) => ({ params: await ofPaper(test, school), body: { title: 'Unit test 2' }, foreign: 'unknown' }),
  chooseQuestionsAgain: async (school, test) => {
    const { paperId, subjectId } = await addPaper(test, school);
    return { params: { paperId }, body: { blueprint: samplePaper(subjectId).blueprint }, foreign: 'unknown' };
  },
  removeQuestionPaper: async (school, test) => ({ params: await ofPaper(test, school), foreign: 'unknown' }),
  restoreQuestionPaper: async (school, test) => {
    const params = await ofPaper(test, school);
    await test.owner`update question_papers set removed_at = now() where id = ${params.paperId}`;
    return { params, foreign: 'unknown' };
  },
  printQuestionPaper: async (school, test) => ({
    params: await ofPaper(test, school),
    query: { format: 'pdf', part: 'paper', set: 'A' },
    foreign: 'unknown',
  }),
  listQuestionSwaps: async (school, test) => ({ params: await ofQuestion(test, school), foreign: 'unknown' }),
  swapPaperQuestion: async (school, test) => {
    const { paperId, subjectId, questionId } = await addPaper(test, school);
    const { questionId: sourceId = '' } = await post(test, school, `/admin/question-bank/${subjectId}`, own);
    return { params: { paperId, questionId }, body: { source: 'own', sourceId }, foreign: 'unknown' };
  },
  beginQuestionPaper: (school) => ({
    body: {
      ...{ subjectId: school.ids.subject, title: 'Class test', onDate: null, minutes: 40, language: 'en', instructions: [] },
      ...{ sets: 1, hasAnswerSpace: false },
    },
    foreign: 'unknown',
  }),
  addPaperQuestion: async (school, test) => ({
    params: await ofPaper(test, school),
    body: { section: 'Section B', type: 'Long answer', level: 'apply', marks: 5, question: 'Draw a delta.', options: [], answer: '' },
    foreign: 'unknown',
  }),
  removePaperQuestion: async (school, test) => ({ params: await ofQuestion(test, school), foreign: 'unknown' }),
  movePaperQuestion: async (school, test) => ({ params: await ofQuestion(test, school), body: { to: 'up' }, foreign: 'unknown' }),
  editPaperQuestion: async (school, test) => ({
    params: await ofQuestion(test, school),
    body: { question: 'Why does a river rise in summer?', options: [], answer: 'Snow melts.', level: 'apply' },
    foreign: 'unknown',
  }),
  cutQuestionPicture: async (school, test) => ({
    params: await ofQuestion(test, school),
    body: { page: 1, box: { x: 0.1, y: 0.1, width: 0.5, height: 0.2 }, use: 'beside' },
    foreign: 'unknown',
  }),
  removeQuestionPicture: async (school, test) => ({ params: await ofQuestion(test, school), foreign: 'unknown' }),
  listBankQuestions: async (school, test) => ({ params: { subjectId: await addSubject(test, school) }, foreign: 'unknown' }),
  addOwnQuestion: async (school, test) => ({ params: { subjectId: await addSubject(test, school) }, body: own, foreign: 'unknown' }),
  editOwnQuestion: async (school, test) => ({ params: await addOwn(test, school), body: { ...own, marks: 2 }, foreign: 'unknown' }),
  rateBookQuestion: async (school, test) => {
    const subjectId = await addSubject(test, school);
    const [row] = await test.owner<{ id: string }[]>`select q.id from textbook_questions q join textbook_chapters c on c.id = q.chapter_id
      join textbooks t on t.id = c.textbook_id where t.subject_id = ${subjectId} limit 1`;
    return { params: { subjectId, questionId: row?.id ?? '' }, body: rated, foreign: 'unknown' };
  },
  removeOwnQuestion: async (school, test) => ({ params: await addOwn(test, school), foreign: 'unknown' }),
  restoreOwnQuestion: async (school, test) => {
    const params = await addOwn(test, school);
    await test.owner`update own_questions set removed_at = now() where id = ${params.questionId}`;
    return { params, foreign: 'unknown' };
  },
};

const RIVERS = [
  'Why does the river rise in summer?',
  'What is silt made of?',
  'Explain how a delta is formed.',
  'Look at Fig. 9.1 and name the tributary.',
  'Define a watershed.',
  'Name two rivers that flow west.',
];

/** A book of one chapter with six short questions and a figure with its caption. */
export function makeRivers(): Buffer {
  return makePdf([
    {
      texts: [
        { x: 220, y: 90, size: 14, text: 'CHAPTER 9', bold: true },
        { x: 200, y: 130, size: 24, text: 'Rivers', bold: true },
        { x: 60, y: 190, size: 14, text: '9.1 The Plain', bold: true },
        ...Array.from({ length: 8 }, (_line, index) => ({
          ...{ x: 60, y: 215 + 15 * index },
          text: 'The river flows over the plain and leaves its silt behind on every field.',
        })),
        { x: 240, y: 430, text: 'Fig. 9.1' },
        { x: 240, y: 470, size: 13, text: 'EXERCISES', bold: true },
        ...RIVERS.map((text, index) => ({ x: 60, y: 500 + 24 * index, text: `${index + 1}. ${text}` })),
      ],
    },
  ]);
}
