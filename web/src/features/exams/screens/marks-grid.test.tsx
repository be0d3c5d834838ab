import { getMarkSheet, readMarkSheet, saveMarks, savePaper, saveTermEntries } from '@shala/contract/exams';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptLocally } from '#lib/local-data';
import { takeToasts } from '#lib/toasts';
import { openExams, startExams } from '../../../../test/exams.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';

const paper = {
  examId: 'x',
  classId: 'c',
  component: 'Exam',
  termNo: 1,
  maxMarks: 80,
  passMarks: 27,
  weight: 1,
  aggregation: 'sum' as const,
  onDate: null,
  startsAt: null,
  minutes: null,
};
const student = { admissionNumber: '1', rollNumber: 1, joinedOn: null, leftOn: null };
const cell = (value: string) => ({ value, state: 'open' as const, formerSchool: '' });
beforeEach(() => {
  startExams();
  answer(getMarkSheet, {
    exam: { id: 'x', name: 'Half-yearly', lockOn: null, isLocked: false },
    ...{ classId: 'c', className: '8th', section: 'A', classTeacher: 'Meena Rao', isPublished: false, adjustments: [] },
    papers: [
      { ...paper, id: 'p1', subjectId: 'e', subject: 'English' },
      { ...paper, id: 'p2', subjectId: 'h', subject: 'Hindi' },
    ],
    students: [
      { ...student, id: 's1', name: 'Asha Patil', cells: [cell('60'), cell('')] },
      { ...student, id: 's2', name: 'Bharat Rao', rollNumber: 2, cells: [cell(''), cell('')] },
    ],
  });
});

