/** Pseudo-random numbers from a seed (xorshift, 32 bits): the same seed gives the same search. */
export type Random = {
  /** An integer from 0 (included) to `count` (excluded). */
  below: (count: number) => number;
  /** From 0 (included) to 1 (excluded). */
  unit: () => number;
};

export function randomOf(seed: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bf03635) | 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  for (let warm = 0; warm < 8; warm++) next();
  return {
    below: (count) => Math.floor((next() / 4294967296) * count),
    unit: () => next() / 4294967296,
  };
}
