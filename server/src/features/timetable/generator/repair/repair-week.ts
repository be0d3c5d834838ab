import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import { holdsLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import type { LockRow } from '../../store/locks.store.ts';
import { explainUnplaced, generate } from '../kernel/generate.ts';
import { describeWeek } from '../school/make-instance.ts';
import { type Away, reassign } from './reassign.ts';

type Row = Week['lessons'][number];
export type RepairTask = {
  week: Week;
  /** What the generator would have to make: the limits of teachers, sections and days are taken from it. */
  instance: TimetableInstance;
  locks: LockRow[];
  leaving: string[];
  away: { teacherId: string; days: number[] }[];
};
export type Moved = { sectionId: string; subjectId: string; from: Row; to: Row };
export type Left = { sectionId: string; subjectId: string; why: 'noTeacher' | 'noPlace' | 'locked'; blockers: string[] };
export type Repaired = { moves: Moved[]; left: Left[] };

/** What a moved lesson costs: more than any gap or late period it could spare. */
const MOVE_PENALTY = 20;
/** Steps of one round, and rounds: some tenths of a second each for a school of 60 sections. */
const STEPS = 300_000;
const MOST_ROUNDS = 4;

/**
 * Repairs a timetable with few moves. First others take the lessons without a teacher; then the search begins with the timetable as it is, and
 * each lesson that moves has its price. What finds no place stays where it was, without a teacher. The same data give the same repair.
 */
export function repairWeek({ week, instance: asked, locks, leaving, away }: RepairTask): Repaired {
  const absent: Away = new Map(away.map(({ teacherId, days }) => [teacherId, new Set(days)]));
  const isLocked = (row: Row) => locks.some((lock) => holdsLesson(lock, row));
  const limits = new Map(asked.teachers.map(({ id, maxPerDay }) => [id, maxPerDay || week.periods.length]));
  const mostADay = (id: string) => limits.get(id) ?? week.periods.length;
  const given = reassign({ week, leaving: new Set(leaving), away: absent, mostADay, isLocked });
  const left: Left[] = [];
  const isAway = ({ teacherId, day }: Row) => teacherId !== null && (absent.get(teacherId)?.has(day) ?? false);
  // A locked lesson of somebody who is away cannot be both where it is and his.
  let rows = given.map((row) => {
    if (!isLocked(row) || !isAway(row)) return row;
    left.push({ sectionId: row.sectionId, subjectId: row.subjectId, why: 'locked', blockers: [row.teacherId ?? ''] });
    return { ...row, teacherId: null };
  });
  const waiting = rows.filter(({ teacherId }, at) => teacherId === null && given[at]?.teacherId === null);
  for (const { sectionId, subjectId } of waiting) left.push({ sectionId, subjectId, why: 'noTeacher', blockers: [] });
  for (let round = 1; ; round++) {
    const { instance, placements } = limitAsItIs(asked, week, rows, absent);
    const held = new Set(rows.filter(isLocked).map(placeOf));
    const locked = placements.filter((one) => held.has(placeOf(rowOf(week, one))));
    const made = generate(instance, {
      seed: 1,
      now: () => 0,
      maxMoves: STEPS,
      locks: locked,
      repair: { placements, movePenalty: MOVE_PENALTY },
    });
    if (made.unplaced.length === 0 || round === MOST_ROUNDS) return { moves: listMoves(week, rows, placements, made.placements), left };
    const lost = new Map(made.unplaced.map(({ lesson, block }) => [`${block} ${lesson}`, lesson]));
    const why = new Map(
      explainUnplaced(instance, made).map((one) => [`${one.block} ${one.lesson}`, one.blockers.slice(0, 2).map(({ who }) => who)]),
    );
    const freed = new Map(
      placements.flatMap((one) => {
        const key = `${one.block} ${one.lesson}`;
        return lost.has(key) ? [[placeOf(rowOf(week, one)), why.get(key) ?? []] as const] : [];
      }),
    );
    rows = rows.map((row) => {
      const blockers = freed.get(placeOf(row));
      if (!blockers) return row;
      left.push({ sectionId: row.sectionId, subjectId: row.subjectId, why: 'noPlace', blockers });
      return { ...row, teacherId: null };
    });
  }
}

/** The rules as far as the timetable keeps them: what somebody has put there by hand against a rule is not moved for it. */
function limitAsItIs(
  asked: TimetableInstance,
  week: Week,
  rows: readonly Row[],
  away: Away,
): { instance: TimetableInstance; placements: Placement[] } {
  const { instance: described, placements } = describeWeek(week, rows);
  const { teachers, groups, closed, breaks } = asked;
  const instance = { ...described, teachers, groups, closed, breaks };
  const count = new Map<string, number>();
  const add = (key: string) => count.set(key, (count.get(key) ?? 0) + 1);
  const teachersOf = new Map(instance.lessons.map(({ id, teachers }) => [id, teachers]));
  for (const { lesson, day } of placements) {
    add(`lesson ${lesson} ${day}`);
    for (const id of teachersOf.get(lesson) ?? []) if (!away.get(id)?.has(day + 1)) add(`teacher ${id} ${day}`);
  }
  const most = (key: string) => Math.max(0, ...instance.days.map((_name, day) => count.get(`${key} ${day}`) ?? 0));
  return {
    placements,
    instance: {
      ...instance,
      lessons: instance.lessons.map((lesson) => ({
        ...lesson,
        maxBlocksPerDay: lesson.maxBlocksPerDay && Math.max(lesson.maxBlocksPerDay, most(`lesson ${lesson.id}`)),
      })),
      teachers: instance.teachers.map((teacher) => ({
        ...teacher,
        maxPerDay: teacher.maxPerDay && Math.max(teacher.maxPerDay, most(`teacher ${teacher.id}`)),
        unavailable: [
          ...teacher.unavailable,
          ...[...(away.get(teacher.id) ?? [])].flatMap((day) =>
            instance.periods.map((_name, period): [number, number] => [day - 1, period]),
          ),
        ],
      })),
    },
  };
}

/** The lessons that are elsewhere or with somebody else. Sittings of one lesson that only changed places with each other are none. */
function listMoves(week: Week, rows: readonly Row[], before: readonly Placement[], after: readonly Placement[]): Moved[] {
  const newAt = new Map(after.map((one) => [`${one.block} ${one.lesson}`, one]));
  const oldRow = new Map(week.lessons.map((row) => [placeOf(row), row]));
  const courses = new Map<string, { from: Row[]; to: Row[] }>();
  for (const one of before) {
    const moved = newAt.get(`${one.block} ${one.lesson}`) ?? one;
    const course = courses.get(one.lesson) ?? { from: [], to: [] };
    course.from.push(rowOf(week, one));
    course.to.push(rowOf(week, moved));
    courses.set(one.lesson, course);
  }
  const teacherAt = new Map(rows.map((row) => [placeOf(row), row.teacherId]));
  return [...courses.values()].flatMap(({ from, to }) => {
    const [starts, ends] = [new Set(from.map(placeOf)), new Set(to.map(placeOf))];
    const stays = from.filter((row) => ends.has(placeOf(row)));
    const leaves = from.filter((row) => !ends.has(placeOf(row)));
    const arrives = to.filter((row) => !starts.has(placeOf(row)));
    return [...stays.map((row) => [row, row] as const), ...leaves.map((row, at) => [row, arrives[at] ?? row] as const)].flatMap(
      ([old, next]) => {
        const was = oldRow.get(placeOf(old));
        const teacherId = teacherAt.get(placeOf(old)) ?? null;
        if (!was || (placeOf(old) === placeOf(next) && was.teacherId === teacherId)) return [];
        return [{ sectionId: was.sectionId, subjectId: was.subjectId, from: was, to: { ...next, teacherId } }];
      },
    );
  });
}

function rowOf(week: Week, { lesson, day, period }: Placement): Row {
  const [sectionId = '', subjectId = '', teacherId = ''] = lesson.split(' ');
  return {
    sectionId,
    subjectId,
    day: day + 1,
    periodId: week.periods[period]?.id ?? '',
    teacherId: teacherId === 'null' ? null : teacherId,
  };
}

function placeOf({ sectionId, day, periodId }: Row): string {
  return `${sectionId} ${day} ${periodId}`;
}
