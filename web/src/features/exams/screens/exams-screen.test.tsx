import {
  addScale,
  addScheme,
  compileSection,
  getAssessment,
  getMarkSheet,
  getSectionResult,
  listExams,
  listMissingMarks,
  listOfflineExams,
  listResultGaps,
  listResults,
  removeExam,
  saveExam,
  saveMarks,
} from '@shala/contract/exams';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptLocally } from '#lib/local-data';
import { takeToasts } from '#lib/toasts';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, refuse, sent, startServer } from '../../../../test/server.ts';
import { ExamsScreen } from './exams-screen.tsx';
import { NewOfflineExamScreen } from './new-offline-exam-screen.tsx';

const paper = {
  examId: 'x',
  classId: 'c',
  component: 'Exam',
  termNo: 1,
  maxMarks: 80,
  passMarks: 27,
  onDate: null,
  startsAt: null,
  minutes: null,
};
const student = { admissionNumber: '1', rollNumber: 1, admittedOn: null, leftOn: null };
const cell = (value: string) => ({ value, state: 'open' as const, formerSchool: '' });
const exam = {
  id: 'x',
  name: 'Half-yearly',
  startsOn: '2026-09-21',
  endsOn: '2026-09-30',
  lockOn: null,
  state: 'held' as const,
  papers: 2,
  classes: [{ id: 'c', className: '8th' }],
};

beforeEach(() => {
  startServer();
  answer(listExams, { exams: [exam], components: [], classes: [{ id: 'c', className: '8th', sections: [{ id: 's', section: 'A' }] }] });
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

const said = (sentence: string) => waitFor(() => expect(takeToasts().map((toast) => toast.sentence)).toContain(sentence));
const open = (address: string) => renderRoutes([{ path: '/exams', element: <ExamsScreen /> }], address);

describe('the marks grid', () => {
  it('goes down by Enter, writes codes by a letter, refuses too much, and saves by itself', async () => {
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    open('/exams?exam=x&section=s');
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
    expect(await screen.findByText('All marks are saved.', {}, { timeout: 5000 })).toBeDefined();
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      cells: [
        { paperId: 'p1', studentId: 's1', value: '72', seen: '60' },
        { paperId: 'p1', studentId: 's2', value: 'AB', seen: '' },
      ],
    });
  });

  it('warns of papers that are still to be held', async () => {
    answer(getMarkSheet, {
      exam: { id: 'x', name: 'Half-yearly', lockOn: null, isLocked: false },
      ...{ classId: 'c', className: '8th', section: 'A', classTeacher: '', isPublished: false, adjustments: [] },
      papers: [{ ...paper, id: 'p1', subjectId: 'e', subject: 'English', onDate: '2999-01-05' }],
      students: [{ ...student, id: 's1', name: 'Asha Patil', cells: [cell('')] }],
    });
    open('/exams?exam=x&section=s');
    expect(await screen.findByText('Papers of this exam are still to be held, the next on 5 Jan 2999.')).toBeDefined();
  });

  it('takes a block from a spreadsheet, and back again by Ctrl+Z', async () => {
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    open('/exams?exam=x&section=s');
    await userEvent.click(await screen.findByLabelText('Asha Patil, English Exam'));
    await userEvent.paste('70\t71\n50\tm\n');
    expect(screen.getByLabelText('Bharat Rao, Hindi Exam')).toHaveProperty('value', 'ML');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByLabelText('Bharat Rao, Hindi Exam')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Asha Patil, English Exam')).toHaveProperty('value', '60');
  });

  it('takes a code typed in full, and says what of a paste found no place', async () => {
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    open('/exams?exam=x&section=s');
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
    open('/exams?exam=x&section=s');
    const first = await screen.findByLabelText('Asha Patil, English Exam');
    await userEvent.clear(first);
    await userEvent.type(first, '72');
    expect(await screen.findByText('Asha Patil, English: Ravi Nair entered 65, you entered 72.', {}, { timeout: 5000 })).toBeDefined();
    expect(screen.getByText('1 mark is not saved: select which one to keep.')).toBeDefined();
    expect(screen.queryByText('All marks are saved.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Use 65' }));
    expect(first).toHaveProperty('value', '65');
  });

  it('keeps marks that cannot be saved, and those in dispute, until the screen is opened again', async () => {
    answer(saveMarks, {
      saved: 0,
      conflicts: [{ paperId: 'p2', studentId: 's2', value: '40', present: '45', by: 'Ravi Nair', at: '2026-11-23T08:00:00Z' }],
      refused: [],
    });
    const { unmount } = open('/exams?exam=x&section=s');
    await userEvent.type(await screen.findByLabelText('Bharat Rao, English Exam'), '81');
    await userEvent.type(screen.getByLabelText('Bharat Rao, Hindi Exam'), '40');
    const dispute = 'Bharat Rao, Hindi: Ravi Nair entered 45, you entered 40.';
    expect(await screen.findByText(dispute, {}, { timeout: 5000 })).toBeDefined();
    unmount();
    open('/exams?exam=x&section=s');
    const bad = await screen.findByLabelText('Bharat Rao, English Exam');
    expect(bad).toHaveProperty('value', '81');
    expect(bad.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(dispute)).toBeDefined();
    await userEvent.clear(bad);
    await userEvent.click(screen.getByRole('button', { name: 'Keep 40' }));
    answer(saveMarks, { saved: 1, conflicts: [], refused: [] });
    expect(await screen.findByText('All marks are saved.', {}, { timeout: 5000 })).toBeDefined();
    expect(keptLocally('marks.x.s')).toBeNull();
  });

  it('goes on with a correction that was not published', async () => {
    answer(getMarkSheet, {
      exam: { id: 'x', name: 'Half-yearly', lockOn: null, isLocked: true },
      ...{ classId: 'c', className: '8th', section: 'A', classTeacher: '', isPublished: true, adjustments: [] },
      papers: [{ ...paper, id: 'p1', subjectId: 'e', subject: 'English' }],
      students: [{ ...student, id: 's1', name: 'Asha Patil', cells: [cell('60')] }],
    });
    const { unmount } = open('/exams?exam=x&section=s');
    await userEvent.click(await screen.findByRole('button', { name: 'Correct marks' }));
    await userEvent.type(screen.getByLabelText('Asha Patil, English Exam'), '66', { initialSelectionStart: 0, initialSelectionEnd: 2 });
    unmount();
    open('/exams?exam=x&section=s');
    expect(await screen.findByText('1 change')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Publish correction' })).toHaveProperty('disabled', false);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByLabelText('Asha Patil, English Exam')).toHaveProperty('value', '60');
    expect(keptLocally('corrections.x.s')).toBeNull();
  });
});

