import { SCHOOL_DAYS } from '@shala/contract/shared';
import { describe, expect, it } from 'vitest';
import { LIMITS, TIMETABLE } from '../test/school.ts';
import { type BoardLesson, makeBoard, placeKey } from './board.ts';
import { findClash } from './judge.ts';
import { judgeByHand, problemsOf } from './judge-by-hand.ts';
import { findMends } from './mends.ts';
import { moveTo } from './moves.ts';
import { placesAfter } from './repair.ts';

type Lock = NonNullable<NonNullable<Parameters<typeof makeBoard>[1]>['locks']>[number];
const lock = (more: Partial<Lock>): Lock => ({
  id: 'l',
  kind: 'period',
  sectionId: null,
  day: null,
  periodId: null,
  teacherId: null,
  ...more,
});
const at = (board: ReturnType<typeof makeBoard>, day: (typeof SCHOOL_DAYS)[number], periodId: string, sectionId = 's9b') =>
  board.at({ sectionId, day, periodId }) as BoardLesson;
// Monday: 8A has science in P1; 9B has mathematics with Kavita in P1 and P2, which is once too often.
const board = makeBoard(TIMETABLE, { limits: LIMITS });

describe('a change by hand, judged by the rules of the generator', () => {
  it('names who is away then, a long run, and a week that gets worse', () => {
    const first = at(board, 'Monday', 'p1');
    const kinds = (day: (typeof SCHOOL_DAYS)[number], periodId: string) =>
      moveTo(board, first, { sectionId: 's9b', day, periodId }).problems.map(({ kind }) => kind);
    expect(kinds('Friday', 'p1')).toEqual(['away']);
    expect(kinds('Monday', 'p3')).toEqual(['worse']);
    expect(kinds('Tuesday', 'p1')).toEqual([]);
    const long = makeBoard({ ...TIMETABLE, lessons: [...TIMETABLE.lessons, [1, 2, 0, 2, 0], [1, 2, 1, 2, 0]] }, { limits: LIMITS });
    const moves = [{ lesson: at(long, 'Monday', 'p1'), to: { day: 'Tuesday' as const, periodId: 'p3' } }];
    expect(judgeByHand(long, moves)).toContainEqual({ kind: 'run', teacherId: 'kavita', day: 'Tuesday' });
    expect(judgeByHand(makeBoard(TIMETABLE), moves)).toEqual([]);
  });

  it('leaves locked lessons where they are', () => {
    const locked = makeBoard(TIMETABLE, { limits: LIMITS, locks: [lock({ sectionId: 's9b', day: 'Monday', periodId: 'p1' })] });
    const own = moveTo(locked, at(locked, 'Monday', 'p1'), { sectionId: 's9b', day: 'Tuesday', periodId: 'p1' });
    expect(findClash(own.problems)).toMatchObject({ kind: 'locked', subjectId: 'm9' });
    const other = moveTo(locked, at(locked, 'Monday', 'p2'), { sectionId: 's9b', day: 'Monday', periodId: 'p1' });
    expect(findClash(other.problems)).toMatchObject({ kind: 'locked' });
    const free = moveTo(locked, at(locked, 'Monday', 'p2'), { sectionId: 's9b', day: 'Tuesday', periodId: 'p1' });
    expect(findClash(free.problems)).toBeUndefined();
  });
});

