import type { Line } from '../text/line.ts';
import type { Example, Question } from './book.ts';
import { itemsOf } from './items.ts';
import type { ScatteredQuestion } from './labelled-questions.ts';
import { opensSolution, withoutSolution } from './labels.ts';
import { joinTexts, type Mark } from './marks.ts';
import type { Body } from './measure.ts';
import { questionType } from './question-type.ts';
import type { Region } from './regions.ts';
import type { ChapterSpan } from './spans.ts';

/** Of a set's questions: so many followed by their solutions make it a set of worked examples. */
export const SOLVED = 0.6;
/** Fewer without a heading may be anything; what is found so is shown to be checked. */
const FEW = 3;
const UNNAMED = 0.7;
/** Examples whose numbers begin again so often. */
const AGAIN = 5;
/** Of the letters of problems: so many are outside them in a book of nothing else. */
const TAUGHT = 0.25;
/** Characters of a question. */
export const EXAMPLE_LIMIT = 1600;

/** A worked example, up to its solution. */
export function exampleOf(region: Region, lines: readonly Line[], body: Body): Example {
  const mark = region.mark as Extract<Mark, { kind: 'example' }>;
  const own = lines.slice(region.from, region.to);
  const end = own.findIndex((line) => opensSolution(line, body));
  const asked = joinTexts([mark.rest, ...(end < 0 ? own.slice(0, 12) : own.slice(0, end)).map((line) => line.text)]);
  const question = withoutSolution(asked).slice(0, EXAMPLE_LIMIT);
  return {
    number: mark.number,
    question,
    type: questionType(question),
    page: (lines[mark.index]?.page ?? 0) + 1,
    confidence: mark.confidence,
  };
}

/** The examples that a set of `Exercises` is, where each is followed by its solution. */
export function solvedOf(region: Region, span: ChapterSpan, lines: readonly Line[]): Example[] {
  const items = itemsOf(lines.slice(region.from, region.to), { chapter: span.number });
  const solved = items.filter((item) => item.solved !== null);
  const isOnly = items.length === 1 && items[0]?.number.includes('.');
  if (solved.length < (isOnly ? 1 : 2) || solved.length < SOLVED * items.length) return [];
  return items.map(({ number, text, solved: asked, page, confidence }) => {
    const question = (asked ?? text).slice(0, EXAMPLE_LIMIT);
    return { number, question, type: questionType(question), page, confidence };
  });
}

/** Numbered problems of a chapter that has no heading above them, most of them followed by their solutions. */
export function unnamedSolved(span: ChapterSpan, lines: readonly Line[]): Example[] {
  const found = solvedOf({ kind: 'exercise', mark: null, from: 0, to: lines.length }, span, lines);
  return found.length >= FEW ? found.map((one) => ({ ...one, confidence: Math.min(one.confidence, UNNAMED) })) : [];
}

/** A question between paragraphs that its solution follows is a worked example. */
export function solvedExample({ index, number, text }: ScatteredQuestion, lines: readonly Line[]): Example {
  const question = text.slice(0, EXAMPLE_LIMIT);
  return { number, question, type: questionType(question), page: (lines[index]?.page ?? 0) + 1, confidence: 0.75 };
}

/** A book of problems that calls them by the word for examples: nothing solves them, and there is hardly any other text. */
export function tasksOf(regions: readonly Region[], lines: readonly Line[], body: Body): Example[] {
  const own = regions.filter(({ kind }) => kind === 'example');
  const lettersIn = (some: readonly Region[]) =>
    some.reduce((sum, { from, to }) => sum + lines.slice(from, to).reduce((letters, { text }) => letters + text.length, 0), 0);
  const others = regions.filter(({ kind }) => kind !== 'example');
  if (own.length === 0 || lettersIn(others) > TAUGHT * lettersIn(own)) return [];
  if (own.some(({ from, to }) => lines.slice(from, to).some((line) => opensSolution(line, body)))) return [];
  return own.map((region) => exampleOf(region, lines, body));
}

/** `Example 1`, `Example 2` below each question show what it asks: their numbers begin again more often than sections do. */
export function areOfQuestions(examples: readonly Example[], exercises: readonly Question[], topics: readonly Mark[]): boolean {
  const begun = examples.filter(({ number }) => number === '1').length;
  return begun >= AGAIN && begun > topics.length && exercises.length >= begun && examples.every(({ number }) => !number.includes('.'));
}
