import { at } from './arrays.ts';
import { findConflicts, IMPOSSIBLE, newConflicts } from './conflicts.ts';
import type { Problem } from './problem.ts';
import type { Random } from './random.ts';
import { copyState, emptyState, put, type State, take } from './state.ts';
import type { TeacherDays } from './teacher-day.ts';

/** Called every few hundred steps: false ends the search. */
export type Going = () => boolean;
export type Constructed = { state: State; unplaced: number[]; steps: number };

/** The least number of steps before a removed unit may return to that slot (tabu search). */
const TABU = 8;
const ASK_EVERY = 256;
const START_WEIGHT = 10;
/** After the first unit was set aside, each further one follows after an eighth of the patience. */
const SOONER = 8;
/** The first round ends when this many units are set aside and there is no progress. */
const MOST_ASIDE = 60;

/**
 * A timetable without clashes by ejection chains, as in FET: the hardest unit first, each in the slot where the blocking units have the lowest weight. Those
 * are removed and placed again; a unit that is removed often gets heavier. When there is no progress for long, the first round sets aside the waiting unit that
 * was removed most often, and goes on without it. Each later round starts from nothing with the learnt weights. Ends when every unit has a place that can have
 * one, after `maxSteps`, or when `isGoing` returns false, and returns the timetable with the fewest unplaced units.
 */
export function construct(
  problem: Problem,
  days: TeacherDays,
  { random, isGoing, from, maxSteps = Number.POSITIVE_INFINITY }: { random: Random; isGoing: Going; from?: State; maxSteps?: number },
): Constructed {
  const count = problem.units.length;
  const weight = new Int32Array(count).fill(START_WEIGHT);
  const hardness = rateUnits(problem);
  const patience = 4000 + 12 * count;
  const hopeless = [...problem.units.keys()].filter((unit) => at(problem.starts.from, unit) === at(problem.starts.from, unit + 1));
  let best: Constructed | undefined;
  let steps = 0;
  for (let round = 0; ; round++) {
    const state = from && round === 0 ? copyState(from) : emptyState(problem);
    const tabu = new Int32Array(count * problem.S);
    const waiting = [...problem.units.keys()].filter((unit) => at(state.start, unit) < 0 && !hopeless.includes(unit));
    let fewest = Number.POSITIVE_INFINITY;
    let lastGain = steps;
    const begun = steps;
    const search = { problem, state, days, weight, tabu, found: newConflicts(problem), random };
    /** Units that the first round could not place: the rest is placed without them. */
    const aside: number[] = [];
    while (waiting.length > 0) {
      if (waiting.length < fewest) {
        fewest = waiting.length;
        lastGain = steps;
        if (steps - begun >= count && (!best || fewest + aside.length + hopeless.length < best.unplaced.length))
          best = { state: copyState(state), unplaced: [...hopeless, ...aside, ...waiting], steps };
      }
      if (steps - lastGain > (aside.length === 0 ? patience : patience / SOONER)) {
        if (round > 0 || aside.length >= MOST_ASIDE) break;
        aside.push(takeHeaviest(waiting, weight));
        lastGain = steps;
        fewest = waiting.length;
        continue;
      }
      if (steps % ASK_EVERY === 0 && (steps >= maxSteps || !isGoing()))
        return best ?? { state, unplaced: [...hopeless, ...aside, ...waiting], steps };
      steps++;
      const unit = pickNext(waiting, hardness, weight, random);
      if (!placeOne(search, unit, waiting, steps - begun)) waiting.push(unit);
    }
    if (waiting.length + aside.length === 0) return { state, unplaced: hopeless, steps };
    const unplaced = [...hopeless, ...aside, ...waiting];
    if (!best || unplaced.length < best.unplaced.length) best = { state: copyState(state), unplaced, steps };
  }
}

/** Takes out of the list the unit that was removed most often from the timetable. */
function takeHeaviest(waiting: number[], weight: Int32Array): number {
  let heaviest = 0;
  waiting.forEach((unit, index) => {
    if (at(weight, unit) > at(weight, waiting[heaviest] ?? 0)) heaviest = index;
  });
  return waiting.splice(heaviest, 1)[0] ?? 0;
}

/** A unit is hard to place with few allowed starts, great length, many resources, or nearly full resources. */
function rateUnits({ units, starts, needs, needLengths, resources, S }: Problem): Int32Array {
  const load = new Int32Array(resources);
  for (let i = 0; i < needs.items.length; i++) load[at(needs.items, i)] = at(load, at(needs.items, i)) + at(needLengths, i);
  return Int32Array.from(units, (unit, index) => {
    const free = at(starts.from, index + 1) - at(starts.from, index);
    const fullest = unit.needs.reduce((sum, { resource }) => sum + at(load, resource), 0);
    return unit.length * 60 + (S - free) * 4 + fullest + unit.blocks.length * 40;
  });
}

function pickNext(waiting: number[], hardness: Int32Array, weight: Int32Array, random: Random): number {
  let best = 0;
  let most = -1;
  const look = Math.min(waiting.length, 4000);
  for (let index = 0; index < look; index++) {
    const unit = waiting[index] ?? 0;
    const rank = at(hardness, unit) + at(weight, unit) * 2 + random.below(8);
    if (rank > most) [best, most] = [index, rank];
  }
  const unit = waiting[best] ?? 0;
  waiting[best] = waiting.at(-1) ?? 0;
  waiting.pop();
  return unit;
}

type Placing = Parameters<typeof findConflicts>[0] & { tabu: Int32Array; found: ReturnType<typeof newConflicts>; random: Random };

/** Puts a unit where the blocking units have the lowest weight, and moves those to the waiting list. False when no slot is possible now. */
function placeOne(search: Placing, unit: number, waiting: number[], step: number): boolean {
  const { problem, state, weight, tabu, found, random } = search;
  const { S, starts, roomBlocks } = problem;
  const first = at(starts.from, unit);
  const many = at(starts.from, unit + 1) - first;
  const shift = random.below(many);
  let bestSlot = -1;
  let bestCost = IMPOSSIBLE;
  for (let i = 0; i < many && bestCost > 0; i++) {
    const slot = at(starts.items, first + ((i + shift) % many));
    const cost = findConflicts(search, found, unit, slot, bestCost);
    if (cost < bestCost && (cost === 0 || at(tabu, unit * S + slot) <= step)) [bestSlot, bestCost] = [slot, cost];
  }
  if (bestSlot < 0) {
    if (many > 1) return false;
    bestSlot = at(starts.items, first);
  }
  if (findConflicts(search, found, unit, bestSlot, IMPOSSIBLE) >= IMPOSSIBLE) return false;
  for (const victim of found.victims) {
    tabu[victim * S + at(state.start, victim)] = step + TABU + random.below(TABU);
    weight[victim] = at(weight, victim) + 1;
    take(problem, state, victim);
    waiting.push(victim);
  }
  for (let i = at(roomBlocks.from, unit), k = 0; i < at(roomBlocks.from, unit + 1); i++, k++)
    state.room[at(roomBlocks.items, i)] = found.rooms[k] ?? -1;
  put(problem, state, unit, bestSlot);
  return true;
}
