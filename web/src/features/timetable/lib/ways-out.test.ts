import { SCHOOL_DAYS } from '@shala/contract/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIMETABLE } from '../test/school.ts';
import { type Board, type BoardLesson, makeBoard, placeKey } from './board.ts';
import { copyDay } from './copy-day.ts';
import { findClash, judge } from './judge.ts';
import { changesTo, moveTo } from './moves.ts';
import { findWays, lostBy } from './ways-out.ts';

const board = makeBoard(TIMETABLE);
const wish: BoardLesson = { sectionId: 's8a', day: 'Monday', periodId: 'p2', subjectId: 'm8', teacherId: 'kavita' };

describe('a verdict', () => {
  it('names the section in which the teacher is', () => {
    expect(findClash(judge(board, [wish], []))).toMatchObject({ kind: 'busy', teacherId: 'kavita', sectionId: 's9b' });
    expect(findClash(judge(board, [{ ...wish, periodId: 'p3' }], []))).toBeUndefined();
  });

  it('tells a strange teacher, a subject twice a day, too many a week and a long day', () => {
    const kinds = (lessons: BoardLesson[]) => judge(board, lessons, []).map(({ kind }) => kind);
    expect(kinds([{ ...wish, teacherId: 'sandeep' }])).toEqual(['stranger']);
    expect(kinds([{ ...wish, subjectId: 'sc8', teacherId: 'sandeep' }])).toEqual(['twice']);
    const week = SCHOOL_DAYS.slice(1, 4).map((day): BoardLesson => ({ ...wish, day, subjectId: 'sc8', teacherId: 'sandeep' }));
    expect(kinds(week)).toEqual(['week', 'week', 'week']);
    const long = makeBoard({
      ...TIMETABLE,
      periods: Array.from({ length: 8 }, (_period, index) => ({ id: `p${index + 1}`, name: `P${index + 1}`, startsAt: '', endsAt: '' })),
      lessons: Array.from({ length: 6 }, (_lesson, index) => [1, 1, index, 2, 0]),
    });
    expect(judge(long, [{ ...wish, periodId: 'p8' }], []).map(({ kind }) => kind)).toContain('load');
  });

  it('of a move tells only what is new, and lets two lessons change places', () => {
    const science = board.at({ sectionId: 's8a', day: 'Monday', periodId: 'p1' }) as BoardLesson;
    expect(moveTo(board, science, { sectionId: 's8a', day: 'Friday', periodId: 'p1' })).toMatchObject({
      problems: [],
      lessons: [{ day: 'Friday' }],
    });
    const [first, second] = ['p1', 'p2'].map((periodId) => board.at({ sectionId: 's9b', day: 'Monday', periodId }) as BoardLesson);
    expect(moveTo(board, first as BoardLesson, second as BoardLesson).lessons).toHaveLength(2);
  });
});

describe('ways out', () => {
  it('are one of each kind, cheapest first, with what each costs', () => {
    const ways = findWays(board, wish);
    expect(ways.map(({ kind }) => kind)).toEqual(['teacher', 'swap', 'other']);
    expect(ways[0]).toMatchObject({ teacherId: 'sunita', problems: [] });
    expect(ways.map(({ cost }) => cost)).toEqual(ways.map(({ cost }) => cost).sort((a, b) => a - b));
  });

  it('name a lesson that they take off its place without another one', () => {
    const science = board.at({ sectionId: 's8a', day: 'Monday', periodId: 'p1' }) as BoardLesson;
    const instead = findWays(board, { ...science, subjectId: 'm8', teacherId: 'kavita' });
    const teacher = instead.find(({ kind }) => kind === 'teacher');
    expect(teacher && lostBy(board, teacher)).toEqual([science]);
    // Where the place was vacant, nobody loses a period.
    for (const way of findWays(board, wish)) expect(lostBy(board, way)).toEqual([]);
  });

  it('take a lesson that is moved off its old place', () => {
    const science = board.at({ sectionId: 's8a', day: 'Monday', periodId: 'p1' }) as BoardLesson;
    const ways = findWays(board, { ...science, periodId: 'p2', teacherId: 'kavita' }, { from: science, most: 9 });
    expect(new Set(ways.map(({ kind }) => kind))).toEqual(new Set(['teacher', 'swap', 'other']));
    for (const way of ways) {
      expect(way.places.filter((place) => placeKey(place) === placeKey(science))).toMatchObject([{ subjectId: null, teacherId: null }]);
      expect(lostBy(board, way)).toEqual([]);
    }
  });

  it('never clash, and leave every other lesson of the school where it was', () => {
    fc.assert(
      fc.property(drawnBoard(), fc.nat(), (drawn, pick) => {
        const lesson = drawn.lessons[pick % Math.max(1, drawn.lessons.length)];
        if (!lesson) return;
        const other = drawn.sections.find(({ id }) => id !== lesson.sectionId);
        const subject = other && drawn.subjectsOf(other.id)[0];
        if (!other || !subject || lesson.teacherId === null) return;
        const clashing: BoardLesson = { ...lesson, sectionId: other.id, subjectId: subject.id };
        for (const way of findWays(drawn, clashing, { most: 9 })) {
          const after = applied(drawn, way.places);
          const seats = after.filter(({ teacherId }) => teacherId !== null).map((one) => `${one.teacherId} ${one.day} ${one.periodId}`);
          expect(new Set(seats).size).toBe(seats.length);
          const touched = new Set(way.places.map(placeKey));
          for (const one of drawn.lessons) if (!touched.has(placeKey(one))) expect(after).toContainEqual(one);
        }
      }),
    );
  });

  it('are found within the 16 ms of a frame in a school of 60 sections', () => {
    const large = largeBoard();
    const lesson = large.lessons[5] as BoardLesson;
    const clashing = { ...lesson, sectionId: 's30', subjectId: 'u30' };
    findWays(large, clashing);
    const started = performance.now();
    findClash(judge(large, [clashing], []));
    expect(performance.now() - started).toBeLessThan(16);
  });
});

