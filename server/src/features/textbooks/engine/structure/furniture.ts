import type { Line } from '../text/line.ts';
import type { PageSize } from './book.ts';
import { begins } from './family-words.ts';
import { lettersOf } from './key-of.ts';
import { opensList, sectionLabelOf } from './labels.ts';
import { EDGE } from './looks.ts';
import { isDark, sizeOf } from './measure.ts';
import { roleOf } from './roles.ts';
import { OPENING_WORD } from './words.ts';

/** What publishers and print shops leave at the edges. */
const STAMP = /^(?:(?:re)?print(?:ed)?\s*\d{4}|©\s*ncert|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}\s+\d{1,2}:\d{2}|(?:www\.|https?:\/\/)\S+$)/i;
const STAMPED = /rationali[sz]ed\s*\d{4}|\.(?:indd|pmd|p65|qxd|cdr)\b|not to be (?:re)?published/i;
/** The parts of a page's height that contain running heads and feet. */
const HEAD = 0.115;
const FOOT = 0.885;
const LAST = 0.8;
/** A page holds no reading text in letters smaller than this, in points. */
const TINY = 4.2;

/** The share of a book's pages that a running head is on. */
const MANY = 0.15;

/** Says which chapter begins; a running head says it on most pages. */
const CHAPTER_MARK = new RegExp(`^(?:${OPENING_WORD})\\s*[-–:]?\\s*\\S{1,8}$`, 'iu');

/** The number of the page before or behind a running head; `1660–1763` is none. */
const PAGE_NUMBER = /^\W*\d+(?:\s\d)*\W+|(?<!\d{4}\s?)\W+\d+(?:\s\d)*\W*$/g;

/** `Lesson 2 (Lists (2)).`: what ends in brackets belongs to its words. */
const BRACKETED = /\p{L}.*\(\d+\)\W*$/u;

/** `1 Motion`, `1 | Motion`, `Learning Activity 2`: in a heading's type it is chapters that count so, and no pages. */
const COUNTED = /^\d{1,2}\s?[.:)|]?\s+\p{L}{3}|^\p{L}[\p{L} ]{2,40}\s\d{1,2}$/u;

/** `1 | Motion`: a number and the title that it counts. */
const TITLED = /^\d{1,2}\s?[.:)|]?\s+\p{L}{3}/u;

/** Where a running head says so in a word, it is a page's number. */
const WORDED = /^\W*page\s*\d{1,4}\W*$/i;

export type Furniture = {
  lines: Line[] /** Running heads by page: they name the chapter where its title is drawn. */;
  heads: Map<number, string[]>;
};

/** Takes running heads, page numbers and stamps out. */
export function removeFurniture(all: readonly Line[], pages: readonly PageSize[]): Furniture {
  const lines = all.filter(({ text }) => !isStamp(text));
  const isAtEdge = edgeTest(lines, pages);
  const edges = lines.filter(isAtEdge);
  const counts = new Map<string, Set<number>>();
  const keys = new Map(edges.map((line) => [line, keysOf(line, pages)]));
  for (const [line, own] of keys) for (const key of own) counts.set(key, (counts.get(key) ?? new Set()).add(line.page));
  const numbers = pageNumbers(edges, pages.length);
  const usual = edges.length > 0 ? sizeOf(lines) : 0;
  const large = edges.filter(
    ({ text, size }) => size >= EDGE.heading * usual && (COUNTED.test(text) || CHAPTER_MARK.test(text) || roleOf(text) !== null),
  );
  const titled = new Set(large.filter(({ text }) => COUNTED.test(text) && !WORDED.test(text)));
  const opening = new Set([
    ...openingsOf(large),
    ...apartOf(edges, usual),
    ...alsoWithin(lines, isAtEdge, usual),
    ...headsOfLists(lines, isAtEdge, usual),
  ]);
  const repeats = Math.min(EDGE.mostRepeats, Math.max(EDGE.leastRepeats, Math.ceil(pages.length / EDGE.onePageIn)));
  const heads = new Map<number, string[]>();
  const badges = badgesOf(lines, pages);
  const kept = lines.filter((line, index) => {
    if (line.size < TINY || badges.has(line)) return false;
    const own = isAtEdge(line) ? keys.get(line) : undefined;
    if (own === undefined || opening.has(line)) return true;
    const [pageCount = 0, ...others] = own.map((key) => counts.get(key)?.size ?? 0);
    if (CHAPTER_MARK.test(line.text) && pageCount < EDGE.chapterWord * pages.length) return true;
    const repeated = Math.max(pageCount, ...others);
    // `EXERCISES`, or `Example 3.8`, may be at the top of a page in several chapters; running heads are on many more pages.
    const isHeading = (roleOf(line.text) !== null || begins(line.text, 'counted')) && repeated < MANY * pages.length;
    const isRepeated = repeated >= repeats && !isHeading && !(repeated < MANY * pages.length && titled.has(line));
    const isNumbered = numbers.has(line) && !isLarge(line) && !titled.has(line) && !countsTitle(line, lines[index + 1], usual);
    if (!isRepeated && !isNumbered) return true;
    if (/\p{L}{3}/u.test(line.text)) heads.set(line.page, [...(heads.get(line.page) ?? []), line.text.replace(PAGE_NUMBER, '').trim()]);
    return false;
  });
  return { lines: kept, heads };
}

