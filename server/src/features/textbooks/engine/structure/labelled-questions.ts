import type { Line } from '../text/line.ts';
import { joinTexts } from './marks.ts';
import { DIGITS, plainDigits } from './numerals.ts';

/** A question that a word and a number open: `Exercise 2.1. Write …`, `Problem 3: Find …`. `word` is as it is printed. */
type LabelledStart = { index: number; number: string; rest: string; word: string };

const LABEL = new RegExp(
  `^(exercise|problem|question|ex|प्रश्न)\\s?\\.?\\s*([${DIGITS}]{1,3})(?:\\s?\\.\\s?([${DIGITS}]{1,3}))?(?:\\s?[.:)–-]\\s*|\\s+)(?=[\\p{L}(“‘"'$])(.*)$`,
  'iu',
);
const FEW = 2;

/**
 * The questions among some lines that have a word before their number and count on: within the chapter (`2.1`, `2.2`) or plainly. Lists
 * within a question have no such word. Fewer than two are none.
 */
export function labelledQuestions(lines: readonly Line[], chapter: number): LabelledStart[] {
  const starts: LabelledStart[] = [];
  let last = 0;
  for (const [index, { text }] of lines.entries()) {
    const found = LABEL.exec(text.trim());
    if (!found) continue;
    const [, word = '', first = '', second, rest = ''] = found;
    if (second !== undefined && Number(plainDigits(first)) !== chapter) continue;
    const place = Number(plainDigits(second ?? first));
    const isNext = starts.length === 0 ? place <= 2 : place > last && place <= last + 2;
    if (!isNext) continue;
    last = place;
    starts.push({ index, number: second === undefined ? String(place) : `${Number(plainDigits(first))}.${place}`, rest, word });
  }
  return starts.length >= FEW ? starts : [];
}

/** Lines that a question between paragraphs of text has at most. */
const MAX_LINES = 12;

/** Labelled questions between the paragraphs of a chapter, each up to the next one or the next heading. */
export function scatteredQuestions(
  lines: readonly Line[],
  headings: readonly number[],
  chapter: number,
): (LabelledStart & { text: string })[] {
  const starts = labelledQuestions(lines, chapter);
  return starts.map((start, place) => {
    const next = starts[place + 1]?.index ?? lines.length;
    const heading = headings.find((index) => index > start.index) ?? lines.length;
    const own = lines.slice(start.index + 1, Math.min(next, heading, start.index + MAX_LINES));
    return { ...start, text: joinTexts([start.rest, ...own.map(({ text }) => text)]) };
  });
}
