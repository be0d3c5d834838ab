import type { Line } from '../text/line.ts';
import type { OutlineEntry } from './book.ts';
import { withoutColon } from './forms.ts';
import { keyOf } from './key-of.ts';
import { sectionLabelOf } from './labels.ts';
import { wordsFor } from './languages.ts';
import { joinLines, type Mark, wrapSpan } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { cleanHeading, roleOf } from './roles.ts';

/** The share of words that a heading has in common with the outline's name for it, which may spell formulae otherwise. */
const SHARED = 0.6;
/** `7 Dynamic Memory`, `2.- Media`, `3.A. Calls`: sections that are numbered by themselves, the smaller ones with letters. */
const OWN_NUMBER = /^(\d{1,2}(?:\.[A-Z])?|[A-Z]\.\d{1,2})(?:\s?[.)]?\s+|\s?\.\s?[-–]?\s*)(\p{L}.*)$/u;
/** The share of names that must be found on their pages. */
const AGREED = 0.75;

/** `Problem 2.1: Free fall`, `Example 3. Tides`: what is asked or shown, and no section. */
const ITEM = new RegExp(
  `^(?:problem|exercise|example|question|${[...wordsFor('exercise'), ...wordsFor('example')].join('|')})\\s*\\d+(?:\\.\\d+)*\\s*[:.(–-]`,
  'iu',
);

/** The headings that the file's outline names below a chapter; none where the pages do not agree with it. */
export function findListed(lines: readonly Line[], listed: readonly OutlineEntry[], body: Body, taken: ReadonlySet<number>): Mark[] {
  const named = listed.filter(({ title }) => (roleOf(title) === null || roleOf(title) === 'after') && !ITEM.test(title));
  const upper = Math.min(...named.map(({ level }) => level));
  const marks: Mark[] = [];
  for (const { title, page, level } of named) {
    const from = (marks.at(-1)?.index ?? -1) + 1;
    const found = headingOf(title, page, lines, from, body, taken);
    if (found) marks.push({ kind: 'section', confidence: 0.97, level: level - upper + 1, ...found });
  }
  return marks.length >= AGREED * named.length ? marks : [];
}

function headingOf(title: string, page: number, lines: readonly Line[], from: number, body: Body, taken: ReadonlySet<number>) {
  const found = lines.flatMap((line, index) => {
    if (line.page !== page || index < from || taken.has(index) || !isSetOff(line, body) || !isUniform(line)) return [];
    const span = wrapSpan(lines, index, (next) => isSetOff(next, body) && roleOf(next.text) === null && sectionLabelOf(next.text) === null);
    const whole = joinLines(lines.slice(index, index + span));
    const label = sectionLabelOf(whole);
    const [, own = '', name] = OWN_NUMBER.exec(label ? '' : whole) ?? [];
    const text = withoutColon(cleanHeading(label?.title ?? name ?? whole));
    return [
      {
        index,
        span,
        text,
        number: label?.number ?? own,
        likeness: likeness(text, sectionLabelOf(title)?.title ?? OWN_NUMBER.exec(title)?.[2] ?? title),
      },
    ];
  });
  const best = found.sort((a, b) => b.likeness - a.likeness || a.index - b.index)[0];
  if (best === undefined || best.likeness < SHARED) return null;
  const { index, span, text, number } = best;
  return { index, span, text, number };
}

function likeness(a: string, b: string): number {
  // Spaces get lost in outlines.
  if (keyOf(a) === keyOf(b)) return 1;
  const [one, other] = [wordsOf(a), wordsOf(b)];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (Math.max(one.size, other.size) || 1);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
