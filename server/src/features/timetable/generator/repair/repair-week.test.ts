import { checkTimetable, holdsLesson } from '@shala/contract/timetable';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../../test/in-full.ts';
import { makeWeek } from '../../../../../test/made-week.ts';
import { histories } from '../../../../../test/sampling.ts';
import type { Week } from '../../store/lessons.store.ts';
import type { LockRow } from '../../store/locks.store.ts';
import { generate } from '../kernel/generate.ts';
import { describeWeek, makeInstance } from '../school/make-instance.ts';
import { toLessons } from '../school/placements.ts';
import { type RepairTask, repairWeek } from './repair-week.ts';

type Row = Week['lessons'][number];
/** A school with an existing timetable. */
function schoolOf(sections: number, seed: number): Week {
  const week = makeWeek(sections);
  const instance = makeInstance(week);
  const { placements, unplaced } = generate(instance, { seed, now: () => 0, maxMoves: 20_000 });
  expect(unplaced).toEqual([]);
  return { ...week, lessons: toLessons(week, instance, placements) };
}
const repair = (week: Week, more: Partial<RepairTask>) =>
  repairWeek({ week, instance: makeInstance(week), locks: [], leaving: [], away: [], ...more });
const placeOf = ({ sectionId, day, periodId }: Row) => `${sectionId} ${day} ${periodId}`;

/** The timetable after the moves. */
function apply({ lessons }: Week, { moves }: ReturnType<typeof repair>): Row[] {
  const gone = new Set(moves.map(({ from }) => placeOf(from)));
  return [...lessons.filter((row) => !gone.has(placeOf(row))), ...moves.map(({ to }) => to)];
}
const breachesOf = (week: Week, rows: Row[]) => {
  const { instance, placements } = describeWeek(week, rows);
  // A subject that two teachers now share keeps its limits.
  const caps = new Map(makeInstance(week).lessons.map(({ id, maxBlocksPerDay }) => [id, maxBlocksPerDay]));
  const lessons = instance.lessons.map((lesson) => ({
    ...lesson,
    maxBlocksPerDay: caps.get(`${lesson.groups[0]} ${lesson.subject}`) ?? 0,
  }));
  return checkTimetable({ ...instance, lessons }, placements);
};
const lockOf = (more: Partial<LockRow>): LockRow => ({
  id: 'lock',
  kind: 'day',
  sectionId: null,
  day: null,
  periodId: null,
  teacherId: null,
  ...more,
});
const share = (week: Week, { moves }: ReturnType<typeof repair>) =>
  moves.filter(({ from, to }) => placeOf(from) !== placeOf(to)).length / week.lessons.length;

describe('a repair', () => {
  it('moves few lessons, keeps locks and rules, and is the same each time', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 6, max: 11 }),
        fc.nat(500),
        fc.nat(1000),
        fc.integer({ min: 1, max: 6 }),
        (sections, seed, pick, day) => {
          const week = schoolOf(sections, seed);
          const [leaver, absent] = [week.teachers[pick % week.teachers.length], week.teachers[(pick * 7 + 3) % week.teachers.length]];
          if (!leaver || !absent || leaver.id === absent.id) return;
          const locks = [
            lockOf({ day: (day % 6) + 1 }),
            lockOf({ kind: 'section', sectionId: 's1' }),
            lockOf({ kind: 'teacher', teacherId: week.teachers[(pick + 5) % week.teachers.length]?.id ?? '' }),
          ];
          const task = { locks, leaving: [leaver.id], away: [{ teacherId: absent.id, days: [day] }] };
          const repaired = repair(week, task);
          const rows = apply(week, repaired);
          expect(repair({ ...week, lessons: week.lessons.toReversed() }, task)).toEqual(repaired);
          // No lesson is lost, nobody is in two places, and the rules hold as before.
          const course = ({ sectionId, subjectId }: Row) => `${sectionId} ${subjectId}`;
          expect(rows.map(course).sort()).toEqual(week.lessons.map(course).sort());
          expect(breachesOf(week, rows)).toEqual([]);
          expect(rows.filter((row) => row.teacherId === leaver.id || (row.teacherId === absent.id && row.day === day))).toEqual([]);
          const kept = new Set(rows.map((row) => `${placeOf(row)} ${row.subjectId}`));
          for (const row of week.lessons.filter((one) => locks.some((lock) => holdsLesson(lock, one))))
            expect(kept).toContain(`${placeOf(row)} ${row.subjectId}`);
          // Lessons left without a teacher are reported.
          expect(rows.filter(({ teacherId }) => teacherId === null)).toHaveLength(repaired.left.length);
          // In such a small school, two teachers have a large part of the lessons, and all periods are taken.
          expect(share(week, repaired)).toBeLessThan(0.1);
        },
      ),
      // A teacher whose lessons are locked is away: their lessons get no teacher, and stay.
      { ...histories('repaired timetables', { full: 60, few: 2 }), examples: [[6, 0, 997, 5]] },
    );
  });

  inFull('moves less than one lesson in twenty of a school of 16 sections', async () => {
    const week = schoolOf(16, 3);
    for (const task of [{ leaving: ['Hindi1'] }, { leaving: ['Mathematics3'] }, { away: [{ teacherId: 'Science2', days: [1] }] }]) {
      const repaired = repair(week, task);
      expect(repaired.moves.length).toBeGreaterThan(0);
      expect(share(week, repaired)).toBeLessThan(0.05);
    }
  });

  it('gives the lessons of a teacher who left to others, and tells what nobody can take', () => {
    const week = schoolOf(8, 1);
    const vacated = { ...week, lessons: week.lessons.map((row) => (row.teacherId === 'Hindi1' ? { ...row, teacherId: null } : row)) };
    const repaired = repair(vacated, {});
    const waiting = vacated.lessons.filter(({ teacherId }) => teacherId === null).length;
    expect(repaired.moves.filter(({ from }) => from.teacherId === null).length + repaired.left.length).toBe(waiting);
    expect(repaired.moves.length).toBeGreaterThan(0);
    const nobody = repair(
      { ...vacated, teachers: vacated.teachers.map((one) => (one.name.startsWith('Hindi') ? { ...one, subjectIds: [] } : one)) },
      {},
    );
    expect(nobody).toMatchObject({ moves: [] });
    expect(nobody.left).toHaveLength(waiting);
    expect(nobody.left[0]).toMatchObject({ why: 'noTeacher' });
  });

  it('tells locked lessons of somebody who is away, and changes nothing where nothing is wrong', () => {
    const week = schoolOf(4, 2);
    expect(repair(week, {})).toEqual({ moves: [], left: [] });
    const mine = week.lessons.filter(({ teacherId, day }) => teacherId === 'English1' && day === 2);
    const { left, moves } = repair(week, { locks: [lockOf({ day: 2 })], away: [{ teacherId: 'English1', days: [2] }] });
    expect(left).toHaveLength(mine.length);
    expect(left[0]).toMatchObject({ why: 'locked', blockers: ['English1'] });
    expect(moves.every(({ from, to }) => placeOf(from) === placeOf(to) && to.teacherId === null)).toBe(true);
  });
});
