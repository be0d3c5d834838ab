import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Query } from '@shala/contract/assistant';
import type { Directory } from '../interpreter/types.ts';
import { doubtBy } from '../query/certainty/doubt.ts';
import { type Shown, type Traits, traitsOf } from '../query/certainty/traits.ts';
import type { Vocabulary } from '../query/vocabulary/vocabulary.store.ts';

/** A question of a set as it was read when nobody who wrote rules had seen it, and whether something else was asked. */
type Kept = { set: string; said: string; query: Query; wrong: boolean; shown?: Shown };
export type Sample = { set: string; traits: Traits; isWrong: boolean };
type Points = Record<string, number>;

const FOLDER = join(import.meta.dirname, '../fixtures/questions');
const ROUNDS = 1500;
const STEP = 3;
/** Points are kept small, so that what a few answers have in common decides little. */
const DECAY = 1;
const SHARES = [0.03, 0.05, 0.08, 0.1, 0.15, 0.2, 0.3];
const HEADER = `/** What each trait of a reading says for (above 0) or against that something else was asked: fitted by \`assistant:fit\`. */
export const POINTS: Readonly<Record<string, number>> = `;

/** The readings that are kept, with their traits. */
export function readSamples(): Sample[] {
  const { today, directory, names } = JSON.parse(readFileSync(join(FOLDER, 'readings-school.json'), 'utf8')) as {
    today: string;
    directory: Directory;
    names: Vocabulary;
  };
  const reader = { surroundings: { today, directory }, vocabulary: names };
  const lines = readFileSync(join(FOLDER, 'readings.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { set, said, query, wrong, shown } = JSON.parse(line) as Kept;
    return { set, traits: traitsOf(said, query, shown, reader), isWrong: wrong };
  });
}

/** Logistic regression by gradient descent, to two digits. */
export function fitted(samples: readonly Sample[]): Points {
  const names = [...new Set(samples.flatMap(({ traits }) => Object.keys(traits)))].sort();
  const points: Points = Object.fromEntries(names.map((name) => [name, 0]));
  for (let round = 0; round < ROUNDS; round++) {
    const slope: Points = Object.fromEntries(names.map((name) => [name, name === 'always' ? 0 : DECAY * (points[name] ?? 0)]));
    for (const { traits, isWrong } of samples) {
      const error = doubtBy(traits, points) - Number(isWrong);
      for (const [name, value] of Object.entries(traits)) slope[name] = (slope[name] ?? 0) + error * value;
    }
    for (const name of names) points[name] = (points[name] ?? 0) - (STEP * (slope[name] ?? 0)) / samples.length;
  }
  return Object.fromEntries(names.map((name) => [name, Math.round(100 * (points[name] ?? 0)) / 100]));
}

/** The doubt of each reading by the points of all other sets, so that no question judges itself. */
export function doubtsOf(samples: readonly Sample[]): { doubt: number; isWrong: boolean; set: string }[] {
  return [...Map.groupBy(samples, ({ set }) => set).entries()].flatMap(([set, own]) => {
    const points = fitted(samples.filter((one) => one.set !== set));
    return own.map(({ traits, isWrong }) => ({ doubt: doubtBy(traits, points), isWrong, set }));
  });
}

/** `assistant:fit OUT`: fits the points of doubtful readings, and tells how many of the most doubtful answers are wrong, each set judged by the others. */
export function runFitCertainty([out]: readonly string[], tell: (line: string) => void): number {
  if (out === undefined) {
    tell('Say where to: npm run assistant:fit -- OUT.ts');
    return 2;
  }
  const samples = readSamples();
  writeFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), out), `${HEADER}${JSON.stringify(fitted(samples), null, 2)};\n`);
  const doubts = doubtsOf(samples).sort((a, b) => b.doubt - a.doubt);
  tell(`${samples.length} answers, ${samples.filter(({ isWrong }) => isWrong).length} of them to something else`);
  for (const share of SHARES) {
    const most = doubts.slice(0, Math.round(share * doubts.length));
    const wrong = most.filter(({ isWrong }) => isWrong).length;
    tell(
      `of the ${most.length} most doubtful (${most.at(-1)?.doubt.toFixed(2)} and more) ${wrong} are wrong, ${most.length - wrong} right`,
    );
  }
  return 0;
}
