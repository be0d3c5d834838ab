import { isCapitals } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import { contentsOf, type Entry } from './contents-page.ts';
import { keyOf, keyUpTo } from './key-of.ts';
import type { Body } from './measure.ts';
import { DIGITS } from './numerals.ts';
import { type ChapterSpan, isBackMatter, spans } from './spans.ts';
import type { Opening } from './titles.ts';
import { OPENING_WORD } from './words.ts';

/** The result of the list of contents: the chapters, and the share of its entries found on the given pages. */
export type ContentsChapters = { spans: ChapterSpan[]; explained: number };

/** The fewest chapters of a list. To be considered, `HEARD` of them must be on the pages that the list names; titles of `EXPLAINED` are of one size. */
const FEW = 2;
const MANY = 4;
const HEARD = 0.45;
const EXPLAINED = 0.7;
/** A chapter may begin this many pages before or after the named page, because joined files lack blank pages. */
const NEAR = 3;
/** Of the page in the middle of a list: no chapter begins so far behind it. */
const FURTHEST = 4;
/** A title is among this many lines at the top of its page. */
const TOP_LINES = 14;
/** Titles are compared by this many first letters. A heading must have at least `SHORTEST` of the listed title's letters. */
const COMPARED = 28;
const SHORTEST = 0.3;
/** A heading has at least `HEAD` times the text's size. From `TITLE` on it may be only the beginning of the listed title; below, it must have `WHOLE` of its letters. */
const HEAD = 1.12;
const TITLE = 1.25;
const WHOLE = 0.75;
/** A chapter's number before its title. */
const LABEL = new RegExp(`^(?:(?:${OPENING_WORD})\\s*)?[IVX${DIGITS}]{1,4}\\s*[-–:.)|]?\\s+`, 'iu');
/** Lines that a title breaks into. */
const TITLE_LINES = 4;
/** Points that a row of the list is set in by, below its chapter. */
const INDENT = 4;
/** A page with this many titles is itself a list of them. */
const LISTED = 3;

type Known = { lines: readonly Line[]; byPage: Map<number, Line[]>; openings: Map<number, Opening>; body: Body; end: number };
/** The letters and digits of a page's upper part, and its headings: each alone, and each joined with the one below it. */
type Top = { text: string; heads: { key: string; isTitle: boolean }[] };
type Pages = Pick<Known, 'byPage' | 'openings' | 'body'> & { tops: Map<number, Top>; offset: number };
/** An entry with the letters and digits of its title, which are looked for on many pages. */
type Keyed = Entry & { key: string };
type Placed = Entry & { at: number; isFound: boolean /** Its title, where it begins below another chapter's. */; from?: Line };

/**
 * The chapters by the book's printed list of contents: its pages and those of the file differ by one number, which the titles on the
 * pages show. Null where there is no list, or the pages do not bear it out.
 */
export function contentsChapters({ lines, byPage, openings, body, end }: Known): ContentsChapters | null {
  const { entries, last } = contentsOf(lines);
  const numbered = chaptersOf(entries).map((entry) => ({ ...entry, key: keyOf(entry.title) }));
  if (numbered.length < FEW) return null;
  const tops = topsOf(byPage, last, body);
  const titles = numbered.map(({ key }) => key).filter((key) => key.length >= 3);
  for (const page of tops.keys()) if (isList(byPage.get(page) ?? [], titles)) tops.delete(page);
  const offset = offsetOf(numbered, tops);
  if (offset === null) return null;
  const placed = place(numbered, { tops, openings, offset, byPage, body }).filter(({ at }) => at < end && at > last);
  const found = placed.filter(({ isFound }) => isFound);
  // A file may hold the first chapters of a book whose list names all of them.
  const beyond = numbered.length - numbered.findLastIndex(({ page }) => page + offset < end) - 1;
  const explained = found.length / (numbered.length - beyond);
  if (found.length < FEW || explained < HEARD) return null;
  const usual = usualSize(found, openings);
  const starts = placed.map((entry) => ({
    number: entry.number,
    name:
      (!entry.isFound && titleOfSize(openings.get(entry.at), usual)) || nameOf(entry, openings.get(entry.at), byPage.get(entry.at) ?? []),
    first: entry.at,
    from: entry.from,
    confidence: entry.isFound ? 0.8 + 0.18 * explained : 0.6,
  }));
  return { spans: spans(starts, endOf(entries, found, tops, end)), explained };
}