it('a change says what the board shows there now', () => {
  expect(changesTo(board, [{ sectionId: 's8a', day: 'Monday', periodId: 'p1', subjectId: null, teacherId: null }])).toEqual([
    {
      ...{ sectionId: 's8a', day: 'Monday', periodId: 'p1', subjectId: null, teacherId: null },
      was: { subjectId: 'sc8', teacherId: 'sandeep' },
    },
  ]);
});

it('a copied day leaves out whose teacher is elsewhere then', () => {
  const busy = makeBoard({ ...TIMETABLE, lessons: [...TIMETABLE.lessons, [1, 2, 0, 2, 1]] });
  expect(copyDay(busy, { sectionId: 's8a', from: 'Monday', to: 'Tuesday' })).toMatchObject({
    filled: [],
    left: [{ kind: 'busy', teacherId: 'sandeep' }],
  });
  expect(copyDay(board, { sectionId: 's8a', from: 'Monday', to: 'Tuesday' }).filled).toHaveLength(1);
});

/** A board without clashes, from lessons drawn at random. */
function drawnBoard() {
  const row = fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 2 }), fc.nat(2), fc.nat(2));
  return fc.uniqueArray(row, { maxLength: 10, selector: ([section, day, period]) => `${section} ${day} ${period}` }).map((rows) => {
    const seats = new Set<string>();
    const lessons = rows.flatMap(([section, day, period, teacher]) => {
      const seat = `${teacher} ${day} ${period}`;
      if (seats.has(seat)) return [];
      seats.add(seat);
      return [[section, day, period, section === 0 ? 0 : 2, teacher]];
    });
    return makeBoard({ ...TIMETABLE, lessons });
  });
}

function applied(
  drawn: Board,
  places: readonly { sectionId: string; day: string; periodId: string; subjectId: string | null; teacherId: string | null }[],
) {
  const touched = new Set(places.map(({ sectionId, day, periodId }) => `${sectionId} ${day} ${periodId}`));
  return [...drawn.lessons.filter((one) => !touched.has(placeKey(one))), ...places.filter(({ subjectId }) => subjectId !== null)];
}

function largeBoard() {
  const many = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_one, index) => make(index));
  return makeBoard({
    periods: many(8, (index) => ({ id: `p${index}`, name: `P${index}`, startsAt: '', endsAt: '' })),
    sections: many(60, (index) => ({ id: `s${index}`, name: 'A', classId: `c${index}`, className: `${index}`, classTeacherId: null })),
    subjects: many(60, (index) => ({ id: `u${index}`, name: `Subject ${index % 8}`, classId: `c${index}`, perWeek: 6 })),
    teachers: many(90, (index) => ({ id: `t${index}`, name: `T ${index}`, isTeaching: true, subjectIds: [`u${index % 60}`] })),
    rooms: [],
    groups: [],
    lessons: many(60, (section) =>
      many(48, (slot) => [section, Math.floor(slot / 8) + 1, slot % 8, section, (section + slot) % 90]),
    ).flat(),
  });
}
