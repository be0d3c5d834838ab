import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import type { OutlineEntry } from './book.ts';
import { proseLetters } from './chapter-starts.ts';
import { keyOf } from './key-of.ts';
import { numberOf } from './labels.ts';
import { OUTLINE } from './looks.ts';
import type { Candidate } from './reading.ts';
import { type ChapterSpan, isBackMatter, spans } from './spans.ts';
import type { Opening } from './titles.ts';
import { OPENING_WORD } from './words.ts';

/** `IV. Functions` counts in Roman numbers. */
const ROMAN = /^([IVX]{1,5})\s?[.:)]\s+(\p{L}.*)$/u;

/** `Chapter 1: Motion`, `Tema 2 - Ondas`, `3 Light`. */
const NUMBERED = new RegExp(`^(?:(?:${OPENING_WORD})\\s*)?\\d{1,2}\\b`, 'iu');
const TITLED = new RegExp(`^(?:(?:${OPENING_WORD})\\s*)?(\\d{1,2})\\s*[|.:–-]?\\s+(.*)$`, 'iu');

type Known = { outline: readonly OutlineEntry[]; byPage: Map<number, Line[]>; openings: Map<number, Opening>; end: number };
/** Characters of a heading that are no letters, beside its title's. */
const SIGNS = 20;
/** Levels of an outline that may be chapters. */
const LEVELS = [0, 1, 2];

/** Of each level of the file's outline all entries, and those with a number, if the pages agree with them. */
export function outlineChapters(printed: Known): Candidate[] {
  const known = { ...printed, outline: printed.outline.map((entry) => (entry.level <= 2 ? onItsPage(entry, printed.byPage) : entry)) };
  return LEVELS.flatMap((level) => {
    const entries = entriesAt(level, known);
    const numbered = entries.filter((entry) => NUMBERED.test(entry.title));
    const lists = numbered.length < entries.length ? [numbered, entries] : [entries];
    return lists.flatMap((list) => {
      const starts = startsOf(list, level, known);
      return starts.length < 2 ? [] : [{ source: 'outline' as const, kind: `outline ${level}`, spans: spans(starts, known.end) }];
    });
  });
}

/** Where an entry's title heads the page behind the one that it names, it is meant: TeX names the page that a break ends. */
function onItsPage(entry: OutlineEntry, byPage: Map<number, Line[]>): OutlineEntry {
  const isNext = headingOf(entry, byPage) < 0 && headingOf({ ...entry, page: entry.page + 1 }, byPage) >= 0;
  return isNext ? { ...entry, page: entry.page + 1 } : entry;
}

/** The entries of a level that may open chapters. */
function entriesAt(level: number, { outline, byPage, openings, end }: Known): OutlineEntry[] {
  const entries = outline.filter(
    (entry) =>
      entry.level === level &&
      (!isBackMatter(entry.title, openings.get(entry.page)?.number !== null) || isAmongChapters(entry, outline)) &&
      !openings.get(entry.page)?.isPart &&
      entry.page < end &&
      letterCount(entry.title) >= OUTLINE.shortest,
  );
  return entries.filter((entry, index) => {
    const before = entries[index - 1]?.page ?? -1;
    // Two chapters may begin on one page where it has both of their titles.
    return (
      entry.page > before || (entry.page === before && headingOf(entry, byPage) > headingOf(entries[index - 1] as OutlineEntry, byPage))
    );
  });
}

/** `References` between chapters of which it and those around it have parts is one of them: one that speaks of references. */
function isAmongChapters(entry: OutlineEntry, outline: readonly OutlineEntry[]): boolean {
  const isDivided = (one: OutlineEntry) => below(one, outline).length >= OUTLINE.parts;
  const chapters = outline.filter((one) => one.level === entry.level && !isBackMatter(one.title, false) && isDivided(one));
  return isDivided(entry) && chapters.some(({ page }) => page < entry.page) && chapters.some(({ page }) => page > entry.page);
}

