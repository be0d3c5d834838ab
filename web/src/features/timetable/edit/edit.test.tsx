import {
  addTimetableLock,
  deleteTimetableLock,
  getTimetableLimits,
  getTimetableRules,
  listTimetableLocks,
  repairTimetable,
  saveTimetableRules,
} from '@shala/contract/timetable';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../../../test/render.tsx';
import { answer, refuse, sent } from '../../../../test/server.ts';
import { SchedulerScreen } from '../screens/scheduler-screen.tsx';
import { LIMITS, NO_RULES, startTimetable } from '../test/school.ts';

const held = { id: 'l1', kind: 'period' as const, sectionId: 's8a', day: 'Monday' as const, periodId: 'p1', teacherId: null };
beforeEach(startTimetable);
const open = () => renderScreen(<SchedulerScreen />, '/scheduler?class=c8&section=s8a&day=Monday');
const bodies = (method: string, path: string) => sent.filter((one) => one.method === method && one.path === path).map(({ body }) => body);

describe('a period of the week', () => {
  it('says which rule it breaks and mends it with one press', async () => {
    answer(getTimetableLimits, {
      ...LIMITS,
      teachers: LIMITS.teachers.map((one) => (one.id === 'sandeep' ? { ...one, unavailable: [[0, 0] as [number, number]] } : one)),
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Science, Sandeep Patil, P1 on Monday, Breaks a timetable rule' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('Sandeep Patil is not at school in P1 on Monday')).toBeDefined();
    const mends = dialog.getAllByRole('button', { name: /^Apply: / });
    expect(mends).toHaveLength(3);
    await userEvent.click(mends[0] as HTMLElement);
    const [saved] = bodies('PUT', '/admin/timetable/lessons') as { lessons: object[] }[];
    expect(saved?.lessons).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is locked and unlocked', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Science, Sandeep Patil, P1 on Monday' }));
    expect(await screen.findByText('No clash: this period follows all timetable rules.')).toBeDefined();
    answer(addTimetableLock, { id: 'l1' });
    answer(listTimetableLocks, [held]);
    await userEvent.click(screen.getByRole('button', { name: 'Lock this period' }));
    expect(bodies('POST', '/admin/timetable/locks')).toEqual([{ kind: 'period', sectionId: 's8a', day: 'Monday', periodId: 'p1' }]);
    expect(await screen.findByText('Locked: Class 8th A, P1 on Monday')).toBeDefined();
    answer(deleteTimetableLock, {});
    answer(listTimetableLocks, []);
    await userEvent.click(screen.getByRole('button', { name: 'Unlock this period' }));
    expect(await screen.findByRole('button', { name: 'Lock this period' })).toBeDefined();
    expect(sent.some(({ method, path }) => method === 'DELETE' && path === '/admin/timetable/locks/l1')).toBe(true);
  });
});

describe('the locks', () => {
  it('are listed, and lock a class, a day or a teacher; a refusal is told', async () => {
    answer(listTimetableLocks, [held, { ...held, id: 'l2', kind: 'day', sectionId: null, periodId: null }]);
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Lock periods' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('All classes on Monday')).toBeDefined();
    answer(addTimetableLock, { id: 'l3' });
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'a teacher' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Teacher' }), 'sunita');
    await userEvent.click(dialog.getByRole('button', { name: 'Lock' }));
    expect(bodies('POST', '/admin/timetable/locks')).toEqual([
      { kind: 'section', sectionId: 's8a' },
      { kind: 'teacher', teacherId: 'sunita' },
    ]);
    refuse(deleteTimetableLock, 404, { code: 'notFound', error: 'Not found.' });
    await userEvent.click(dialog.getAllByRole('button', { name: 'Unlock' })[0] as HTMLElement);
    expect(sent.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});

describe('a repair', () => {
  const move = {
    sectionId: 's9b',
    subjectId: 'm9',
    from: { day: 'Monday' as const, periodId: 'p1' },
    to: { day: 'Tuesday' as const, periodId: 'p2' },
    teacherBefore: 'kavita',
    teacherAfter: 'sunita',
  };

  it('is shown as a list of moves before it is saved', async () => {
    answer(repairTimetable, {
      lessons: 3,
      moves: [move],
      open: [{ sectionId: 's8a', subjectId: 'sc8', count: 2, why: 'noTeacher', blockers: [] }],
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace a teacher' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Show the changes needed' }));
    expect(bodies('POST', '/admin/timetable/repair')).toEqual([{ leaving: ['kavita'], away: [] }]);
    const row = await dialog.findByRole('row', { name: /9th B/ });
    expect(row.textContent).toBe('9th BMathematicsMon P1Tue P2Kavita Joshi → Sunita Rao');
    expect(dialog.getByText(/33.3% of all periods/)).toBeDefined();
    expect(
      dialog.getByText('Science of Class 8th A: 2 periods without a teacher. No teacher of this subject has vacant periods for them.'),
    ).toBeDefined();
    expect(bodies('PUT', '/admin/timetable/lessons')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Save 1 change' }));
    expect(bodies('PUT', '/admin/timetable/lessons')).toEqual([
      {
        lessons: [
          {
            sectionId: 's9b',
            day: 'Monday',
            periodId: 'p1',
            subjectId: null,
            teacherId: null,
            was: { subjectId: 'm9', teacherId: 'kavita' },
          },
          {
            sectionId: 's9b',
            day: 'Tuesday',
            periodId: 'p2',
            subjectId: 'm9',
            teacherId: 'sunita',
            was: { subjectId: null, teacherId: null },
          },
        ],
      },
    ]);
  });

  it('asks for the days of a teacher who loses some, and says when nothing has to change', async () => {
    answer(repairTimetable, { lessons: 3, moves: [], open: [] });
    const away: [number, string][] = [[1, 'p1']];
    answer(getTimetableRules, { ...NO_RULES, teachers: [{ teacherId: 'kavita', mostADay: 5, mostInRow: 0, mostVacant: 2, away }] });
    answer(saveTimetableRules, {});
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace a teacher' }));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'A teacher cannot come on some weekdays, every week' }));
    expect(dialog.getByRole('button', { name: 'Show the changes needed' })).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Friday' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show the changes needed' }));
    expect(await dialog.findByText('No change is needed.')).toBeDefined();
    expect(bodies('POST', '/admin/timetable/repair')).toEqual([{ leaving: [], away: [{ teacherId: 'kavita', days: ['Friday'] }] }]);
    // The next draft respects the day: it is added to the teacher's rule.
    expect(dialog.getByRole('checkbox', { name: /^Save these days in the timetable rules/ })).toHaveProperty('checked', true);
    await userEvent.click(await dialog.findByRole('button', { name: 'Save in timetable rules' }));
    const friday = ['p1', 'p2', 'p3'].map((period) => [5, period]);
    expect(bodies('PUT', '/admin/timetable/rules')).toEqual([
      { teachers: [{ teacherId: 'kavita', mostADay: 5, mostInRow: 0, mostVacant: 2, away: [...away, ...friday] }] },
    ]);
    expect(bodies('PUT', '/admin/timetable/lessons')).toEqual([]);
  });

  it('tells why the changes cannot be found', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Replace a teacher' }));
    const dialog = within(screen.getByRole('dialog'));
    refuse(repairTimetable, 404, { code: 'notFound', error: 'Not found.' });
    await userEvent.click(dialog.getByRole('radio', { name: 'Periods without a teacher' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Show the changes needed' }));
    expect((await dialog.findByRole('alert')).textContent).not.toBe('');
  });
});
