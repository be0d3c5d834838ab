import type { Problem } from './problem.ts';

/** Up to this number of periods, all possible days of a teacher are calculated in advance. */
const TABLE_PERIODS = 12;

/** Facts about a teacher's day, given as a mask of the taught periods. */
export type TeacherDays = {
  /** The weighted cost of vacant periods between lessons and of long runs. */
  cost: (day: number, mask: number) => number;
  /** The number of periods, and the longest run. */
  count: (mask: number) => number;
  run: (mask: number) => number;
};

export function teacherDays({ D, P, openMask, weights }: Problem): TeacherDays {
  const costOf = (open: number, mask: number) => dayCost(open, mask, P, weights);
  if (P > TABLE_PERIODS) return { cost: (day, mask) => costOf(openMask[day] as number, mask), count: countBits, run: longestRun };
  const size = 2 ** P;
  const costs = new Int32Array(D * size);
  const counts = new Int32Array(size);
  const runs = new Int32Array(size);
  for (let mask = 0; mask < size; mask++) {
    counts[mask] = countBits(mask);
    runs[mask] = longestRun(mask);
    for (let day = 0; day < D; day++) costs[day * size + mask] = costOf(openMask[day] as number, mask);
  }
  return {
    cost: (day, mask) => costs[day * size + mask] as number,
    count: (mask) => counts[mask] as number,
    run: (mask) => runs[mask] as number,
  };
}

function dayCost(open: number, mask: number, P: number, { gap, longRun, runLimit }: Problem['weights']): number {
  if (mask === 0) return 0;
  let cost = 0;
  let run = 0;
  let waiting = 0;
  let hasBegun = false;
  for (let period = 0; period < P; period++) {
    const bit = 1 << period;
    if (mask & bit) {
      run++;
      if (run > runLimit) cost += longRun;
      cost += waiting * gap;
      waiting = 0;
      hasBegun = true;
    } else {
      run = 0;
      if (hasBegun && open & bit) waiting++;
    }
  }
  return cost;
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
