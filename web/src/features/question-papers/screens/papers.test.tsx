import { getAllClasses, getSubjectList } from '@shala/contract/classes';
import {
  addOwnQuestion,
  addPaperQuestion,
  beginQuestionPaper,
  createQuestionPaper,
  editPaperQuestion,
  getQuestionPaper,
  listBankQuestions,
  listPaperBooks,
  listQuestionPapers,
  listQuestionSwaps,
  movePaperQuestion,
  removePaperQuestion,
  swapPaperQuestion,
} from '@shala/contract/question-papers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer, timesSent } from '../../../../test/server.ts';
import type { BankQuestion, Paper } from '../api.ts';
import { BankScreen } from './bank-screen.tsx';
import { NewPaperScreen } from './new-paper-screen.tsx';
import { PaperScreen } from './paper-screen.tsx';
import { PapersScreen } from './papers-screen.tsx';

const section = {
  ...{ name: 'Section A', note: '', otherTypes: [], count: 2, marks: 3, anyMarks: false, choices: 0, attempt: null },
  types: ['Short answer' as const],
};
const blueprint = { sections: [section], chapters: [{ number: 9, marks: null }], levels: null, avoidPapers: 3 };
const question: Paper['questions'][number] = {
  ...{ _id: 'q1', section: 0, position: 1, isAlternative: false, source: 'book', sourceId: 's1', chapterNumber: 9, chapterName: 'Rivers' },
  ...{ book: 'Geography', page: 4, type: 'Short answer', level: 'understand', marks: 3, question: 'Why does the river rise?', options: [] },
  ...{ answer: '', isEdited: false, picture: 'none', pictureUse: 'beside', pictureUrl: null, pageUrl: null, pages: 0 },
};
const paper: Paper = {
  ...{ _id: 'p1', class: '10th', subject: 'Geography', subjectId: 'g1', title: 'Unit test 1', onDate: '2026-12-01', minutes: 40 },
  ...{ language: 'en', instructions: [], sets: 2, hasAnswerSpace: false, state: 'draft', totalMarks: 6, blueprint },
  questions: [question, { ...question, _id: 'q2', position: 2, question: 'What is silt?', picture: 'failed' }],
  coverage: {
    chapters: [{ number: 9, name: 'Rivers', wanted: 6, marks: 6, questions: 2 }],
    levels: [{ level: 'understand', wanted: null, marks: 6 }],
  },
  ...{ picturesWanted: 0, picturesTotal: 1 },
};
const bankQuestion: BankQuestion = {
  ...{ _id: 'b1', source: 'book', chapterNumber: 9, chapterName: 'Rivers', page: 5, place: 'exercise', type: 'Short answer' },
  ...{
    level: 'remember',
    marks: 2,
    question: 'Define a delta.',
    options: [],
    answer: '',
    isProposed: true,
    needsPicture: false,
    timesAsked: 0,
  },
};
const bank = { class: '10th', subject: 'Geography', chapters: [{ number: 9, name: 'Rivers' }], total: 1, questions: [bankQuestion] };

beforeEach(() => {
  startServer();
  answer(listPaperBooks, {
    books: [{ subjectId: 'g1', class: '10th', subject: 'Geography', chapters: [{ number: 9, name: 'Rivers', questions: 40 }], papers: 1 }],
    presets: [
      {
        ...{ id: 'unit', name: 'Unit test', source: 'Common in schools', minutes: 40, sections: [section], levels: null },
        instructions: { en: ['Answer all.'], hi: ['सभी कीजिए।'] },
      },
    ],
  });
  answer(getQuestionPaper, paper);
  answer(listQuestionSwaps, [{ ...bankQuestion, differs: ['level'] }]);
  answer(swapPaperQuestion, { questionId: 'q1' });
  answer(listBankQuestions, bank);
});

const openNew = () =>
  renderScreen(
    <Routes>
      <Route path="/papers/new" element={<NewPaperScreen />} />
      <Route path="/papers/:paperId" element={<PaperScreen />} />
    </Routes>,
    '/papers/new?by=hand',
  );

