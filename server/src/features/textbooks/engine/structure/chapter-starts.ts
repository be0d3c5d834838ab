import type { Line } from '../text/line.ts';
import { sectionLabelOf } from './labels.ts';
import { START } from './looks.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { isBackMatter } from './spans.ts';
import type { Opening } from './titles.ts';

/** A page that looks like a chapter's first, with the number that it has or follows from its place. */
export type Start = Opening & { number: number; score: number };

/** Pages that look like a chapter's first, kept where their numbers rise. */
export function chapterStarts(openings: readonly Opening[], byPage: Map<number, Line[]>, body: Body, pages: number): Start[] {
  const scored = withoutParts(openings, byPage)
    .map((opening) => ({ ...opening, restart: firstSection(opening.page, byPage, body) }))
    .map((opening) => ({ ...opening, score: scoreOf(opening, body) }))
    .filter(
      (opening) =>
        opening.score >= START.least && opening.title !== '' && !isBackMatter(opening.title, opening.hasMarker || opening.hasLoneNumber),
    );
  const kept: Start[] = [];
  const first = scored[0];
  for (const opening of scored) {
    // Titles of one book are set alike; a smaller one without a marker is a section's.
    if (first && opening.size < (opening.hasMarker ? START.alikeMarked : START.alike) * first.size) continue;
    const last = kept.at(-1);
    const number = opening.number ?? opening.restart ?? (last ? last.number + 1 : 0);
    const isNext = last === undefined || (number > last.number && number <= last.number + START.gap);
    // A title page of several chapters repeats nothing of its first page: equal titles are running on.
    if (last && (last.title === opening.title || (!isNext && opening.score < START.sureLeast))) continue;
    // Two starts on neighbouring pages: a part's page, then its first chapter.
    if (last && opening.page - last.page < 2 && last.score < opening.score && last.rank <= opening.rank) kept.pop();
    if (number >= 0 && number < START.highestNumber) kept.push({ ...opening, number });
  }
  // An introduction to the whole book, before its first chapter.
  if (kept[0]?.number === 0 && kept[1]?.number === 1) kept.shift();
  const isMarked =
    kept[0]?.hasMarker === true && kept[0].rank >= 2 && kept.filter(({ hasMarker }) => hasMarker).length < START.half * kept.length;
  // What follows a chapter's word without having one is a section of it.
  return (pages < START.pages && !isRow(kept)) || isMarked ? kept.slice(0, 1) : kept;
}

/** `Chapter 1`, `Chapter 2`, or `1.`, `2.`, `3.` before titles of one size: a book, however few its pages are. */
function isRow(kept: readonly Start[]): boolean {
  const counts = kept.every(({ number }, index) => index === 0 || number === (kept[index - 1]?.number ?? 0) + 1);
  const areWorded = kept.length >= 2 && kept.every(({ hasMarker, rank }) => hasMarker && rank === kept[0]?.rank);
  const areNumbered = kept.length >= START.row && kept.every(({ hasLoneNumber, size }) => hasLoneNumber && size === kept[0]?.size);
  return counts && (areWorded || areNumbered);
}

/** Without the pages that only divide the book: a part's, a unit's where the chapters have a word or number of their own. */
function withoutParts(openings: readonly Opening[], byPage: Map<number, Line[]>): Opening[] {
  const isWithin = wordsWithin(openings);
  const sorted = openings.filter(({ word }) => !isWithin.has(word)).sort((a, b) => a.page - b.page);
  const chapters = sorted.filter(({ rank, isPart }) => rank === 3 && !isPart);
  const opened = sorted.filter(({ hasMarker, hasLoneNumber }) => hasMarker || hasLoneNumber);
  const numbers = new Set(chapters.filter(({ hasMarker }) => hasMarker).map(({ number }) => number));
  const areNamed = chapters.length >= 2 && chapters.length >= START.half * opened.length;
  return sorted.filter((opening) => {
    if (opening.isPart) return false;
    // A point of a list at the head of a page has the number of a chapter that has its word.
    if (numbers.size >= 2 && !opening.hasMarker && numbers.has(opening.number)) return false;
    // A unit may say no more than its number and name.
    if (areNamed && !opening.hasMarker && opening.page < (chapters[0]?.page ?? 0)) return false;
    if (opening.rank === 3 || !opening.hasMarker) return true;
    const next = chapters.find(({ page }) => page > opening.page);
    if (next && chapters.length >= START.half * sorted.filter(({ rank }) => rank === opening.rank).length) return false;
    const isThin = proseLetters(byPage.get(opening.page) ?? []) < START.thinLetters;
    const isHead = (other: Opening) =>
      other.page > opening.page &&
      other.page <= opening.page + START.thinPages &&
      other.hasLoneNumber &&
      other.size >= START.thinSize * opening.size;
    return !(isThin && sorted.some(isHead));
  });
}

/** Words that count within what another word opens: `Lesson 1` stands below `Chapter 2`, and lessons are no chapters then. */
function wordsWithin(openings: readonly Opening[]): ReadonlySet<string> {
  const above = openings.filter((one) => one.wordBelow !== '');
  return new Set(above.filter(({ word }) => openings.filter((one) => one.word === word).length >= 2).map((one) => one.wordBelow));
}

export function proseLetters(lines: readonly Line[]): number {
  return lines.filter(({ text }) => text.length >= START.textLine).reduce((sum, { text }) => sum + text.length, 0);
}

function scoreOf(opening: Opening & { restart: number | null }, body: Body): number {
  const isLarge = opening.size >= START.largeSize * body.size;
  const restarts = opening.restart !== null && (opening.number === null || opening.number === opening.restart);
  return (
    (opening.hasMarker ? START.marker : 0) +
    (opening.hasLoneNumber ? START.loneNumber : 0) +
    (isLarge ? START.large : 0) +
    (restarts ? START.restart : 0) +
    (opening.title === '' ? START.noTitle : 0)
  );
}

/** The chapter number of a first section `N.1` on this page or the next two. */
function firstSection(page: number, byPage: Map<number, Line[]>, body: Body): number | null {
  for (const near of [page, page + 1, page + 2]) {
    for (const line of byPage.get(near) ?? []) {
      const label = sectionLabelOf(line.text);
      if (label && isSetOff(line, body) && isUniform(line) && label.sub === null) return label.section <= 1 ? label.chapter : null;
    }
  }
  return null;
}
