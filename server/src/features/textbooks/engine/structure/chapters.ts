import { type Line, OCR_FONT } from '../text/line.ts';
import { backMatter } from './back-matter.ts';
import type { Book } from './book.ts';
import { headsChain, looksChain, numbersChain, wordsChain } from './chain-candidates.ts';
import { correctedByLabels, labelsOf } from './chapter-number.ts';
import { chapterStarts, type Start } from './chapter-starts.ts';
import { contentsChapters } from './contents-chapters.ts';
import { isLed } from './contents-page.ts';
import { keyOf } from './key-of.ts';
import { withoutLessonsWithin } from './lessons-within.ts';
import { markedChain } from './marked-chain.ts';
import { type Body, isSetOff } from './measure.ts';
import { numberedChain } from './numbered-chain.ts';
import { NUMERAL } from './numerals.ts';
import { isOneLesson } from './one-lesson.ts';
import { areBelowOneTitle } from './one-title.ts';
import { outlineChapters } from './outline-chapters.ts';
import { arePartsOfOne } from './parts-of-one.ts';
import type { Candidate, Pages, Reading, SetOff } from './reading.ts';
import { repairedName } from './repair-name.ts';
import { areSectionsOfOne } from './sections-of-one.ts';
import { type ChapterSpan, spans } from './spans.ts';
import { titleChains, withoutWords } from './title-chain.ts';
import { type Opening, openingOf } from './titles.ts';
import { vote } from './vote.ts';
import { wholeFile } from './whole-file.ts';
import { withinPages } from './within-pages.ts';

/** Chapters that a model proposed are offered for a check. */
const PROPOSED = 0.6;
/** A row of a list begins with its number. So many rows name other pages. */
const LABEL = new RegExp(`^\\s*(?:\\p{L}+\\s+)?(?:${NUMERAL})\\s*[.:)–-]?\\s+`, 'iu');
const LISTED = 3;
/** Pages at whose front such a list stands. */
const FRONT = 20;
/** Letters of two names that are compared. */
const COMPARED = 20;

/** Finds the chapters by all that tells them: the list that explains the pages best, and the best one that says something else. */
export function findChapters(
  book: Book,
  lines: readonly Line[],
  heads: Map<number, string[]>,
  body: Body,
): { best: Reading; other: Reading | null } {
  const pages = pagesOf(book, lines, heads, body);
  const candidates = divisionsOf(pages);
  const voted = vote(candidates, pages);
  const { best, other } = { ...voted, other: proposedReading(pages) ?? voted.other };
  const isScan = body.font === OCR_FONT;
  const named = (reading: Reading) => ({
    ...reading,
    spans: withoutWords(withinPages(reading.spans, pages.byPage, body)).map((span) => ({
      ...span,
      name: nameOf(span, heads, isScan ? candidates : []),
    })),
  });
  return { best: named(best), other: other && named(other) };
}

/** The list that a language model proposed, if there is one: for a person to select, never taken by itself. */
function proposedReading({ book, end }: Pages): Reading | null {
  const proposed = book.proposal?.chapters ?? [];
  if (proposed.length === 0) return null;
  const starts = proposed.map(({ page, number, title }) => ({ number, name: title, first: page - 1, confidence: PROPOSED }));
  return { spans: spans(starts, Math.max(end, starts.at(-1)?.first ?? 0)), likelihood: 1, certainty: PROPOSED, sources: ['model'] };
}

/** The page from which all chapters come once more, each by its number and name, with answers or further questions: the book ends there. */
function repeatedFrom(openings: readonly Opening[]): number | null {
  const named = openings.filter(
    ({ number, title, hasMarker, hasLoneNumber }) => number !== null && title !== '' && (hasMarker || hasLoneNumber),
  );
  const isRepeat = ({ number, title }: Opening, before: readonly Opening[]) =>
    before.some((one) => one.number === number && keyOf(one.title).slice(0, COMPARED) === keyOf(title).slice(0, COMPARED));
  const at = named.findIndex((opening, index) => isRepeat(opening, named.slice(0, index)));
  const rest = named.slice(at);
  // The same title at the head of each page is one chapter's.
  const chapters = new Set(rest.map(({ number }) => number)).size;
  return at > 1 && chapters > 1 && rest.every((opening) => isRepeat(opening, named.slice(0, at))) ? (rest[0]?.page ?? null) : null;
}

/** A chapter's whole name; in a scan as the running heads of its pages and the other lists of chapters spell it. */
function nameOf(span: ChapterSpan, heads: Map<number, string[]>, others: readonly Candidate[]): string {
  const name = withoutNumber(wholeName(span, heads), span.number);
  if (others.length === 0) return name;
  const running = [...heads].filter(([page]) => page >= span.first && page <= span.last).flatMap(([, texts]) => [...new Set(texts)]);
  const listed = others.flatMap(({ spans: list }) => list.filter(({ first }) => first === span.first).map((one) => one.name));
  return repairedName(name, [...running, ...listed]);
}

