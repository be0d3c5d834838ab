import { checkTimetable, timetableInstance } from '@shala/contract/timetable';
import { describe, expect, it } from 'vitest';
import { solve } from '#platform/solve';
import { plantInstance } from '../evaluation/planted.ts';
import { generate } from '../kernel/generate.ts';
import { precheck } from '../precheck/precheck.ts';
import { findConflict } from './find-conflict.ts';
import { buildModel } from './model.ts';
import { askSolver } from './prove.ts';
import { tryLessons } from './try-lessons.ts';

const times = (count: number) => Array.from({ length: count }, () => ({ len: 1 }));
const lesson = (id: string, group: string, teacher: string, count: number, more: object = {}) => ({
  id,
  subject: 'Hindi',
  groups: [group],
  teachers: [teacher],
  blocks: times(count),
  ...more,
});
const school = (lessons: object[], more: object = {}) =>
  timetableInstance.parse({
    schema: 'school-timetable-instance/1',
    days: ['Monday', 'Tuesday'],
    periods: ['1', '2', '3'],
    groups: ['9A', '9B', '9C'].map((id) => ({ id })),
    teachers: ['Rao', 'Khan', 'Iyer', 'Das'].map((id) => ({ id })),
    lessons,
    ...more,
  });
const asking = (instance: ReturnType<typeof school>) => ({
  ask: async (lessons: string[]) => askSolver(tryLessons({ instance, lessons, locks: [] }), 5),
  isGoing: () => true,
});

/** Full weeks that are possible if Rao and Khan swap classes at the same time. */
const CLASH = [lesson('a', '9A', 'Rao', 5), lesson('b', '9B', 'Rao', 1), lesson('k', '9A', 'Khan', 1), lesson('l', '9B', 'Khan', 5)];

describe('lessons that contradict each other', () => {
  it('are named, and none too many: without any one of them the rest has a timetable', async () => {
    // Each of the three has all its lessons on Monday morning, and each two of them share a teacher or group.
    const starts = [
      [0, 0],
      [0, 1],
    ];
    const only = (id: string, groups: string[], teachers: string[]) => ({ id, groups, teachers, blocks: [{ len: 1, starts }] });
    const instance = school([
      only('x', ['9A'], ['Rao']),
      only('y', ['9A', '9B'], ['Khan']),
      only('z', ['9B'], ['Rao']),
      lesson('free', '9C', 'Das', 4),
      lesson('more', '9A', 'Iyer', 2),
    ]);
    expect(precheck(instance)).toEqual([]);
    const found = await findConflict(instance, ['y'], asking(instance));
    expect(found).toEqual({ lessons: ['x', 'y', 'z'], isSmallest: true });
    for (const id of found?.lessons ?? []) {
      const rest = { ...instance, lessons: instance.lessons.filter((one) => one.id !== id) };
      expect(checkTimetable(rest, generate(rest, { seed: 1, now: () => 0, maxMoves: 3000 }).placements)).toEqual([]);
    }
  });

  it('are none where a timetable exists, and the solver agrees with what was planted', async () => {
    const instance = school(CLASH);
    expect(await findConflict(instance, ['a'], asking(instance))).toBeNull();
    const { instance: made, planted } = plantInstance(4, 2);
    expect((await solve(buildModel(made, planted), 20)).status).toBe('solved');
  });

  it('are given up when the time is over', async () => {
    const instance = school(CLASH);
    expect(await findConflict(instance, ['a'], { ask: async () => 'unknown', isGoing: () => false })).toBeNull();
    let asked = 0;
    const late = await findConflict(instance, ['a'], { ask: async () => 'impossible', isGoing: () => ++asked < 2 });
    expect(late).toMatchObject({ isSmallest: false });
  });
});
