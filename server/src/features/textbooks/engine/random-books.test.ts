import { describe, expect, it } from 'vitest';
import { type Score, scoreBook } from '../evaluation/score.ts';
import { analyzeBook } from './analyze.ts';
import { randomBook } from './testing/random-book.ts';

/** Layouts that no rule was made for, and of which every part is known: a fixed row of them. */
const SEEDS = Array.from({ length: 12 }, (_, index) => 7000 + index);

const mean = (scores: readonly Score[], of: (score: Score) => number) => scores.reduce((sum, score) => sum + of(score), 0) / scores.length;

describe('books in layouts by chance', () => {
  it('are the same for the same seed', async () => {
    const [one, other] = [await randomBook(7), await randomBook(7)];
    expect(one.truth).toEqual(other.truth);
    expect(one.family).toEqual(other.family);
  });

  it('are read for the most part', async () => {
    const scores: Score[] = [];
    for (const seed of SEEDS) {
      const { bytes, truth } = await randomBook(seed);
      scores.push(scoreBook((await analyzeBook(bytes, { maxPages: 200 })).chapters, truth));
    }
    const found = {
      chapters: mean(scores, ({ chapters }) => chapters),
      topics: mean(scores, ({ topicsF1 }) => topicsF1),
      counts: mean(scores, ({ exerciseError }) => Number(exerciseError <= 0.1)),
      words: mean(scores, ({ words }) => words),
    };
    expect(found.chapters).toBeGreaterThanOrEqual(0.95);
    expect(found.topics).toBeGreaterThanOrEqual(0.88);
    expect(found.counts).toBeGreaterThanOrEqual(0.8);
    expect(found.words).toBeGreaterThanOrEqual(0.9);
  });
});
