import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyzeBook } from '../engine/analyze.ts';
import { scoreBook, type Truth } from './score.ts';

const FOLDER = join(import.meta.dirname, '../fixtures');
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));

describe('the engine on the sample books', () => {
  it.each(names)('finds what is in %s', async (name) => {
    const truth = JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Truth;
    const { chapters } = await analyzeBook(readFileSync(join(FOLDER, `${name}.pdf`)), { maxPages: 500 });
    const score = scoreBook(chapters, truth);
    expect(score.chapters).toBe(1);
    expect(score.topicsF1, score.missing.join('\n')).toBeGreaterThanOrEqual(0.97);
    expect(score.exerciseError).toBeLessThanOrEqual(0.02);
    expect(score.exampleError).toBeLessThanOrEqual(0.02);
    expect(score.words, score.missing.join('\n')).toBeGreaterThanOrEqual(0.97);
    const intext = truth.chapters.map((chapter) => chapter.intextQuestionCount ?? 0);
    expect(chapters.map((chapter) => chapter.intext.length)).toEqual(intext);
  });
});
