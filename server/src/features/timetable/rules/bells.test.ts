import { type Bell, periodsOn } from '@shala/contract/timetable';
import { describe, expect, it } from 'vitest';
import { findBellProblem } from './bells.ts';

const periods = [0, 40, 100, 140].map((at, index) => ({
  id: `p${index + 1}`,
  name: `P${index + 1}`,
  startsAt: 480 + at,
  endsAt: 520 + at,
}));
const classes = ['1', '9'].map((classId) => ({ classId, className: `${classId}th` }));
const bell = (change: Partial<Bell<number>>, times: Record<string, [number, number]>): Bell<number> => ({
  ...{ id: change.name ?? '', name: '', classIds: [], days: [] },
  ...change,
  periods: Object.entries(times).map(([periodId, [startsAt, endsAt]]) => ({ periodId, startsAt, endsAt })),
});
const on = (bells: Bell<number>[], classId: string | null, day: number) =>
  periodsOn(periods, bells, { classId, day }).map(({ startsAt }) => startsAt);

describe('the period times of a wing or a day', () => {
  // The primary wing has its recess after the first period.
  const wing = bell({ name: 'Primary', classIds: ['1'] }, { p2: [540, 580] });
  const saturday = bell({ name: 'Saturday', days: [6] }, { p1: [480, 510], p2: [510, 540], p3: [540, 570], p4: [570, 600] });

  it('are those of the day before those of the class, and of these the more precise', () => {
    expect(on([wing, saturday], '1', 1)).toEqual([480, 540, 580, 620]);
    expect(on([wing, saturday], '9', 1)).toEqual([480, 520, 580, 620]);
    expect(on([wing, saturday], '1', 6)).toEqual([480, 510, 540, 570]);
    const own = bell({ name: 'Primary on Saturday', classIds: ['1'], days: [6] }, { p1: [490, 510] });
    expect(on([saturday, wing, own], '1', 6)).toEqual([490, 520, 580, 620]);
    expect(on([wing, saturday], null, 6)).toEqual([480, 510, 540, 570]);
  });

  it('may have another recess, and must not run into another period of another class', () => {
    expect(findBellProblem({ periods, classes }, [wing, saturday])).toBeNull();
    const late = bell({ name: 'Primary', classIds: ['1'] }, { p2: [560, 600], p3: [600, 640], p4: [640, 680] });
    expect(findBellProblem({ periods, classes }, [late])).toMatchObject({
      kind: 'overlap',
      day: 1,
      one: { className: '1th', period: { name: 'P2' } },
      other: { className: '9th', period: { name: 'P3' } },
    });
    const back = bell({ name: 'Primary', classIds: ['1'] }, { p2: [500, 540] });
    expect(findBellProblem({ periods, classes }, [back])).toEqual({ kind: 'order', bell: 'Primary', period: 'P2' });
  });
});
