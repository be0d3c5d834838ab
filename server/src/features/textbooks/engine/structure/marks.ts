import { isCapitals } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { areOtherFaces } from '../text/lost-names.ts';
import { FORM } from './forms.ts';
import { WRAP } from './looks.ts';
import type { Role } from './roles.ts';

/** A line (or several, where it wraps) that opens something. `span` counts its lines. */
export type Mark = { index: number; span: number; text: string; confidence: number } & (
  | { kind: 'role'; role: Role }
  | { kind: 'section'; number: string; level: number /** A line of its own that names a lesson. */; isLesson?: true }
  | { kind: 'style'; style: string; level: number }
  | { kind: 'example'; number: string; rest: string }
);

/** What a set is called, without its number. */
export function nameOfSet({ text }: Mark): string {
  return text.toLowerCase().replace(/[\s\d.]+$/, '');
}

/** How far a heading runs on: lines below in the same style without more than a line's space between. */
export function wrapSpan(lines: readonly Line[], index: number, accepts: (line: Line) => boolean): number {
  const first = lines[index] as Line;
  // A heading in the margin has a word or two a line.
  const limit = first.isMargin ? WRAP.marginLines : WRAP.lines;
  let span = 1;
  for (; span < limit; span++) {
    const last = lines[index + span - 1] as Line;
    const next = lines[index + span];
    if (next === undefined || next.page !== first.page || !accepts(next)) break;
    const isSame =
      Math.abs(next.size - first.size) <= WRAP.samePoints &&
      next.isBold === first.isBold &&
      !areOtherFaces(next.font, first.font) &&
      next.isItalic === first.isItalic &&
      (next.colour === first.colour || last.isMargin) &&
      // `POPULATION GROWTH` and `I. Geographical Factors` are two headings.
      !(isCapitals(first.text) && FORM.enumerated.test(next.text));
    // A title in the middle of its column and a heading at the edge below it are two.
    const width = last.columnX1 - last.columnX0;
    const isPlaced =
      last.isMargin ||
      Math.abs(next.x0 - last.x0) <= WRAP.indent * width ||
      Math.abs(next.x0 + next.x1 - last.x0 - last.x1) <= 2 * WRAP.middle * width;
    const isClose = next.y > last.y && next.y - last.y <= WRAP.step * first.size;
    const reach = last.isMargin ? 0 : WRAP.reach * (last.columnX1 - last.columnX0);
    const mayWrap = last.isMargin || last.x1 - last.columnX0 >= reach || next.y - last.y <= WRAP.closeStep * first.size;
    if (!isSame || !isClose || !isPlaced || !mayWrap || areTwo(last, next) || next.leadLength < WRAP.whole * next.text.length) break;
  }
  return span;
}

/** Set apart, with room behind the first for much more than the second's first word: two headings, one below the other. */
function areTwo(last: Line, next: Line): boolean {
  if (last.isMargin || next.y - last.y <= WRAP.apart * last.size || FORM.breaksOff.test(last.text) || !FORM.opensSentence.test(next.text))
    return false;
  const word = next.text.trim().split(/\s/, 1)[0] ?? '';
  const width = ((next.x1 - next.x0) * word.length) / next.text.length;
  return last.columnX1 - last.x1 > WRAP.room * width;
}

/** The text of wrapped lines; a word broken at a line's end is one word again. */
export function joinLines(lines: readonly Line[]): string {
  return joinTexts(lines.map(({ text }) => text));
}

export function joinTexts(texts: readonly string[]): string {
  const pieces: string[] = [];
  for (const text of texts) {
    const last = pieces.at(-1);
    // Only the end is looked at: a chapter's text is joined of thousands of lines.
    const isBroken = last?.endsWith('-') && /\p{Ll}-$/u.test(last.slice(-3)) && FORM.goesOn.test(text);
    if (isBroken) pieces[pieces.length - 1] = (last ?? '').slice(0, -1) + text;
    else pieces.push(text);
  }
  const joined = pieces.join(' ').trim();
  return joined.includes('  ') ? joined.replaceAll(/ {2,}/g, ' ') : joined;
}