describe('the marks grid', () => {
  it('goes down by Enter, writes codes by a letter, refuses too much, and saves by itself', async () => {
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    openExams('/exams?exam=x&section=s');
    const first = await screen.findByLabelText('Asha Patil, English Exam');
    // Written over, since an emptied cell would be saved on a slow machine.
    const over = { initialSelectionStart: 0, initialSelectionEnd: 2 };
    await userEvent.type(first, '81', over);
    expect(await screen.findByText(/1 mark cannot be saved/)).toBeDefined();
    expect(screen.getByText('Asha Patil, English: “81”. The maximum is 80.')).toBeDefined();
    expect(screen.queryByText('All marks are saved.')).toBeNull();
    await userEvent.type(first, '72{Enter}', over);
    expect(document.activeElement).toBe(screen.getByLabelText('Bharat Rao, English Exam'));
    await userEvent.keyboard('a');
    expect(screen.getByLabelText('Bharat Rao, English Exam')).toHaveProperty('value', 'AB');
    expect(await screen.findByText('All marks are saved.')).toBeDefined();
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      cells: [
        { paperId: 'p1', studentId: 's1', value: '72', seen: '60' },
        { paperId: 'p1', studentId: 's2', value: 'AB', seen: '' },
      ],
    });
  });

  it('opens the maximum and pass marks of a paper from its heading, when nothing is unsaved', async () => {
    answer(savePaper, { ...paper, id: 'p2', subjectId: 'h', subject: 'Hindi', others: 0 });
    openExams('/exams?exam=x&section=s');
    await userEvent.click(await screen.findByRole('button', { name: 'Change maximum marks of Hindi Exam, now 80' }));
    await userEvent.clear(screen.getByLabelText('Maximum marks'));
    await userEvent.type(screen.getByLabelText('Maximum marks'), '90');
    await userEvent.click(screen.getByRole('button', { name: 'Save maximum and pass marks' }));
    await vi.waitFor(() => expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({ maxMarks: 90, passMarks: 27 }));
    await userEvent.type(await screen.findByLabelText('Asha Patil, Hindi Exam'), '99');
    await userEvent.click(screen.getByRole('button', { name: 'Change maximum marks of English Exam, now 80' }));
    expect(screen.queryByLabelText('Maximum marks')).toBeNull();
    expect(takeToasts().at(-1)?.sentence).toBe('Save the marks first, and correct those that cannot be saved.');
  });

  it('warns of papers that are still to be held', async () => {
    answer(getMarkSheet, {
      exam: { id: 'x', name: 'Half-yearly', lockOn: null, isLocked: false },
      ...{ classId: 'c', className: '8th', section: 'A', classTeacher: '', isPublished: false, adjustments: [] },
      papers: [{ ...paper, id: 'p1', subjectId: 'e', subject: 'English', onDate: '2999-01-05' }],
      students: [{ ...student, id: 's1', name: 'Asha Patil', cells: [cell('')] }],
    });
    openExams('/exams?exam=x&section=s');
    expect(await screen.findByText('Papers of this exam are still to be held, the next on 5 Jan 2999.')).toBeDefined();
  });

  it('takes a block from a spreadsheet, and back again by Ctrl+Z', async () => {
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    openExams('/exams?exam=x&section=s');
    await userEvent.click(await screen.findByLabelText('Asha Patil, English Exam'));
    await userEvent.paste('70\t71\n50\tm\n');
    expect(screen.getByLabelText('Bharat Rao, Hindi Exam')).toHaveProperty('value', 'ML');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText('Bharat Rao, Hindi Exam')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Asha Patil, English Exam')).toHaveProperty('value', '60');
  });

  it('takes a code typed in full, and says what of a paste found no place', async () => {
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    openExams('/exams?exam=x&section=s');
    const last = await screen.findByLabelText('Bharat Rao, English Exam');
    await userEvent.clear(last);
    await userEvent.type(last, 'ab');
    expect(last).toHaveProperty('value', 'AB');
    await userEvent.click(last);
    await userEvent.paste('50\n51\n\n52\n');
    expect(last).toHaveProperty('value', '50');
    expect(takeToasts().at(-1)?.sentence).toMatch(/^2 values were not pasted/);
  });

  it('shows what somebody else entered, and lets one of the two be kept', async () => {
    answer(saveMarks, {
      saved: 0,
      conflicts: [{ paperId: 'p1', studentId: 's1', value: '72', present: '65', by: 'Ravi Nair', at: '2026-11-23T08:00:00Z' }],
      refused: [],
    });
    openExams('/exams?exam=x&section=s');
    const first = await screen.findByLabelText('Asha Patil, English Exam');
    await userEvent.clear(first);
    await userEvent.type(first, '72');
    expect(await screen.findByText('Asha Patil, English: Ravi Nair entered 65, you entered 72.')).toBeDefined();
    expect(screen.getByText('1 mark is not saved: select which one to keep.')).toBeDefined();
    expect(screen.queryByText('All marks are saved.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use 65' }));
    expect(first).toHaveProperty('value', '65');
  });

  it('takes the own mark that was saved meanwhile for no one else’s', async () => {
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    openExams('/exams?exam=x&section=s');
    const first = await screen.findByLabelText('Bharat Rao, English Exam');
    await userEvent.click(first);
    await userEvent.keyboard('a');
    expect(await screen.findByText('All marks are saved.')).toBeDefined();
    // The answer never arrived, so the grid does not know yet what is saved.
    const own = { paperId: 'p1', studentId: 's1', value: '72', present: '71', by: 'Rekha Saxena', at: '2026-11-23T08:00:00Z' };
    const cell = screen.getByLabelText('Asha Patil, English Exam');
    refuse(saveMarks, 503, { code: 'away', error: 'Away' });
    await userEvent.type(cell, '71', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    expect(await screen.findByRole('button', { name: 'Save again' })).toBeDefined();
    answer(saveMarks, { saved: 0, conflicts: [own], refused: [] });
    await userEvent.type(cell, '72', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    const last = () => sent.findLast(({ method }) => method === 'PUT')?.body;
    await waitFor(() => expect(last()).toEqual({ cells: [{ paperId: 'p1', studentId: 's1', value: '72', seen: '71' }] }));
    expect(screen.queryByText(/Rekha Saxena entered/)).toBeNull();
  });

  it('keeps marks that cannot be saved, and those in dispute, until the screen is opened again', async () => {
    answer(saveMarks, {
      saved: 0,
      conflicts: [{ paperId: 'p2', studentId: 's2', value: '40', present: '45', by: 'Ravi Nair', at: '2026-11-23T08:00:00Z' }],
      refused: [],
    });
    const { unmount } = openExams('/exams?exam=x&section=s');
    await userEvent.type(await screen.findByLabelText('Bharat Rao, English Exam'), '81');
    await userEvent.type(screen.getByLabelText('Bharat Rao, Hindi Exam'), '40');
    const dispute = 'Bharat Rao, Hindi: Ravi Nair entered 45, you entered 40.';
    expect(await screen.findByText(dispute)).toBeDefined();
    unmount();
    openExams('/exams?exam=x&section=s');
    const bad = await screen.findByLabelText('Bharat Rao, English Exam');
    expect(bad).toHaveProperty('value', '81');
    expect(bad.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(dispute)).toBeDefined();
    await userEvent.clear(bad);
    await userEvent.click(screen.getByRole('button', { name: 'Keep 40' }));
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    expect(await screen.findByText('All marks are saved.')).toBeDefined();
    expect(keptLocally('marks.x.s')).toBeNull();
  });

  it('names the marks that an uploaded sheet would replace before it does', async () => {
    answer(readMarkSheet, {
      ...{ refused: [], misnamed: [], unknownRows: [], unknownColumns: [], unchanged: 0, entries: null },
      cells: [
        { paperId: 'p1', studentId: 's1', value: '61', before: '60' },
        { paperId: 'p1', studentId: 's2', value: '44', before: '' },
      ],
    });
    openExams('/exams?exam=x&section=s');
    await userEvent.click(await screen.findByRole('button', { name: 'Upload sheet' }));
    await userEvent.upload(await screen.findByLabelText('Filled sheet'), new File(['x'], 'marks.xlsx'));
    const list = await screen.findByRole('list', { name: 'Marks to be replaced' });
    expect(list.textContent).toBe('Asha Patil, English: 60 → 61');
    expect(screen.getByText('1 mark is entered already and will be replaced:')).toBeDefined();
  });

  it('saves the grades and days of an uploaded sheet, and undoes it', async () => {
    answer(readMarkSheet, {
      ...{ cells: [], refused: [], misnamed: [], unknownRows: [], unknownColumns: [], unchanged: 0 },
      entries: {
        termNo: 1,
        grades: [{ areaId: 'a1', area: 'Discipline', studentId: 's1', label: 'A', before: 'B' }],
        attendance: [{ studentId: 's1', present: 90, days: 110, before: null }],
        refused: [{ studentId: 's1', column: 'Art', value: 'Q', sentence: 'The grades of Art are A, B.' }],
        unchanged: 0,
      },
    });
    answer(saveTermEntries, { grades: 1, remarks: 0 });
    openExams('/exams?exam=x&section=s');
    await userEvent.click(await screen.findByRole('button', { name: 'Upload sheet' }));
    await userEvent.upload(await screen.findByLabelText('Filled sheet'), new File(['x'], 'marks.xlsx'));
    expect(await screen.findByText('Asha Patil, Discipline: B → A')).toBeDefined();
    expect(screen.getByText('Asha Patil, Art: “Q”. The grades of Art are A, B.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Enter 2 entries' }));
    const saved = await vi.waitFor(() => {
      const found = takeToasts().find(({ sentence }) => sentence === 'Grades and attendance saved.');
      if (found === undefined) throw new Error('nothing was said yet');
      return found;
    });
    const last = () => sent.findLast(({ method }) => method === 'PUT')?.body;
    expect(last()).toEqual({
      grades: [{ areaId: 'a1', studentId: 's1', label: 'A' }],
      remarks: [],
      attendance: [{ studentId: 's1', entered: { present: 90, days: 110 } }],
    });
    saved.onUndo?.();
    await vi.waitFor(() => expect(last()).toMatchObject({ grades: [{ label: 'B' }], attendance: [{ entered: null }] }));
  });

  it('goes on with a correction that was not published', async () => {
    answer(getMarkSheet, {
      exam: { id: 'x', name: 'Half-yearly', lockOn: null, isLocked: true },
      ...{ classId: 'c', className: '8th', section: 'A', classTeacher: '', isPublished: true, adjustments: [] },
      papers: [{ ...paper, id: 'p1', subjectId: 'e', subject: 'English' }],
      students: [{ ...student, id: 's1', name: 'Asha Patil', cells: [cell('60')] }],
    });
    const { unmount } = openExams('/exams?exam=x&section=s');
    await userEvent.click(await screen.findByRole('button', { name: 'Correct marks' }));
    await userEvent.type(screen.getByLabelText('Asha Patil, English Exam'), '66', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    unmount();
    openExams('/exams?exam=x&section=s');
    expect(await screen.findByText('1 change')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Publish correction' })).toHaveProperty('disabled', false);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Asha Patil, English Exam')).toHaveProperty('value', '60');
    expect(keptLocally('corrections.x.s')).toBeNull();
  });
});
