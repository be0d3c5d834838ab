import type { Line } from '../text/line.ts';
import { asks } from './asks.ts';
import { SOLUTION } from './labels.ts';
import { joinLines } from './marks.ts';
import type { Body } from './measure.ts';
import type { Region } from './regions.ts';

/** A paragraph that may be a question: where it stands, and what it says. */
type Asked = { index: number; text: string };

/** Of its size: the room above a paragraph that the lines within one do not have. */
const ROOM = 0.3;
const LONGEST = 600;
/** Questions that a set without numbers has at most: more paragraphs are text. */
const MOST = 12;

/** The paragraphs of a set that ask or bid something, up to the first solution: the questions of `Exercises` that count nothing. */
export function unnumberedQuestions({ from, to }: Region, lines: readonly Line[], body: Body): Asked[] {
  const solved = lines.slice(from, to).findIndex(({ text }) => SOLUTION.test(text));
  const end = solved < 0 ? to : from + solved;
  const starts: number[] = [];
  for (let index = from; index < end; index++) if (index === from || opensParagraph(lines[index] as Line, body)) starts.push(index);
  const asked = starts.flatMap((index, at) => {
    const text = joinLines(lines.slice(index, starts[at + 1] ?? end)).slice(0, LONGEST);
    return /^[\p{Lu}\p{Lo}¿¡“‘"'(]/u.test(text) && asks(text) ? [{ index, text }] : [];
  });
  return asked.length <= MOST ? asked : [];
}

function opensParagraph({ gapAbove, size }: Line, body: Body): boolean {
  return gapAbove > body.step + ROOM * size;
}
