import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { begins } from './family-words.ts';
import { joinLines, type Mark } from './marks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { cleanHeading } from './roles.ts';

const ACTIVITY = /^activity\s+(?:(\d{1,2})\s?\.\s?)?(\d{1,2})(?![\d.])\s*[:.–—-]?\s*(.*)$/iu;
/** Fewer are boxes beside the text, if they are not much larger. */
const FEW = 4;
const FEW_LARGE = 2;
const LARGE = 1.15;
/** A heading's lines at most, and what they may differ by: a word in colour, a badge in smaller type. */
const LINES = 4;
const SIZES = 2;
const WHITE = 'ffffff';

type Activity = { mark: Mark; size: number };

/**
 * A project, and a chapter of an arts book, is a row of named activities, `Activity 3: Measure your food`: they are its topics. `size`
 * is that of their headings.
 */
export function findActivities(
  lines: readonly Line[],
  chapter: number,
  body: Body,
  taken: ReadonlySet<number>,
): { marks: Mark[]; size: number } {
  const found: Activity[] = [];
  let last = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    const [, prefix, digits = '0', name = ''] = ACTIVITY.exec(line.text) ?? [];
    const number = Number(digits);
    const isNext = number > last && (number <= last + 2 || (last === 0 && line.size >= LARGE * body.size));
    if (!isNext || taken.has(index) || (prefix !== undefined && Number(prefix) !== chapter)) continue;
    if (!isHeading(line, body) || isBox(line, prefix, name)) continue;
    const own = headingLines(lines, index, body);
    if (letterCount(name) < 3 && own.length === 1) continue;
    last = number;
    const text = cleanHeading(joinLines(own));
    const span = lines.indexOf(own.at(-1) as Line, index) - index + 1;
    found.push({ size: line.size, mark: { kind: 'style', style: 'activity', index, span, level: 2, text, confidence: 0.85 } });
  }
  const size = Math.min(...found.map((one) => one.size));
  const isEnough = found.length >= (size >= LARGE * body.size ? FEW_LARGE : FEW);
  return isEnough ? { marks: found.map(({ mark }) => mark), size } : { marks: [], size: 0 };
}

/** One of its words may have a colour of its own where the type is larger than the text's. */
function isHeading(line: Line, body: Body): boolean {
  return isSetOff(line, body) && line.size >= body.size - 0.5 && (isUniform(line) || line.size > body.size + 0.75);
}

/** White on a tab, or an experiment of the sciences, `Activity 9.1: Let us explore`, numbered like their figures. */
function isBox(line: Line, prefix: string | undefined, name: string): boolean {
  return (
    (isUniform(line) && line.colour === WHITE && letterCount(name) >= 3 && !ACTIVITY.test(name)) ||
    (prefix !== undefined && begins(name, 'letUs'))
  );
}

/** A heading with its further lines; a line of the next column may be read between them. */
function headingLines(lines: readonly Line[], index: number, body: Body): Line[] {
  const first = lines[index] as Line;
  const own = [first];
  for (let at = index + 1; at < lines.length && own.length < LINES; at++) {
    const [last, next] = [own.at(-1) as Line, lines[at] as Line];
    if (next.page === first.page && (next.x0 > last.x1 || next.x1 < last.x0)) continue;
    if (next.page !== first.page || ACTIVITY.test(next.text) || !isHeading(next, body)) break;
    // A song's name below is set in a colour or type of its own.
    const isOther = isUniform(next) && (next.colour !== first.colour || next.isItalic !== first.isItalic);
    const isAlike = Math.abs(next.size - first.size) <= SIZES && next.isBold === first.isBold && !isOther;
    if (!isAlike || next.y <= last.y || next.y - last.y > 1.85 * first.size) break;
    own.push(next);
  }
  return own;
}