describe('the mends of a lesson that breaks a rule', () => {
  it('are the cheapest changes after which it breaks none', () => {
    const second = at(board, 'Monday', 'p2');
    const breaches = board.hand?.breachesOf('s9b').get(placeKey(second)) ?? [];
    expect(problemsOf(board, second, breaches)).toEqual([{ kind: 'twice', subjectId: 'm9', count: 2, place: second }]);
    const mends = findMends(board, second);
    expect(mends).toHaveLength(3);
    expect(mends.map(({ cost }) => cost)).toEqual(mends.map(({ cost }) => cost).sort((a, b) => a - b));
    for (const { places } of mends) {
      const lessons = [
        ...board.lessons.filter((one) => !places.some((place) => placeKey(place) === placeKey(one))),
        ...places.filter((one) => one.subjectId !== null),
      ];
      const rows = lessons.map((one) => [
        TIMETABLE.sections.findIndex(({ id }) => id === one.sectionId),
        SCHOOL_DAYS.indexOf(one.day) + 1,
        TIMETABLE.periods.findIndex(({ id }) => id === one.periodId),
        TIMETABLE.subjects.findIndex(({ id }) => id === one.subjectId),
        TIMETABLE.teachers.findIndex(({ id }) => id === one.teacherId),
      ]);
      const after = makeBoard({ ...TIMETABLE, lessons: rows }, { limits: LIMITS });
      expect([...(after.hand?.breachesOf('s9b').values() ?? [])].flat()).toEqual([]);
    }
  });

  const more = (lessons: number[][], limits: Partial<typeof LIMITS> = {}) =>
    makeBoard({ ...TIMETABLE, lessons }, { limits: { ...LIMITS, subjects: [], ...limits } as typeof LIMITS });
  const teacher = (change: object) => LIMITS.teachers.map((one) => (one.id === 'kavita' ? { ...one, ...change } : one));
  const nineB = (day: number, period: number) => [1, day, period, 2, 0];
  const rule = (kind: string, broken: ReturnType<typeof makeBoard>, day: (typeof SCHOOL_DAYS)[number], periodId: string) => ({
    ...{ kind, broken, day, periodId },
  });
  it.each([
    rule('load', more([nineB(1, 0), nineB(1, 2)], { teachers: teacher({ maxPerDay: 1 }) }), 'Monday', 'p3'),
    rule('run', more([nineB(1, 0), nineB(1, 1), nineB(1, 2)]), 'Monday', 'p2'),
    rule('away', more([nineB(5, 0)]), 'Friday', 'p1'),
    rule('closed', more([nineB(1, 0)], { closed: [[0, 0]] as never[] }), 'Monday', 'p1'),
    rule('closed', more([nineB(1, 1)], { sections: [{ id: 's9b', unavailable: [[0, 1]] }] as never[] }), 'Monday', 'p2'),
    rule(
      'twice',
      more([nineB(1, 0), nineB(1, 2)], {
        subjects: [{ sectionId: 's9b', subjectId: 'm9', isCore: true, maxPerDay: 1, minDaysBetween: 0, longs: [], rooms: [] }],
      }),
      'Monday',
      'p3',
    ),
    rule(
      'near',
      more([nineB(1, 0), nineB(2, 0)], {
        subjects: [{ sectionId: 's9b', subjectId: 'm9', isCore: true, maxPerDay: 0, minDaysBetween: 2, longs: [], rooms: [] }],
      }),
      'Tuesday',
      'p1',
    ),
  ])('are found for each rule that a red lesson can break: $kind', ({ kind, broken, day, periodId }) => {
    const red = at(broken, day, periodId);
    const kinds = (of: typeof broken, one: BoardLesson) =>
      problemsOf(of, one, of.hand?.breachesOf('s9b').get(placeKey(one)) ?? []).map((problem) => problem.kind);
    expect(kinds(broken, red)).toEqual([kind]);
    const mends = findMends(broken, red);
    expect(mends.length).toBeGreaterThan(0);
    expect(mends.length).toBeLessThanOrEqual(3);
    // Another teacher opens no closed period.
    if (kind === 'closed') expect(mends.map((mend) => mend.kind)).not.toContain('teacher');
    expect(mends.map(({ cost }) => cost)).toEqual(mends.map(({ cost }) => cost).sort((a, b) => a - b));
    for (const { problems } of mends) expect(problems.every((problem) => problem.kind === 'worse')).toBe(true);
  });

  it('are other teachers where a lesson has none, and not those who are away', () => {
    const waiting = makeBoard({ ...TIMETABLE, lessons: [[1, 5, 0, 2, -1]] }, { limits: LIMITS });
    expect(findMends(waiting, at(waiting, 'Friday', 'p1'))).toMatchObject([{ kind: 'teacher', teacherId: 'sunita' }]);
  });
});