describe('exams', () => {
  it('are listed with days and classes, and lead to their marks', async () => {
    open('/exams');
    expect((await screen.findByRole('link', { name: 'Half-yearly' })).getAttribute('href')).toBe('/exams?exam=x');
  });

  it('are edited and deleted from their page', async () => {
    answer(listMissingMarks, []);
    answer(saveExam, {});
    answer(removeExam, {});
    open('/exams?exam=x');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit exam' }));
    const name = screen.getByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Half-yearly exam{Enter}');
    await said('Half-yearly exam saved.');
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ name: 'Half-yearly exam', startsOn: '2026-09-21', endsOn: '2026-09-30', lockOn: null },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Edit exam' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete exam' }));
    expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Delete exam' }));
    await said('Half-yearly deleted.');
    expect(sent.findLast(({ method }) => method === 'DELETE')?.path).toBe('/admin/exams/x');
  });
});

describe('results', () => {
  it('say which marks are missing, with the way to each', async () => {
    answer(listResults, [
      { classId: 'c', className: '8th', termNo: 1, term: 'Term 1', expected: 40, missing: 31, sections: [], versions: [] },
    ]);
    const gap = { sectionId: 's', section: 'A', term: 'Term 1' };
    answer(listResultGaps, {
      missing: 31,
      papers: 3,
      rows: [
        {
          ...{ ...gap, subject: 'English', component: 'Exam', examId: 'x', exam: 'Half-yearly', count: 12 },
          students: [
            { id: 's1', name: 'Asha Patil' },
            { id: 's2', name: 'Bharat Rao' },
          ],
        },
        {
          ...gap,
          subject: 'Hindi',
          component: 'Notebook',
          examId: null,
          exam: '',
          count: 15,
          students: [{ id: 's1', name: 'Asha Patil' }],
        },
      ],
    });
    open('/exams?tab=results');
    await userEvent.click(await screen.findByRole('button', { name: 'Show missing marks' }));
    expect((await screen.findByRole('link', { name: 'Half-yearly' })).getAttribute('href')).toBe('/exams?exam=x&section=s');
    expect(screen.getByText('Asha Patil, Bharat Rao and 10 more')).toBeDefined();
    expect(screen.getByRole('link', { name: 'No exam for Notebook yet. Add one' }).getAttribute('href')).toBe('/exams');
    expect(screen.getByText('1 more paper has missing marks.')).toBeDefined();
  });
});

