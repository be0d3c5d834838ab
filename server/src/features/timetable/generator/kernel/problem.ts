import type { Placement, TimetableInstance } from '@shala/contract/timetable';
import { type Rows, rowsOf } from './arrays.ts';
import { listStarts } from './starts.ts';
import { listUnits, type Unit } from './units.ts';

/** The original position of each block in a repair, and the cost of moving one. */
type Home = { placements: readonly Placement[]; movePenalty: number };
export type ProblemOptions = { locks?: readonly Placement[]; home?: Home };

/**
 * An instance as numbers. A unit is moved as a whole: one block, or the blocks of a parallel set. Slots are `day * P + period`. Resources are the groups, then
 * the teachers, then the rooms.
 */
export type Problem = {
  D: number;
  P: number;
  S: number;
  groups: number;
  teachers: number;
  resources: number;
  units: readonly Unit[];
  /** For each unit: groups and teachers, each with its number of periods. */
  needs: Rows;
  needLengths: Int32Array;
  /** For each unit its teachers, with the length as a mask of periods from the start. */
  teachersOf: Rows;
  teacherMasks: Int32Array;
  /** For each unit its lessons. */
  lessonsOf: Rows;
  /** For each unit the blocks that need a room; for each block its allowed rooms (as resources). */
  roomBlocks: Rows;
  roomsOf: Rows;
  blockLengths: Int32Array;
  /** Whether a unit may start in a slot (`unit * S + slot`), and the list of those slots. */
  allowed: Int32Array;
  starts: Rows;
  /** The cost of a start by itself: late main periods and, in a repair, a position other than the original. */
  startCost: Int32Array;
  isFixed: Int32Array;
  unitsOfLesson: Rows;
  unitsOfTeacher: Rows;
  dayCap: Int32Array;
  daysApart: Int32Array;
  teacherDay: Int32Array;
  teacherRun: Int32Array;
  /** The most vacant periods of a teacher on a day that cost no more than others. */
  teacherGaps: Int32Array;
  /** Slots in which a room is not available, as `resource * S + slot`. */
  roomsAway: Int32Array;
  /** Periods of each day that are open, as a mask. */
  openMask: Int32Array;
  weights: { gap: number; repeat: number; longRun: number; runLimit: number; gapBeyond: number };
};

const NO_LIMIT = 1000;

/** Converts an instance that `readInstance` has accepted into numbers. */
export function compileProblem(instance: TimetableInstance, { locks = [], home }: ProblemOptions = {}): Problem {
  const { days, periods, groups, teachers, rooms, lessons, soft } = instance;
  const [D, P] = [days.length, periods.length];
  const { units, blocks } = listUnits(instance, locks);
  const startsOf = units.map((unit) => listStarts(instance, unit));
  const allowed = new Int32Array(units.length * D * P);
  startsOf.forEach((starts, unit) => {
    for (const start of starts) allowed[unit * D * P + start] = 1;
  });
  const teacherFrom = groups.length;
  return {
    D,
    P,
    S: D * P,
    groups: groups.length,
    teachers: teachers.length,
    resources: groups.length + teachers.length + rooms.length,
    units,
    needs: rowsOf(units.map(({ needs }) => needs.map(({ resource }) => resource))),
    needLengths: Int32Array.from(units.flatMap(({ needs }) => needs.map(({ length }) => length))),
    ...teacherRows(units, teacherFrom, teacherFrom + teachers.length),
    lessonsOf: rowsOf(units.map((unit) => unit.blocks.map((block) => blocks[block]?.lesson ?? 0))),
    roomBlocks: rowsOf(units.map((unit) => unit.blocks.filter((block) => (blocks[block]?.rooms.length ?? 0) > 0))),
    roomsOf: rowsOf(blocks.map((block) => block.rooms)),
    blockLengths: Int32Array.from(blocks.map(({ length }) => length)),
    allowed,
    starts: rowsOf(startsOf),
    startCost: makeStartCost(instance, units, home),
    isFixed: Int32Array.from(units.map(({ lock }) => (lock === null ? 0 : 1))),
    unitsOfLesson: invert(
      lessons.length,
      units.map((unit) => unit.blocks.map((block) => blocks[block]?.lesson ?? 0)),
    ),
    unitsOfTeacher: invert(
      teachers.length,
      units.map(({ needs }) => needs.flatMap(({ resource }) => teacherOf(resource, teacherFrom, teachers.length))),
    ),
    dayCap: Int32Array.from(lessons.map(({ maxBlocksPerDay }) => maxBlocksPerDay || NO_LIMIT)),
    daysApart: Int32Array.from(lessons.map(({ minDaysBetween }) => (minDaysBetween > 1 ? minDaysBetween : 0))),
    teacherDay: Int32Array.from(teachers.map(({ maxPerDay }) => maxPerDay || NO_LIMIT)),
    teacherRun: Int32Array.from(teachers.map(({ maxConsecutive }) => maxConsecutive || NO_LIMIT)),
    teacherGaps: Int32Array.from(teachers.map(({ maxGapsPerDay }) => maxGapsPerDay || NO_LIMIT)),
    roomsAway: Int32Array.from(
      rooms.flatMap(({ unavailable }, room) =>
        unavailable.map(([day, period]) => ((teacherFrom + teachers.length + room) * D + day) * P + period),
      ),
    ),
    openMask: makeOpenMasks(instance),
    weights: {
      gap: soft.teacherGap.weight,
      repeat: soft.repeatSameDay.weight,
      longRun: soft.longRun.weight,
      runLimit: soft.longRun.limit || NO_LIMIT,
      gapBeyond: soft.gapsBeyond?.weight ?? 0,
    },
  };
}

