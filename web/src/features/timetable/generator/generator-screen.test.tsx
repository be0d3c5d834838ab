import {
  applyTimetableDraft,
  changeTimetableDraft,
  compareTimetables,
  deleteTimetableDraft,
  getTimetableDraft,
  getTimetableRules,
  listTimetableDrafts,
  renameTimetableDraft,
  repairTimetable,
  saveTimetableRules,
  startTimetableDraft,
  stopTimetableDraft,
  type TimetableDraft,
  testTimetable,
  withdrawTimetable,
} from '@shala/contract/timetable';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { takeToasts } from '#lib/toasts';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { startTimetable } from '../test/school.ts';
import { GeneratorScreen } from './generator-screen.tsx';

const TEST = {
  sections: 2,
  lessons: 14,
  withoutTeacher: 0,
  problems: [],
  contradictions: [],
  alternatives: [] as { sectionId: string; one: string; other: string }[],
};
const score = { total: 12, lateCore: 3, teacherGap: 9, repeatSameDay: 0, longRun: 0, gapsBeyond: 0 };
const quality = { lessons: 14, score, teachers: [{ teacherId: 'kavita', gaps: 6, longRuns: 0, lateCore: 2 }] };
const empty = { lessons: 0, score: { ...score, total: 0, lateCore: 0, teacherGap: 0 }, teachers: [] };
const draft: TimetableDraft = {
  id: 'd1',
  number: 1,
  name: '',
  conflict: null,
  locked: 0,
  origin: 'generated',
  state: 'done',
  done: 1,
  createdAt: '2026-11-23T09:00:00Z',
  appliedAt: null,
  quality,
  unplaced: [],
};

const RULES = {
  ...{ classTeacherFirst: false, rooms: [], sectionSubjects: [], closures: [], bells: [], fixed: [], splits: [] },
  teachers: [
    { teacherId: 'kavita', mostADay: 0, mostInRow: 2, mostVacant: 0, away: [[3, 'p1'] as [number, string], [3, 'p2'] as [number, string]] },
  ],
  subjects: [
    { subjectId: 'm9', longCount: 0, longLength: 2 as const, onceADay: true, partOfDay: 'any' as const, roomId: null, roomKind: '' },
  ],
};

beforeEach(() => {
  startTimetable();
  answer(getTimetableRules, RULES);
  answer(testTimetable, TEST);
  answer(listTimetableDrafts, { inForce: empty, drafts: [] });
});
const open = () => renderScreen(<GeneratorScreen />, '/scheduler/generate');
const rowOf = async (name: RegExp) => within(await screen.findByRole('table', { name: 'Timetables compared' })).getByRole('row', { name });