/** `1. Introduction` of the first chapter, below its word and number, or `1.0.0 Introduction` above `1.1.0`: the number is no part of the name. */
function withoutNumber(name: string, number: number | null): string {
  const [counted = '', own] = /^(\d{1,2})(?:\s?[.):–-]|(?:\s?\.\s?0){1,2}\.?)\s+(?=\p{L})/u.exec(name) ?? [];
  return own !== undefined && Number(own) === number ? name.slice(counted.length) : name;
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

function nameKey(text: string): string {
  return keyOf(text.replace(LABEL, '')).slice(0, COMPARED);
}

/** Pages that name what opens other pages, one below the other: lists of contents, whatever they are called. */
function listsOfTitles(byPage: Map<number, Line[]>, openings: Map<number, Opening>): number[] {
  const titles = new Map([...openings.values()].map(({ title, page }) => [nameKey(title), page]));
  return [...openings.keys()].filter((page) => {
    if (page >= FRONT) return false;
    const named = (byPage.get(page) ?? []).flatMap(({ text }) => titles.get(nameKey(text)) ?? []);
    return new Set(named.filter((other) => other > page)).size >= LISTED;
  });
}

/** What all that look for chapters know of a book. */
export function pagesOf(book: Book, lines: readonly Line[], heads: Map<number, string[]>, body: Body): Pages {
  const byPage = Map.groupBy(lines, (line) => line.page);
  const openings = new Map<number, Opening>();
  for (const [page, pageLines] of byPage) {
    const opening = openingOf(pageLines, book.pages[page] ?? { height: 800 }, body);
    // A picture among pages of text: only a chapter's word or number shows that one begins there.
    const isDoubtful = opening?.isOcr && body.font !== OCR_FONT && !opening.hasMarker && !opening.hasLoneNumber;
    if (opening && !isDoubtful) openings.set(page, opening);
  }
  for (const page of listsOfTitles(byPage, openings)) openings.delete(page);
  // What dots lead to a page is a row of the list of contents.
  for (const { page, title } of [...openings.values()]) if (isLed(title)) openings.delete(page);
  const opened = [...openings.values()];
  openings.clear();
  for (const opening of withoutLessonsWithin(opened)) openings.set(opening.page, opening);
  const inOrder = [...openings.values()].sort((a, b) => a.page - b.page);
  const end = Math.min(repeatedFrom(inOrder) ?? book.pages.length, backMatter({ book, byPage, openings, body }));
  const labels = new Map([...byPage].map(([page, own]) => [page, labelsOf(own, body)]));
  for (const opening of correctedByLabels([...openings.values()], labels, end)) openings.set(opening.page, opening);
  return { book, lines, byPage, labels, setOff: setOffIn(byPage, body), openings, heads, body, end };
}

function setOffIn(byPage: Map<number, Line[]>, body: Body): SetOff[] {
  const found: SetOff[] = [];
  let index = 0;
  for (const own of byPage.values())
    for (let at = 0; at < own.length; at++, index++) {
      const line = own[at] as Line;
      if (isSetOff(line, body)) found.push({ line, index, own, at });
    }
  return found;
}

/** All that may be the chapters of a book: what each source proposes, and the file as one chapter. */
export function divisionsOf(pages: Pages): Candidate[] {
  const { book, byPage, openings, body, end } = pages;
  const starts = chapterStarts(
    [...openings.values()].filter(({ page }) => page < end),
    byPage,
    body,
    book.pages.length,
  );
  const headed = spans(
    starts.map((start) => ({
      number: start.number,
      name: start.title,
      first: start.page,
      confidence: start.hasMarker || start.hasLoneNumber ? 0.95 : 0.8,
    })),
    end,
  );
  const listed = contentsChapters(pages);
  const within = [
    { source: 'headings' as const, kind: 'worded', spans: markedChain(pages) },
    { source: 'looks' as const, kind: 'numbered', spans: numberedChain(pages) },
  ];
  return [
    ...outlineChapters({ outline: book.outline, byPage, openings, end }),
    ...(listed ? [{ source: 'contents' as const, spans: listed.spans }] : []),
    { source: 'headings' as const, spans: headed },
    ...within.flatMap(({ spans: list, ...one }) => (list ? [{ ...one, spans: list }] : [])),
    ...[headsChain(pages), numbersChain(pages), looksChain(pages), wordsChain(pages)].filter((one) => one !== null),
    ...titleChains(pages),
    fileAsOne(pages, starts),
  ].filter(
    ({ source, spans: list }) =>
      source === 'file' ||
      (list.length >= 2 && !areSectionsOfOne(list, pages) && !arePartsOfOne(list, pages) && !areBelowOneTitle(list, pages)),
  );
}

function fileAsOne(pages: Pages, starts: readonly Start[]): Candidate {
  const isLesson = isOneLesson(pages);
  const start = starts.length === 1 && !isLesson ? starts[0] : undefined;
  return { source: 'file', kind: isLesson ? 'lesson' : 'file', spans: [wholeFile({ ...pages, start, isLesson })] };
}
