import { letterCount } from '../text/letters.ts';
import type { Line } from '../text/line.ts';
import type { Book } from './book.ts';
import { type Labels, majorityNumber } from './chapter-number.ts';
import type { Start } from './chapter-starts.ts';
import { contentsOf } from './contents-page.ts';
import { titleAtTop } from './counted-title.ts';
import { FORM } from './forms.ts';
import { FILE } from './looks.ts';
import type { Body } from './measure.ts';
import { numberInName } from './number-in-name.ts';
import { roleOf } from './roles.ts';
import type { ChapterSpan } from './spans.ts';
import { type Opening, uprightNumber } from './titles.ts';

/** `Contemporary India – II`, `Curiosity, Textbook of Science for Grade 8`: running heads that name the book. */
const BOOK_NAME = /[-–—]\s*I{1,3}$|\b(text ?book|grade \d|class [\dIVX])/i;

/** Pages behind a chapter that is a file of its own that still belong to it. */
const CLOSING = 2;

type Whole = {
  book: Book;
  lines: readonly Line[];
  openings: Map<number, Opening>;
  labels: Map<number, Labels>;
  heads: Map<number, string[]>;
  body: Body;
  end: number;
  start: Start | undefined;
  /** Its sections are numbered by themselves, and their labels say nothing of the file. */
  isLesson?: boolean;
};

/** The file as one chapter, named and numbered by whatever tells it: its opening, running heads, labels, and last its own name. */
export function wholeFile({ book, lines, openings, labels, heads, body, end, start: opened, isLesson }: Whole): ChapterSpan {
  const named = [...openings.values()].filter(({ title, isPart }) => title !== '' && !isPart).toSorted((a, b) => a.page - b.page);
  // The first page names the book. Where a file holds only the first chapter, that begins after the list of contents.
  const after = contentsOf(lines).last;
  const behind = named.find(
    ({ page, hasMarker, hasLoneNumber }) => page > after && page <= after + FILE.pages && (hasMarker || hasLoneNumber),
  );
  const start = opened && behind && opened.page <= after ? undefined : opened;
  const early =
    start ??
    (after >= 0 ? behind : undefined) ??
    named.filter(({ page }) => page < FILE.pages).toSorted((a, b) => Number(b.hasMarker) - Number(a.hasMarker))[0];
  const sideways = book.pages.map((page) => page.sideways ?? '');
  const filed = numberInName(book.fileName);
  const counted = isLesson ? null : majorityNumber([...labels.values()].flat());
  // `Session 1: Soil` below a larger title with a number of its own is a part.
  const counts = early?.hasMarker || (early?.hasLoneNumber && early.size >= FILE.sure * body.size);
  const titled = counts ? null : titleAtTop(lines, body);
  const number =
    titled?.number ||
    start?.number ||
    early?.number ||
    // `Sequences – Lesson 2`.
    uprightNumber(early?.title ?? '') ||
    namedNumber(sideways) ||
    namedNumber([...heads.values()].flat()) ||
    // Lesson sheets number their sections from 1.1, each of them: the name of the file says which lesson it is.
    (counted === 1 && filed?.isWorded ? filed.number : counted) ||
    filed?.number;
  // A title that is hardly larger than a heading, or on a later page, may be one: what runs at the head of the pages knows better.
  const isSure =
    early !== undefined && (early.hasMarker || early.hasLoneNumber || (early.page === 0 && early.size >= FILE.sure * body.size));
  const head = isSure ? null : drawnTitle(heads, sideways, lines);
  const name = titled?.title || head || early?.title || drawnTitle(heads, sideways, lines) || firstLine(lines);
  // What stands before the chapter's own first page divides the book or speaks to teachers.
  const isBehind = early !== undefined && after >= 0 && early.page > after;
  const isLeadIn =
    early !== undefined &&
    (isSure || isBehind) &&
    early.page < Math.max(FILE.pages, after + FILE.leadIn, Math.min(FILE.leadIn, FILE.leadInShare * end)) &&
    early.page < end - 1;
  const first = isLeadIn && (start !== undefined || early.hasMarker || isBehind) ? early.page : 0;
  // A page of answers that closes one chapter is a part of it.
  const last = Math.max(0, (book.pages.length - end <= CLOSING ? book.pages.length : end) - 1);
  return { number: number || 1, isNumbered: Boolean(number), name, first, last, confidence: early || titled ? FILE.found : FILE.unsure };
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
    ([text, count]) =>
      letterCount(text) >= FILE.shortest &&
      text.length < FILE.longest &&
      roleOf(text) === null &&
      count >= Math.max(2, FILE.share * heads.size),
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
  const isName = ({ text }: Line) => letterCount(text) >= FILE.shortest && text.length < FILE.longestLine;
  return (lines.find((line) => isName(line) && !FORM.blank.test(line.text)) ?? lines.find(isName))?.text ?? 'Chapter';
}
