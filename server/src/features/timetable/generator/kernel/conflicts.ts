import { at } from './arrays.ts';
import type { Problem } from './problem.ts';
import { BLOCKED, NOBODY, type State } from './state.ts';
import type { TeacherDays } from './teacher-day.ts';

/** The units that would have to be removed to place a unit in a slot. Allocated once and reused. */
export type Conflicts = {
  victims: number[];
  /** Rooms of the unit's blocks that need one, in order. */
  rooms: number[];
  /** By unit: the number of the search in which it was selected for removal. */
  seen: Int32Array;
  question: number;
  cost: number;
};

export const IMPOSSIBLE = 1e9;

export function newConflicts(problem: Problem): Conflicts {
  return { victims: [], rooms: [], seen: new Int32Array(problem.units.length), question: 0, cost: 0 };
}

type Search = { problem: Problem; state: State; days: TeacherDays; weight: Int32Array };

/**
 * Fills `found` with units that would have to be removed, those of low weight where there is a choice: clashes of groups, teachers and rooms, then blocks of the same lesson that are
 * too many or too near, then the teacher's daily and consecutive periods. Returns IMPOSSIBLE, or a value of at least `limit` as soon as it is reached.
 */
export function findConflicts(search: Search, found: Conflicts, unit: number, start: number, limit: number): number {
  const { problem, state } = search;
  const { S, needs, needLengths } = problem;
  found.victims.length = 0;
  found.rooms.length = 0;
  found.question++;
  found.cost = 0;
  for (let i = at(needs.from, unit); i < at(needs.from, unit + 1); i++) {
    const place = at(needs.items, i) * S + start;
    for (let k = 0; k < at(needLengths, i); k++) addVictim(search, found, unit, at(state.occupant, place + k));
    if (found.cost >= limit) return found.cost;
  }
  chooseRooms(search, found, unit, start);
  if (found.cost < limit) thinLessons(search, found, unit, start);
  if (found.cost < limit) thinTeacherDays(search, found, unit, start);
  return found.cost;
}

function addVictim({ problem, weight }: Search, found: Conflicts, unit: number, victim: number): void {
  if (victim === NOBODY || victim === unit || (victim >= 0 && found.seen[victim] === found.question)) return;
  if (victim === BLOCKED || at(problem.isFixed, victim) === 1) {
    found.cost = IMPOSSIBLE;
    return;
  }
  found.seen[victim] = found.question;
  found.victims.push(victim);
  found.cost += at(weight, victim);
}

/** For each block that needs a room, the room whose occupants cost least and that no other block of the unit uses. */
function chooseRooms(search: Search, found: Conflicts, unit: number, start: number): void {
  const { S, roomBlocks, roomsOf, blockLengths } = search.problem;
  for (let i = at(roomBlocks.from, unit); i < at(roomBlocks.from, unit + 1); i++) {
    const block = at(roomBlocks.items, i);
    let best = -1;
    let bestCost = IMPOSSIBLE;
    for (let j = at(roomsOf.from, block); j < at(roomsOf.from, block + 1) && bestCost > 0; j++) {
      const room = at(roomsOf.items, j);
      if (found.rooms.includes(room)) continue;
      const cost = roomCost(search, found, unit, room * S + start, at(blockLengths, block));
      if (cost < bestCost) [best, bestCost] = [room, cost];
    }
    if (best < 0) found.cost = IMPOSSIBLE;
    else for (let k = 0; k < at(blockLengths, block); k++) addVictim(search, found, unit, at(search.state.occupant, best * S + start + k));
    found.rooms.push(best);
  }
}

function roomCost({ problem, state, weight }: Search, found: Conflicts, unit: number, place: number, length: number): number {
  let cost = 0;
  for (let k = 0; k < length; k++) {
    const other = at(state.occupant, place + k);
    if (other === BLOCKED || (other >= 0 && other !== unit && at(problem.isFixed, other) === 1)) return IMPOSSIBLE;
    if (other >= 0 && other !== unit && found.seen[other] !== found.question) cost += at(weight, other);
  }
  return cost;
}