/** The publisher's name beside the title of each chapter: the same words in large type in the upper part of several pages, which head nothing. */
function badgesOf(lines: readonly Line[], pages: readonly PageSize[]): Set<Line> {
  const upper = lines.filter(
    ({ y, page, size, text }) => size >= EDGE.badge && y < EDGE.badgeReach * (pages[page]?.height ?? 0) && /\p{L}{3}/u.test(text),
  );
  const alike = Map.groupBy(upper, ({ text, size }) => `${Math.round(size)}|${lettersOf(text)}`);
  return new Set(
    [...alike.values()].flatMap((own) => {
      const [{ text } = { text: '' }] = own;
      const [x, y] = [median(own.map(({ x0 }) => x0)), median(own.map((line) => line.y))];
      const placed = own.filter((line) => Math.abs(line.x0 - x) <= EDGE.badgePoints && Math.abs(line.y - y) <= EDGE.badgePoints);
      const pageCount = new Set(placed.map(({ page }) => page)).size;
      const isPlaced = pageCount >= EDGE.badgePages && placed.length >= EDGE.badgeShare * own.length;
      const isBadge = isPlaced && roleOf(text) === null && !CHAPTER_MARK.test(text);
      // Titles that differ by their number alone count the chapters.
      return isBadge && !begins(text, 'counted') && !own.every((line) => TITLED.test(line.text)) && !countOn(own) ? own : [];
    }),
  );
}

/** `Experiment 1`, `Experiment 2`, each on one page. */
function countOn(own: readonly Line[]): boolean {
  return own.every(({ text }) => COUNTED.test(text)) && new Set(own.map(({ text }) => text)).size === own.length;
}

function median(places: readonly number[]): number {
  return places.toSorted((a, b) => a - b)[places.length >> 1] ?? 0;
}

/** Headings at the edge of a page in a small book: each chapter's word with a number that no other page has, and a set's heading that no next page has, too. */
function openingsOf(large: readonly Line[]): Set<Line> {
  const pagesOf = new Map<string, Set<number>>();
  for (const { text, page } of large) pagesOf.set(text, (pagesOf.get(text) ?? new Set()).add(page));
  return new Set(
    large.filter(({ text, page }) => {
      const pages = pagesOf.get(text) ?? new Set();
      return CHAPTER_MARK.test(text) ? pages.size === 1 : roleOf(text) !== null && !pages.has(page - 1) && !pages.has(page + 1);
    }),
  );
}

/** Set off, at the top, and on pages that are far from each other: a heading that comes again in each chapter. What runs is on every second page. */
function apartOf(edges: readonly Line[], usual: number): Line[] {
  const heads = edges.filter(({ size, isBold }) => size >= usual && (isBold || size >= EDGE.apartSize * usual));
  return [...Map.groupBy(heads, ({ text }) => lettersOf(text))].flatMap(([letters, own]) => {
    const pages = own.map(({ page }) => page).sort((a, b) => a - b);
    const areApart = pages.every((page, index) => index === 0 || page - (pages[index - 1] ?? 0) >= EDGE.apart);
    return areApart && letters.length > EDGE.shortest ? own : [];
  });
}

/** Set off at the edge, and somewhere else within a page in the same look: a heading, wherever it falls. What runs is at the edge alone. */
function alsoWithin(lines: readonly Line[], isAtEdge: (line: Line) => boolean, usual: number): Line[] {
  const heads = lines.filter(
    ({ size, isBold, text, colour }) =>
      size >= usual &&
      text.length > EDGE.shortest &&
      text.length < EDGE.longest &&
      (isBold || size >= EDGE.apartSize * usual || !isDark(colour)),
  );
  const edges = Map.groupBy(heads.filter(isAtEdge), lookOf);
  if (edges.size === 0) return [];
  const within = new Set(heads.filter((line) => !isAtEdge(line)).map(lookOf));
  return [...edges].flatMap(([look, own]) => (within.has(look) ? own : []));
}

