import { at } from './arrays.ts';
import type { Problem } from './problem.ts';

/** Up to this number of periods, all possible days of a teacher are calculated in advance. */
const TABLE_PERIODS = 12;

/** Facts about a teacher's day, given as a mask of the taught periods. */
export type TeacherDays = {
  /** The weighted cost of vacant periods between lessons and of long runs, for a teacher's day (`teacher * D + day`). */
  cost: (cell: number, mask: number) => number;
  /** The number of periods, and the longest run. */
  count: (mask: number) => number;
  run: (mask: number) => number;
};

export function teacherDays({ D, P, teachers, teacherGaps, openMask, weights }: Problem): TeacherDays {
  const costOf = (day: number, mask: number, mostGaps: number) => dayCost(openMask[day] as number, mask, { P, weights, mostGaps });
  if (P > TABLE_PERIODS)
    return { cost: (cell, mask) => costOf(cell % D, mask, at(teacherGaps, Math.floor(cell / D))), count: countBits, run: longestRun };
  const size = 2 ** P;
  // Teachers with the same limit share their tables.
  const limits = [...new Set(teacherGaps)];
  const costs = new Int32Array(limits.length * D * size);
  const tableOf = Int32Array.from({ length: teachers * D }, (_none, cell) => {
    const limit = limits.indexOf(at(teacherGaps, Math.floor(cell / D)));
    return (limit * D + (cell % D)) * size;
  });
  const counts = new Int32Array(size);
  const runs = new Int32Array(size);
  for (let mask = 0; mask < size; mask++) {
    counts[mask] = countBits(mask);
    runs[mask] = longestRun(mask);
    limits.forEach((limit, index) => {
      for (let day = 0; day < D; day++) costs[(index * D + day) * size + mask] = costOf(day, mask, limit);
    });
  }
  return {
    cost: (cell, mask) => costs[(tableOf[cell] as number) + mask] as number,
    count: (mask) => counts[mask] as number,
    run: (mask) => runs[mask] as number,
  };
}

type Costs = { P: number; weights: Problem['weights']; mostGaps: number };

function dayCost(open: number, mask: number, { P, weights, mostGaps }: Costs): number {
  const { gap, longRun, runLimit, gapBeyond } = weights;
  if (mask === 0) return 0;
  let cost = 0;
  let gaps = 0;
  let run = 0;
  let waiting = 0;
  let hasBegun = false;
  for (let period = 0; period < P; period++) {
    const bit = 1 << period;
    if (mask & bit) {
      run++;
      if (run > runLimit) cost += longRun;
      gaps += waiting;
      waiting = 0;
      hasBegun = true;
    } else {
      run = 0;
      if (hasBegun && open & bit) waiting++;
    }
  }
  return cost + gaps * gap + Math.max(0, gaps - mostGaps) * gapBeyond;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function longestRun(mask: number): number {
  let length = 0;
  for (let rest = mask; rest !== 0; rest &= rest << 1) length++;
  return length;
}
