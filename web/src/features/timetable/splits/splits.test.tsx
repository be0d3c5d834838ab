import { getTimetable, getTimetableRules, placeSplit, saveTimetableRules } from '@shala/contract/timetable';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import type { Rules } from '../rules/rules.ts';
import { RulesScreen } from '../rules/rules-screen.tsx';
import { SchedulerScreen } from '../screens/scheduler-screen.tsx';
import { TeacherWeekScreen } from '../screens/teacher-week-screen.tsx';
import { startTimetable, TIMETABLE } from '../test/school.ts';

/** On Monday in P2 Kavita and Sandeep have a group each of 8A and 9B. */
const SPLIT: Rules['splits'][number] = {
  id: 'x1',
  name: 'Options',
  periodsPerWeek: 2,
  groups: [
    {
      id: 'g1',
      name: 'Mathematics',
      teacherId: 'kavita',
      members: [
        { sectionId: 's8a', subjectId: 'm8' },
        { sectionId: 's9b', subjectId: 'm9' },
      ],
    },
    { id: 'g2', name: 'Science', teacherId: 'sandeep', members: [{ sectionId: 's8a', subjectId: 'sc8' }] },
  ],
};
const NONE: Rules = {
  ...{ classTeacherFirst: false, rooms: [], teachers: [], subjects: [], sectionSubjects: [], closures: [], bells: [], fixed: [] },
  splits: [],
};

beforeEach(() => {
  startTimetable();
  answer(getTimetableRules, { ...NONE, splits: [SPLIT] });
  answer(saveTimetableRules, {});
  answer(placeSplit, { lessons: 3 });
  answer(getTimetable, {
    ...TIMETABLE,
    groups: SPLIT.groups.map(({ id, name }) => ({ id, name, splitId: 'x1', splitName: 'Options' })),
    lessons: [
      [0, 1, 0, 1, 1, -1, -1],
      [0, 1, 1, 0, 0, -1, 0],
      [1, 1, 1, 2, 0, -1, 0],
      [0, 1, 1, 1, 1, -1, 1],
    ],
  });
});
const bodies = (method: string, path: string) => sent.filter((one) => one.method === method && one.path === path).map(({ body }) => body);
const openWeek = () => renderScreen(<SchedulerScreen />, '/scheduler?class=c8&section=s8a&day=Monday');

describe('groups in the rules of the timetable', () => {
  it('are entered with subject, teacher and sections, the name follows the subject', async () => {
    renderScreen(<RulesScreen />, '/scheduler/rules?part=groups');
    expect(await screen.findByText('Mathematics: Kavita Joshi · Science: Sandeep Patil')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Add groups' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(dialog.getAllByLabelText('Name')[0] as HTMLElement, 'Maths together');
    await userEvent.type(dialog.getByLabelText('Periods a week'), '3');
    await userEvent.click(dialog.getByLabelText('8th A'));
    await userEvent.click(dialog.getByLabelText('9th B'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove group 2' }));
    await userEvent.selectOptions(dialog.getByLabelText('Subject of Class 8th'), 'Mathematics');
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await userEvent.selectOptions(dialog.getByLabelText('Subject of Class 9th'), 'Mathematics');
    await userEvent.selectOptions(dialog.getByLabelText('Teacher'), 'Sunita Rao');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const members = [
      { sectionId: 's8a', subjectId: 'm8' },
      { sectionId: 's9b', subjectId: 'm9' },
    ];
    expect(bodies('PUT', '/admin/timetable/rules')).toEqual([
      { splits: [{ name: 'Maths together', periodsPerWeek: 3, groups: [{ name: 'Mathematics', teacherId: 'sunita', members }] }] },
    ]);
  });

  it('are changed with the sections that each has, and deleted', async () => {
    renderScreen(<RulesScreen />, '/scheduler/rules?part=groups');
    await userEvent.click(await screen.findByRole('button', { name: 'Options' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByLabelText<HTMLInputElement>('Students of 9th B').map(({ checked }) => checked)).toEqual([true, false]);
    await userEvent.click(dialog.getAllByLabelText('Students of 8th A')[1] as HTMLElement);
    expect(dialog.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete groups' }));
    expect(bodies('PUT', '/admin/timetable/rules')).toEqual([{ removedSplitIds: ['x1'] }]);
  });
});

describe('groups in the week', () => {
  it('are shown beside each other, once in the counts, and with all their sections to their teacher', async () => {
    openWeek();
    const groups = await screen.findByRole('button', { name: 'Mathematics / Science, Kavita Joshi / Sandeep Patil, P2 on Monday' });
    expect(groups.getAttribute('aria-disabled')).toBeNull();
    expect(screen.getByText(/2 periods filled/)).toBeDefined();
    expect(await screen.findByText('Periods of the week: 3 needed, 2 filled')).toBeDefined();
    expect((await screen.findByRole('button', { name: 'Edit P2' })).hasAttribute('disabled')).toBe(true);
    renderScreen(<TeacherWeekScreen />, '/scheduler/teachers?teacher=kavita');
    expect(await screen.findByRole('button', { name: 'Mathematics, Class 8th A, 9th B, P2 on Monday' })).toBeDefined();
    expect(screen.getByText(/1 period a week/)).toBeDefined();
  });

  it('need the periods of the section, and not those of each subject', async () => {
    const at = (period: number) => [
      [0, 1, period, 0, 0, -1, 0],
      [0, 1, period, 1, 1, -1, 1],
    ];
    answer(getTimetable, {
      ...TIMETABLE,
      groups: SPLIT.groups.map(({ id, name }) => ({ id, name, splitId: 'x1', splitName: 'Options' })),
      lessons: [...at(0), ...at(1)],
    });
    openWeek();
    expect(await screen.findByText('Periods of the week: 2 needed, 2 filled')).toBeDefined();
  });

  it('are moved and cleared in all classes at once; a refusal is told', async () => {
    openWeek();
    await userEvent.click(await screen.findByRole('button', { name: /^Mathematics \/ Science/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Options' }));
    expect(dialog.getByText('Class 8th A, 9th B, P2 on Monday')).toBeDefined();
    refuse(placeSplit, 409, { code: 'teacherTwice', error: 'Kavita Joshi would take two classes in P1 on Tuesday.' });
    await userEvent.selectOptions(dialog.getByLabelText('Day'), 'Tuesday');
    await userEvent.selectOptions(dialog.getByLabelText('Period'), 'P1');
    await userEvent.click(dialog.getByRole('button', { name: 'Move the groups' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('two classes in P1');
    answer(placeSplit, { lessons: 0 });
    await userEvent.click(dialog.getByRole('button', { name: 'Clear this period' }));
    const [out, into] = [
      { day: 'Monday', periodId: 'p2' },
      { day: 'Tuesday', periodId: 'p1' },
    ];
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(bodies('PUT', '/admin/timetable/splits/x1')).toEqual([
      { out, into },
      { out, into: null },
    ]);
  });

  it('are placed by hand where the rules have them', async () => {
    openWeek();
    await userEvent.click(await screen.findByRole('button', { name: 'Place groups' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('1 of 2 periods a week are placed')).toBeDefined();
    await userEvent.selectOptions(dialog.getByLabelText('Day'), 'Friday');
    await userEvent.selectOptions(dialog.getByLabelText('Period'), 'P3');
    await userEvent.click(dialog.getByRole('button', { name: 'Place the groups' }));
    expect(bodies('PUT', '/admin/timetable/splits/x1')).toEqual([{ out: null, into: { day: 'Friday', periodId: 'p3' } }]);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });
});
