import { isWords, letterCount } from '../text/letters.ts';
import { type Line, OCR_FONT } from '../text/line.ts';
import type { PageSize } from './book.ts';
import { numberOf } from './labels.ts';
import { findMarker, isForTeachers, isListOfChapters, isMarkerText, isPartText, isUnderUnit, withoutMarker } from './markers.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { DIGITS } from './numerals.ts';
import { cleanHeading, roleOf } from './roles.ts';

/** What the top of a page says of a chapter that begins there. */
export type Opening = {
  page: number;
  title: string;
  size: number;
  number: number | null;
  /** 3 for a chapter's word, 1 for a unit's, 0 where no word says what begins. */
  rank: number;
  /** A section or part of a book begins, and no chapter. */
  isPart: boolean;
  hasMarker: boolean;
  hasLoneNumber: boolean;
  /** Read by OCR, which may lose a digit. */
  isOcr: boolean;
  y: number;
};

/** A title is at least this much larger than the text. */
const TITLE_RATIO = 1.22;
const LONE_NUMBER = new RegExp(`^[${DIGITS}]{1,2}$`);

/** Reads a page's opening, or null where it has none: no large title and no marker. */
export function openingOf(
  lines: readonly Line[],
  { height, sideways = '' }: Pick<PageSize, 'height' | 'sideways'>,
  body: Body,
): Opening | null {
  const page = lines[0]?.page ?? 0;
  // A cover at the front of a file has its title wherever the picture leaves room.
  const reach = page < 3 && lines.reduce((sum, { text }) => sum + letterCount(text), 0) < 250 ? 0.95 : page < 2 ? 0.7 : 0.62;
  const upper = lines.filter((line) => line.y < height * reach).sort((a, b) => a.y - b.y);
  if (isListOfChapters(upper, body)) return null;
  const marker = findMarker(upper, body);
  const lone = upper.find((line) => line.size >= 1.35 * body.size && line.size > 13 && LONE_NUMBER.test(line.text.trim()));
  const isPart =
    upper.some((line) => line.size > body.size && isForTeachers(line.text)) ||
    (upper.some((line) => line.size > body.size && isPartText(line.text)) && (marker === null || marker.rank < 3));
  const isMarked = marker !== null || lone !== undefined;
  const under = marker && isUnderUnit(marker, upper, body) ? titleLines(linesUnder(upper, marker.line), body, isMarked) : [];
  const title = under.length > 0 ? under : titleLines(upper, body, isMarked);
  if (title.length === 0 && marker === null) return null;
  const named = nameAndNumber(title);
  const upright = uprightNumber(sideways);
  // The second unit's `4 One Thing at a Time` is the fourth chapter.
  const own = marker?.rank === 1 && named.leads ? named.number : null;
  const number = own ?? marker?.number ?? upright ?? (lone ? numberOf(lone.text) : null) ?? named.number;
  const written = number === named.number || named.number === null ? named.name : named.whole;
  const first = title[0];
  const unlike = marker && written === '' && marker.title === '' ? plainTitle(marker.line, upper, body) : '';
  return {
    page,
    title: written || marker?.title || unlike,
    size: Math.max(marker?.title && written === '' ? body.size : 0, ...title.map((line) => line.size)),
    number,
    rank: marker?.rank ?? (upright === null ? 0 : 3),
    isPart,
    hasMarker: marker !== null || upright !== null,
    hasLoneNumber: lone !== undefined || (named.number !== null && named.number === number),
    isOcr: (first ?? marker?.line)?.font === OCR_FONT,
    y: first?.y ?? 0,
  };
}

/** Right below a chapter's word, its title may be no larger than the text: bold, in capitals or in a colour. */
function plainTitle(marker: Line, upper: readonly Line[], body: Body): string {
  const below = upper.filter((line) => line.y > marker.y + 2);
  const first = below[0];
  const isHeading = (line: Line) => isSetOff(line, body) && isUniform(line) && isWords(line.text, 0.6) && line.text.length < 90;
  if (first === undefined || first.y - marker.y > 6 * marker.size || !isHeading(first) || roleOf(first.text) !== null) return '';
  const second = below[1];
  const goesOn =
    second && second.font === first.font && second.size === first.size && isHeading(second) && second.y - first.y < 1.7 * first.size;
  return join(goesOn ? [first.text, second.text] : [first.text]);
}

/** What stands beside a line or below it. */
function linesUnder(lines: readonly Line[], { y, size }: Line): Line[] {
  return lines.filter((line) => line.y > y - 0.5 * size);
}

