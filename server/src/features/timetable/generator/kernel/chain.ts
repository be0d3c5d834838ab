import { at } from './arrays.ts';
import type { Problem } from './problem.ts';
import { BLOCKED, put, type State, take } from './state.ts';
import type { TeacherDays } from './teacher-day.ts';

/** Longer chains are rarely accepted and are the most expensive to evaluate. */
const LONGEST = 60;

/**
 * Units that swap slots without a clash (a Kempe chain): those on the side of the first unit move to its new slot, and those that block them move the other
 * way.
 */
export type Chain = {
  length: number;
  units: Int32Array;
  targets: Int32Array;
  /** Rooms of the blocks of the chain, by block. */
  rooms: Int32Array;
  delta: number;
  /** By unit: the number of the search in which it joined. */
  joined: Int32Array;
  /** By resource and slot: the number of the search in which a unit arrives there. */
  arrives: Int32Array;
  question: number;
  /** Cells (`teacher * D + day`) that the chain changes, and their new values. */
  cells: Int32Array;
  cellMask: Int32Array;
  cellStamp: Int32Array;
  cellCount: number;
  lessonCells: Int32Array;
  lessonChange: Int32Array;
  lessonStamp: Int32Array;
  lessonCount: number;
};

export type ChainSearch = { problem: Problem; state: State; days: TeacherDays; chain: Chain };

export function newChain({ units, blockLengths, resources, S, D, teachers, dayCap }: Problem): Chain {
  const [cells, lessons] = [teachers * D, dayCap.length * D];
  return {
    length: 0,
    units: new Int32Array(LONGEST + 1),
    targets: new Int32Array(LONGEST + 1),
    rooms: new Int32Array(blockLengths.length),
    delta: 0,
    joined: new Int32Array(units.length),
    arrives: new Int32Array(resources * S),
    question: 0,
    cells: new Int32Array(cells),
    cellMask: new Int32Array(cells),
    cellStamp: new Int32Array(cells),
    cellCount: 0,
    lessonCells: new Int32Array(lessons),
    lessonChange: new Int32Array(lessons),
    lessonStamp: new Int32Array(lessons),
    lessonCount: 0,
  };
}

/** Builds the chain that starts by moving a unit to a slot. False when it is impossible or violates a rule; otherwise `chain.delta` is its cost. */
export function findChain(search: ChainSearch, unit: number, target: number): boolean {
  const { problem, state, chain } = search;
  const { P } = problem;
  const source = at(state.start, unit);
  const fromDay = Math.floor(source / P);
  const toDay = Math.floor(target / P);
  const shift = target - source;
  const periodShift = shift - (toDay - fromDay) * P;
  chain.question++;
  chain.length = 0;
  if (!join(search, unit, target)) return false;
  for (let next = 0; next < chain.length; next++) {
    const isForth = at(chain.targets, next) === at(state.start, at(chain.units, next)) + shift;
    // Units that block a forward move go back, and the other way round.
    if (!arrive(search, next, isForth ? -shift : shift, isForth ? -periodShift : periodShift)) return false;
  }
  return reckon(search);
}

/** Adds a unit with its new slot, if that slot is allowed. */
function join({ problem, chain }: ChainSearch, unit: number, target: number): boolean {
  if (chain.length >= LONGEST || target < 0 || target >= problem.S) return false;
  if (at(problem.allowed, unit * problem.S + target) === 0 || at(problem.isFixed, unit) === 1) return false;
  chain.joined[unit] = chain.question;
  chain.units[chain.length] = unit;
  chain.targets[chain.length] = target;
  chain.length++;
  return true;
}

/** Adds all units that block a member at its new slot, shifted by `back`. False when two would clash or one cannot move. */
function arrive(search: ChainSearch, member: number, back: number, periodBack: number): boolean {
  const { problem, state, chain } = search;
  const { S, needs, needLengths } = problem;
  const unit = at(chain.units, member);
  const target = at(chain.targets, member);
  for (let i = at(needs.from, unit); i < at(needs.from, unit + 1); i++) {
    const place = at(needs.items, i) * S + target;
    for (let k = 0; k < at(needLengths, i); k++) {
      if (at(chain.arrives, place + k) === chain.question) return false;
      chain.arrives[place + k] = chain.question;
      const other = at(state.occupant, place + k);
      if (other >= 0 && at(chain.joined, other) !== chain.question && !joinShifted(search, other, back, periodBack)) return false;
    }
  }
  return findRooms(search, unit, target, back, periodBack);
}

function joinShifted(search: ChainSearch, unit: number, back: number, periodBack: number): boolean {
  const { P } = search.problem;
  const start = at(search.state.start, unit);
  const period = (start % P) + periodBack;
  return period >= 0 && period < P && join(search, unit, start + back);
}

/**
 * A free room for each block that needs one, preferably its present one. When none is free it keeps its room, and the unit that occupies it joins the chain.
 */
function findRooms(search: ChainSearch, unit: number, target: number, back: number, periodBack: number): boolean {
  const { problem, state, chain } = search;
  const { S, roomBlocks, roomsOf, blockLengths } = problem;
  for (let i = at(roomBlocks.from, unit); i < at(roomBlocks.from, unit + 1); i++) {
    const block = at(roomBlocks.items, i);
    const length = at(blockLengths, block);
    const own = at(state.room, block);
    let room = isFree(search, own * S + target, length) ? own : -1;
    for (let j = at(roomsOf.from, block); j < at(roomsOf.from, block + 1) && room < 0; j++)
      if (isFree(search, at(roomsOf.items, j) * S + target, length)) room = at(roomsOf.items, j);
    if (room < 0) room = own;
    for (let k = 0; k < length; k++) {
      const place = room * S + target + k;
      const other = at(state.occupant, place);
      if (other === BLOCKED || at(chain.arrives, place) === chain.question) return false;
      chain.arrives[place] = chain.question;
      if (other >= 0 && at(chain.joined, other) !== chain.question && !joinShifted(search, other, back, periodBack)) return false;
    }
    chain.rooms[block] = room;
  }
  return true;
}

