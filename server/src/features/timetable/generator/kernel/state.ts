import type { Placement } from '@shala/contract/timetable';
import { at } from './arrays.ts';
import type { Problem } from './problem.ts';

export const NOBODY = -1;
/** The slot is not available for anybody. */
export const BLOCKED = -2;

/** A timetable under construction: never with a clash, possibly with units that are not placed yet. */
export type State = {
  /** The slot of each unit, or -1. */
  start: Int32Array;
  /** The room of each block as a resource, or -1. */
  room: Int32Array;
  /** The unit that uses a resource in a slot (`resource * S + slot`), NOBODY or BLOCKED. */
  occupant: Int32Array;
  /** Periods of each teacher's day as a mask (`teacher * D + day`). */
  dayMask: Int32Array;
  /** Blocks of a lesson on a day (`lesson * D + day`). */
  onDay: Int32Array;
};

/** The data of a timetable; the rest of a state is derived from it. */
export type Layout = Pick<State, 'start' | 'room'>;

export function emptyState(problem: Problem): State {
  const { units, resources, S, D, teachers, dayCap, roomsAway, blockLengths } = problem;
  const occupant = new Int32Array(resources * S).fill(NOBODY);
  for (const place of roomsAway) occupant[place] = BLOCKED;
  return {
    start: new Int32Array(units.length).fill(-1),
    room: new Int32Array(blockLengths.length).fill(-1),
    occupant,
    dayMask: new Int32Array(teachers * D),
    onDay: new Int32Array(dayCap.length * D),
  };
}

export function copyState({ start, room, occupant, dayMask, onDay }: State): State {
  return { start: start.slice(), room: room.slice(), occupant: occupant.slice(), dayMask: dayMask.slice(), onDay: onDay.slice() };
}

/** Places a unit in free slots; the rooms of its blocks must be set already. */
export function put(problem: Problem, state: State, unit: number, start: number): void {
  state.start[unit] = start;
  mark(problem, state, unit, start, unit);
}

/** Removes a unit and its rooms. */
export function take(problem: Problem, state: State, unit: number): void {
  const start = at(state.start, unit);
  if (start < 0) return;
  mark(problem, state, unit, start, NOBODY);
  state.start[unit] = -1;
  const { from, items } = problem.roomBlocks;
  for (let i = at(from, unit); i < at(from, unit + 1); i++) state.room[at(items, i)] = -1;
}

function mark(problem: Problem, state: State, unit: number, start: number, who: number): void {
  const { S, D, P, needs, needLengths, roomBlocks, blockLengths, teachersOf, teacherMasks, lessonsOf } = problem;
  const { occupant, room, dayMask, onDay } = state;
  for (let i = at(needs.from, unit); i < at(needs.from, unit + 1); i++) {
    const place = at(needs.items, i) * S + start;
    for (let k = 0; k < at(needLengths, i); k++) occupant[place + k] = who;
  }
  for (let i = at(roomBlocks.from, unit); i < at(roomBlocks.from, unit + 1); i++) {
    const block = at(roomBlocks.items, i);
    const place = at(room, block) * S + start;
    for (let k = 0; k < at(blockLengths, block); k++) occupant[place + k] = who;
  }
  const day = Math.floor(start / P);
  const period = start - day * P;
  for (let i = at(teachersOf.from, unit); i < at(teachersOf.from, unit + 1); i++) {
    const cell = at(teachersOf.items, i) * D + day;
    dayMask[cell] = at(dayMask, cell) ^ (at(teacherMasks, i) << period);
  }
  const sign = who === NOBODY ? -1 : 1;
  for (let i = at(lessonsOf.from, unit); i < at(lessonsOf.from, unit + 1); i++) {
    const cell = at(lessonsOf.items, i) * D + day;
    onDay[cell] = at(onDay, cell) + sign;
  }
}

/** The timetable in the format of the answer file, without unplaced sittings. */
export function placementsOf({ units, P, S, groups, teachers }: Problem, layout: Layout, rooms: readonly { id: string }[]): Placement[] {
  return units.flatMap(({ members, blocks }, unit) => {
    const start = at(layout.start, unit);
    if (start < 0 || start >= S) return [];
    return members.map(({ lesson, block }, index) => {
      const room = at(layout.room, blocks[index] ?? 0);
      return {
        lesson,
        block,
        day: Math.floor(start / P),
        period: start % P,
        room: room < 0 ? null : (rooms[room - groups - teachers]?.id ?? null),
      };
    });
  });
}