/** Where parts and chapters are numbered in two ways, the chapters are those whose numbers are more. */
function chaptersOf(entries: readonly Entry[]): Entry[] {
  const numbered = entries.filter(({ kind, title }) => kind === 'chapter' && !isBackMatter(title, true));
  const forms = Map.groupBy(numbered, ({ form }) => form);
  const most = [...forms.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  if (most.length > 0 || entries.some(({ kind }) => kind === 'section')) return outermostOf(most);
  // A list without numbers: its chapters count in the order of their pages.
  const named = entries.filter(({ title }) => !isBackMatter(title, false));
  const usual = named.map(({ page }) => page).sort((a, b) => a - b)[named.length >> 1] ?? 0;
  // The date below the list is no page of it.
  const plain = named.filter(({ page }) => page <= FURTHEST * usual);
  const rises = plain.every(({ page }, index) => page > (plain[index - 1]?.page ?? 0));
  return plain.length >= MANY && rises ? plain.map((entry, index) => ({ ...entry, number: index + 1 })) : [];
}

/** Of entries whose numbers begin again those that are set in least, if they count from 1: the others are sections of them. */
function outermostOf(entries: Entry[]): Entry[] {
  const counts = (list: readonly Entry[]) => list.every(({ number }, index) => number === index + 1);
  if (counts(entries)) return entries;
  const outer = entries.filter(({ indent }) => indent < INDENT);
  return outer.length >= FEW && outer.length < entries.length && counts(outer) ? outer : entries;
}

/** A page of which several lines begin with titles; a text may speak of as many. */
function isList(own: readonly Line[], titles: readonly string[]): boolean {
  const longest = Math.max(...titles.map(({ length }) => length));
  const keys = own.map(({ text }) => keyUpTo(text.replace(LABEL, ''), longest));
  return titles.filter((title) => keys.some((key) => key.startsWith(title))).length >= LISTED;
}

function topsOf(byPage: Map<number, Line[]>, last: number, body: Body): Map<number, Top> {
  const tops = new Map<number, Top>();
  for (const [page, own] of byPage) {
    if (page <= last) continue;
    const upper = own.toSorted((a, b) => a.y - b.y).slice(0, TOP_LINES);
    const heads = own.filter((line) => isHead(line, body)).slice(0, TOP_LINES);
    const keys = heads.map(({ text, size }) => ({ key: keyOf(text.replace(LABEL, '')), isTitle: size >= TITLE * body.size }));
    const joined = keys.map(({ key, isTitle }, index) => ({ key: key + (keys[index + 1]?.key ?? ''), isTitle }));
    tops.set(page, { text: keyOf(upper.map(({ text }) => text).join('')), heads: [...keys, ...joined] });
  }
  return tops;
}

/** The difference between printed and file's pages that most titles agree with. */
function offsetOf(entries: readonly Keyed[], tops: Map<number, Top>): number | null {
  const votes = new Map<number, number>();
  for (const entry of entries)
    for (const [page, top] of tops) if (stands(entry.key, top)) votes.set(page - entry.page, (votes.get(page - entry.page) ?? 0) + 1);
  const best = [...votes].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]))[0];
  return best && best[1] >= FEW ? best[0] : null;
}

/** Each entry's page in the file, from 0, behind that of the entry before; by the pages around it where its title is not seen. */
function place(entries: readonly Keyed[], { tops, openings, offset, byPage, body }: Pages): Placed[] {
  let shift = 0;
  let before = -1;
  let last: Keyed | undefined;
  return entries.flatMap((entry): Placed[] => {
    const from = last && isBeside(entry, last) ? headBelow(entry, last, byPage.get(before) ?? [], body) : undefined;
    if (from) {
      last = entry;
      return [{ ...entry, at: before, isFound: true, from }];
    }
    const expected = entry.page + offset + shift;
    const near = Array.from({ length: 2 * NEAR + 1 }, (_, index) => expected + (index % 2 === 0 ? index / 2 : -(index + 1) / 2));
    const standing = near.filter((page) => page > before && stands(entry.key, tops.get(page)));
    // A running head says the title, too: where one of the pages opens the chapter of that number, it is that one.
    const found = standing.find((page) => openings.get(page)?.hasMarker && openings.get(page)?.number === entry.number) ?? standing[0];
    const at = found ?? expected;
    if (at <= before) return [];
    shift += at - expected;
    before = at;
    last = entry;
    return [{ ...entry, at, isFound: found !== undefined }];
  });
}

