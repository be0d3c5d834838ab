import {
  compileSection,
  getRemarkBank,
  getReportCards,
  getSchoolCards,
  getSectionResult,
  listResultGaps,
  listResults,
  saveTermEntries,
  startSchoolCards,
} from '@shala/contract/exams';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLocally, keptLocally } from '#lib/local-data';
import { openExams, said, startExams } from '../../../../test/exams.tsx';
import { answer, sent } from '../../../../test/server.ts';

beforeEach(() => {
  startExams();
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
      notIncluded: [],
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
    openExams('/exams?tab=results');
    await userEvent.click(await screen.findByRole('button', { name: 'Show marks still to enter' }));
    expect((await screen.findByRole('link', { name: 'Half-yearly' })).getAttribute('href')).toBe('/exams?exam=x&section=s');
    expect(screen.getByText('Asha Patil, Bharat Rao and 10 more')).toBeDefined();
    expect(screen.getByRole('link', { name: '“Notebook” has no exam yet. Add the exam' }).getAttribute('href')).toBe('/exams');
    expect(screen.getByText('1 more paper has marks not entered.')).toBeDefined();
  });
});

describe('results of a past year', () => {
  it('can be chosen, opened and printed, and nothing can be changed', async () => {
    const row = { classId: 'c', className: '8th', termNo: 0, term: 'Year', expected: 40, missing: 0 };
    const section = { id: 's', section: 'A', classTeacher: '', compiledAt: null };
    answer(listResults, [{ ...row, sections: [section], versions: [] }]);
    openExams('/exams?tab=results');
    expect(await screen.findByRole('button', { name: 'Confirm marks and publish' })).toBeDefined();
    const version = { id: 'v1', version: 2, at: '2026-03-23T08:00:00Z', reason: '', by: 'Asha', isCurrent: true };
    answer(listResults, [
      { ...row, sections: [section], versions: [version] },
      { ...row, classId: 'd', className: '9th', sections: [section], versions: [] },
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Academic year'), '2025-26');
    const link = await screen.findByRole('link', { name: 'Open result and report cards' });
    expect(link.getAttribute('href')).toBe('/exams?tab=results&version=v1&year=y26');
    expect(sent.filter(({ path }) => path === '/admin/results').map(({ query }) => String(query))).toEqual(['', 'yearId=y26']);
    expect(screen.queryByRole('button', { name: /[Pp]ublish/ })).toBeNull();
    answer(getSchoolCards, {
      term: 'Year',
      terms: ['Year'],
      classes: [{ classId: 'c', className: '8th', batch: null, why: null, missing: 0 }],
    });
    answer(startSchoolCards, { classes: 1, total: 40 });
    await userEvent.click(screen.getByRole('button', { name: 'Report cards of all classes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make report cards of 1 class' }));
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ term: 'Year', yearId: 'y26' });
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
        isPublished: false,
        areas: [area],
        areaTerms: ['Term 1'],
        attendance: [],
        subjects: [],
        left: [],
      },
      students: [
        { ...person, ...figures, studentId: 's1', name: 'Asha Patil', remark: '', areas: [{ ...area, grade: 'A' }] },
        { ...person, ...figures, studentId: 's2', name: 'Bharat Rao', remark: '', areas: [] },
      ],
    });
    openExams('/exams?tab=results');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    const line = '8th A: co-scholastic grades of 1 student are not complete, 2 students without a remark';
    await waitFor(() => expect(screen.getByRole('list', { name: 'Not entered yet' }).textContent).toBe(line));
  });

  it('names who is not in it and why, and the marks that were entered in this browser and are not saved', async () => {
    answer(listResults, [{ ...row, sections: [section('2026-11-23T08:00:00Z')] }]);
    answer(listResultGaps, {
      ...{ missing: 0, papers: 0, rows: [] },
      notIncluded: [
        { id: 's8', name: 'Zoya Late', section: 'A', why: 'joined', on: '2026-10-05' },
        { id: 's9', name: 'Vikram Gone', section: 'A', why: 'left', on: '2026-08-10' },
      ],
    });
    keepLocally('marks.x.s', [{ key: 'p1 s1', value: '81', seen: '60' }]);
    openExams('/exams?tab=results');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/joined after the term .*: Zoya Late \(8th A, joined on 5 Oct 2026\)$/)).toBeDefined();
    expect(screen.getByText(/left before .*: Vikram Gone \(8th A, left on 10 Aug 2026\)$/)).toBeDefined();
    const open = screen.getByRole('list', { name: 'Marks not saved' });
    expect(open.textContent).toContain('Half-yearly · 8th A: 1 mark that you entered is not saved.');
    expect(within(open).getByRole('link').getAttribute('href')).toBe('/exams?exam=x&section=s');
    keepLocally('marks.x.s', null);
  });

  it('keeps grades and remarks that are not saved until the section is opened again', async () => {
    const area = { id: 'a1', kind: 'area' as const, domain: '', name: 'Discipline', labels: ['A', 'B'] };
    const figures = { obtained: 94, outOf: 120, percent: 78.33, outcome: 'pass' as const, grade: 'B1', rank: null, attendance: null };
    answer(getSectionResult, {
      ...{
        classId: 'c',
        className: '8th',
        section: 'A',
        term: 'Term 1',
        missing: 0,
        compiledAt: null,
        isPublished: true,
        areas: [area],
        areaTerms: ['Term 1'],
        attendance: [],
        subjects: [],
        left: [],
      },
      students: [
        {
          ...{ admissionNumber: '1', rollNumber: 1, sectionId: 's', section: 'A', voices: [], subjects: [], areas: [] },
          ...figures,
          ...{ studentId: 's1', name: 'Asha Patil', remark: '' },
        },
      ],
    });
    answer(getRemarkBank, { sentences: [] });
    answer(saveTermEntries, { grades: 1, remarks: 1 });
    const { unmount } = openExams('/exams?tab=results&section=s&term=1');
    await userEvent.selectOptions(await screen.findByLabelText('Asha Patil, Discipline'), 'B');
    expect(screen.getByText(/appear on the report cards only after the result is published again\.$/)).toBeDefined();
    await userEvent.type(screen.getByLabelText('Remark for Asha Patil'), 'Reads well.');
    await userEvent.type(screen.getByLabelText('Asha Patil, days present'), '96.5');
    unmount();
    openExams('/exams?tab=results&section=s&term=1');
    expect(await screen.findByText('3 changes are not saved yet. Until they are saved, only this computer has them.')).toBeDefined();
    expect(screen.getByLabelText('Remark for Asha Patil')).toHaveProperty('value', 'Reads well.');
    await userEvent.click(screen.getByRole('button', { name: 'Save grades and remarks' }));
    await said('Asha Patil: enter the days present and the working days, such as 96 of 112.');
    await userEvent.type(screen.getByLabelText('Asha Patil, working days'), '112');
    await userEvent.click(screen.getByRole('button', { name: 'Save grades and remarks' }));
    await said('Grades and remarks saved.');
    expect(sent.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      grades: [{ areaId: 'a1', studentId: 's1', label: 'B' }],
      remarks: [{ studentId: 's1', remark: 'Reads well.' }],
      attendance: [{ studentId: 's1', entered: { present: 96.5, days: 112 } }],
    });
    expect(keptLocally('entries.s.1')).toBeNull();
  });

  it('has the report cards of all classes made by one call, shows their progress, and says why a class has none', async () => {
    const version = { id: 'v1', version: 1, at: '2026-11-23T08:00:00Z', reason: '', by: 'Asha', isCurrent: true };
    answer(listResults, [{ ...row, sections: [section('2026-11-23T08:00:00Z')], versions: [version] }]);
    const batch = {
      ...{ id: 'b', place: '8th', layout: 'term' as const, layoutName: '', language: 'hi' as const, formats: ['pdf' as const] },
      ...{ startedAt: '2026-11-23T08:00:00Z', startedBy: 'Asha', total: 40, drawn: 20, isDone: false },
    };
    const none = { batch: null, why: null, missing: 0 };
    const school = (of8th: object) => ({
      ...{ term: 'Term 1', terms: ['Term 1', 'Year'] },
      classes: [
        { ...none, classId: 'c', className: '8th', ...of8th },
        { ...none, classId: 'd', className: '9th' },
        { ...none, classId: 'e', className: '10th', why: 'marksMissing' as const, missing: 12 },
        { ...none, classId: 'f', className: '11th', why: 'noScheme' as const },
        { ...none, classId: 'g', className: '12th', why: 'notConfirmed' as const },
      ],
    });
    answer(getSchoolCards, school({}));
    answer(startSchoolCards, { classes: 2, total: 75 });
    openExams('/exams?tab=results');
    await userEvent.click(await screen.findByRole('button', { name: 'Report cards of all classes' }));
    const list = within(await screen.findByRole('list', { name: 'Report cards by class' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '8th: no report cards made yet',
      '9th: no report cards made yet',
      '10th: no report cards. 12 marks are not entered yet.',
      '11th: no report cards. The class has no assessment scheme. Select a scheme',
      '12th: no report cards. The marks are not confirmed yet.',
    ]);
    answer(getSchoolCards, school({ batch }));
    answer(getReportCards, batch);
    await userEvent.click(screen.getByRole('button', { name: 'Make report cards of 2 classes' }));
    expect(await screen.findByRole('progressbar', { name: 'Report cards made' })).toBeDefined();
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([{ path: '/admin/report-cards', body: { term: 'Term 1' } }]);
    // Nothing is begun twice while cards are being made.
    expect(screen.getByRole('button', { name: 'Make report cards of 2 classes' }).getAttribute('aria-disabled')).toBe('true');
    answer(getReportCards, { ...batch, drawn: 30 });
    expect(await screen.findByText(/30 of 40 cards/, undefined, { timeout: 4000 })).toBeDefined();
    const done = { ...batch, drawn: 40, isDone: true };
    answer(getReportCards, done);
    answer(getSchoolCards, school({ batch: done }));
    expect(await screen.findByRole('button', { name: 'Open to print' }, { timeout: 4000 })).toBeDefined();
  });

  it('offers nothing to publish for a class without students', async () => {
    answer(listResults, [{ ...row, expected: 0, sections: [] }]);
    openExams('/exams?tab=results');
    expect(await screen.findByText('No students')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('asks for no marks of a class without marks', async () => {
    answer(listResults, [{ ...row, expected: 0, sections: [section(null)] }]);
    openExams('/exams?tab=results');
    expect(await screen.findByRole('cell', { name: 'Grades only' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Confirm and publish' })).toBeDefined();
  });

  it('says first which sections are not compiled, compiles them, and is published then', async () => {
    answer(listResults, [{ ...row, sections: [section(null)] }]);
    answer(compileSection, { compiledAt: '2026-11-23T08:00:00Z' });
    openExams('/exams?tab=results');
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
    const person = { admissionNumber: '1', rollNumber: 1, sectionId: 's', section: 'A', grade: 'B1', rank: 1 };
    const rest = { remark: '', areas: [], attendance: null, voices: [] };
    answer(getSectionResult, {
      ...{
        classId: 'c',
        className: '8th',
        section: 'A',
        term: 'Term 1',
        missing: 0,
        compiledAt: null,
        isPublished: false,
        areas: [],
        areaTerms: ['Term 1'],
        attendance: [],
      },
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
    openExams('/exams?tab=results&section=s&term=1');
    const table = await screen.findByRole('region', { name: 'Result of 8th A' });
    const cells = [...table.querySelectorAll('tbody tr:first-child td')].map(({ textContent }) => textContent);
    // The rank is beside the name, in sight however many subjects there are.
    expect(cells).toEqual(['Asha Patil', '1', '14/20 ML', '80', '94 of 120', '78.33', 'B1', 'Pass']);
    expect(table.textContent).toContain('Needs improvement');
    expect(table.textContent).toContain('English (100)');
    // Who was assessed in everything needs no maximum beside the total: it is in the head.
    expect(table.textContent).toContain('Total (200)');
    expect([...table.querySelectorAll('tbody tr:nth-child(2) td')].map(({ textContent }) => textContent)[4]).toBe('140');
    expect(screen.getByText(/Charu Nene \(left on 10 Nov 2026\)/)).toBeDefined();
  });
});
