import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { at } from '../launch/paths.mjs';

/** The file in which tests record what they sampled. */
const notes = at('.cache', 'test', 'sampled.txt');

/** Lets the following tests use samples or everything, and clears earlier records. */
export function beginSampling({ isFull }) {
  mkdirSync(at('.cache', 'test'), { recursive: true });
  rmSync(notes, { force: true });
  process.env.TEST_SCOPE = isFull ? 'full' : 'sample';
  process.env.TEST_NOTES = notes;
}

/** Records that only a part of all cases is run; nothing in a full run. */
export function noteSample(what, taken, all) {
  if (process.env.TEST_SCOPE !== 'full' && taken < all) appendFileSync(notes, `${taken} ${all} ${what}\n`);
}

/** One line that says what was sampled; undefined when nothing was. */
export function readSampling() {
  if (!existsSync(notes)) return undefined;
  const sums = new Map();
  for (const line of readFileSync(notes, 'utf8').trim().split('\n')) {
    const [, taken, all, what] = /^(\d+) (\d+) (.*)$/.exec(line);
    const sum = sums.get(what) ?? { taken: 0, all: 0 };
    sums.set(what, { taken: sum.taken + Number(taken), all: sum.all + Number(all) });
  }
  const said = [...sums].sort().map(([what, { taken, all }]) => `${taken} of ${all} ${what}`);
  return `sampled: ${said.join('; ')} (npm run test:full runs all)`;
}