function isFree({ state, chain }: ChainSearch, place: number, length: number): boolean {
  for (let k = 0; k < length; k++) {
    const other = at(state.occupant, place + k);
    if (other === BLOCKED || at(chain.arrives, place + k) === chain.question) return false;
    if (other >= 0 && at(chain.joined, other) !== chain.question) return false;
  }
  return true;
}

/** Calculates the cost of the chain; false when it violates a rule about a teacher's day or a lesson's distance. */
function reckon(search: ChainSearch): boolean {
  const { problem, state, chain } = search;
  const { S, P, D, startCost, teachersOf, teacherMasks, lessonsOf } = problem;
  chain.cellCount = 0;
  chain.lessonCount = 0;
  chain.delta = 0;
  for (let n = 0; n < chain.length; n++) {
    const unit = at(chain.units, n);
    const [start, target] = [at(state.start, unit), at(chain.targets, n)];
    const fromDay = Math.floor(start / P);
    const toDay = Math.floor(target / P);
    chain.delta += at(startCost, unit * S + target) - at(startCost, unit * S + start);
    for (let i = at(teachersOf.from, unit); i < at(teachersOf.from, unit + 1); i++) {
      const cell = at(teachersOf.items, i) * D;
      flip(search, cell + fromDay, at(teacherMasks, i) << (start - fromDay * P));
      flip(search, cell + toDay, at(teacherMasks, i) << (target - toDay * P));
    }
    if (fromDay === toDay) continue;
    for (let i = at(lessonsOf.from, unit); i < at(lessonsOf.from, unit + 1); i++) {
      const cell = at(lessonsOf.items, i) * D;
      change(search, cell + fromDay, -1);
      change(search, cell + toDay, 1);
    }
  }
  return weighTeachers(search) && weighLessons(search);
}

/** In the final result, removed and added bits never overlap, so the order of the flips does not matter. */
function flip({ state, chain }: ChainSearch, cell: number, mask: number): void {
  if (at(chain.cellStamp, cell) !== chain.question) {
    chain.cellStamp[cell] = chain.question;
    chain.cellMask[cell] = at(state.dayMask, cell);
    chain.cells[chain.cellCount] = cell;
    chain.cellCount++;
  }
  chain.cellMask[cell] = at(chain.cellMask, cell) ^ mask;
}

function change({ chain }: ChainSearch, cell: number, by: number): void {
  if (at(chain.lessonStamp, cell) !== chain.question) {
    chain.lessonStamp[cell] = chain.question;
    chain.lessonChange[cell] = 0;
    chain.lessonCells[chain.lessonCount] = cell;
    chain.lessonCount++;
  }
  chain.lessonChange[cell] = at(chain.lessonChange, cell) + by;
}

function weighTeachers({ problem, state, days, chain }: ChainSearch): boolean {
  const { D, teacherDay, teacherRun } = problem;
  for (let n = 0; n < chain.cellCount; n++) {
    const cell = at(chain.cells, n);
    const [before, after] = [at(state.dayMask, cell), at(chain.cellMask, cell)];
    if (before === after) continue;
    const teacher = Math.floor(cell / D);
    if (days.count(after) > at(teacherDay, teacher) || days.run(after) > at(teacherRun, teacher)) return false;
    chain.delta += days.cost(cell, after) - days.cost(cell, before);
  }
  return true;
}

function weighLessons(search: ChainSearch): boolean {
  const { problem, state, chain } = search;
  const { D, dayCap, daysApart, weights } = problem;
  for (let n = 0; n < chain.lessonCount; n++) {
    const cell = at(chain.lessonCells, n);
    const change = at(chain.lessonChange, cell);
    if (change === 0) continue;
    const lesson = Math.floor(cell / D);
    const before = at(state.onDay, cell);
    if (change > 0 && before + change > at(dayCap, lesson)) return false;
    if (change > 0 && at(daysApart, lesson) > 0 && !keepsApart(search, lesson)) return false;
    chain.delta += (Math.max(0, before + change - 1) - Math.max(0, before - 1)) * weights.repeat;
  }
  return true;
}

/** Whether the days of a lesson's blocks keep their distance after the chain. */
function keepsApart({ problem, state, chain }: ChainSearch, lesson: number): boolean {
  const { D, daysApart } = problem;
  let last = -D;
  for (let day = 0; day < D; day++) {
    const cell = lesson * D + day;
    const count = at(state.onDay, cell) + (at(chain.lessonStamp, cell) === chain.question ? at(chain.lessonChange, cell) : 0);
    if (count === 0) continue;
    if (count > 1 || day - last < at(daysApart, lesson)) return false;
    last = day;
  }
  return true;
}

/** Carries out the chain that `findChain` found. */
export function applyChain({ problem, state, chain }: ChainSearch): void {
  const { roomBlocks } = problem;
  for (let n = 0; n < chain.length; n++) take(problem, state, at(chain.units, n));
  for (let n = 0; n < chain.length; n++) {
    const unit = at(chain.units, n);
    for (let i = at(roomBlocks.from, unit); i < at(roomBlocks.from, unit + 1); i++) {
      const block = at(roomBlocks.items, i);
      state.room[block] = at(chain.rooms, block);
    }
    put(problem, state, unit, at(chain.targets, n));
  }
}
