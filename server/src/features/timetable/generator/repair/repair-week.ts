import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import { holdsLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import type { LockRow } from '../../store/locks.store.ts';
import { explainUnplaced, type Generated, generate } from '../kernel/generate.ts';
import { describeWeek, isOfGroup } from '../school/make-instance.ts';
import { type Away, reassign } from './reassign.ts';

type Row = Week['lessons'][number];
export type RepairTask = {
  week: Week;
  /** The generator's input: the limits of teachers, sections and days are taken from it. */
  instance: TimetableInstance;
  locks: LockRow[];
  leaving: string[];
  away: { teacherId: string; days: number[] }[];
};
type Moved = { sectionId: string; subjectId: string; from: Row; to: Row };
export type Left = { sectionId: string; subjectId: string; why: 'noTeacher' | 'noPlace' | 'locked'; blockers: string[] };
export type Repaired = { moves: Moved[]; left: Left[] };

/** The cost of a moved lesson: more than any vacant or late period that the move could avoid. */
const MOVE_PENALTY = 20;
/** Steps of the improvement and the search for places, and rounds: each takes some tenths of a second for a school of 60 sections. */
const STEPS = 250_000;
const PLACE_STEPS = 20_000;
const MOST_ROUNDS = 4;
/** A user is waiting for the result, so only a school of up to this many lessons gets several attempts. */
const SMALL = 1500;
const TRIES = 3;

/**
 * Repairs a timetable with few moves. First, other teachers take the lessons without a teacher; then the search starts from the present timetable, and each
 * moved lesson has a cost. Lessons without a new place stay where they were, without a teacher. The same data gives the same repair.
 */
export function repairWeek({ week: unsorted, instance: asked, locks, leaving, away }: RepairTask): Repaired {
  // Sorted, so that the result does not depend on the order in which the lessons were read.
  const week = { ...unsorted, lessons: unsorted.lessons.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)) };
  const absent: Away = new Map(away.map(({ teacherId, days }) => [teacherId, new Set(days)]));
  // Lessons taught in groups involve many classes at once and are not moved.
  const isLocked = (row: Row) => Boolean(row.groupId) || locks.some((lock) => holdsLesson(lock, row));
  const limits = new Map(asked.teachers.map(({ id, maxPerDay }) => [id, maxPerDay || week.periods.length]));
  const mostADay = (id: string) => limits.get(id) ?? week.periods.length;
  const given = reassign({ week, leaving: new Set(leaving), away: absent, mostADay, isLocked });
  const left: Left[] = [];
  const isAway = ({ teacherId, day }: Row) => teacherId !== null && (absent.get(teacherId)?.has(day) ?? false);
  // A locked lesson of a teacher who is away loses the teacher, because it cannot move.
  let rows = given.map((row) => {
    if (!isLocked(row) || !isAway(row)) return row;
    left.push({ sectionId: row.sectionId, subjectId: row.subjectId, why: 'locked', blockers: [row.teacherId ?? ''] });
    return { ...row, teacherId: null };
  });
  const waiting = given.filter(({ teacherId }) => teacherId === null);
  for (const { sectionId, subjectId } of waiting) left.push({ sectionId, subjectId, why: 'noTeacher', blockers: [] });
  // A teacher with more lessons than the other days can hold loses the surplus now.
  for (const { teacherId, days } of away) {
    let excess = rows.filter((row) => row.teacherId === teacherId).length - (6 - days.length) * mostADay(teacherId);
    rows = rows.map((row) => {
      if (excess <= 0 || row.teacherId !== teacherId || !isAway(row)) return row;
      excess--;
      left.push({ sectionId: row.sectionId, subjectId: row.subjectId, why: 'noPlace', blockers: [teacherId] });
      return { ...row, teacherId: null };
    });
  }
  for (let round = 1; ; round++) {
    const { instance, placements } = limitAsItIs(asked, week, rows, absent);
    const held = new Set(rows.filter(isLocked).map(placeOf));
    const locked = placements.filter((one) => isOfGroup(one.lesson) || held.has(placeOf(rowOf(week, one))));
    const made = fewestMoves(rows.length <= SMALL ? TRIES : 1, (seed) =>
      generate(instance, {
        seed,
        now: () => 0,
        maxMoves: STEPS,
        maxPlaceSteps: PLACE_STEPS,
        locks: locked,
        repair: { placements, movePenalty: MOVE_PENALTY },
      }),
    );
    if (made.unplaced.length === 0) return { moves: listMoves(week, rows, placements, made.placements), left };
    if (round === MOST_ROUNDS) return stayInPlace(week, rows, isAway, left);
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

/** The best of several attempts; none follows after an attempt with an unplaced lesson. The score counts moved lessons first of all. */
function fewestMoves(tries: number, attempt: (seed: number) => Generated): Generated {
  let best = attempt(1);
  for (let seed = 2; seed <= tries && best.unplaced.length === 0; seed++) {
    const other = attempt(seed);
    if (other.unplaced.length === 0 && other.score < best.score) best = other;
  }
  return best;
}

/** When the rounds were not enough, nothing moves: a teacher who would be in two places, or is away, gives up the lesson. */
function stayInPlace(week: Week, rows: readonly Row[], isAway: (row: Row) => boolean, left: readonly Left[]): Repaired {
  const old = new Map(week.lessons.filter(({ groupId }) => !groupId).map((row) => [placeOf(row), row]));
  const busy = new Set(
    rows.flatMap((row) =>
      row.groupId || old.get(placeOf(row))?.teacherId === row.teacherId ? [`${row.teacherId} ${row.day} ${row.periodId}`] : [],
    ),
  );
  const lost: Left[] = [];
  const moves = rows.flatMap((row): Moved[] => {
    const from = old.get(placeOf(row)) ?? row;
    const key = `${row.teacherId} ${row.day} ${row.periodId}`;
    const isNew = from.teacherId !== row.teacherId;
    if (row.groupId) return [];
    const isFree = row.teacherId === null || (!isAway(row) && !(isNew && busy.has(key)));
    if (isNew && row.teacherId !== null) busy.add(key);
    if (!isFree) lost.push({ sectionId: row.sectionId, subjectId: row.subjectId, why: 'noPlace', blockers: [row.teacherId ?? ''] });
    const to = isFree ? row : { ...row, teacherId: null };
    return from.teacherId === to.teacherId ? [] : [{ sectionId: row.sectionId, subjectId: row.subjectId, from, to }];
  });
  return { moves, left: [...left, ...lost] };
}

/** The rules as far as the present timetable keeps them: a lesson that was placed by hand against a rule is not moved because of it. */
function limitAsItIs(
  asked: TimetableInstance,
  week: Week,
  rows: readonly Row[],
  away: Away,
): { instance: TimetableInstance; placements: Placement[] } {
  const { instance: described, placements } = describeWeek(week, rows);
  const { teachers, groups, closed, breaks } = asked;
  const instance = { ...described, teachers, groups, closed, breaks };
  const mostOf = countByDay(week.lessons);
  const capOf = new Map(asked.lessons.map((lesson) => [`${lesson.groups[0]} ${lesson.subject}`, lesson.maxBlocksPerDay]));
  return {
    placements,
    instance: {
      ...instance,
      lessons: instance.lessons.map((lesson) => {
        const course = `${lesson.groups[0]} ${lesson.subject}`;
        return { ...lesson, maxBlocksPerDay: Math.max(lesson.maxBlocksPerDay, capOf.get(course) ?? 0, mostOf(course)) };
      }),
      teachers: instance.teachers.map((teacher) => ({
        ...teacher,
        maxPerDay: teacher.maxPerDay && Math.max(teacher.maxPerDay, mostOf(teacher.id)),
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

/** The number of lessons of a teacher, or of a subject in a section (`section subject`), on the fullest day. */
function countByDay(rows: readonly Row[]): (key: string) => number {
  const counts = new Map<string, number>();
  const most = new Map<string, number>();
  for (const { sectionId, subjectId, teacherId, day } of rows)
    for (const key of [`${sectionId} ${subjectId}`, teacherId ?? '']) {
      const count = (counts.get(`${key} ${day}`) ?? 0) + 1;
      counts.set(`${key} ${day}`, count);
      most.set(key, Math.max(count, most.get(key) ?? 0));
    }
  return (key) => most.get(key) ?? 0;
}

/** The lessons with another slot or teacher. Sittings of the same lesson that only swapped slots are not moves. */
function listMoves(week: Week, rows: readonly Row[], before: readonly Placement[], after: readonly Placement[]): Moved[] {
  const newAt = new Map(after.map((one) => [`${one.block} ${one.lesson}`, one]));
  const oldRow = new Map(week.lessons.map((row) => [placeOf(row), row]));
  const courses = new Map<string, { from: Row[]; to: Row[] }>();
  for (const one of before) {
    if (isOfGroup(one.lesson)) continue;
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