describe('rooms and double periods in a change by hand', () => {
  const physics = { sectionId: 's9b', subjectId: 'm9', isCore: true, maxPerDay: 1, minDaysBetween: 0 };
  const science = { sectionId: 's8a', subjectId: 'sc8', isCore: false, maxPerDay: 0, minDaysBetween: 0, longs: [], rooms: ['lab'] };
  const school = (lessons: number[][], subjects: object[], more: object = {}) =>
    makeBoard(
      { ...TIMETABLE, lessons },
      {
        limits: {
          ...LIMITS,
          teachers: [],
          breaks: [{ afterPeriod: 2 }],
          rooms: [{ id: 'lab', unavailable: [[2, 0]] }],
          subjects,
          ...more,
        } as never,
      },
    );
  const kinds = (of: ReturnType<typeof makeBoard>, one: BoardLesson, day: (typeof SCHOOL_DAYS)[number], periodId: string) =>
    moveTo(of, one, { sectionId: one.sectionId, day, periodId }).problems.map(({ kind }) => kind);

  it('name a place whose rooms are taken or closed, and offer the places that have one', () => {
    // Both classes want the only laboratory: 8A has it on Monday P1, 9B on Tuesday P1. It is closed on Wednesday P1.
    const both = [science, { ...physics, longs: [], rooms: ['lab'], maxPerDay: 0 }];
    const of = school(
      [
        [0, 1, 0, 1, 1, 0],
        [1, 2, 0, 2, 0, 0],
      ],
      both,
    );
    expect(kinds(of, at(of, 'Tuesday', 'p1'), 'Monday', 'p1')).toEqual(['room']);
    expect(kinds(of, at(of, 'Tuesday', 'p1'), 'Wednesday', 'p1')).toEqual(['room']);
    expect(kinds(of, at(of, 'Tuesday', 'p1'), 'Monday', 'p2')).toEqual([]);
    const without = school(
      [
        [0, 1, 0, 1, 1, 0],
        [1, 1, 0, 2, 0],
      ],
      both,
    );
    const red = at(without, 'Monday', 'p1');
    const breaches = without.hand?.breachesOf('s9b').get(placeKey(red)) ?? [];
    expect(problemsOf(without, red, breaches)).toEqual([
      { kind: 'room', subjectId: 'm9', place: expect.objectContaining({ day: 'Monday' }) },
    ]);
    const mends = findMends(without, red);
    expect(mends.length).toBe(3);
    for (const { to } of mends) if (to) expect([`${to.day} ${to.periodId}`]).not.toContain('Wednesday p1');
  });

  const double = [{ ...physics, longs: [2], rooms: [] }];
  const rows = [
    [1, 1, 0, 2, 0],
    [1, 1, 1, 2, 0],
    [1, 2, 2, 2, 0],
  ];
  it('move a double period as a whole, whichever half is carried', () => {
    const of = school(rows, double);
    expect(of.hand?.breachesOf('s9b').size).toBe(3);
    expect([...(of.hand?.breachesOf('s9b').values() ?? [])].flat()).toEqual([]);
    const target = (periodId: string) => ({ sectionId: 's9b', day: 'Wednesday' as const, periodId });
    const first = moveTo(of, at(of, 'Monday', 'p1'), target('p1'));
    expect(first.lessons.map(({ day, periodId }) => `${day} ${periodId}`)).toEqual(['Wednesday p1', 'Wednesday p2']);
    expect(first.problems).toEqual([]);
    expect(moveTo(of, at(of, 'Monday', 'p2'), target('p2')).lessons).toEqual(first.lessons);
    expect(first.emptied.map(({ day, periodId }) => `${day} ${periodId}`)).toEqual(['Monday p1', 'Monday p2']);
    // The break is after the second period, so that only one half goes there: the double period would be split.
    expect(kinds(of, at(of, 'Monday', 'p1'), 'Wednesday', 'p2')).toEqual(['long']);
    expect(kinds(of, at(of, 'Monday', 'p1'), 'Tuesday', 'p1')).toEqual(['often']);
  });

  it('mark the single periods of a subject whose double period is missing, and offer what makes it whole', () => {
    const split = school([[1, 1, 0, 2, 0], [1, 3, 1, 2, 0], rows[2] as number[]], double);
    const red = at(split, 'Monday', 'p1');
    const breaches = split.hand?.breachesOf('s9b').get(placeKey(red)) ?? [];
    expect(problemsOf(split, red, breaches)).toEqual([{ kind: 'long', subjectId: 'm9' }]);
    const [best] = findMends(split, red);
    expect(best).toMatchObject({ kind: 'swap', to: { day: 'Wednesday', periodId: 'p1' }, problems: [] });
  });
});

describe('the places of a repair', () => {
  it('are left vacant unless another lesson comes there', () => {
    const move = (from: string, to: string) => ({
      sectionId: 's9b',
      subjectId: 'm9',
      from: { day: 'Monday' as const, periodId: from },
      to: { day: 'Monday' as const, periodId: to },
      teacherBefore: 'kavita',
      teacherAfter: 'sunita',
    });
    expect(placesAfter([move('p1', 'p2'), move('p2', 'p3')])).toEqual([
      { sectionId: 's9b', day: 'Monday', periodId: 'p1', subjectId: null, teacherId: null },
      { sectionId: 's9b', day: 'Monday', periodId: 'p2', subjectId: 'm9', teacherId: 'sunita' },
      { sectionId: 's9b', day: 'Monday', periodId: 'p3', subjectId: 'm9', teacherId: 'sunita' },
    ]);
  });
});
