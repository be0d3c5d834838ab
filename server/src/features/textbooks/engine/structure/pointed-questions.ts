import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { labelOf, SOLUTION } from './labels.ts';
import { wordsFor } from './languages.ts';
import { joinTexts } from './marks.ts';
import { type Body, isSetOff } from './measure.ts';

/** Fewer, or fewer of them asking something, are numbered paragraphs. */
const FEW = 8;
const ASKED = 0.34;
/** Of a section's questions. */
const SOLVED = 0.6;
/** Numbers that may be missing, and lines that a question has at most. */
const GAP = 3;
const MOST_LINES = 20;
/** `Problem 1.6. [1]` behind the book's own number. */
const SOURCE = new RegExp(
  `^(?:(?:problem|exercise|${wordsFor('exercise').join('|')})\\s*[\\d.]+\\s*)?(?:\\[\\d+\\]|\\([^)]{2,30}\\))?[\\s.]*`,
  'iu',
);

/** `1.4.12. A tower …` counts within its section. */
const WITHIN = /^(\d{1,2}\.\d{1,2})\.(\d{1,3})\.?\s+(.*)$/u;

export type PointedQuestion = { index: number; number: string; text: string };
type Start = { index: number; prefix: string; number: number; rest: string };

/**
 * The questions of a book of problems: each section counts its own, `3.1.`, `3.2.` or `1.4.1.`, `1.4.2.`, in the text's type and without a heading
 * above them. A section of which most are followed by their solutions is one of examples.
 */
export function pointedQuestions(lines: readonly Line[], body: Body, headings: readonly number[]): PointedQuestion[] {
  const starts = startsIn(lines, body, new Set(headings));
  const questions = starts.map(({ index, prefix, number, rest }, place) => {
    const heading = headings.find((one) => one > index) ?? lines.length;
    const next = Math.min(starts[place + 1]?.index ?? lines.length, heading);
    const own = lines.slice(index + 1, next);
    const text = joinTexts([rest.replace(SOURCE, ''), ...own.slice(0, MOST_LINES - 1).map((line) => line.text)]);
    return { index, prefix, number: `${prefix}.${number}`, text, isSolved: own.some((line) => SOLUTION.test(line.text)) };
  });
  // Of numbered paragraphs few ask something.
  const open = [...Map.groupBy(questions, ({ prefix }) => prefix).values()].filter(
    (group) =>
      group.filter(({ isSolved }) => isSolved).length < SOLVED * group.length &&
      group.filter(({ text }) => asks(text)).length >= ASKED * group.length,
  );
  return open.flat().length >= FEW ? open.flat() : [];
}

function startsIn(lines: readonly Line[], body: Body, heads: ReadonlySet<number>): Start[] {
  const starts: Start[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const label = heads.has(index) || isSetOff(line, body) ? null : pointOf(line.text);
    if (label === null || !/\p{L}{2}/u.test(label.rest)) continue;
    const last = starts.at(-1);
    const goesOn = last && label.prefix === last.prefix && label.number > last.number && label.number <= last.number + GAP;
    const opens = label.number === 1 && (last === undefined || isBehind(label.prefix, last.prefix));
    if (goesOn || opens) starts.push({ index, ...label });
  }
  return starts;
}

function pointOf(text: string): Omit<Start, 'index'> | null {
  const [, prefix, number = '', rest = ''] = WITHIN.exec(text) ?? [];
  if (prefix !== undefined) return { prefix, number: Number(number), rest };
  const label = labelOf(text);
  return label?.prefix == null ? null : { prefix: String(label.prefix), number: label.number, rest: label.rest };
}

function isBehind(one: string, other: string): boolean {
  const [[a = 0, b = 0], [c = 0, d = 0]] = [one, other].map((text) => text.split('.').map(Number)) as [number[], number[]];
  return a > c || (a === c && b > d);
}