const openPaper = () =>
  renderScreen(
    <Routes>
      <Route path="/papers/:paperId" element={<PaperScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    '/papers/p1',
  );

describe('the list of question papers', () => {
  it('says what is missing when there is none, and why it could not be opened', async () => {
    answer(listQuestionPapers, []);
    renderScreen(<PapersScreen />);
    expect(await screen.findByText('No question papers yet')).toBeDefined();
    refuse(listQuestionPapers, 500, { code: 'internal', error: 'Something went wrong on our side.' });
    renderScreen(<PapersScreen />);
    expect(await screen.findByText('Something went wrong on our side.')).toBeDefined();
  });
});

describe('a new question paper', () => {
  it('is made from a preset, for the chapters of the book', async () => {
    answer(createQuestionPaper, { paperId: 'p1', shortfalls: [], relaxation: null });
    const { router } = renderScreen(<NewPaperScreen />, '/papers/new');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Exam' }), 'Unit test 1');
    await userEvent.click(screen.getByRole('button', { name: 'Make question paper' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/papers/p1'));
    expect(sent.find(({ path }) => path === '/admin/question-papers')?.body).toMatchObject({
      ...{ subjectId: 'g1', title: 'Unit test 1', minutes: 40, instructions: ['Answer all.'], blueprint },
    });
  });

  it('begins a book of the lower classes with their pattern, and says when its marks are no longer reached', async () => {
    const preset = { name: 'CBSE', source: 'CBSE', minutes: 180, levels: null, instructions: { en: ['Answer all.'], hi: [] } };
    answer(listPaperBooks, {
      books: [{ subjectId: 'g1', class: '5th', subject: 'EVS', chapters: [{ number: 9, name: 'Rivers', questions: 40 }], papers: 1 }],
      presets: [
        { ...preset, id: 'cbse-80', sections: [section] },
        { ...preset, id: 'cbse-lower-80', sections: [section, { ...section, name: 'Section B' }] },
      ],
    });
    renderScreen(<NewPaperScreen />, '/papers/new');
    expect(await screen.findByText('12 marks')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Section B' }));
    expect(screen.getByText('Total 6 marks; this paper needs 12')).toBeDefined();
  });

  it('says why it cannot be made, and applies the smallest change', async () => {
    const relaxed = { ...blueprint, sections: [{ ...section, otherTypes: ['Long answer' as const] }] };
    answer(createQuestionPaper, {
      paperId: null,
      shortfalls: [{ section: 0, wanted: 2, found: 1, asked: 1, otherMarks: 0, otherTypes: 4, otherChapters: 0 }],
      relaxation: { steps: [{ kind: 'types', section: 0, types: ['Long answer'], questions: 1 }], blueprint: relaxed },
    });
    renderScreen(<NewPaperScreen />, '/papers/new');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Exam' }), 'Unit test 1');
    await userEvent.click(screen.getByRole('button', { name: 'Make question paper' }));
    expect((await screen.findByText(/^Section A needs 2 questions; 1 fits the blueprint/)).textContent).toContain(
      '4 more are of different types.',
    );
    expect(screen.getByText('Section A: also allow Long answer (1 question)')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Apply and make paper' }));
    await waitFor(() => expect(timesSent(createQuestionPaper)).toBe(2));
    expect(sent.filter(({ path }) => path === '/admin/question-papers').at(-1)?.body).toMatchObject({ blueprint: relaxed });
  });
});

describe('a question paper', () => {
  it('shows where each question is from, what is missing, and what it covers', async () => {
    openPaper();
    expect(await screen.findByRole('heading', { name: 'Unit test 1' })).toBeDefined();
    expect(screen.getAllByText(/Chapter 9: Rivers · Geography, page 4/)).toHaveLength(2);
    expect(screen.getByText(/^The question refers to a figure/)).toBeDefined();
    expect(screen.getByText('6 marks, 6 needed')).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Set B' })).toBeDefined();
  });

  it('swaps a question', async () => {
    openPaper();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace question 1' }));
    expect(await screen.findByText('Different skill')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Use this question' }));
    await waitFor(() => expect(sent.find(({ path }) => path.endsWith('/q1/swap'))?.body).toEqual({ source: 'book', sourceId: 'b1' }));
  });

  it('edits a question for this paper, and keeps what was typed when that is refused', async () => {
    refuse(editPaperQuestion, 409, { code: 'changedMeanwhile', error: 'Another user changed this.' });
    openPaper();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit question 1' }));
    const words = screen.getByRole('textbox', { name: 'Question' });
    await userEvent.clear(words);
    await userEvent.type(words, 'Why does it flood?');
    await userEvent.type(screen.getByRole('textbox', { name: 'Options, one per line' }), '(a) Rain{Enter}b) Snow');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Another user changed this/)).toBeDefined();
    expect(sent.find(({ path }) => path.endsWith('/questions/q1'))?.body).toMatchObject({
      ...{ question: 'Why does it flood?', options: ['Rain', 'Snow'], seen: 'Why does the river rise?' },
    });
    expect((words as HTMLTextAreaElement).value).toBe('Why does it flood?');
  });

  it('begins without a textbook, and takes questions that are written into it', async () => {
    answer(getAllClasses, [{ _id: 'c1', className: '10th' }]);
    answer(getSubjectList, [{ _id: 'e1', name: 'English', textId: null }]);
    answer(beginQuestionPaper, { paperId: 'p1' });
    const empty = { ...blueprint, sections: [], chapters: [] };
    answer(getQuestionPaper, { ...paper, questions: [], blueprint: empty, totalMarks: 0, picturesTotal: 0 });
    answer(addPaperQuestion, { questionId: 'q9' });
    openNew();
    await screen.findByRole('option', { name: '10th' });
    await userEvent.selectOptions(screen.getByLabelText('Class'), '10th');
    await within(screen.getByLabelText('Subject')).findByRole('option', { name: 'English' });
    await userEvent.selectOptions(screen.getByLabelText('Subject'), 'English');
    await userEvent.type(screen.getByLabelText('Exam'), 'Class test');
    await userEvent.click(screen.getByRole('button', { name: 'Make paper and add questions' }));
    expect(await screen.findByText('No questions yet. Add the first one.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
    const form = within(screen.getByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: 'Question' }), 'Name a noun.');
    await userEvent.click(form.getByRole('button', { name: 'Add question' }));
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Question' })).toHaveProperty('value', ''));
    expect(sent.findLast(({ path }) => path.endsWith('/p1/questions'))?.body).toEqual({
      ...{ section: 'Section A', question: 'Name a noun.', options: [], answer: '', type: 'Short answer', level: 'understand', marks: 2 },
    });
  });

  it('has its questions moved and removed', async () => {
    answer(movePaperQuestion, { questionId: 'q2' });
    answer(removePaperQuestion, { questionId: 'q2' });
    openPaper();
    await userEvent.click(await screen.findByRole('button', { name: 'Move question 2 up' }));
    await waitFor(() => expect(sent.findLast(({ path }) => path.endsWith('/q2/move'))?.body).toEqual({ to: 'up' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove question 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove question' }));
    await waitFor(() => expect(sent.findLast(({ method }) => method === 'DELETE')?.path).toMatch(/q2$/));
  });

  it('says that it does not exist', async () => {
    refuse(getQuestionPaper, 404, { code: 'notFound', error: 'This could not be found.' });
    openPaper();
    expect(await screen.findByText('This question paper was not found')).toBeDefined();
  });
});

describe('the question bank', () => {
  it('lists questions with what is proposed, and adds one of the school', async () => {
    answer(addOwnQuestion, { questionId: 'n1' });
    renderScreen(<BankScreen />, '/papers/questions');
    expect(await screen.findByText('Define a delta.')).toBeDefined();
    expect(screen.getByText('2 (suggested)')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Question' }), 'Name a river.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const added = () => sent.find(({ method, path }) => method === 'POST' && path === '/admin/question-bank/g1');
    await waitFor(() => expect(added()?.body).toMatchObject({ chapterNumber: 9, question: 'Name a river.', marks: 2 }));
  });
});
