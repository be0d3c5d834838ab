import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { withoutColon } from './forms.ts';
import { keyOf } from './key-of.ts';
import { sectionLabelOf } from './labels.ts';
import { joinLines, type Mark, wrapSpan } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { cleanHeading, roleOf } from './roles.ts';

/** What stands over the list of a unit's own sections, as in all books of distance learning. */
const HEADING =
  /^(?:contents?|structure|(?:unit|lesson|chapter|course) (?:structure|outline|contents?)|structure of (?:the )?(?:unit|lesson)|(?:इकाई|पाठ) (?:की )?(?:रूपरेखा|संरचना)|रूपरेखा|विषय[- ]?सूची)$/iu;
/** Lines that the list begins among, its longest line, and its size. */
const AMONG = 40;
const LONGEST = 100;
const MOST = 60;
/** A line of text ends the list, and so does room below it, in sizes of its type. */
const SENTENCE = 50;
const APART = 3;
const FEW = 3;
/** The share of its entries that must be headings further on. */
const AGREED = 0.7;

type Entry = { index: number; key: string; title: string };

/** The headings that a unit's own list of contents names, and the lines of that list; none where the unit has no such list. */
export function findContentsList(lines: readonly Line[], body: Body, taken: ReadonlySet<number>): { marks: Mark[]; listed: number[] } {
  const none = { marks: [], listed: [] };
  const at = lines.slice(0, AMONG).findIndex(({ text }) => HEADING.test(cleanHeading(text)));
  if (at < 0) return none;
  const entries = entriesBelow(lines, at);
  const last = entries.at(-1)?.index ?? at;
  const named = entries.filter(({ title }) => roleOf(title) === null);
  // A short unit lists one section beside its summary and questions.
  if (entries.length < FEW || named.length === 0) return none;
  const marks: Mark[] = [];
  for (const entry of named) {
    const found = headingOf(entry, lines, (marks.at(-1)?.index ?? last) + 1, body, taken);
    if (found) marks.push({ kind: 'section', confidence: 0.97, ...found });
  }
  if (marks.length < AGREED * named.length) return none;
  return { marks, listed: Array.from({ length: last - at + 1 }, (_, place) => at + place) };
}

/** The lines under the list's heading, up to the first that says again what one of them said: there the unit begins. */
function entriesBelow(lines: readonly Line[], at: number): Entry[] {
  const entries: Entry[] = [];
  const page = lines[at]?.page ?? 0;
  for (let index = at + 1; index < Math.min(lines.length, at + MOST); index++) {
    const line = lines[index] as Line;
    const text = line.text.trim();
    const title = cleanHeading(sectionLabelOf(text)?.title ?? text).replace(/\s*\.{2,}.*$|\s+\d{1,3}$/, '');
    const key = keyOf(title);
    if (key.length < 2) continue;
    const isText = (text.length > SENTENCE && /[.:;]$/.test(text)) || line.gapAbove > APART * line.size;
    if (isText || text.length > LONGEST || line.page > page + 1 || entries.some((entry) => entry.key === key)) break;
    entries.push({ index, key, title });
  }
  return entries;
}

function headingOf({ key }: Entry, lines: readonly Line[], from: number, body: Body, taken: ReadonlySet<number>) {
  for (let index = from; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (taken.has(index) || !isUniform(line) || !isSetOff(line, body) || line.text.length > LONGEST) continue;
    const label = sectionLabelOf(line.text);
    const start = keyOf(label?.title ?? line.text);
    if (start.length < 2 || !key.startsWith(start)) continue;
    const span =
      start === key
        ? 1
        : wrapSpan(lines, index, (next) => isSetOff(next, body) && roleOf(next.text) === null && sectionLabelOf(next.text) === null);
    const whole = joinLines(lines.slice(index, index + span));
    const text = withoutColon(cleanHeading(sectionLabelOf(whole)?.title ?? whole));
    if (letterCount(text) < 2 || (start !== key && keyOf(text) !== key)) continue;
    const number = label?.number ?? '';
    return { index, span, text, number, level: number.split('.').length > 2 ? 2 : 1 };
  }
  return null;
}
