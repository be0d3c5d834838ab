import type { Line } from '../text/line.ts';
import { answerPart } from './answer-part.ts';
import type { Book, Chapter } from './book.ts';
import { withBoxedQuestions } from './boxed-questions.ts';
import { divisionsOf, findChapters, pagesOf } from './chapters.ts';
import { type ChapterDraft, draftOf, marksOf } from './draft-chapter.ts';
import type { NamedRoles } from './find-roles.ts';
import { removeFurniture } from './furniture.ts';
import { chooseHeads } from './head-looks.ts';
import { lettersOf } from './key-of.ts';
import { bodyOf } from './measure.ts';
import { partsOf, readChapter } from './read-chapter.ts';
import type { Candidate, Pages, Reading, Source } from './reading.ts';
import { recurringRoles } from './recurring-heads.ts';
import type { Role } from './roles.ts';
import { withSectionParts } from './section-parts.ts';
import type { ChapterSpan } from './spans.ts';
import { asDeepAsListed } from './topic-depth.ts';

/** The share of a chapter that is sure to be text. */
const TAUGHT = 0.6;
/** Below this a second list of chapters is given to choose from, if it has at least this share. */
const SURE = 0.75;
const WORTH = 0.1;
/** Letters of a row of a list of contents. */
const LONGEST_ENTRY = 140;

/** The content, its confidence and the reasons; `other` is an alternative list when it is uncertain. */
export type ReadBook = {
  chapters: Chapter[];
  certainty: number;
  sources: Source[];
  other: { chapters: Chapter[]; sources: Source[] } | null;
};

/** From a book's lines to its chapters. */
export function readBook(book: Book): ReadBook {
  const prepared = prepare(book);
  if (prepared === null) return { chapters: [], certainty: 0, sources: [], other: null };
  const { best, other, named, drafts } = prepared;
  const read = (list: readonly ChapterDraft[]): Chapter[] => {
    const chosen = chooseHeads(list);
    const parts = withBoxedQuestions(list.map((one) => partsOf(one, marksOf(one, chosen))));
    const topics = asDeepAsListed(
      parts.map((one) => one.topics),
      prepared.listed,
    );
    return parts.map((one, index) =>
      readChapter({ ...one, topics: withSectionParts(one.draft, topics[index] ?? [], one.regions) }, one.sets),
    );
  };
  const isDoubtful = other !== null && (other.sources.includes('model') || (best.certainty < SURE && other.likelihood >= WORTH));
  const spans = best.spans.map((span) => asSure(span, isDoubtful ? best : null));
  return {
    chapters: read(drafts(spans, prepared.recurring)),
    certainty: best.certainty,
    sources: best.sources,
    other: isDoubtful ? { chapters: read(drafts(other.spans, named)), sources: other.sources } : null,
  };
}

/** The chapters of a book with what may head their parts, for fitting how headings are chosen. */
export function draftBook(book: Book): ChapterDraft[] {
  const prepared = prepare(book);
  return prepared === null ? [] : prepared.drafts(prepared.best.spans, prepared.recurring);
}

/** What may be the chapters of a book, for fitting how they are chosen. */
export function divisionsIn(book: Book): { pages: Pages; candidates: Candidate[] } | null {
  const { lines, heads } = removeFurniture(book.lines, book.pages);
  if (lines.length === 0) return null;
  const pages = pagesOf(book, lines, heads, bodyOf(lines));
  return { pages, candidates: divisionsOf(pages) };
}

/** The chapters of a book, and how each of them is drafted. */
function prepare(book: Book) {
  const { lines, heads } = removeFurniture(book.lines, book.pages);
  if (lines.length === 0) return null;
  const body = bodyOf(lines);
  const byPage = Map.groupBy(lines, ({ page }) => page);
  const ownLines = (span: ChapterSpan): Line[] => {
    const own: Line[] = [];
    for (let page = span.first; page <= span.last; page++) own.push(...linesOn(byPage.get(page) ?? [], span));
    return own;
  };
  const { best, other } = findChapters(book, lines, heads, body);
  const listed = namesIn(book, lines, best.spans[0]?.first ?? 0);
  const draft = (span: ChapterSpan, named: NamedRoles): ChapterDraft => {
    const own = ownLines(span);
    // Exercises at the end may be set smaller than what is taught, and there may be more of them.
    const bodyIn = (some: readonly Line[]) => (some.length > 200 ? bodyOf(some.slice(0, TAUGHT * some.length)) : body);
    // An answer key is set in its own type.
    const ownBody = bodyIn(own);
    const taught = own.slice(0, answerPart(span, own, book.pages, ownBody));
    const taughtBody = taught.length < own.length ? bodyIn(taught) : ownBody;
    return draftOf({ span, lines: taught, pageSizes: book.pages, body: taughtBody, named, listed, outline: book.outline });
  };
  return {
    best,
    other,
    listed,
    named: namedRoles(book, byPage),
    recurring: recurringRoles(
      best.spans.map((span) => ({ lines: ownLines(span), number: span.number })),
      body,
    ),
    drafts: (list: readonly ChapterSpan[], named: NamedRoles) => list.map((span) => draft(span, named)),
  };
}

/** The letters of what the outline names and of short lines on the pages before the first chapter, where the contents are. */
function namesIn({ outline }: Book, lines: readonly Line[], first: number): Set<string> {
  const end = lines.findIndex(({ page }) => page >= first);
  const front = lines.slice(0, end < 0 ? lines.length : end).filter(({ text }) => text.length <= LONGEST_ENTRY);
  return new Set([...outline.map(({ title }) => title), ...front.map(({ text }) => text)].map(lettersOf).filter((key) => key.length >= 4));
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
