import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { labelOf } from './labels.ts';
import { wordsFor } from './languages.ts';
import { joinTexts } from './marks.ts';
import { type Body, isSetOff } from './measure.ts';

/** Fewer, or fewer of them asking something, are numbered paragraphs. */
const FEW = 8;
const ASKED = 0.34;
/** Numbers that may be missing, and lines that a question has at most. */
const GAP = 3;
const MOST_LINES = 20;
/** `Problem 1.6. [1]` behind the book's own number. */
const SOURCE = new RegExp(
  `^(?:(?:problem|exercise|${wordsFor('exercise').join('|')})\\s*[\\d.]+\\s*)?(?:\\[\\d+\\]|\\([^)]{2,30}\\))?[\\s.]*`,
  'iu',
);

export type PointedQuestion = { index: number; number: string; text: string };

/** The questions of a book of problems: each section counts its own, `3.1.`, `3.2.`, in the text's type and without a heading above them. */
export function pointedQuestions(lines: readonly Line[], body: Body, headings: readonly number[]): PointedQuestion[] {
  const heads = new Set(headings);
  const starts: { index: number; prefix: number; number: number; rest: string }[] = [];
  for (const [index, line] of lines.entries()) {
    const label = heads.has(index) || isSetOff(line, body) ? null : labelOf(line.text);
    if (label?.prefix == null || !/\p{L}{2}/u.test(label.rest)) continue;
    const last = starts.at(-1);
    const goesOn = last && label.prefix === last.prefix && label.number > last.number && label.number <= last.number + GAP;
    const opens = label.number === 1 && (last === undefined || label.prefix > last.prefix);
    if (goesOn || opens) starts.push({ index, prefix: label.prefix, number: label.number, rest: label.rest });
  }
  const questions = starts.map(({ index, prefix, number, rest }, place) => {
    const heading = headings.find((one) => one > index) ?? lines.length;
    const end = Math.min(starts[place + 1]?.index ?? lines.length, heading, index + MOST_LINES);
    const text = joinTexts([rest.replace(SOURCE, ''), ...lines.slice(index + 1, end).map((line) => line.text)]);
    return { index, number: `${prefix}.${number}`, text };
  });
  const asked = questions.filter(({ text }) => asks(text)).length;
  return questions.length >= FEW && asked >= ASKED * questions.length ? questions : [];
}
