import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Breach, checkTimetable } from './check.ts';
import { type HandMove, makeHandCheck } from './hand-check.ts';
import { type Placement, timetableInstance } from './instance.ts';
import { scoreTimetable } from './score.ts';

const [D, P] = [3, 5];
const GROUPS = ['9A', '9B', '9C'];
const TEACHERS = ['Rao', 'Khan', 'Iyer'];
const ROOMS = ['Lab', 'Ground'];
const slot = fc.tuple(fc.nat(D - 1), fc.nat(P - 1));
const some = (names: string[]) => fc.subarray(names, { minLength: 1, maxLength: 2 });

const lesson = fc.record({
  groups: some(GROUPS),
  teachers: some(TEACHERS),
  core: fc.boolean(),
  maxBlocksPerDay: fc.nat(2),
  minDaysBetween: fc.nat(2),
  blocks: fc.array(fc.record({ len: fc.integer({ min: 1, max: 2 }), rooms: fc.subarray(ROOMS) }), { minLength: 1, maxLength: 3 }),
});
/** Any school with a timetable that may violate any rule, and any change of it. */
const drawn = fc
  .record({
    lessons: fc.array(lesson, { minLength: 2, maxLength: 7 }),
    away: fc.array(slot, { maxLength: 4 }),
    closed: fc.array(slot, { maxLength: 2 }),
    seats: fc.array(fc.tuple(slot, fc.constantFrom(...ROOMS, null)), { minLength: 21, maxLength: 21 }),
    isLeftOut: fc.array(fc.nat(9), { minLength: 21, maxLength: 21 }),
    changes: fc.array(fc.tuple(fc.nat(20), slot), { minLength: 1, maxLength: 3 }),
  })
  .map(({ lessons, away, closed, seats, isLeftOut, changes }) => {
    const instance = timetableInstance.parse({
      schema: 'school-timetable-instance/1',
      days: Array.from({ length: D }, (_day, day) => `D${day}`),
      periods: Array.from({ length: P }, (_period, period) => `P${period}`),
      breaks: [{ afterPeriod: 3 }],
      closed,
      groups: GROUPS.map((id) => ({ id, unavailable: id === '9A' ? away : [] })),
      teachers: TEACHERS.map((id) => ({ id, maxPerDay: 3, maxConsecutive: 2, unavailable: id === 'Rao' ? away : [] })),
      rooms: ROOMS.map((id) => ({ id, unavailable: [[0, 0]] })),
      lessons: lessons.map((one, index) => ({ ...one, id: `L${index}` })),
      simultaneous: [['L0', 'L1'].map((id) => [id, 0])],
      soft: {
        lateCore: { weight: 1, lastPeriods: 2 },
        teacherGap: { weight: 2 },
        repeatSameDay: { weight: 3 },
        longRun: { weight: 4, limit: 1 },
      },
    });
    const all = instance.lessons.flatMap(({ id, blocks }) => blocks.map((_block, block) => ({ lesson: id, block })));
    const placements = all.flatMap((one, index): Placement[] => {
      const [[day, period], room] = seats[index] ?? [[0, 0], null];
      return isLeftOut[index] === 0 ? [] : [{ ...one, day, period, room }];
    });
    const moves = changes.flatMap(([pick, [day, period]]): HandMove[] => {
      const one = all[pick % all.length];
      return one ? [{ ...one, day, period }] : [];
    });
    return { instance, placements, moves: moves.filter((move, at) => moves.findIndex((one) => same(one, move)) === at) };
  });
const same = (one: { lesson: string; block: number }, two: { lesson: string; block: number }) =>
  one.lesson === two.lesson && one.block === two.block;
const told = (list: readonly Breach[]) => list.map((breach) => JSON.stringify(breach, Object.keys(breach).sort())).sort();

describe('the check of a change by hand', () => {
  it('tells the same as a check of the whole timetable before and after', () => {
    fc.assert(
      fc.property(drawn, ({ instance, placements, moves }) => {
        const after = placements.map((row) => ({ ...row, ...moves.find((move) => same(move, row)) }));
        for (const move of moves) if (!placements.some((row) => same(row, move))) after.push({ ...move, room: null });
        const [old, now] = [told(checkTimetable(instance, placements)), told(checkTimetable(instance, after))];
        const verdict = makeHandCheck(instance, placements).tryMoves(moves);
        const without = (list: string[], other: string[]) => {
          const rest = [...other];
          return list.filter((one) => {
            const at = rest.indexOf(one);
            if (at >= 0) rest.splice(at, 1);
            return at < 0;
          });
        };
        expect(told(verdict.broken)).toEqual(without(now, old));
        expect(told(verdict.mended)).toEqual(without(old, now));
        const [before, then] = [scoreTimetable(instance, placements), scoreTimetable(instance, after)];
        for (const key of ['total', 'lateCore', 'teacherGap', 'repeatSameDay', 'longRun', 'gapsBeyond'] as const)
          expect(verdict.cost[key]).toBe(then[key] - before[key]);
      }),
      { numRuns: 300, seed: 24 },
    );
  });

  it('names the breaches of some people alone', () => {
    const instance = timetableInstance.parse({
      schema: 'school-timetable-instance/1',
      days: ['Monday'],
      periods: ['1', '2'],
      groups: [{ id: '9A' }, { id: '9B' }, { id: '9C' }],
      teachers: [{ id: 'Rao', maxPerDay: 1 }, { id: 'Khan' }],
      lessons: [
        { id: 'a', groups: ['9A'], teachers: ['Rao'], blocks: [{ len: 1 }] },
        { id: 'b', groups: ['9B'], teachers: ['Rao'], blocks: [{ len: 1 }] },
        { id: 'c', groups: ['9C'], teachers: ['Khan'], blocks: [{ len: 1 }] },
      ],
    });
    const at = (id: string, period: number) => ({ lesson: id, block: 0, day: 0, period, room: null });
    const check = makeHandCheck(instance, [at('a', 0), at('b', 1), at('c', 0)]);
    expect(check.breachesOf({ groups: ['9A'], teachers: [] })).toEqual([{ rule: 'teacherDay', who: 'Rao', day: 0 }]);
    expect(check.breachesOf({ groups: ['9C'], teachers: ['Khan'] })).toEqual([]);
    expect(check.tryMoves([{ lesson: 'b', block: 0, day: 0, period: 0 }]).broken).toMatchObject([{ rule: 'teacherTwice', other: 'a' }]);
  });
});