/** The next chapter of the list, on the same page; what is set further in is a section of it. */
function isBeside(entry: Entry, last: Entry): boolean {
  return entry.page === last.page && entry.number === last.number + 1 && Math.abs(entry.indent - last.indent) < INDENT;
}

/** The title of a chapter that begins on the page of the one before, below that one's. */
function headBelow(entry: Keyed, last: Keyed, own: readonly Line[], body: Body): Line | undefined {
  const heads = own.filter((line) => isHead(line, body)).map((line) => ({ line, key: keyOf(line.text.replace(LABEL, '')) }));
  const at = heads.findIndex(({ key }) => key === last.key);
  return at < 0 ? undefined : heads.slice(at + 1).find(({ key }) => key.length >= 3 && key === entry.key)?.line;
}

function isHead(line: Line, body: Body): boolean {
  return line.size >= HEAD * body.size || (line.isBold && !body.isBold);
}

/** Whether a title, by its key, begins a page: in its upper text, or as a heading, which the author's name may follow in the list. */
function stands(listed: string, top: Top | undefined): boolean {
  if (top === undefined || listed.length < 3) return false;
  if (listed.length >= 5 && top.text.includes(listed.slice(0, COMPARED))) return true;
  return top.heads.some(
    ({ key, isTitle }) =>
      key.length >= Math.min(4, listed.length) && listed.startsWith(key) && key.length >= (isTitle ? SHORTEST : WHOLE) * listed.length,
  );
}

/** The title as it is set on its page: a list may shorten it, set it in capitals or have the author's name behind it. */
function nameOf({ title }: Entry, opening: Opening | undefined, own: readonly Line[]): string {
  const listed = keyOf(title);
  const isTitle = (text: string) => {
    const key = keyOf(text);
    return key.length >= Math.min(4, listed.length) && listed.startsWith(key);
  };
  const shown =
    opening && isTitle(opening.title)
      ? opening.title
      : joinedTitle(
          own.findIndex(({ text }) => isTitle(text) && keyOf(text).length > SHORTEST * listed.length),
          own,
          listed,
        );
  if (shown === undefined) return title;
  // Letters that stand apart on the page are one word in the list.
  const cut = upToKey(title, keyOf(shown).length);
  return isCapitals(cut) ? shown : cut;
}

/** A title that its page breaks into lines. */
function joinedTitle(from: number, own: readonly Line[], listed: string): string | undefined {
  let title = own[from]?.text.trim();
  for (const { text } of from < 0 ? [] : own.slice(from + 1, from + TITLE_LINES)) {
    if (!listed.startsWith(keyOf(`${title} ${text}`))) break;
    title = `${title} ${text.trim()}`;
  }
  return title;
}

/** The size of the titles on the pages that have the listed ones: what has it elsewhere is the title of its chapter, however the list calls it. */
function usualSize(found: readonly Placed[], openings: Map<number, Opening>): number | null {
  const sizes = Map.groupBy(found, ({ at }) => openings.get(at)?.size);
  const [size, members = []] = [...sizes].sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return size !== undefined && members.length >= EXPLAINED * found.length ? size : null;
}

function titleOfSize(opening: Opening | undefined, usual: number | null): string {
  return opening && usual !== null && Math.abs(opening.size - usual) < 1 ? opening.title : '';
}

/** The beginning of a text, with the given number of letters and digits. */
function upToKey(text: string, length: number): string {
  let end = 0;
  while (end < text.length && (keyOf(text.slice(0, end)).length < length || /[\p{M}?!)]/u.test(text[end] ?? ''))) end++;
  return text.slice(0, end);
}

/** What the list names behind the last chapter, answers or an index, ends it. */
function endOf(entries: readonly Entry[], found: readonly Placed[], tops: Map<number, Top>, end: number): number {
  const last = found.at(-1);
  if (last === undefined) return end;
  const after = entries.filter(({ kind, page, title }) => kind === 'plain' && page > last.page && isBackMatter(title, false));
  const pages = after
    .filter((entry) => stands(keyOf(entry.title), tops.get(entry.page + last.at - last.page)))
    .map(({ page }) => page + last.at - last.page);
  return Math.min(end, ...pages);
}
