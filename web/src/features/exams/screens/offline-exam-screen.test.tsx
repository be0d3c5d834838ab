import { getDateSheet, getPaperPlan, type PlannedExam, placePapers, savePaper } from '@shala/contract/exams';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, sent, startServer } from '../../../../test/server.ts';
import { OfflineExamScreen } from './offline-exam-screen.tsx';

const exam: PlannedExam = {
  ...{ id: 'x', name: 'Half-yearly', yearId: 'y', year: '2026-27', isCurrentYear: true, startsOn: '2026-09-26', endsOn: '2026-09-28' },
  ...{ lockOn: null, state: 'planned', gapRule: 'oneADay', startsAt: '09:00', minutes: 180, announcedAt: null, hasDateSheet: true },
  ...{ papers: 2, placed: 1, seats: 0, duties: 0, classes: [{ id: 'c', className: '8th' }] },
};
const paper = {
  ...{ examId: 'x', classId: 'c', component: 'Exam', termNo: 1, maxMarks: 80, passMarks: 27, isCore: true, chapters: 0, syllabus: '' },
  ...{ weight: 1, aggregation: 'sum' as const },
};
const sheet = (more: Partial<PlannedExam> = {}) => ({
  exam: { ...exam, ...more },
  days: [
    { day: '2026-09-26', isSchoolDay: true, why: '' },
    { day: '2026-09-27', isSchoolDay: false, why: 'Sunday' },
    { day: '2026-09-28', isSchoolDay: true, why: '' },
  ],
  papers: [
    { ...paper, id: 'p1', subjectId: 'e', subject: 'English', onDate: '2026-09-26', startsAt: '09:00', minutes: 180 },
    { ...paper, id: 'p2', subjectId: 'h', subject: 'Hindi', onDate: null, startsAt: null, minutes: null },
  ],
});

beforeEach(() => startServer());
const open = () => renderRoutes([{ path: '/offline-exam/:examId', element: <OfflineExamScreen /> }], '/offline-exam/x');

describe('the date sheet', () => {
  it('moves a paper to the next school day by Alt and arrow, past a Sunday', async () => {
    answer(getDateSheet, sheet());
    answer(placePapers, { moved: 1, seatsRemoved: 0 });
    open();
    const chip = await screen.findByRole('button', { name: 'English, class 8th' });
    chip.focus();
    const { papers, ...rest } = sheet();
    answer(getDateSheet, { ...rest, papers: papers.map((one) => (one.id === 'p1' ? { ...one, onDate: '2026-09-28' } : one)) });
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ moves: [{ paperId: 'p1', onDate: '2026-09-28' }] });
    expect(screen.getByText('Date not fixed')).toBeDefined();
    expect(screen.getByText('No school')).toBeDefined();
    // It is drawn anew on its new day, and the keyboard goes on from there.
    await waitFor(() => expect(document.activeElement?.closest('tr')?.textContent).toContain('Mon 28 Sep'));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('English, class 8th');
  });

  it('asks for a reason once it was announced, and sends nothing before that', async () => {
    answer(getDateSheet, sheet({ announcedAt: '2026-09-01T08:00:00Z' }));
    open();
    (await screen.findByRole('button', { name: 'English, class 8th' })).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByLabelText('Reason')).toBeDefined();
    expect(screen.getByText('English: 28 Sep 2026')).toBeDefined();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  });
});

describe('the marks of a paper', () => {
  const plan = (more: object, isPublished = false) => ({
    paper: { ...paper, id: 'p1', subjectId: 'e', subject: 'English', onDate: null, startsAt: null, minutes: null, ...more },
    ...{ isPublished, textbook: null, chapters: [] },
  });
  const openPaper = async (answered: ReturnType<typeof plan>) => {
    answer(getDateSheet, sheet());
    answer(getPaperPlan, answered);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'English, class 8th' }));
  };
  const type = async (label: string, value: string) => {
    await userEvent.clear(await screen.findByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), value);
  };

  it('are saved with the weightage where the test is counted by it, and can be had back', async () => {
    answer(savePaper, { ...plan({}).paper, maxMarks: 50, others: 0 });
    await openPaper(plan({ aggregation: 'weighted', weight: 2 }));
    await type('Maximum marks', '50');
    await type('Pass marks', '60');
    await type('Weightage of this test', '0.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save marks and weightage' }));
    expect(screen.getByText('The pass marks cannot be more than the maximum marks.')).toBeDefined();
    expect(screen.getByText('Enter a number from 1 to 100 with up to two decimals.')).toBeDefined();
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await type('Pass marks', '17');
    await type('Weightage of this test', '2.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save marks and weightage' }));
    await waitFor(() => expect(screen.queryByLabelText('Pass marks')).toBeNull());
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ maxMarks: 50, passMarks: 17, weight: 2.5 });
    takeToasts()
      .find(({ sentence }) => sentence === 'The marks of English were saved.')
      ?.onUndo?.();
    await waitFor(() => expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ maxMarks: 80, passMarks: 27, weight: 2 }));
  });

  it('give their weightage to all papers of the test', async () => {
    answer(savePaper, { ...plan({}).paper, others: 5 });
    await openPaper(plan({ aggregation: 'weighted' }));
    await type('Weightage of this test', '3');
    await userEvent.click(screen.getByLabelText('Use this weightage for all papers of Exam in this exam'));
    await userEvent.click(screen.getByRole('button', { name: 'Save marks and weightage' }));
    await waitFor(() => expect(screen.queryByLabelText('Pass marks')).toBeNull());
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ maxMarks: 80, passMarks: 27, weight: 3, isWeightOfAll: true });
    const told = takeToasts().find(({ sentence }) => sentence === 'The marks of English were saved, and the weightage of all papers.');
    expect(told?.onUndo).toBeUndefined();
  });

  it('have no weightage where tests are counted in another way', async () => {
    await openPaper(plan({}));
    expect(await screen.findByLabelText('Maximum marks')).toBeDefined();
    expect(screen.queryByLabelText('Weightage of this test')).toBeNull();
  });

  it('do not change once results are published', async () => {
    await openPaper(plan({}, true));
    expect(
      await screen.findByText('The results of 8th are published. The maximum marks, pass marks and weightage cannot be changed now.'),
    ).toBeDefined();
    expect(screen.queryByLabelText('Maximum marks')).toBeNull();
  });
});