describe('a result that can be published', () => {
  const row = { classId: 'c', className: '8th', termNo: 1, term: 'Term 1', expected: 40, missing: 0, versions: [] };
  const section = (compiledAt: string | null) => ({ id: 's', section: 'A', classTeacher: 'Meena Rao', compiledAt });

  it('says before it is published which grades and remarks are blank', async () => {
    answer(listResults, [{ ...row, sections: [section('2026-11-23T08:00:00Z')] }]);
    const area = { id: 'a1', kind: 'area' as const, domain: '', name: 'Discipline', labels: ['A', 'B'] };
    const person = {
      admissionNumber: '1',
      rollNumber: 1,
      sectionId: 's',
      section: 'A',
      grade: 'B1',
      rank: null,
      attendance: null,
      voices: [],
      subjects: [],
    };
    const figures = { obtained: 94, outOf: 120, percent: 78.33, outcome: 'pass' as const };
    answer(getSectionResult, {
      ...{
        classId: 'c',
        className: '8th',
        section: 'A',
        term: 'Term 1',
        missing: 0,
        compiledAt: null,
        areas: [area],
        subjects: [],
        left: [],
      },
      students: [
        { ...person, ...figures, studentId: 's1', name: 'Asha Patil', remark: '', areas: [{ ...area, grade: 'A' }] },
        { ...person, ...figures, studentId: 's2', name: 'Bharat Rao', remark: '', areas: [] },
      ],
    });
    open('/exams?tab=results');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const line = '8th A: 1 student without all co-scholastic grades, 2 students without a remark';
    await waitFor(() => expect(screen.getByRole('list', { name: 'Not entered yet' }).textContent).toBe(line));
  });

  it('offers nothing to publish for a class without students', async () => {
    answer(listResults, [{ ...row, expected: 0, sections: [] }]);
    open('/exams?tab=results');
    expect(await screen.findByText('No students')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('says first which sections are not compiled, compiles them, and is published then', async () => {
    answer(listResults, [{ ...row, sections: [section(null)] }]);
    answer(compileSection, { compiledAt: '2026-11-23T08:00:00Z' });
    open('/exams?tab=results');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm marks and publish' }));
    expect(screen.getByRole('link', { name: '8th A' }).getAttribute('href')).toBe('/exams?tab=results&section=s&term=1');
    answer(listResults, [{ ...row, sections: [section('2026-11-23T08:00:00Z')] }]);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm marks of 1 section' }));
    expect(await screen.findByRole('dialog', { name: 'Publish the result of 8th, Term 1' })).toBeDefined();
    expect(sent.findLast(({ method }) => method === 'PUT')).toMatchObject({
      path: '/admin/results/s/1/compilation',
      body: { isCompiled: true },
    });
  });

  it('shows marks that add up to the total, those assessed in part as such, and who left', async () => {
    const component = { term: 'Term 1', name: 'Exam', isPassed: true, isAdjusted: false };
    const subject = (subjectId: string, obtained: number, outOf: number, code = '') => ({
      ...{ subjectId, subject: subjectId, obtained, outOf, percent: (obtained * 100) / outOf, grade: 'B1', outcome: 'pass' as const },
      countsInTotal: true,
      components: [{ ...component, obtained: code === '' ? obtained : null, outOf: 100, code }],
    });
    const person = { admissionNumber: '1', rollNumber: 1, sectionId: 's', section: 'A', grade: 'B1', rank: null };
    const rest = { remark: '', areas: [], attendance: null, voices: [] };
    answer(getSectionResult, {
      ...{ classId: 'c', className: '8th', section: 'A', term: 'Term 1', missing: 0, compiledAt: null, areas: [] },
      subjects: ['English', 'Hindi'].map((name) => ({ id: name, subject: name })),
      students: [
        {
          ...{ ...person, ...rest, studentId: 's1', name: 'Asha Patil', obtained: 94, outOf: 120, percent: 78.33, outcome: 'pass' },
          subjects: [subject('English', 14, 20, 'ML'), subject('Hindi', 80, 100)],
        },
        {
          ...{ ...person, ...rest, studentId: 's2', name: 'Bharat Rao', obtained: 140, outOf: 200, percent: 70, outcome: 'fail' },
          subjects: [subject('English', 70, 100), subject('Hindi', 70, 100)],
        },
      ],
      left: [{ studentId: 's3', name: 'Charu Nene', leftOn: '2026-11-10' }],
    });
    open('/exams?tab=results&section=s&term=1');
    const table = await screen.findByRole('region', { name: 'Result of 8th A' });
    const cells = [...table.querySelectorAll('tbody tr:first-child td')].map(({ textContent }) => textContent);
    expect(cells).toEqual(['Asha Patil', '14/20 ML', '80', '94 of 120', '78.33', 'B1', 'Pass']);
    expect(table.textContent).toContain('Needs improvement');
    expect(table.textContent).toContain('English (100)');
    expect(screen.getByText(/Charu Nene \(left on 10 Nov 2026\)/)).toBeDefined();
  });
});

describe('a new exam', () => {
  it('of the offline exams says what is still to be filled in', async () => {
    const component = { term: 'Term 1', termNo: 1, name: 'Half-yearly exam', max: 80, classIds: ['c'] };
    answer(listExams, { exams: [], components: [component], classes: [{ id: 'c', className: '8th', sections: [] }] });
    answer(listOfflineExams, []);
    renderRoutes([{ path: '*', element: <NewOfflineExamScreen /> }], '/offline-exam/create');
    expect(await screen.findByText('Still to fill in: Test or exam of the year, Name, Exam from and Exam to.')).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Test or exam of the year'), '0');
    expect(screen.getByText('Still to fill in: Exam from and Exam to.')).toBeDefined();
  });

  it('takes name and maximum from its component', async () => {
    const component = { term: 'Term 1', termNo: 1, name: 'Half-yearly exam', max: 80, classIds: ['c'] };
    answer(listExams, { exams: [exam], components: [component], classes: [{ id: 'c', className: '8th', sections: [] }] });
    open('/exams');
    await userEvent.click(await screen.findByRole('button', { name: 'Add exam' }));
    await userEvent.selectOptions(await screen.findByLabelText('Test or exam of the year'), '0');
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Half-yearly exam');
    expect(screen.getByLabelText(/Maximum marks/)).toHaveProperty('value', '80');
  });
});

describe('schemes', () => {
  const scheme = {
    ...{ id: 'blank', name: 'Fifty marks', preset: '', source: '', scaleId: null, passPercent: null, revision: 1, subjects: 0 },
    codes: { AB: 'zero', ML: 'exclude', EX: 'exclude', NA: 'exclude' } as const,
    rounding: { component: 'none', subject: 'none', up: false } as const,
    terms: [
      {
        ...{ name: 'Term 1', weight: 100, outOf: 100 },
        components: [
          { id: 'k', name: 'Exam', max: 100, weight: 100, aggregation: 'sum' as const, bestOf: null, passPercent: null, papers: 0 },
        ],
      },
    ],
  };
  const year = { id: 'y', name: '2026-27', startsOn: '2026-04-01', endsOn: '2027-03-31', isCurrent: true };
  const assessment = { year, years: [], schemes: [], scales: [], classes: [], presets: [] };

  it('begin blank where no preset fits, and are edited at once', async () => {
    answer(getAssessment, assessment);
    answer(addScheme, { id: 'blank' });
    open('/exams?tab=schemes');
    await userEvent.click(await screen.findByRole('button', { name: 'Add blank scheme' }));
    await userEvent.type(screen.getByLabelText('Name of the new scheme'), 'Fifty marks');
    answer(getAssessment, { ...assessment, schemes: [scheme] });
    await userEvent.click(screen.getByRole('button', { name: 'Add scheme' }));
    expect(await screen.findByRole('dialog', { name: 'Fifty marks' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Preview changes' })).toBeDefined();
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ name: 'Fifty marks' });
  });

  it('grade by a scale of the own, which stays open with what is in it when it is refused', async () => {
    answer(getAssessment, { ...assessment, schemes: [scheme] });
    const refusal = { code: 'scaleNameTaken', error: 'Another scale is called Grades.' };
    refuse(addScale, 409, refusal);
    open('/exams?tab=schemes');
    await userEvent.click(await screen.findByRole('button', { name: 'Add scale' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Grades');
    await userEvent.click(screen.getByRole('button', { name: 'Save scale' }));
    expect(await screen.findByText(refusal.error)).toBeDefined();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Grades');
    answer(addScale, { id: 'own' });
    await userEvent.click(screen.getByRole('button', { name: 'Save scale' }));
    await said('Grades saved.');
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Grades',
      bands: [{ label: 'A', from: 80 }, {}, {}, {}],
    });
  });
});
