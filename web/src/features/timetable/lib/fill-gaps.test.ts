import { expect, it } from 'vitest';
import { LIMITS, TIMETABLE } from '../test/school.ts';
import { boardWith, makeBoard } from './board.ts';
import { fillGaps, hasGaps } from './fill-gaps.ts';
import { findClash, judge } from './judge.ts';

const names = (rows: { day: string; periodId: string; subjectId: string; teacherId: string | null }[]) =>
  rows.map(({ day, periodId, subjectId, teacherId }) => `${day} ${periodId} ${subjectId} ${teacherId}`);

it('a lesson without a teacher gets one who is free, and lacking periods go where nothing clashes', () => {
  // 8A: mathematics on Monday P2 has no teacher; Kavita teaches 9B then.
  const board = makeBoard({ ...TIMETABLE, lessons: [...TIMETABLE.lessons, [0, 1, 1, 0, -1]] });
  const { filled, unfilled } = fillGaps(board, 's8a');
  expect(names(filled)).toContain('Monday p2 m8 sunita');
  // Six periods of mathematics, two of science: all find a place, and none of them clashes.
  expect(filled.filter(({ subjectId }) => subjectId === 'm8')).toHaveLength(6);
  expect(filled.filter(({ subjectId }) => subjectId === 'sc8')).toHaveLength(1);
  expect(unfilled).toEqual([]);
  expect(findClash(judge(board, filled, []))).toBeUndefined();
  expect(new Set(filled.map(({ day, periodId }) => `${day} ${periodId}`)).size).toBe(filled.length);
  // One a day as the week asks: mathematics six times in six days.
  expect(new Set(filled.filter(({ subjectId }) => subjectId === 'm8').map(({ day }) => day)).size).toBe(6);
  expect([hasGaps(board, 's8a'), hasGaps(boardWith(board, filled), 's8a')]).toEqual([true, false]);
});

it('the rules of the section say how many periods it needs', () => {
  const ownPeriods = [{ sectionId: 's8a', subjectId: 'm8', perWeek: 2 }];
  const board = makeBoard({ ...TIMETABLE, ownPeriods, lessons: [] });
  expect(fillGaps(board, 's8a').filled.filter(({ subjectId }) => subjectId === 'm8')).toHaveLength(2);
  const added = ['Monday', 'Tuesday', 'Wednesday'].map((day) => ({
    day,
    sectionId: 's8a',
    periodId: 'p2',
    subjectId: 'm8',
    teacherId: null,
  }));
  const problems = judge(board, added as Parameters<typeof judge>[1], []);
  expect(problems).toContainEqual({ kind: 'week', subjectId: 'm8', count: 3, perWeek: 2 });
});

it('closed periods stay vacant, and nobody teaches who is not at school then', () => {
  const closed = ['p1', 'p2', 'p3'].map((_id, at): [number, number] => [5, at]);
  const away = closed.map(([, at]): [number, number] => [0, at]);
  const teachers = LIMITS.teachers.map((one) => (one.id === 'sandeep' ? { ...one, unavailable: away } : one));
  const board = makeBoard({ ...TIMETABLE, lessons: [] }, { limits: { ...LIMITS, closed: closed as never[], teachers } });
  const { filled } = fillGaps(board, 's8a');
  expect(filled.filter(({ subjectId }) => subjectId === 'm8')).toHaveLength(6);
  expect(filled.map(({ day }) => day)).not.toContain('Saturday');
  expect(filled.filter(({ teacherId }) => teacherId === 'sandeep').map(({ day }) => day)).not.toContain('Monday');
  expect(filled.filter(({ teacherId }) => teacherId === 'sandeep')).toHaveLength(2);
});

it('what does not fit is told: nobody teaches it, or no place is left', () => {
  const alone = makeBoard({ ...TIMETABLE, teachers: TIMETABLE.teachers.filter(({ id }) => id !== 'sandeep'), lessons: [] });
  expect(fillGaps(alone, 's8a').unfilled).toEqual([{ subjectId: 'sc8', count: 2, why: 'no teacher' }]);
  const crowded = makeBoard({
    ...TIMETABLE,
    subjects: TIMETABLE.subjects.map((subject) => ({ ...subject, perWeek: 12 })),
    lessons: [],
  });
  const { filled, unfilled } = fillGaps(crowded, 's8a');
  expect(filled).toHaveLength(18);
  expect(unfilled.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  expect(unfilled.every(({ why }) => why === 'no place')).toBe(true);
});

it('a full week has no gaps', () => {
  const done = makeBoard({ ...TIMETABLE, subjects: TIMETABLE.subjects.map((subject) => ({ ...subject, perWeek: 0 })) });
  expect(fillGaps(done, 's8a')).toEqual({ filled: [], unfilled: [] });
});
