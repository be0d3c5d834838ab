import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import type { OutlineEntry } from './book.ts';
import { proseLetters } from './chapter-starts.ts';
import { keyOf } from './key-of.ts';
import { numberOf } from './labels.ts';
import { OUTLINE } from './looks.ts';
import { type ChapterSpan, isBackMatter, spans } from './spans.ts';
import type { Opening } from './titles.ts';
import { OPENING_WORD } from './words.ts';

/** `IV. Functions` counts in Roman numbers. */
const ROMAN = /^([IVX]{1,5})\s?[.:)]\s+(\p{L}.*)$/u;

/** `Chapter 1: Motion`, `Tema 2 - Ondas`, `3 Light`. */
const NUMBERED = new RegExp(`^(?:(?:${OPENING_WORD})\\s*)?\\d{1,2}\\b`, 'iu');
const TITLED = new RegExp(`^(?:(?:${OPENING_WORD})\\s*)?(\\d{1,2})\\s*[|.:–-]?\\s+(.*)$`, 'iu');

type Known = { outline: readonly OutlineEntry[]; byPage: Map<number, Line[]>; openings: Map<number, Opening>; end: number };
type Level = { starts: Omit<ChapterSpan, 'last'>[]; rank: number };

/** The chapters that the file's outline names, if the pages agree with it; parts and units only divide them. */
export function outlineChapters(known: Known): ChapterSpan[] | null {
  const [upper, lower] = [chaptersAt(0, known), chaptersAt(1, known)];
  const chosen = upper && lower ? (lower.rank > upper.rank ? lower : upper) : (upper ?? lower);
  return chosen && spans(chosen.starts, known.end);
}

function chaptersAt(level: number, { outline, byPage, openings, end }: Known): Level | null {
  const entries = outline.filter(
    (entry) =>
      entry.level === level &&
      !isBackMatter(entry.title, openings.get(entry.page)?.number !== null) &&
      !openings.get(entry.page)?.isPart &&
      entry.page < end &&
      letterCount(entry.title) >= OUTLINE.shortest,
  );
  const rising = entries.filter((entry, index) => {
    const before = entries[index - 1]?.page ?? -1;
    // Two chapters may begin on one page where it has both of their titles.
    return (
      entry.page > before || (entry.page === before && headingOf(entry, byPage) > headingOf(entries[index - 1] as OutlineEntry, byPage))
    );
  });
  const numbered = rising.filter((entry) => NUMBERED.test(entry.title));
  const listed = numbered.length >= 2 && numbered.length >= OUTLINE.numbered * rising.length ? numbered : rising;
  if (listed.length < 2 || listed.length > OUTLINE.most) return null;
  const agreed = withoutEnds(
    listed.filter((entry) => agrees(entry, byPage)),
    openings,
  );
  const opened = agreed.filter((entry) => openings.has(entry.page));
  if (agreed.length < 2 || agreed.length < OUTLINE.agreed * listed.length || opened.length < OUTLINE.opened * agreed.length) return null;
  if (areSections(agreed, openings, end)) return null;
  const isNumbered =
    opened.filter((entry) => openings.get(entry.page)?.number !== null || /^\D{0,9}\d/.test(entry.title)).length >=
    OUTLINE.numbered * opened.length;
  if (level > 0 && !isNumbered) return null;
  const ranks = opened.map((entry) => openings.get(entry.page)?.rank ?? 0).sort((a, b) => a - b);
  // An outline of one level below the chapters leaves the smaller headings out.
  const isDeep = outline.some((entry) => entry.level >= level + 2);
  const isDivided = agreed.filter((entry) => below(entry, outline).length >= OUTLINE.parts).length >= OUTLINE.divided;
  return {
    starts: agreed.map((entry, index) => ({
      ...startOf(entry, openings.get(entry.page), index),
      from: withinPage(entry, byPage),
      listed: isDeep ? below(entry, outline) : [],
      isDivided,
    })),
    rank: ranks[ranks.length >> 1] ?? 0,
  };
}

/** Where most chapters have their word, what has none and no number is no chapter before the first of them and behind the last. */
function withoutEnds(entries: OutlineEntry[], openings: Map<number, Opening>): OutlineEntry[] {
  const isMarked = ({ page }: OutlineEntry) => openings.get(page)?.hasMarker === true;
  const isChapter = (entry: OutlineEntry) =>
    isMarked(entry) || /\d/.test(entry.title) || (openings.get(entry.page)?.number ?? null) !== null;
  if (entries.filter(isMarked).length < OUTLINE.numbered * entries.length) return entries;
  return entries.slice(entries.findIndex(isChapter), entries.findLastIndex(isChapter) + 1);
}

/** The place of an entry's title among the lines of its page; -1 where none is it. */
function headingOf({ title, page }: OutlineEntry, byPage: Map<number, Line[]>): number {
  const key = keyOf(title);
  return (byPage.get(page) ?? []).findIndex(({ text }) => key !== '' && keyOf(text).endsWith(key) && keyOf(text).length < key.length + 4);
}

/** The line that a chapter begins with below the end of another one. */
function withinPage(entry: OutlineEntry, byPage: Map<number, Line[]>): Line | undefined {
  const [lines, at] = [byPage.get(entry.page) ?? [], headingOf(entry, byPage)];
  return proseLetters(lines.slice(0, Math.max(at, 0))) >= OUTLINE.above ? lines[at] : undefined;
}

/** Entries on nearly every page, without a chapter's word: slides, or the sections of a lesson. */
function areSections(entries: readonly OutlineEntry[], openings: Map<number, Opening>, end: number): boolean {
  const marked = entries.filter(({ page }) => openings.get(page)?.hasMarker);
  return end <= OUTLINE.sectionPages * entries.length && marked.length < OUTLINE.numbered * entries.length;
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
  const page = (byPage.get(entry.page) ?? [])
    .map((line) => line.text.toLowerCase())
    .join('')
    .replaceAll(/\s/g, '');
  return words.length > 0 && words.filter((word) => page.includes(word)).length >= OUTLINE.words * words.length;
}