function teacherOf(resource: number, from: number, count: number): number[] {
  return resource >= from && resource < from + count ? [resource - from] : [];
}

function teacherRows(units: readonly Unit[], from: number, to: number): Pick<Problem, 'teachersOf' | 'teacherMasks'> {
  const lists = units.map(({ needs }) => needs.filter(({ resource }) => resource >= from && resource < to));
  return {
    teachersOf: rowsOf(lists.map((list) => list.map(({ resource }) => resource - from))),
    teacherMasks: Int32Array.from(lists.flatMap((list) => list.map(({ length }) => 2 ** length - 1))),
  };
}

/** The units of each lesson or teacher, without duplicates. */
function invert(count: number, lists: readonly (readonly number[])[]): Rows {
  const rows: number[][] = Array.from({ length: count }, () => []);
  lists.forEach((list, unit) => {
    for (const item of new Set(list)) rows[item]?.push(unit);
  });
  return rowsOf(rows);
}

function makeOpenMasks({ days, periods, closed }: TimetableInstance): Int32Array {
  const masks = new Int32Array(days.length).fill(2 ** periods.length - 1);
  for (const [day, period] of closed) masks[day] = (masks[day] ?? 0) & ~(1 << period);
  return masks;
}

/** The cost of late periods of main lessons and, in a repair, of every position except the original. */
function makeStartCost({ days, periods, lessons, soft }: TimetableInstance, units: readonly Unit[], home: Home | undefined): Int32Array {
  const [D, P] = [days.length, periods.length];
  const cost = new Int32Array(units.length * D * P);
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const homeOf = new Map(home?.placements.map(({ lesson, block, day, period }) => [`${block} ${lesson}`, day * P + period]));
  units.forEach(({ members }, unit) => {
    for (const { lesson, block } of members) {
      const is = byId.get(lesson);
      const length = is?.blocks[block]?.len ?? 1;
      const old = homeOf.get(`${block} ${lesson}`);
      for (let start = 0; start < D * P; start++) {
        const period = start % P;
        const late = is?.core ? Math.max(0, period + length - Math.max(period, P - soft.lateCore.lastPeriods)) : 0;
        const moved = old !== undefined && old !== start ? (home?.movePenalty ?? 0) : 0;
        const place = unit * D * P + start;
        cost[place] = (cost[place] ?? 0) + late * soft.lateCore.weight + moved;
      }
    }
  });
  return cost;
}
