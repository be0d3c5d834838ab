import { letterCount } from '../text/letters.ts';
import { type Line, OCR_FONT } from '../text/line.ts';
import type { Book } from './book.ts';
import { correctedByLabels, majorityNumber } from './chapter-number.ts';
import { contentsChapters, likelier } from './contents-chapters.ts';
import { sectionLabelOf } from './labels.ts';
import { type Body, isSetOff, isUniform } from './measure.ts';
import { numberInName } from './number-in-name.ts';
import { outlineChapters } from './outline-chapters.ts';
import { roleOf } from './roles.ts';
import { type ChapterSpan, isBackMatter, spans } from './spans.ts';
import { type Opening, openingOf, uprightNumber } from './titles.ts';

/** `Contemporary India – II`, `Curiosity, Textbook of Science for Grade 8`: running heads that name the book. */
const BOOK_NAME = /[-–—]\s*I{1,3}$|\b(text ?book|grade \d|class [\dIVX])/i;

/** Finds the chapters: by the outline where it agrees with the pages, by what the pages say, else the file is one chapter. */
export function findChapters(book: Book, lines: readonly Line[], heads: Map<number, string[]>, body: Body): ChapterSpan[] {
  return chaptersOf(book, lines, heads, body).map((span) => ({ ...span, name: wholeName(span, heads) }));
}

