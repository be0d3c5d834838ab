import { expect, it } from 'vitest';
import { queryOf } from './testing/read.ts';
import { drawQuestions, isSame, type Said } from './testing/said.ts';

/** What is read of a question that was drawn as a query and said in a grammar of its own (`testing/said.ts`). */
function outcomeOf({ text, query }: Said): 'same' | 'else' | 'declined' {
  const read = queryOf(text);
  if (read === undefined) return 'declined';
  return isSame(read, query) ? 'same' : 'else';
}

const COUNT = 300;
const LEAST_SAME = 96;
const MOST_ELSE = 3;

it('reads back what was drawn as a query and said in a grammar of its own', () => {
  const drawn = drawQuestions(COUNT, 20261129);
  const found = Map.groupBy(drawn, outcomeOf);
  const told = (outcome: 'else' | 'declined') =>
    (found.get(outcome) ?? []).map(({ kind, frame, text }) => `${outcome}, ${kind}, ${frame}: ${text}`);
  const failed = [...told('else'), ...told('declined')].join('\n');
  expect(drawn).toHaveLength(COUNT);
  expect((100 * (found.get('same')?.length ?? 0)) / COUNT, failed).toBeGreaterThanOrEqual(LEAST_SAME);
  expect((100 * (found.get('else')?.length ?? 0)) / COUNT, failed).toBeLessThanOrEqual(MOST_ELSE);
});

it('draws the same questions from the same seed, each once', () => {
  const texts = drawQuestions(50, 7).map(({ text }) => text);
  expect(drawQuestions(50, 7).map(({ text }) => text)).toEqual(texts);
  expect(new Set(texts).size).toBe(50);
  expect(drawQuestions(50, 8).map(({ text }) => text)).not.toEqual(texts);
});
