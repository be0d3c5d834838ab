import type { Line } from '../text/line.ts';
import { answerPart } from './answer-part.ts';
import type { Book, Chapter } from './book.ts';
import { findChapters } from './chapters.ts';
import type { NamedRoles } from './find-roles.ts';
import { removeFurniture } from './furniture.ts';
import { bodyOf } from './measure.ts';
import { readChapter } from './read-chapter.ts';
import type { Reading, Source } from './reading.ts';
import { recurringRoles } from './recurring-heads.ts';
import type { Role } from './roles.ts';
import type { ChapterSpan } from './spans.ts';

/** The share of a chapter that is sure to be text. */
const TAUGHT = 0.6;
/** Below this a second list of chapters is given to choose from, if it explains at least this much. */
const SURE = 0.75;
const WORTH = 0.35;

/** The content, its confidence and the reasons; `other` is an alternative list when it is uncertain. */
export type ReadBook = {
  chapters: Chapter[];
  certainty: number;
  sources: Source[];
  other: { chapters: Chapter[]; sources: Source[] } | null;
};

/** From a book's lines to its chapters. */
export function readBook(book: Book): ReadBook {
  const { lines, heads } = removeFurniture(book.lines, book.pages);
  if (lines.length === 0) return { chapters: [], certainty: 0, sources: [], other: null };
  const body = bodyOf(lines);
  const byPage = Map.groupBy(lines, ({ page }) => page);
  const ownLines = (span: ChapterSpan): Line[] => {
    const own: Line[] = [];
    for (let page = span.first; page <= span.last; page++) own.push(...linesOn(byPage.get(page) ?? [], span));
    return own;
  };
  const read = (span: ChapterSpan, named?: NamedRoles): Chapter => {
    const own = ownLines(span);
    // Exercises at the end may be set smaller than what is taught, and there may be more of them.
    const bodyIn = (some: readonly Line[]) => (some.length > 200 ? bodyOf(some.slice(0, TAUGHT * some.length)) : body);
    // An answer key is set in its own type.
    const ownBody = bodyIn(own);
    const taught = own.slice(0, answerPart(span, own, book.pages, ownBody));
    return readChapter(span, taught, book.pages, taught.length < own.length ? bodyIn(taught) : ownBody, named);
  };
  const named = namedRoles(book, byPage);
  const { best, other } = findChapters(book, lines, heads, body);
  const recurring = recurringRoles(
    best.spans.map((span) => ({ lines: ownLines(span), number: span.number })),
    body,
  );
  const isDoubtful = other !== null && (other.sources.includes('model') || (best.certainty < SURE && other.likelihood >= WORTH));
  return {
    chapters: best.spans.map((span) => read(asSure(span, isDoubtful ? best : null), recurring)),
    certainty: best.certainty,
    sources: best.sources,
    other: isDoubtful ? { chapters: other.spans.map((span) => read(span, named)), sources: other.sources } : null,
  };
}

/** Of a page's lines those of a chapter that may begin and end within it. */
function linesOn(lines: readonly Line[], { from, until }: ChapterSpan): readonly Line[] {
  if (from === undefined && until === undefined) return lines;
  const [first, end] = [from, until].map((line) => (line ? lines.indexOf(line) : -1)) as [number, number];
  return lines.slice(Math.max(first, 0), end < 0 ? lines.length : end);
}

/** The lines that a model named as headings; they count in its own list alone. */
function namedRoles({ proposal }: Book, byPage: ReadonlyMap<number, readonly Line[]>): NamedRoles {
  const named = new Map<Line, Role>();
  for (const { page, text, role } of proposal?.headings ?? []) {
    const line = byPage.get(page - 1)?.find((one) => one.text === text);
    if (line) named.set(line, role);
  }
  return named;
}

/** A chapter is no surer than the list that it is in. */
function asSure(span: ChapterSpan, doubtful: Reading | null): ChapterSpan {
  return doubtful ? { ...span, confidence: Math.min(span.confidence, doubtful.certainty) } : span;
}