/** Set off at the top, and nearly everywhere right above the first item of a list or the name of its first part. */
function headsOfLists(lines: readonly Line[], isAtEdge: (line: Line) => boolean, usual: number): Line[] {
  const found = new Map<string, { line: Line; isHead: boolean }[]>();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line;
    if (line.size < usual || !(line.isBold || line.size >= EDGE.apartSize * usual) || !isAtEdge(line)) continue;
    const letters = lettersOf(line.text);
    if (letters.length <= EDGE.shortest) continue;
    const isHead = lines.slice(index + 1, index + 3).some(({ page, text }) => page === line.page && opensList(text, null));
    found.set(letters, [...(found.get(letters) ?? []), { line, isHead }]);
  }
  return [...found.values()].flatMap((own) =>
    own.filter(({ isHead }) => isHead).length >= EDGE.listShare * own.length ? own.map(({ line }) => line) : [],
  );
}

function lookOf({ text, size, isBold, colour }: Line): string {
  return `${lettersOf(text)}|${size}|${isBold}|${colour}`;
}

/** A number right above a title in much larger type counts it. */
function countsTitle(line: Line, next: Line | undefined, usual: number): boolean {
  return (
    next?.page === line.page &&
    next.size >= EDGE.titleSize * usual &&
    line.size >= usual &&
    next.y > line.y &&
    next.y - line.y <= EDGE.titleStep * next.size
  );
}

function isStamp(text: string): boolean {
  return STAMP.test(text) || STAMPED.test(text);
}

/** A chapter's number at the top is no page number. */
function isLarge(line: Line): boolean {
  return line.size >= EDGE.large;
}

/** At the top or foot of its page, or the last line of one that was printed on larger paper. */
function edgeTest(lines: readonly Line[], pages: readonly PageSize[]): (line: Line) => boolean {
  const lowest = new Map<number, number>();
  for (const { page, y } of lines) if (y > (lowest.get(page) ?? 0)) lowest.set(page, y);
  return ({ page, y }) => {
    const height = pages[page]?.height ?? 0;
    return y < height * HEAD || y > height * FOOT || (y > height * LAST && y >= (lowest.get(page) ?? 0) - 2);
  };
}

/** The same words at the same height, digits aside; left and right pages differ in x. Two heights, for rounding. */
function keysOf({ text, y, page, size }: Line, pages: readonly PageSize[]): string[] {
  const letters = lettersOf(text);
  if (letters.length < EDGE.shortest) return [];
  // `4.1 Introduction` and `5.1 Introduction` at the top of a page are two headings.
  const words = `${sectionLabelOf(text)?.number ?? ''}${letters}`;
  // From the lower edge where the foot is meant: pages of one book differ in height.
  const height = pages[page]?.height ?? 0;
  const place = y < height / 2 ? y : y - height;
  return [Math.floor(place / EDGE.band), Math.floor(place / EDGE.band + 0.5)].map(
    (band, index) => `${index}|${words}|${band}|${Math.round(size)}`,
  );
}

/** Lines at the edge whose number keeps step with the pages; a question's number has a point behind it. */
function pageNumbers(edges: readonly Line[], pageCount: number): Set<Line> {
  const offsets = new Map<number, Set<number>>();
  const numbered = edges.flatMap((line) => {
    if (line.text.length >= EDGE.longest || !/\d/.test(line.text)) return [];
    const found = /^[^\p{L}\d]*(\d{1,4})(?![\d.)\]:])|(?<![\d.])(\d{1,4})[^\p{L}\d]*$/u.exec(line.text);
    return found && !CHAPTER_MARK.test(line.text) && !BRACKETED.test(line.text)
      ? [{ line, offset: Number(found[1] ?? found[2]) - line.page }]
      : [];
  });
  for (const { line, offset } of numbered) offsets.set(offset, (offsets.get(offset) ?? new Set()).add(line.page));
  const enough = Math.max(EDGE.steps, EDGE.stepShare * pageCount);
  const common = new Set([...offsets].filter(([, pages]) => pages.size >= enough).map(([offset]) => offset));
  return new Set(
    numbered.filter(({ line, offset }) => common.has(offset) || /^\W*(page\s*)?\d{1,4}\W*$/i.test(line.text)).map(({ line }) => line),
  );
}
