import { at } from './arrays.ts';
import { applyChain, type ChainSearch, findChain, newChain } from './chain.ts';
import type { Problem } from './problem.ts';
import type { Random } from './random.ts';
import { copyState, type Layout, type State } from './state.ts';
import type { TeacherDays } from './teacher-day.ts';

export type Annealing = {
  random: Random;
  /** The elapsed share of the time, from 0 to 1, for the number of moves so far; the search ends at 1. */
  progress: (moves: number) => number;
  /** Called for a new best layout, at most once a round. */
  onBest?: (layout: Layout, cost: number, moves: number) => void;
  startHeat?: number;
  endHeat?: number;
};

const ROUND = 2048;
const START_HEAT = 0.5;
const END_HEAT = 0.1;
/**
 * A move that is bad for its own teacher by itself rarely makes a good chain. Such moves are dropped before their chain is built, at this multiple of the heat;
 * the search then tries twice as many moves a second.
 */
const OWN_HEAT = 2;

/** The soft score of a state without clashes; unplaced units cost nothing. */
export function costOf({ units, S, startCost, weights }: Problem, days: TeacherDays, state: State): number {
  let cost = 0;
  for (let unit = 0; unit < units.length; unit++) {
    const start = at(state.start, unit);
    if (start >= 0) cost += at(startCost, unit * S + start);
  }
  for (let cell = 0; cell < state.dayMask.length; cell++) cost += days.cost(cell, at(state.dayMask, cell));
  for (let cell = 0; cell < state.onDay.length; cell++) cost += Math.max(0, at(state.onDay, cell) - 1) * weights.repeat;
  return cost;
}

/**
 * Improves a timetable by simulated annealing over Kempe chains between two slots. The hard rules hold after every step, so it can be stopped at any time.
 * Returns the best layout seen.
 */
export function anneal(
  problem: Problem,
  days: TeacherDays,
  from: State,
  { random, progress, onBest, startHeat = START_HEAT, endHeat = END_HEAT }: Annealing,
): { layout: Layout; cost: number; moves: number } {
  const search: ChainSearch = { problem, state: copyState(from), days, chain: newChain(problem) };
  const { state, chain } = search;
  const movable = listMovable(problem, state);
  const best: Layout = { start: state.start.slice(), room: state.room.slice() };
  let bestCost = costOf(problem, days, state);
  let cost = bestCost;
  let isKept = true;
  const keep = () => {
    best.start.set(state.start);
    best.room.set(state.room);
    isKept = true;
  };
  let moves = 0;
  for (let done = progress(0); done < 1 && movable.length > 0 && bestCost > 0; done = progress(moves)) {
    const heat = startHeat * (endHeat / startHeat) ** done;
    const before = bestCost;
    for (let n = 0; n < ROUND; n++) {
      if (!propose(search, movable, random, heat)) continue;
      const { delta } = chain;
      if (delta > 0 && random.unit() >= Math.exp(-delta / heat)) continue;
      // The best layout is copied when the search leaves it, and not at each small improvement.
      if (delta > 0 && !isKept) keep();
      applyChain(search);
      cost += delta;
      if (cost < bestCost) {
        bestCost = cost;
        isKept = false;
      }
    }
    moves += ROUND;
    if (bestCost < before && onBest) {
      if (!isKept) keep();
      onBest(best, bestCost, moves);
    }
  }
  if (!isKept) keep();
  return { layout: best, cost: bestCost, moves };
}

function listMovable({ units, starts, isFixed }: Problem, { start }: State): Int32Array {
  const canMove = (unit: number) => at(start, unit) >= 0 && at(isFixed, unit) === 0;
  return Int32Array.from([...units.keys()].filter((unit) => canMove(unit) && at(starts.from, unit + 1) - at(starts.from, unit) > 1));
}

/** Tries a chain from a random unit to one of its allowed slots. */
function propose(search: ChainSearch, movable: Int32Array, random: Random, heat: number): boolean {
  const { from, items } = search.problem.starts;
  const unit = at(movable, random.below(movable.length));
  const first = at(from, unit);
  const target = at(items, first + random.below(at(from, unit + 1) - first));
  if (target === at(search.state.start, unit)) return false;
  const own = ownCost(search, unit, target);
  if (own > 0 && random.unit() >= Math.exp(-own / (heat * OWN_HEAT))) return false;
  return findChain(search, unit, target);
}

/** What a unit's move costs by itself and for the days of its teachers, without the units that it displaces. */
function ownCost({ problem, state, days }: ChainSearch, unit: number, target: number): number {
  const { S, P, D, startCost, teachersOf, teacherMasks } = problem;
  const source = at(state.start, unit);
  const [fromDay, toDay] = [Math.floor(source / P), Math.floor(target / P)];
  let cost = at(startCost, unit * S + target) - at(startCost, unit * S + source);
  for (let i = at(teachersOf.from, unit); i < at(teachersOf.from, unit + 1); i++) {
    const cell = at(teachersOf.items, i) * D;
    const mask = at(teacherMasks, i);
    const [old, before] = [at(state.dayMask, cell + fromDay), at(state.dayMask, cell + toDay)];
    const left = old & ~(mask << (source - fromDay * P));
    const after = (fromDay === toDay ? left : before) | (mask << (target - toDay * P));
    cost += days.cost(cell + toDay, after) - days.cost(cell + toDay, before);
    if (fromDay !== toDay) cost += days.cost(cell + fromDay, left) - days.cost(cell + fromDay, old);
  }
  return cost;
}
