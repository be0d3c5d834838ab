import { describe, expect, it } from 'vitest';
import { makeSet } from './make-set.ts';

const question = (section: number, position: number, isAlternative = false) => ({
  ...{ section, position, isAlternative, type: 'Short answer', options: [], answer: '' },
  name: `${section}.${position}${isAlternative ? ' or' : ''}`,
});
/** Sections of two, three and one questions; the second of the first section has an alternative. */
const PAPER = [
  ...[question(0, 1), question(0, 2), question(0, 2, true)],
  ...[question(1, 1), question(1, 2), question(1, 3)],
  question(2, 1),
];
const SEEDS = Array.from({ length: 100 }, (_, seed) => seed);
const namesOf = (seed: number, set: number, section: number) =>
  makeSet(PAPER, { set, seed }).flatMap((one) => (one.section === section ? [one.name] : []));

describe('the sets of a paper', () => {
  it('have no section in the same order, as long as there is another order', () => {
    for (const seed of SEEDS) {
      expect(namesOf(seed, 0, 0)).toEqual(['0.1', '0.2', '0.2 or']);
      expect(namesOf(seed, 1, 0)).toEqual(['0.2', '0.2 or', '0.1']);
      // Two questions have two orders: at least neighbours with sets A and B, B and C, C and D cannot copy.
      expect(namesOf(seed, 2, 0)).not.toEqual(namesOf(seed, 1, 0));
      expect(namesOf(seed, 3, 0)).not.toEqual(namesOf(seed, 2, 0));
      expect(new Set([0, 1, 2, 3].map((set) => namesOf(seed, set, 1).join())).size).toBe(4);
      expect(namesOf(seed, 3, 2)).toEqual(['2.1']);
    }
  });

  it('number the questions of each section from 1, alternatives as their questions, and are the same each time', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const made = makeSet(PAPER, { set: 1, seed });
      expect(made.map(({ section, position }) => `${section}.${position}`)).toEqual(['0.1', '0.1', '0.2', '1.1', '1.2', '1.3', '2.1']);
      expect(makeSet(PAPER, { set: 1, seed })).toEqual(made);
    }
  });
});
