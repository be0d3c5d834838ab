import {
  addScale,
  addScheme,
  copyAssessment,
  getAssessment,
  listExams,
  listMissingMarks,
  listOfflineExams,
  listResults,
  previewScheme,
  removeExam,
  saveExam,
} from '@shala/contract/exams';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { exam, openExams, said, startExams } from '../../../../test/exams.tsx';
import { renderRoutes } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { NewOfflineExamScreen } from './new-offline-exam-screen.tsx';

beforeEach(() => {
  startExams();
});

describe('exams', () => {
  it('are listed with days and classes, and lead to their marks', async () => {
    openExams('/exams');
    expect((await screen.findByRole('link', { name: 'Half-yearly' })).getAttribute('href')).toBe('/exams?exam=x');
  });

  it('are edited and deleted from their page', async () => {
    answer(listMissingMarks, []);
    answer(saveExam, {});
    answer(removeExam, {});
    openExams('/exams?exam=x');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit exam' }));
    const name = await screen.findByLabelText('Name');
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

describe('a new exam', () => {
  it('of the offline exams says what is still to be filled in', async () => {
    const component = { term: 'Term 1', termNo: 1, name: 'Half-yearly exam', max: 80, classIds: ['c'] };
    answer(listExams, { exams: [], components: [component], classes: [{ id: 'c', className: '8th', sections: [] }], withoutScheme: [] });
    answer(listOfflineExams, []);
    renderRoutes([{ path: '*', element: <NewOfflineExamScreen /> }], '/offline-exam/create');
    expect(await screen.findByText('Still to fill in: Counted in the report card as, Name, Exam from and Exam to.')).toBeDefined();
    await userEvent.selectOptions(screen.getByLabelText('Counted in the report card as'), '0');
    expect(screen.getByText('Still to fill in: Exam from and Exam to.')).toBeDefined();
  });

  it('names the classes that are left out because they have no assessment scheme, and leads to the schemes', async () => {
    const component = { term: 'Term 1', termNo: 1, name: 'Half-yearly exam', max: 80, classIds: ['c'] };
    const classes = ['Nursery', 'LKG', '8th'].map((className) => ({ id: className === '8th' ? 'c' : className, className, sections: [] }));
    answer(listExams, { exams: [exam], components: [component], classes, withoutScheme: ['Nursery', 'LKG'] });
    answer(listOfflineExams, []);
    const left = /^Classes Nursery and LKG cannot have this exam, because they have no assessment scheme\. Select a scheme$/;
    const { unmount } = renderRoutes([{ path: '*', element: <NewOfflineExamScreen /> }], '/offline-exam/create');
    const notice = await screen.findByText((_text, element) => element?.children.length === 1 && left.test(element.textContent ?? ''));
    expect(within(notice).getByRole('link', { name: 'Select a scheme' }).getAttribute('href')).toBe('/exams?tab=schemes');
    unmount();
    openExams('/exams');
    await userEvent.click(await screen.findByRole('button', { name: 'Add exam' }));
    expect(await screen.findByText(/^Classes Nursery and LKG cannot have this exam/)).toBeDefined();
  });

  it('takes name and maximum from its component', async () => {
    const component = { term: 'Term 1', termNo: 1, name: 'Half-yearly exam', max: 80, classIds: ['c'] };
    answer(listExams, {
      exams: [exam],
      components: [component],
      classes: [{ id: 'c', className: '8th', sections: [] }],
      withoutScheme: [],
    });
    openExams('/exams');
    await userEvent.click(await screen.findByRole('button', { name: 'Add exam' }));
    await userEvent.selectOptions(await screen.findByLabelText('Counted in the report card as'), '0');
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

  describe('of a year without any', () => {
    const years = [
      { id: 'y', name: '2026-27', schemes: 0 },
      { id: 'last', name: '2025-26', schemes: 2 },
    ];
    const isMissing = () => screen.findByText(/^First select an assessment scheme/);
    beforeEach(() => {
      answer(listExams, { exams: [], components: [], classes: [], withoutScheme: [] });
      answer(listResults, []);
      answer(listOfflineExams, []);
      answer(getAssessment, { ...assessment, years });
    });

    it.each(['/exams', '/exams?tab=results', '/exams?tab=schemes'])('are copied from last year in one press: %s', async (address) => {
      answer(copyAssessment, { schemes: 2, subjects: 40, areas: 6 });
      openExams(address);
      await userEvent.click(await screen.findByRole('button', { name: 'Copy from 2025-26' }));
      await said('The assessment schemes of 2025-26 are now also used in 2026-27.');
      expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ fromYearId: 'last' });
    });

    it('are offered where an offline exam is to be added, and the form opens once they are there', async () => {
      answer(copyAssessment, { schemes: 2, subjects: 40, areas: 6 });
      renderRoutes([{ path: '*', element: <NewOfflineExamScreen /> }], '/offline-exam/create');
      expect(await isMissing()).toBeDefined();
      const component = { term: 'Term 1', termNo: 1, name: 'Half-yearly exam', max: 80, classIds: ['c'] };
      const copy = await screen.findByRole('button', { name: 'Copy from 2025-26' });
      answer(listExams, { exams: [], components: [component], classes: [{ id: 'c', className: '8th', sections: [] }], withoutScheme: [] });
      await userEvent.click(copy);
      expect(await screen.findByLabelText('Counted in the report card as')).toBeDefined();
    });

    it('cannot be copied where no year had one', async () => {
      answer(getAssessment, { ...assessment, years: [{ id: 'y', name: '2026-27', schemes: 0 }] });
      openExams('/exams');
      expect(await isMissing()).toBeDefined();
      expect(screen.getByRole('link', { name: 'Select a scheme' }).getAttribute('href')).toBe('/exams?tab=schemes');
      expect(screen.queryByRole('button', { name: /^Copy from/ })).toBeNull();
    });

    it('say why they could not be copied', async () => {
      refuse(copyAssessment, 409, { code: 'conflict', error: 'Another user has changed this.' });
      openExams('/exams');
      await userEvent.click(await screen.findByRole('button', { name: 'Copy from 2025-26' }));
      await said('Another user has changed this.');
    });
  });

  it('begin blank where no preset fits, and are edited at once', async () => {
    answer(getAssessment, assessment);
    answer(addScheme, { id: 'blank' });
    openExams('/exams?tab=schemes');
    await userEvent.click(await screen.findByRole('button', { name: 'Add blank scheme' }));
    await userEvent.type(screen.getByLabelText('Name of the new scheme'), 'Fifty marks');
    answer(getAssessment, { ...assessment, schemes: [scheme] });
    await userEvent.click(screen.getByRole('button', { name: 'Add scheme' }));
    expect(await screen.findByRole('dialog', { name: 'Fifty marks' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Preview changes' })).toBeDefined();
    expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({ name: 'Fifty marks' });
  });

  it('lose any of their terms, and not the only one', async () => {
    const components = (scheme.terms[0]?.components ?? []).map((one) => ({ ...one, id: 'k2' }));
    const terms = [...scheme.terms, { name: 'Term 2', weight: 100, outOf: 100, components }];
    answer(getAssessment, { ...assessment, schemes: [{ ...scheme, terms }] });
    answer(previewScheme, { students: 0, changed: 0, publishedClasses: [], rows: [] });
    openExams('/exams?tab=schemes');
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    await userEvent.click((await screen.findAllByRole('button', { name: 'Remove term' }))[0] as HTMLElement);
    expect(screen.queryByRole('button', { name: 'Remove term' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    const sentTerms = () => sent.findLast(({ path }) => path.endsWith('/preview'))?.body;
    expect(sentTerms()).toMatchObject({ terms: [{ name: 'Term 2', components: [{ id: 'k2' }] }] });
  });

  it('grade by a scale of the own, which stays open with what is in it when it is refused', async () => {
    answer(getAssessment, { ...assessment, schemes: [scheme] });
    const refusal = { code: 'scaleNameTaken', error: 'Another scale is called Grades.' };
    refuse(addScale, 409, refusal);
    openExams('/exams?tab=schemes');
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
