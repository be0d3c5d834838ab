import { appendFileSync } from 'node:fs';

/** `npm run test:full` runs everything; `npm test` a sample of what takes minutes, always the same one. */
export const isFull = process.env.TEST_SCOPE === 'full';

/** What the sample is drawn by: another one draws another sample. */
const SEED = Number(process.env.TEST_SEED ?? 17);

/** Tells the runner what was sampled, which adds up what has the same name and says it before its last line. */
export function note(what: string, taken: number, all: number): void {
  // Playwright's workers read again what its main process has read.
  if (process.env.TEST_NOTES && process.env.TEST_WORKER_INDEX === undefined && taken < all)
    appendFileSync(process.env.TEST_NOTES, `${taken} ${all} ${what}\n`);
}

/** So many of a list, spread over all of it, others for another `salt`; the whole list in a full run. */
export function sampled<T>(what: string, all: readonly T[], { count, salt = '' }: { count: number; salt?: string }): T[] {
  if (isFull || count >= all.length) return [...all];
  note(what, count, all.length);
  const random = randomOf([...salt].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), SEED));
  return [...all.keys()]
    .map((place) => ({ place, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .sort((a, b) => a.place - b.place)
    .map(({ place }) => all[place] as T);
}

/** How many random histories fast-check tries: the same few by default, many that nobody has tried before in a full run. It prints the seed with a failure. */
export function histories(what: string, { full, few }: { full: number; few: number }): { numRuns: number; seed?: number } {
  if (isFull) return { numRuns: full };
  note(what, few, full);
  return { numRuns: few, seed: SEED };
}

/** Mulberry32: a small generator whose numbers follow from its seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