describe('generating a timetable', () => {
  it('says first that periods have no teacher, and where to change it', async () => {
    answer(testTimetable, { ...TEST, withoutTeacher: 252 });
    open();
    expect(await screen.findByText('252 periods without a teacher')).toBeDefined();
    expect(screen.queryByText('No problem found')).toBeNull();
    expect(screen.getByRole('link', { name: 'Who teaches what' }).getAttribute('href')).toBe('/data/teaching');
  });

  it('begins with one press, shows it at work and stops it', async () => {
    open();
    expect(await screen.findByText('No problem found')).toBeDefined();
    expect(await rowOf(/no timetable yet/)).toBeDefined();
    answer(startTimetableDraft, { id: 'd1', ids: ['d1'] });
    answer(listTimetableDrafts, { inForce: empty, drafts: [{ ...draft, state: 'running', done: 0.4 }] });
    await userEvent.click(screen.getByRole('button', { name: 'Make timetable' }));
    expect((await screen.findByRole('progressbar', { name: 'Making the timetable' })).getAttribute('aria-valuenow')).toBe('40');
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ seconds: 20, count: 1 });
    answer(stopTimetableDraft, {});
    answer(listTimetableDrafts, { inForce: empty, drafts: [{ ...draft, state: 'stopped' }] });
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeDefined();
    expect(sent.filter(({ path }) => path === '/admin/timetable/drafts/d1/stop')).toHaveLength(1);
  });

  it('reassigns the periods of a draft before it is used, and takes that back', async () => {
    answer(listTimetableDrafts, { inForce: quality, drafts: [draft] });
    // In the draft, 9th B has Mathematics with Kavita Joshi on Wednesday.
    answer(getTimetableDraft, { number: 1, lessons: [[1, 3, 0, 2, 0]] });
    open();
    await userEvent.click(within(await rowOf(/^Draft 1/)).getByRole('button', { name: 'Replace a teacher' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Draft 1')).toBeDefined();
    const place = { day: 'Wednesday' as const, periodId: 'p1' };
    const move = { sectionId: 's9b', subjectId: 'm9', from: place, to: place, teacherBefore: 'kavita', teacherAfter: 'sunita' };
    answer(repairTimetable, { lessons: 1, moves: [move], open: [] });
    await userEvent.click(dialog.getByRole('button', { name: 'Show the changes needed' }));
    expect(sent.find(({ path }) => path === '/admin/timetable/repair')?.body).toMatchObject({ draftId: 'd1' });
    const change = { sectionId: 's9b', ...place, subjectId: 'm9' };
    const [was, now] = ['kavita', 'sunita'].map((teacherId) => ({ subjectId: 'm9', teacherId }));
    answer(changeTimetableDraft, { before: [{ ...change, teacherId: 'kavita' }], after: [{ ...change, teacherId: 'sunita' }] });
    takeToasts();
    await userEvent.click(await dialog.findByRole('button', { name: 'Save 1 change' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    const [toast] = takeToasts();
    expect(toast?.sentence).toBe('The timetable was changed.');
    toast?.onUndo?.();
    const changes = () => sent.filter(({ path }) => path === '/admin/timetable/drafts/d1/lessons').map(({ body }) => body);
    await expect.poll(changes).toHaveLength(2);
    expect(changes()).toEqual([
      { lessons: [{ ...change, teacherId: 'sunita', was }] },
      { lessons: [{ ...change, teacherId: 'kavita', was: now }] },
    ]);
  });

  it('puts a draft in force from a later day, and withdraws it again', async () => {
    answer(listTimetableDrafts, { inForce: quality, drafts: [draft] });
    open();
    await userEvent.click(within(await rowOf(/^Draft 1/)).getByRole('button', { name: 'Use this timetable' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Use from'));
    await userEvent.type(dialog.getByLabelText('Use from'), '07/12/2099');
    answer(applyTimetableDraft, { lessons: 14, from: '2099-12-07', keptId: null });
    takeToasts();
    await userEvent.click(dialog.getByRole('button', { name: 'Use this timetable' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent.find(({ path }) => path === '/admin/timetable/drafts/d1/apply')?.body).toEqual({ from: '2099-12-07' });
    const [toast] = takeToasts();
    expect(toast?.sentence).toBe('This timetable will be used from 7 Dec 2099.');
    answer(withdrawTimetable, { keptId: 'd2' });
    toast?.onUndo?.();
    await expect
      .poll(() => sent.some(({ method, path }) => method === 'DELETE' && path === '/admin/timetable/versions/2099-12-07'))
      .toBe(true);
  });

  it('compares a draft with what is in force, names the hardest week, and puts it in force', async () => {
    answer(listTimetableDrafts, { inForce: quality, drafts: [draft] });
    open();
    const row = await rowOf(/^Draft 1/);
    expect(
      within(row).getByText(
        'Teacher with the most difficult week: Kavita Joshi · 6 free periods between classes · 2 main subjects in the last periods',
      ),
    ).toBeDefined();
    answer(getTimetableDraft, { number: 1, lessons: [[0, 1, 0, 1, 1]] });
    await userEvent.click(within(row).getByRole('button', { name: 'Preview' }));
    expect(await screen.findByRole('table', { name: 'Classes, one day' })).toBeDefined();
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await userEvent.click(close as HTMLElement);
    answer(applyTimetableDraft, { lessons: 14, from: '2026-11-23', keptId: 'd2' });
    await userEvent.click(within(row).getByRole('button', { name: 'Use this timetable' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Use this timetable' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(sent.filter(({ path }) => path === '/admin/timetable/drafts/d1/apply')).toHaveLength(1);
    answer(deleteTimetableDraft, {});
    answer(listTimetableDrafts, { inForce: quality, drafts: [] });
    await userEvent.click(within(await rowOf(/^Draft 1/)).getByRole('button', { name: 'Delete' }));
    await expect.poll(() => screen.queryByText('Draft 1')).toBeNull();
  });

  it('says what contradicts itself and what would mend it, what found no place, and what was refused', async () => {
    const periods = { kind: 'periods', days: [0, 1, 2, 3, 4, 5], needs: 40, has: 36, lessons: [] } as const;
    answer(testTimetable, {
      ...TEST,
      withoutTeacher: 2,
      alternatives: [
        { sectionId: 's8a', one: 'Marathi', other: 'Sanskrit' },
        { sectionId: 's9b', one: 'French', other: 'German' },
      ],
      contradictions: [
        {
          ...{ ...periods, days: [...periods.days], lessons: [] },
          about: 'teacher',
          ids: ['kavita'],
          mends: [
            { kind: 'otherTeacher', who: 'sunita', lesson: 's9b m9', cost: 4 },
            { kind: 'dayCap', lesson: 's9b m9', limit: 2, cost: 3 },
            { kind: 'fewer', lesson: 's8a m8', periods: 4, cost: 8 },
          ],
        },
        {
          kind: 'periods',
          about: 'group',
          ids: ['s8a'],
          days: [2],
          needs: 5,
          has: 4,
          lessons: [],
          mends: [{ kind: 'fewer', who: 's8a', periods: 1, cost: 5 }],
        },
      ],
    });
    const unplaced = [{ sectionId: 's9b', subjectId: 'm9', count: 2, blockers: ['kavita', 's9b'] }];
    answer(listTimetableDrafts, { inForce: empty, drafts: [{ ...draft, unplaced }] });
    open();
    expect(await screen.findByText('Kavita Joshi: 40 periods a week are needed, but only 36 are possible.')).toBeDefined();
    expect(screen.getByText('Class 8th A: 5 periods are needed on Wednesday, but only 4 are possible.')).toBeDefined();
    expect(screen.getByText('Give Mathematics of Class 9th B to Sunita Rao.')).toBeDefined();
    expect(screen.getByText('Reduce Mathematics of Class 8th A by 4 periods a week.')).toBeDefined();
    expect(screen.getByText('Reduce the subjects of Class 8th A by at least 1 period a week.')).toBeDefined();
    expect(screen.getByText(/^No student takes both Marathi and Sanskrit/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Student groups' }).getAttribute('href')).toContain('part=groups');
    expect(screen.queryByText(/French/)).toBeNull();
    expect(screen.getByText(/^2 periods a week have no teacher/)).toBeDefined();
    expect(await screen.findByText(/2 periods could not be placed. Busy in most periods: Kavita Joshi and Class 9th B\./)).toBeDefined();
    refuse(applyTimetableDraft, 409, { code: 'coverBusy', error: 'Kavita Joshi already has an arrangement.' });
    await userEvent.click(screen.getByRole('button', { name: 'Use this timetable' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Use this timetable' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Kavita Joshi already has an arrangement.');
  });

  it('applies what would solve a problem, and takes it back', async () => {
    const mends = [
      { kind: 'freeTeacher' as const, who: 'kavita', day: 2, periods: 1, cost: 1 },
      { kind: 'teacherDay' as const, who: 'kavita', limit: 7, cost: 2 },
      { kind: 'dayCap' as const, lesson: 's9b m9', limit: 2, cost: 3 },
      { kind: 'otherTeacher' as const, who: 'sunita', lesson: 's9b m9', cost: 4 },
      { kind: 'fewer' as const, lesson: 's9b m9', periods: 1, cost: 5 },
      { kind: 'freeGroup' as const, who: 's9b', day: 5, periods: 1, cost: 6 },
    ];
    const one = { kind: 'periods' as const, about: 'teacher' as const, ids: ['kavita'], days: [2], needs: 5, has: 4, lessons: [], mends };
    answer(testTimetable, { ...TEST, contradictions: [one] });
    answer(saveTimetableRules, {});
    open();
    const saved = () => sent.findLast(({ method }) => method === 'PUT')?.body;
    const [row] = RULES.teachers;
    const own = { sectionId: 's9b', subjectId: 'm9', teacherId: null, periodsPerWeek: null };
    const wanted: [RegExp, object, object][] = [
      [
        /^Apply: Make Kavita Joshi available for 1 more period on Wednesday/,
        { teachers: [{ ...row, away: [[3, 'p2']] }] },
        { teachers: [row] },
      ],
      [/^Apply: Allow Kavita Joshi 7 periods a day/, { teachers: [{ ...row, mostADay: 7 }] }, { teachers: [row] }],
      [
        /^Apply: Allow Mathematics of Class 9th B 2 times/,
        { subjects: [{ ...RULES.subjects[0], onceADay: false }] },
        { subjects: RULES.subjects },
      ],
      [
        /^Apply: Give Mathematics of Class 9th B to Sunita/,
        { sectionSubjects: [{ ...own, teacherId: 'sunita' }] },
        { sectionSubjects: [own] },
      ],
      [/^Apply: Reduce Mathematics of Class 9th B by 1/, { sectionSubjects: [{ ...own, periodsPerWeek: 5 }] }, { sectionSubjects: [own] }],
    ];
    for (const [name, change, back] of wanted) {
      await userEvent.click(await screen.findByRole('button', { name }));
      await vi.waitFor(() => expect(saved()).toMatchObject(change));
      const toast = await vi.waitFor(() => {
        const found = takeToasts().at(-1);
        expect(found?.onUndo).toBeDefined();
        return found;
      });
      toast?.onUndo?.();
      await vi.waitFor(() => expect(saved()).toMatchObject(back));
    }
    // Which closing ends is the school's decision.
    expect(screen.queryByRole('button', { name: /Add 1 more period for Class 9th B/ })).toBeNull();
    const closing = screen.getByRole('link', { name: /Add 1 more period for Class 9th B/ });
    expect(closing.getAttribute('href')).toBe('/scheduler/rules?part=week');
  });

  it('makes several drafts at once, names them, and compares them by rule and by teacher', async () => {
    const second = { ...draft, id: 'd2', number: 2, locked: 3, quality: { ...quality, score: { ...score, total: 20, teacherGap: 17 } } };
    answer(listTimetableDrafts, { inForce: quality, drafts: [draft, second] });
    answer(compareTimetables, {
      inForce: { lessons: 14, changed: 0, score, teachers: [] },
      drafts: [
        { id: 'd1', lessons: 14, changed: 5, score, teachers: [{ teacherId: 'kavita', gaps: 6, longRuns: 0, lateCore: 2 }] },
        { id: 'd2', lessons: 14, changed: 7, score: second.quality.score, teachers: [] },
      ],
    });
    open();
    expect((await rowOf(/^Draft 2/)).textContent).toContain('3 locked periods');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    const table = within(await screen.findByRole('table', { name: 'Timetables side by side' }));
    expect(table.getByRole('row', { name: /^Kavita Joshi/ }).textContent).toBe(
      'Kavita Joshi–6 free periods between classes · 2 main subjects in the last periods–',
    );
    expect(table.getByRole('row', { name: /^Different/ }).textContent).toBe('Different from the current timetable057');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Draft 2' }));
    expect(table.queryByRole('columnheader', { name: 'Draft 2' })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);

    await userEvent.click(within(await rowOf(/^Draft 2/)).getByRole('button', { name: 'Rename' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Art late');
    answer(renameTimetableDraft, {});
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(sent.find(({ method }) => method === 'PATCH')).toMatchObject({ path: '/admin/timetable/drafts/d2', body: { name: 'Art late' } });

    answer(startTimetableDraft, { id: 'd3', ids: ['d3', 'd4', 'd5'] });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Number of drafts' }), '3');
    await userEvent.click(screen.getByRole('button', { name: 'Make timetable' }));
    await userEvent.click(within(await rowOf(/^Draft 2/)).getByRole('button', { name: 'Lock periods' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make timetable with these locked periods' }));
    const started = sent.filter(({ method, path }) => method === 'POST' && path === '/admin/timetable/drafts').map(({ body }) => body);
    expect(started).toEqual([
      { seconds: 20, count: 3 },
      { seconds: 20, count: 1, from: 'd2' },
    ]);
  });

  it('names the lessons that contradict each other', async () => {
    const conflict = {
      lessons: [
        { sectionId: 's9b', subjectId: 'm9', teacherId: 'kavita', periods: 6 },
        { sectionId: 's8a', subjectId: 'sc8', teacherId: null, periods: 1 },
      ],
      isSmallest: true,
    };
    const unplaced = [{ sectionId: 's9b', subjectId: 'm9', count: 1, blockers: ['kavita'] }];
    answer(listTimetableDrafts, { inForce: empty, drafts: [{ ...draft, unplaced, conflict }] });
    open();
    expect(
      await screen.findByText(
        /^No timetable can have all of these together: Mathematics of Class 9th B \(6 periods, Kavita Joshi\) and Science of Class 8th A \(1 period\)\. If any one of them is left out/,
      ),
    ).toBeDefined();
  });
});