function startsOf(listed: readonly OutlineEntry[], level: number, { outline, byPage, openings }: Known): Omit<ChapterSpan, 'last'>[] {
  const agreed = withoutEnds(
    listed.filter((entry) => agrees(entry, byPage)),
    openings,
  );
  if (listed.length > OUTLINE.most || agreed.length < OUTLINE.agreed * listed.length) return [];
  // An outline of one level below the chapters leaves the smaller headings out.
  const isDeep = outline.some((entry) => entry.level >= level + 2);
  const isDivided = agreed.filter((entry) => below(entry, outline).length >= OUTLINE.parts).length >= OUTLINE.divided;
  return agreed.map((entry, index) => ({
    ...startOf(entry, openings.get(entry.page), index),
    from: withinPage(entry, byPage),
    listed: isDeep ? below(entry, outline) : [],
    isDivided,
  }));
}

/**
 * Where most chapters have their word, what has none and no number is no chapter before the first of them and behind the last. Nor is it before
 * the page that has the number 1 beside its title.
 */
function withoutEnds(entries: OutlineEntry[], openings: Map<number, Opening>): OutlineEntry[] {
  const isMarked = ({ page }: OutlineEntry) => openings.get(page)?.hasMarker === true;
  const isChapter = (entry: OutlineEntry) =>
    isMarked(entry) || /\d/.test(entry.title) || (openings.get(entry.page)?.number ?? null) !== null;
  if (entries.filter(isMarked).length < OUTLINE.numbered * entries.length) {
    const first = entries.findIndex(isChapter);
    const opening = openings.get(entries[first]?.page ?? -1);
    return opening?.hasLoneNumber && opening.number === 1 ? entries.slice(first) : entries;
  }
  return entries.slice(entries.findIndex(isChapter), entries.findLastIndex(isChapter) + 1);
}

/** The place of an entry's title among the lines of its page; -1 where none is it. */
function headingOf({ title, page }: OutlineEntry, byPage: Map<number, Line[]>): number {
  const key = keyOf(title);
  const isIt = ({ text }: Line) => {
    if (text.length >= 2 * title.length + SIGNS) return false;
    const own = keyOf(text);
    return own.endsWith(key) && own.length < key.length + 4;
  };
  return key === '' ? -1 : (byPage.get(page) ?? []).findIndex(isIt);
}

/** The line that a chapter begins with below the end of another one. */
function withinPage(entry: OutlineEntry, byPage: Map<number, Line[]>): Line | undefined {
  const [lines, at] = [byPage.get(entry.page) ?? [], headingOf(entry, byPage)];
  return proseLetters(lines.slice(0, Math.max(at, 0))) >= OUTLINE.above ? lines[at] : undefined;
}

/** What the outline has under an entry. */
function below(entry: OutlineEntry, outline: readonly OutlineEntry[]): OutlineEntry[] {
  const from = outline.indexOf(entry) + 1;
  const next = outline.findIndex((other, index) => index >= from && other.level <= entry.level);
  return outline.slice(from, next < 0 ? outline.length : next);
}

function startOf(entry: OutlineEntry, opening: Opening | undefined, index: number): Omit<ChapterSpan, 'last'> {
  const found = TITLED.exec(entry.title);
  const roman = ROMAN.exec(entry.title);
  const title = found?.[2] || roman?.[2] || entry.title.replace(/^(chapter|unit)\s+\S+\s*[:–-]\s*/i, '');
  // Outlines lose spaces where a heading wraps; the page has them.
  const name = opening && keyOf(opening.title) === keyOf(title) ? opening.title : title;
  const number = found ? Number(found[1]) : roman ? numberOf(roman[1] ?? '') : opening?.number;
  return { number: number ?? index + 1, name, first: entry.page, confidence: OUTLINE.sure };
}

function agrees(entry: OutlineEntry, byPage: Map<number, Line[]>): boolean {
  const words = entry.title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  if (words.length === 0) return false;
  const page = (byPage.get(entry.page) ?? [])
    .map((line) => line.text.toLowerCase())
    .join('')
    .replaceAll(/\s/g, '');
  return words.filter((word) => page.includes(word)).length >= OUTLINE.words * words.length;
}
