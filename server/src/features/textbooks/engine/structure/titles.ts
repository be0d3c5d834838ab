import { isWords, letterCount } from '../text/letters.ts';
import { type Line, OCR_FONT } from '../text/line.ts';
import type { PageSize } from './book.ts';
import { begins } from './family-words.ts';
import { FORM, withoutShadow } from './forms.ts';
import { numberOf } from './labels.ts';
import { TITLE } from './looks.ts';
import {
  findMarker,
  isForTeachers,
  isListOfChapters,
  isMarkerText,
  isPartText,
  isUnderUnit,
  withoutMarker,
  wordBelow,
  wordsAmong,
} from './markers.ts';
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
  /** The word of its marker and that of another one below, which counts within: `chapter` and `lesson`; empty where there is none. */
  word: string;
  wordBelow: string;
  hasMarker: boolean;
  hasLoneNumber: boolean;
  /** Read by OCR, which may lose a digit. */
  isOcr: boolean;
  y: number;
};

const LONE_NUMBER = new RegExp(`^[${DIGITS}]{1,2}$`);

/** Reads a page's opening, or null where it has none: no large title and no marker. */
export function openingOf(
  lines: readonly Line[],
  { height, sideways = '' }: Pick<PageSize, 'height' | 'sideways'>,
  body: Body,
): Opening | null {
  const page = lines[0]?.page ?? 0;
  // A cover at the front of a file has its title wherever the picture leaves room.
  const reach =
    page < TITLE.coverPages && lines.reduce((sum, { text }) => sum + letterCount(text), 0) < TITLE.coverLetters
      ? TITLE.coverReach
      : page < 2
        ? TITLE.firstReach
        : TITLE.reach;
  const upper = lines.filter((line) => line.y < height * reach).sort((a, b) => a.y - b.y);
  const words = wordsAmong(upper, body);
  if (isListOfChapters(words)) return null;
  const marker = findMarker(words);
  const lone = upper.find(
    (line) => line.size >= TITLE.numberSize * body.size && line.size > TITLE.numberPoints && LONE_NUMBER.test(line.text.trim()),
  );
  const isPart =
    upper.some((line) => line.size > body.size && isForTeachers(line.text)) ||
    (upper.some((line) => line.size > body.size && isPartText(line.text)) && (marker === null || marker.rank < 3));
  const isMarked = marker !== null || lone !== undefined;
  const under = marker && isUnderUnit(marker, words) ? titleLines(linesUnder(upper, marker.line), body, isMarked) : [];
  const below = marker ? upper.filter((line) => wordBelow(line, marker) !== null) : [];
  const others = below.length > 0 ? upper.filter((line) => !below.includes(line)) : upper;
  const title = under.length > 0 ? under : titleLines(others, body, isMarked);
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
    word: marker?.word.toLowerCase() ?? '',
    wordBelow: (marker && below[0] && wordBelow(below[0], marker)) ?? '',
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
  const isHeading = (line: Line) =>
    isSetOff(line, body) && isUniform(line) && isWords(line.text, TITLE.plainWords) && line.text.length < TITLE.plainLongest;
  // In the middle of the page the title may stand above its word, and a heading at the edge below it.
  const above = upper.filter((line) => line.y < marker.y - 2).at(-1);
  const isAlike =
    above?.font === marker.font && Math.abs(above.size - marker.size) < 1 && marker.y - above.y < TITLE.plainWrap * marker.size;
  if (above && isAlike && isCentred(marker) && isCentred(above) && isHeading(above) && !(first && isCentred(first)))
    return join([above.text]);
  if (first === undefined || first.y - marker.y > TITLE.plainStep * marker.size || !isHeading(first) || roleOf(first.text) !== null)
    return '';
  const second = below[1];
  const goesOn =
    second &&
    second.font === first.font &&
    second.size === first.size &&
    isHeading(second) &&
    second.y - first.y < TITLE.plainWrap * first.size;
  return join(goesOn ? [first.text, second.text] : [first.text]);
}