/** Removes blocks of the same lesson that are too many on the day, or on a day too near. */
function thinLessons(search: Search, found: Conflicts, unit: number, start: number): void {
  const { problem, state } = search;
  const { P, lessonsOf, dayCap, daysApart } = problem;
  const day = Math.floor(start / P);
  const own = at(lessonsOf.from, unit + 1);
  for (let i = at(lessonsOf.from, unit); i < own; i++) {
    const lesson = at(lessonsOf.items, i);
    const apart = at(daysApart, lesson);
    if (apart > 0) removeNear(search, found, unit, lesson, day, apart);
    const cap = at(dayCap, lesson);
    let count = 0;
    for (let j = at(lessonsOf.from, unit); j < own; j++) if (at(lessonsOf.items, j) === lesson) count++;
    if (at(state.onDay, lesson * problem.D + day) + count <= cap) continue;
    const onDay = (other: number) => Math.floor(at(state.start, other) / P) === day;
    const { from, items } = problem.unitsOfLesson;
    for (let j = at(from, lesson); j < at(from, lesson + 1); j++)
      if (isStaying(state, found, unit, at(items, j)) && onDay(at(items, j))) count++;
    while (count > cap) {
      const victim = cheapest(search, found, unit, problem.unitsOfLesson, lesson, onDay);
      addVictim(search, found, unit, victim < 0 ? BLOCKED : victim);
      if (victim < 0 || found.cost >= IMPOSSIBLE) return;
      count--;
    }
  }
}

function removeNear(search: Search, found: Conflicts, unit: number, lesson: number, day: number, apart: number): void {
  const { P, unitsOfLesson } = search.problem;
  for (let j = at(unitsOfLesson.from, lesson); j < at(unitsOfLesson.from, lesson + 1); j++) {
    const other = at(unitsOfLesson.items, j);
    const start = at(search.state.start, other);
    if (other !== unit && start >= 0 && Math.abs(Math.floor(start / P) - day) < apart) addVictim(search, found, unit, other);
  }
}

/** Limits the teacher's periods of the day and in a row, without units that are removed already. */
function thinTeacherDays(search: Search, found: Conflicts, unit: number, start: number): void {
  const { problem, state, days } = search;
  const { D, P, teachersOf, teacherMasks, teacherDay, teacherRun } = problem;
  const day = Math.floor(start / P);
  for (let i = at(teachersOf.from, unit); i < at(teachersOf.from, unit + 1); i++) {
    const teacher = at(teachersOf.items, i);
    const own = at(teacherMasks, i) << (start - day * P);
    let mask = at(state.dayMask, teacher * D + day);
    if (days.count(mask | own) <= at(teacherDay, teacher) && days.run(mask | own) <= at(teacherRun, teacher)) continue;
    const current = at(state.start, unit);
    if (current >= 0 && Math.floor(current / P) === day) mask &= ~(at(teacherMasks, i) << (current - day * P));
    for (const victim of found.victims) mask &= ~maskOf(problem, state, victim, teacher, day);
    for (;;) {
      const isFull = days.count(mask | own) > at(teacherDay, teacher);
      if (!isFull && days.run(mask | own) <= at(teacherRun, teacher)) break;
      const wide = isFull ? mask : longRunOf(mask | own, at(teacherRun, teacher)) & mask;
      const victim = cheapest(search, found, unit, problem.unitsOfTeacher, teacher, (other) => {
        return (maskOf(problem, state, other, teacher, day) & wide) !== 0;
      });
      addVictim(search, found, unit, victim < 0 ? BLOCKED : victim);
      if (victim < 0 || found.cost >= IMPOSSIBLE) return;
      mask &= ~maskOf(problem, state, victim, teacher, day);
    }
  }
}

function isStaying(state: State, found: Conflicts, unit: number, other: number): boolean {
  return other !== unit && at(state.start, other) >= 0 && found.seen[other] !== found.question;
}

/** The removable placed unit of a lesson or teacher with the lowest weight; -1 when there is none. */
function cheapest(
  { problem, state, weight }: Search,
  found: Conflicts,
  unit: number,
  { from, items }: Problem['unitsOfLesson'],
  owner: number,
  fits: (other: number) => boolean,
): number {
  let best = -1;
  let least = IMPOSSIBLE;
  for (let j = at(from, owner); j < at(from, owner + 1); j++) {
    const other = at(items, j);
    if (!isStaying(state, found, unit, other) || at(problem.isFixed, other) === 1 || at(weight, other) >= least || !fits(other)) continue;
    best = other;
    least = at(weight, other);
  }
  return best;
}

/** The periods of a day in which a placed unit needs a teacher, as a mask. */
function maskOf({ P, teachersOf, teacherMasks }: Problem, state: State, unit: number, teacher: number, day: number): number {
  const start = at(state.start, unit);
  if (start < 0 || Math.floor(start / P) !== day) return 0;
  for (let i = at(teachersOf.from, unit); i < at(teachersOf.from, unit + 1); i++)
    if (at(teachersOf.items, i) === teacher) return at(teacherMasks, i) << (start - day * P);
  return 0;
}

/** The first run of a mask that is longer than allowed. */
function longRunOf(mask: number, limit: number): number {
  let run = 0;
  let length = 0;
  for (let bit = 1; bit <= mask; bit <<= 1) {
    if ((mask & bit) === 0) [run, length] = [0, 0];
    else {
      run |= bit;
      length++;
      if (length > limit) return run;
    }
  }
  return run;
}
