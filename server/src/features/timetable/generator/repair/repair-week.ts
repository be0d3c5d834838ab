import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import { checkTimetable, holdsLesson } from '@shala/contract/timetable';
import type { Week } from '../../store/lessons.store.ts';
import type { LockRow } from '../../store/locks.store.ts';
import { explainUnplaced, type Generated, generate } from '../kernel/generate.ts';
import { isOfGroup } from '../school/make-instance.ts';
import { type Described, describeAsIs } from './describe-as-is.ts';
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
const MOVE_PENALTY = 40;
/** Steps of the improvement and the search for places, and rounds: each takes some tenths of a second for a school of 60 sections. */
const STEPS = 250_000;
const PLACE_STEPS = 20_000;
const MOST_ROUNDS = 4;
/** A user is waiting for the result, so only schools of up to this many lessons get several attempts; the smallest, where a teacher has the largest share, most. */
const SMALL = 1500;
const SMALLEST = 600;
const TRIES = { smallest: 5, small: 3 };

/**
 * Repairs a timetable with few moves. First, other teachers take the lessons without a teacher; then the search starts from the present timetable, and each
 * moved lesson has a cost. Lessons without a new place stay where they were, without a teacher. The same data gives the same repair.
 */
export function repairWeek({ week: unsorted, instance: asked, locks, leaving, away }: RepairTask): Repaired {
  // Sorted, so that the result does not depend on the order in which the lessons were read.
  const week = { ...unsorted, lessons: unsorted.lessons.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)) };
  const absent: Away = new Map(away.map(({ teacherId, days }) => [teacherId, new Set(days)]));
  // Lessons taught in groups involve many classes at once and are not moved. A lesson that gets another teacher stays locked: the lock is on the lesson as it was.
  const lockedPlaces = new Set(week.lessons.filter((row) => row.groupId || locks.some((lock) => holdsLesson(lock, row))).map(placeOf));
  const isLocked = (row: Row) => lockedPlaces.has(placeOf(row));
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
    const described = describeAsIs(asked, week, rows, absent);
    const { instance, placements, lengthOf } = described;
    // When the others are free in all these periods, nothing has to move.
    if (checkTimetable(instance, placements).length === 0) return { moves: listMoves(week, rows, described, placements), left };
    const rowsOf = (one: Placement) => periodsOf(week, lengthOf, one);
    const locked = placements.filter((one) => isOfGroup(one.lesson) || rowsOf(one).some((row) => isLocked(row)));
    const made = fewestMoves(triesOf(rows.length), (seed) =>
      generate(instance, {
        seed,
        now: () => 0,
        maxMoves: STEPS,
        maxPlaceSteps: PLACE_STEPS,
        locks: locked,
        repair: { placements, movePenalty: MOVE_PENALTY },
      }),
    );
    if (made.unplaced.length === 0) return { moves: listMoves(week, rows, described, made.placements), left };
    if (round === MOST_ROUNDS) return stayInPlace(week, rows, isAway, left);
    const lost = new Map(made.unplaced.map(({ lesson, block }) => [`${block} ${lesson}`, lesson]));
    const why = new Map(
      explainUnplaced(instance, made).map((one) => [`${one.block} ${one.lesson}`, one.blockers.slice(0, 2).map(({ who }) => who)]),
    );
    const freed = new Map(
      placements.flatMap((one) => {
        const key = `${one.block} ${one.lesson}`;
        return lost.has(key) ? rowsOf(one).map((row) => [placeOf(row), why.get(key) ?? []] as const) : [];
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

function triesOf(lessons: number): number {
  if (lessons <= SMALLEST) return TRIES.smallest;
  return lessons <= SMALL ? TRIES.small : 1;
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

/** The lessons with another slot or teacher. Sittings of the same lesson that only swapped slots are not moves. */
function listMoves(week: Week, rows: readonly Row[], { lengthOf, placements: before }: Described, after: readonly Placement[]): Moved[] {
  const newAt = new Map(after.map((one) => [`${one.block} ${one.lesson}`, one]));
  const oldRow = new Map(week.lessons.map((row) => [placeOf(row), row]));
  const courses = new Map<string, { from: Row[]; to: Row[] }>();
  for (const one of before) {
    if (isOfGroup(one.lesson)) continue;
    const moved = newAt.get(`${one.block} ${one.lesson}`) ?? one;
    const course = courses.get(one.lesson) ?? { from: [], to: [] };
    course.from.push(...periodsOf(week, lengthOf, one));
    course.to.push(...periodsOf(week, lengthOf, moved));
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

/** The periods of a sitting as lessons of the week. */
function periodsOf(week: Week, lengthOf: Described['lengthOf'], { lesson, block, day, period }: Placement): Row[] {
  const [sectionId = '', subjectId = '', teacherId = ''] = lesson.split(' ');
  return Array.from({ length: lengthOf(lesson, block) }, (_, k) => ({
    ...{ sectionId, subjectId, day: day + 1, periodId: week.periods[period + k]?.id ?? '' },
    teacherId: teacherId === 'null' ? null : teacherId,
  }));
}

function placeOf({ sectionId, day, periodId }: Row): string {
  return `${sectionId} ${day} ${periodId}`;
}