function isCentred({ x0, x1, columnX0, columnX1 }: Line): boolean {
  const width = columnX1 - columnX0;
  return x0 - columnX0 > TITLE.room * width && Math.abs(x0 + x1 - columnX0 - columnX1) < TITLE.middle * width;
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
  const largest = candidates.toSorted((a, b) => b.size - a.size || Number(b.isBold) - Number(a.isBold))[0];
  if (largest === undefined) return [];
  const alike = candidates.filter(
    (line) =>
      line.font === largest.font &&
      ((line.colour === largest.colour &&
        (line.size >= largest.size * TITLE.alike ||
          (line.size >= largest.size * TITLE.under && line.size >= TITLE.numberSize * body.size && isUnder(line, largest)))) ||
        isWrapOf(line, largest)),
  );
  const block: Line[] = [];
  for (const line of alike) {
    const last = block.at(-1);
    if (last && line.y - last.y > TITLE.blockStep * line.size) {
      if (block.includes(largest)) break;
      block.length = 0;
    }
    // A ghost of another title lies between the lines of this one: it does not keep their distance.
    // A chapter's number that stands between two lines gives its height to the first of them.
    const isPulled = last && /^\d{1,2}\s+\p{L}/u.test(last.text) && line.x0 > last.x0 + line.size;
    if (last && !isPulled && block.length > 0 && line.y - last.y < TITLE.ghostStep * line.size && line.x0 < last.x1 && line.x1 > last.x0)
      continue;
    block.push(line);
  }
  return block.length <= TITLE.lines ? withSmallWords(block, upper) : [];
}

/** The other line of a title whose colours differ: the same type, right under or above, at one edge. */
function isWrapOf(line: Line, other: Line): boolean {
  const step = Math.abs(line.y - other.y);
  return (
    line.size === other.size &&
    step > TITLE.wrapLeast * line.size &&
    step < TITLE.wrapMost * line.size &&
    Math.abs(line.x0 - other.x0) < TITLE.edgePoints
  );
}

function isUnder(line: Line, other: Line): boolean {
  return line.y > other.y && line.y - other.y < TITLE.underStep * other.size;
}

/** `AND` in smaller letters between the lines of a title, and the years below it. */
function withSmallWords(block: readonly Line[], upper: readonly Line[]): Line[] {
  const [first, last] = [block[0], block.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isBetween = (line: Line) => line.y > first.y && line.y < last.y && FORM.smallWord.test(line.text.trim());
  const isYears = (line: Line) => isUnder(line, last) && line.font === last.font && FORM.years.test(line.text.trim());
  return [...block, ...upper.filter((line) => !block.includes(line) && (isBetween(line) || isYears(line)))].sort((a, b) => a.y - b.y);
}

function isTitleLike(line: Line, body: Body, isMarked: boolean): boolean {
  const text = line.text.trim();
  const ratio = isMarked ? TITLE.markedSize : TITLE.size;
  // Papers of a year have the year as their title.
  if (isMarked && FORM.year.test(text) && line.size >= TITLE.numberSize * body.size) return true;
  if (line.size < body.size * ratio || letterCount(text) < TITLE.shortest || text.length > TITLE.longest) return false;
  if (isMarkerText(text) || !isWords(text, TITLE.words) || begins(text, 'noTitle')) return false;
  if (/^\d{1,2}\.\d/.test(text) || FORM.romanOnly.test(text)) return false;
  return roleOf(text) === null;
}

/** A number in a badge beside the title was read as the beginning or the end of one of its lines. */
function nameAndNumber(lines: readonly Line[]): { name: string; whole: string; number: number | null; leads: boolean } {
  const whole = join(lines.map(withoutMarker));
  for (const [index, line] of lines.entries()) {
    const text = withoutMarker(line).trim();
    const others = lines.filter((one) => one !== line);
    const leading = /^(\d{1,2})(?:\s*[|.:–-]?\s+(?=[\p{L}“‘"'])|(?=\p{Lu}{3}))/u.exec(text);
    const stands = index === 0 || others.every((one) => one.x0 > line.x0 + TITLE.badgePoints);
    const found = leading && stands ? leading : /(?<=\p{L}[^\s:]*)\s+(\d{1,2})$/u.exec(text);
    if (!found) continue;
    // `Experiment 3` above the title counts it.
    const rest = found !== leading && others.length > 0 && begins(text, 'label') ? '' : text.replace(found[0], '');
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
  return withoutShadow(texts.map(cleanHeading).join(' ').replaceAll(/\s+/g, ' ')).trim();
}