/** The number of `Chapter IV` that stands upright at the page's edge. */
export function uprightNumber(text: string): number | null {
  return numberOf(/\b(?:chapter|unit|lesson|theme)\s*[-–:]?\s*(\d{1,2}|[ivxl]{1,6})\b/i.exec(text)?.[1] ?? '') || null;
}

function titleLines(upper: readonly Line[], body: Body, isMarked: boolean): Line[] {
  const candidates = upper.filter((line) => isTitleLike(line, body, isMarked));
  const largest = candidates.toSorted((a, b) => b.size - a.size)[0];
  if (largest === undefined) return [];
  const alike = candidates.filter(
    (line) =>
      line.font === largest.font &&
      ((line.colour === largest.colour &&
        (line.size >= largest.size * 0.86 ||
          (line.size >= largest.size * 0.5 && line.size >= 1.35 * body.size && isUnder(line, largest)))) ||
        isWrapOf(line, largest)),
  );
  const block: Line[] = [];
  for (const line of alike) {
    const last = block.at(-1);
    if (last && line.y - last.y > 2.5 * line.size) {
      if (block.includes(largest)) break;
      block.length = 0;
    }
    // A ghost of another title lies between the lines of this one: it does not keep their distance.
    // A chapter's number that stands between two lines gives its height to the first of them.
    const isPulled = last && /^\d{1,2}\s+\p{L}/u.test(last.text) && line.x0 > last.x0 + line.size;
    if (last && !isPulled && block.length > 0 && line.y - last.y < 0.6 * line.size && line.x0 < last.x1 && line.x1 > last.x0) continue;
    block.push(line);
  }
  return block.length <= 5 ? withSmallWords(block, upper) : [];
}

/** The other line of a title whose colours differ: the same type, right under or above, at one edge. */
function isWrapOf(line: Line, other: Line): boolean {
  const step = Math.abs(line.y - other.y);
  return line.size === other.size && step > 0.6 * line.size && step < 1.4 * line.size && Math.abs(line.x0 - other.x0) < 3;
}

function isUnder(line: Line, other: Line): boolean {
  return line.y > other.y && line.y - other.y < 1.6 * other.size;
}

/** `AND` in smaller letters between the lines of a title, and the years below it. */
function withSmallWords(block: readonly Line[], upper: readonly Line[]): Line[] {
  const [first, last] = [block[0], block.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isBetween = (line: Line) =>
    line.y > first.y && line.y < last.y && /^(and|of|the|in|on|or|to|for|with|&)( the)?$/i.test(line.text.trim());
  const isYears = (line: Line) => isUnder(line, last) && line.font === last.font && /^\d{4}\s?[-–—]\s?\d{2,4}$/.test(line.text.trim());
  return [...block, ...upper.filter((line) => !block.includes(line) && (isBetween(line) || isYears(line)))].sort((a, b) => a.y - b.y);
}

function isTitleLike(line: Line, body: Body, isMarked: boolean): boolean {
  const text = line.text.trim();
  const ratio = isMarked ? 1.1 : TITLE_RATIO;
  if (line.size < body.size * ratio || letterCount(text) < 3 || text.length > 110) return false;
  if (isMarkerText(text) || !isWords(text, 0.45) || /^(before|while|after) (you|we) (read|start)/i.test(text)) return false;
  // `IIII`: the number of a unit with its shadow.
  if (/^\d{1,2}\.\d/.test(text) || /^[IVX\s]+$/.test(text) || /^(activity|table|fig|figure)\b/i.test(text)) return false;
  return roleOf(text) === null;
}

/** A number in a badge beside the title was read as the beginning or the end of one of its lines. */
function nameAndNumber(lines: readonly Line[]): { name: string; whole: string; number: number | null; leads: boolean } {
  const whole = join(lines.map(withoutMarker));
  for (const [index, line] of lines.entries()) {
    const text = withoutMarker(line).trim();
    const others = lines.filter((one) => one !== line);
    const leading = /^(\d{1,2})(?:\s*[|.:–-]?\s+(?=[\p{L}“‘"'])|(?=\p{Lu}{3}))/u.exec(text);
    const stands = index === 0 || others.every((one) => one.x0 > line.x0 + 8);
    const found = leading && stands ? leading : /(?<=\p{L}\S*)\s+(\d{1,2})$/u.exec(text);
    if (!found) continue;
    const rest = text.replace(found[0], '');
    return {
      name: join(lines.map((one) => (one === line ? rest : withoutMarker(one)))),
      whole,
      number: Number(found[1]),
      leads: found === leading,
    };
  }
  return { name: whole, whole, number: null, leads: false };
}

function join(texts: readonly string[]): string {
  return texts
    .map(cleanHeading)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b(\p{L}{4,}),?\1\b/gu, '$1')
    .trim();
}
