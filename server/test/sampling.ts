import { appendFileSync } from 'node:fs';

/** `npm run test:full` runs everything; `npm test` only a sample of the slow tests, always the same one. */
export const isFull = process.env.TEST_SCOPE === 'full';

/** The seed of the sample. */
const SEED = Number(process.env.TEST_SEED ?? 17);

/** Tells the runner what was sampled; it adds up equal names and prints them before its last line. */
export function note(what: string, taken: number, all: number): void {
  // Playwright's workers load the files that its main process has already counted.
  if (process.env.TEST_NOTES && process.env.TEST_WORKER_INDEX === undefined && taken < all)
    appendFileSync(process.env.TEST_NOTES, `${taken} ${all} ${what}\n`);
}

/** A number of elements spread over a list, different ones for another `salt`; the whole list in a full run. */
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

/** Today's number. `TEST_TURN=…` repeats what ran on another day. */
const TURN = Number(process.env.TEST_TURN ?? Math.floor(Date.now() / 86_400_000));

/**
 * Every second element in the whole of `npm test`, the others on the next day; with `isOther` those that the same list gives elsewhere tomorrow. All of them in a
 * full run, and when the file is run by itself.
 */
export function everySecond<T>(what: string, all: readonly T[], { isOther = false } = {}): T[] {
  if (process.env.TEST_SCOPE !== 'sample') return [...all];
  const taken = all.filter((_one, at) => (at + TURN + Number(isOther)) % 2 === 0);
  note(`${what} (TEST_TURN=${TURN})`, taken.length, all.length);
  return taken;
}

/** How many random histories fast-check tries: always the same few by default, many new ones in a full run. It prints the seed with a failure. */
export function histories(what: string, { full, few }: { full: number; few: number }): { numRuns: number; seed?: number } {
  if (isFull) return { numRuns: full };
  note(what, few, full);
  return { numRuns: few, seed: SEED };
}

/** Mulberry32: a small seeded random number generator. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