/** A title that stops at a comma or dash is half read, as on a scan: the running head of its pages that begins with it has all of it. */
function wholeName({ name, first, last }: ChapterSpan, heads: Map<number, string[]>): string {
  if (!/[,–—-]$/.test(name)) return name;
  const counts = new Map<string, number>();
  for (let page = first; page <= last; page++)
    for (const head of new Set(heads.get(page)))
      if (head.toLowerCase().startsWith(name.toLowerCase()) && head.length > name.length) counts.set(head, (counts.get(head) ?? 0) + 1);
  const [whole, count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [name];
  return count >= 2 ? name + whole.slice(name.length) : name;
}

function chaptersOf(book: Book, lines: readonly Line[], heads: Map<number, string[]>, body: Body): ChapterSpan[] {
  const byPage = Map.groupBy(lines, (line) => line.page);
  const openings = new Map<number, Opening>();
  for (const [page, pageLines] of byPage) {
    const opening = openingOf(pageLines, book.pages[page] ?? { height: 800 }, body);
    // A picture among pages of text: only a chapter's word or number shows that one begins there.
    const isDoubtful = opening?.isOcr && body.font !== OCR_FONT && !opening.hasMarker && !opening.hasLoneNumber;
    if (opening && !isDoubtful) openings.set(page, opening);
  }
  const end = backMatter(book, byPage, body);
  for (const opening of correctedByLabels([...openings.values()], byPage, body, end)) openings.set(opening.page, opening);
  const listed = contentsChapters({ lines, byPage, openings, body, end });
  const outlined = outlineChapters({ outline: book.outline, byPage, openings, end });
  if (outlined) return likelier(outlined, listed);
  const starts = chapterStarts(
    [...openings.values()].filter(({ page }) => page < end),
    byPage,
    body,
    book.pages.length,
  );
  if (starts.length >= 2 && !areSections(starts, end)) {
    const marked = starts.map((start) => ({
      number: start.number,
      name: start.title,
      first: start.page,
      confidence: start.hasMarker || start.hasLoneNumber ? 0.95 : 0.8,
    }));
    return likelier(spans(marked, end), listed);
  }
  if (listed) return listed.spans;
  return [wholeFile({ book, lines, openings, heads, body, end, start: starts.length === 1 ? starts[0] : undefined })];
}

/** `1 The First Printed Books`, `2 Print Comes to Europe`, two pages each: a history chapter numbers its sections so. */
function areSections(starts: readonly Start[], end: number): boolean {
  const pages = (end - (starts[0]?.page ?? 0)) / starts.length;
  return pages < 4.5 && starts.filter(({ hasMarker }) => hasMarker).length < 0.5 * starts.length;
}

/** The first page of what follows the last chapter: answers, appendices, index. The number of pages where nothing follows. */
function backMatter(book: Book, byPage: Map<number, Line[]>, body: Body): number {
  const count = book.pages.length;
  for (let page = Math.floor(count * 0.5); page < count; page++) {
    const top = (byPage.get(page) ?? []).slice(0, 4);
    const heading = top.find(
      (line) =>
        line.size >= body.size * 1.3 &&
        /^(answers?|answer key|glossary|index|bibliography|appendi\w*|hints and answers|solutions|fasit|उत्तर\S*)(?![\p{L}\p{M}])/iu.test(
          line.text.trim(),
        ) &&
        line.text.length < 60,
    );
    if (heading && count > 12) return page;
  }
  return count;
}

type Start = Opening & { number: number; score: number };

/** Pages that look like a chapter's first, kept where their numbers rise. */
function chapterStarts(openings: readonly Opening[], byPage: Map<number, Line[]>, body: Body, pages: number): Start[] {
  const scored = withoutParts(openings, byPage)
    .map((opening) => ({ ...opening, restart: firstSection(opening.page, byPage, body) }))
    .map((opening) => ({ ...opening, score: scoreOf(opening, body) }))
    .filter(
      (opening) => opening.score >= 2 && opening.title !== '' && !isBackMatter(opening.title, opening.hasMarker || opening.hasLoneNumber),
    );
  const kept: Start[] = [];
  const first = scored[0];
  for (const opening of scored) {
    // Titles of one book are set alike; a smaller one without a marker is a section's.
    if (first && opening.size < (opening.hasMarker ? 0.6 : 0.82) * first.size) continue;
    const last = kept.at(-1);
    const number = opening.number ?? opening.restart ?? (last ? last.number + 1 : 0);
    const isNext = last === undefined || (number > last.number && number <= last.number + 3);
    // A title page of several chapters repeats nothing of its first page: equal titles are running on.
    if (last && (last.title === opening.title || (!isNext && opening.score < 4))) continue;
    // Two starts on neighbouring pages: a part's page, then its first chapter.
    if (last && opening.page - last.page < 2 && last.score < opening.score && last.rank <= opening.rank) kept.pop();
    if (number >= 0 && number < 100) kept.push({ ...opening, number });
  }
  // An introduction to the whole book, before its first chapter.
  if (kept[0]?.number === 0 && kept[1]?.number === 1) kept.shift();
  const isMarked = kept[0]?.hasMarker === true && kept[0].rank >= 2 && kept.filter(({ hasMarker }) => hasMarker).length < 0.5 * kept.length;
  // What follows a chapter's word without having one is a section of it.
  return pages < 6 || isMarked ? kept.slice(0, 1) : kept;
}

/** Without the pages that only divide the book: a part's, a unit's where the chapters have a word or number of their own. */
function withoutParts(openings: readonly Opening[], byPage: Map<number, Line[]>): Opening[] {
  const sorted = openings.toSorted((a, b) => a.page - b.page);
  const chapters = sorted.filter(({ rank, isPart }) => rank === 3 && !isPart);
  const opened = sorted.filter(({ hasMarker, hasLoneNumber }) => hasMarker || hasLoneNumber);
  const areNamed = chapters.length >= 2 && chapters.length >= 0.5 * opened.length;
  return sorted.filter((opening) => {
    if (opening.isPart) return false;
    // A unit may say no more than its number and name.
    if (areNamed && !opening.hasMarker && opening.page < (chapters[0]?.page ?? 0)) return false;
    if (opening.rank === 3 || !opening.hasMarker) return true;
    const next = chapters.find(({ page }) => page > opening.page);
    if (next && chapters.length >= 0.5 * sorted.filter(({ rank }) => rank === opening.rank).length) return false;
    const isThin = proseLetters(byPage.get(opening.page) ?? []) < 900;
    const isHead = (other: Opening) =>
      other.page > opening.page && other.page <= opening.page + 4 && other.hasLoneNumber && other.size >= 0.7 * opening.size;
    return !(isThin && sorted.some(isHead));
  });
}

function proseLetters(lines: readonly Line[]): number {
  return lines.filter(({ text }) => text.length >= 40).reduce((sum, { text }) => sum + text.length, 0);
}

function scoreOf(opening: Opening & { restart: number | null }, body: Body): number {
  const isLarge = opening.size >= 1.5 * body.size;
  const restarts = opening.restart !== null && (opening.number === null || opening.number === opening.restart);
  return (
    (opening.hasMarker ? 2 : 0) +
    (opening.hasLoneNumber ? 1.5 : 0) +
    (isLarge ? 1 : 0) +
    (restarts ? 1.5 : 0) -
    (opening.title === '' ? 1 : 0)
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

type Whole = {
  book: Book;
  lines: readonly Line[];
  openings: Map<number, Opening>;
  heads: Map<number, string[]>;
  body: Body;
  end: number;
  start: Start | undefined;
};

function wholeFile({ book, lines, openings, heads, body, end, start }: Whole): ChapterSpan {
  const early =
    start ??
    [...openings.values()]
      .filter(({ page, title, isPart }) => page < 4 && title !== '' && !isPart)
      .sort((a, b) => Number(b.hasMarker) - Number(a.hasMarker) || a.page - b.page)[0];
  const sideways = book.pages.map((page) => page.sideways ?? '');
  const named = numberInName(book.fileName);
  const counted = majorityNumber(lines, body);
  const number =
    start?.number ||
    early?.number ||
    namedNumber(sideways) ||
    namedNumber([...heads.values()].flat()) ||
    // Lesson sheets number their sections from 1.1, each of them: the name of the file says which lesson it is.
    (counted === 1 && named?.isWorded ? named.number : counted) ||
    named?.number;
  // A title that is hardly larger than a heading, or on a later page, may be one: what runs at the head of the pages knows better.
  const isSure = early !== undefined && (early.hasMarker || early.hasLoneNumber || (early.page === 0 && early.size >= 1.5 * body.size));
  const head = isSure ? null : drawnTitle(heads, sideways, lines);
  const name = head || early?.title || drawnTitle(heads, sideways, lines) || firstLine(lines);
  // What stands before the chapter's own first page divides the book or speaks to teachers.
  const isLeadIn = early !== undefined && isSure && early.page < Math.max(4, Math.min(10, 0.3 * end)) && early.page < end - 1;
  const first = isLeadIn && (start !== undefined || early.hasMarker) ? early.page : 0;
  return { number: number || 1, isNumbered: Boolean(number), name, first, last: Math.max(0, end - 1), confidence: early ? 0.9 : 0.5 };
}

/** `Chapter IV` in the tab at the edge, read from below. */
function namedNumber(texts: readonly string[]): number | null {
  const votes = new Map<number, number>();
  for (const text of texts) {
    const number = uprightNumber(text);
    if (number) votes.set(number, (votes.get(number) ?? 0) + 1);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/**
 * Where the title is drawn, a running head names the chapter. The book's own name is the other one: its words are not what the
 * chapter speaks of.
 */
function drawnTitle(heads: Map<number, string[]>, sideways: readonly string[], lines: readonly Line[]): string | null {
  const counts = new Map<string, number>();
  for (const text of sideways) if (text !== '') counts.set(text.trim(), (counts.get(text.trim()) ?? 0) + 1);
  for (const texts of heads.values()) for (const text of new Set(texts)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const likely = [...counts].filter(
    ([text, count]) => letterCount(text) >= 4 && text.length < 80 && roleOf(text) === null && count >= Math.max(2, 0.12 * heads.size),
  );
  const words = new Map<string, number>();
  for (const { text } of lines) for (const word of wordsOf(text)) words.set(word, (words.get(word) ?? 0) + 1);
  const spokenOf = (text: string) => {
    const own = wordsOf(text);
    return own.reduce((sum, word) => sum + Math.log1p(words.get(word) ?? 0), 0) / (own.length || 1);
  };
  const chapters = likely.filter(([text]) => !BOOK_NAME.test(text));
  return (
    (chapters.length > 0 ? chapters : likely)
      .sort((a, b) => spokenOf(b[0]) - spokenOf(a[0]) || b[1] - a[1])[0]?.[0]
      .replace(/^(chapter|unit|lesson)\s*[\dIVX]{1,4}\s*[-–:.|]\s*/i, '') ?? null
  );
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, 7));
}

function firstLine(lines: readonly Line[]): string {
  return lines.find((line) => letterCount(line.text) >= 4 && line.text.length < 90)?.text ?? 'Chapter';
}
