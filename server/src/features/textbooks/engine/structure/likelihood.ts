import { labelVotes } from './chapter-number.ts';
import { keyOf } from './key-of.ts';
import type { Candidate, Pages, Source } from './reading.ts';
import type { ChapterSpan } from './spans.ts';

/** How much each kind of evidence supports the start of a chapter. The kinds are independent of each other. */
const WEIGHT = {
  contents: 0.8,
  outline: 0.6,
  numberedMarker: 0.8,
  marker: 0.55,
  loneNumber: 0.55,
  title: 0.35,
  head: 0.6,
  labels: 0.7,
} as const;
/** Factors for a number that the labels of the chapter's sections contradict, for one that is not after the number before it, and for one after a gap. */
const CONTRADICTED = 0.35;
const OUT_OF_ORDER = 0.4;
const SKIPPED = 0.85;
/** This many labels, and this share of all labels, are needed to contradict a number. */
const STRONG = { votes: 4, share: 0.7 } as const;
/** How much a bookmark supports a chapter's first page, and how much one whose number does not rise. */
const BOOKMARK = 0.4;
const STRAY = 0.1;
/** The start of a chapter that two of the weaker sources name. */
const AGREED = 0.6;
/** The share of a chapter's pages that must have its name as the running head. */
const RUNNING = 0.3;
/** A chapter of a book is longer than this share of the usual length of its chapters. */
const SHORT = 0.12;

/** A page with evidence that a chapter begins there, and the weight of this evidence. */
type Event = { page: number; weight: number };

/** How well a list of chapters explains the pages: the evidence for each chapter, and the share of all evidence that it explains. */
export function likelihoodOf(spans: readonly ChapterSpan[], pages: Pages, candidates: readonly Candidate[]): number {
  if (spans.length === 0) return 0;
  const lengths = spans.map(({ first, last }) => last - first + 1).sort((a, b) => a - b);
  const usual = lengths[lengths.length >> 1] ?? 1;
  const supports = spans.map((span, index) => {
    const short = spans.length >= 3 && usual >= 6 && span.last - span.first + 1 < SHORT * usual ? 0.6 : 1;
    return supportOf(span, pages, candidates) * inOrder(span, spans[index - 1]) * short;
  });
  const precision = supports.reduce((sum, one) => sum + one, 0) / supports.length;
  const events = eventsOf(pages, candidates);
  const all = events.reduce((sum, { weight }) => sum + weight, 0);
  const starts = new Set(spans.map(({ first }) => first));
  const explained = events.filter(({ page }) => starts.has(page)).reduce((sum, { weight }) => sum + weight, 0);
  const recall = all > 0 ? explained / all : 1;
  return precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0;
}

function supportOf(span: ChapterSpan, { openings, heads, byPage, body }: Pages, candidates: readonly Candidate[]): number {
  const said: number[] = [];
  const opening = openings.get(span.first);
  if (opening) {
    const isSame = opening.number === span.number;
    if (opening.hasMarker) said.push(isSame ? WEIGHT.numberedMarker : WEIGHT.marker);
    if (opening.hasLoneNumber && isSame) said.push(WEIGHT.loneNumber);
    if (opening.size >= 1.5 * body.size) said.push(WEIGHT.title);
  }
  for (const source of ['contents', 'outline'] as const) if (isNamedBy(source, span, candidates)) said.push(WEIGHT[source]);
  if (runsOver(span, heads) >= RUNNING) said.push(WEIGHT.head);
  const own = [];
  for (let page = span.first; page <= span.last; page++) own.push(...(byPage.get(page) ?? []));
  const labels = labelVotes(own, body);
  const isLabelled = labels !== null && labels.votes >= STRONG.votes && labels.votes >= STRONG.share * labels.all;
  if (isLabelled && labels.number === span.number) said.push(WEIGHT.labels);
  const support = 1 - said.reduce((rest, weight) => rest * (1 - weight), 1);
  return isLabelled && labels.number !== span.number && span.isNumbered !== false ? CONTRADICTED * support : support;
}

function isNamedBy(source: Source, { first }: ChapterSpan, candidates: readonly Candidate[]): boolean {
  return candidates.some((one) => one.source === source && one.spans.some((span) => span.first === first && span.confidence >= 0.75));
}

/** Over which share of a chapter's further pages its name runs. */
function runsOver({ name, first, last }: ChapterSpan, heads: Map<number, string[]>): number {
  const key = keyOf(name);
  if (key.length < 3 || last === first) return 0;
  let count = 0;
  for (let page = first + 1; page <= last; page++) {
    const here = heads.get(page)?.map(keyOf) ?? [];
    if (here.some((head) => head.includes(key) || (head.length >= 6 && key.includes(head)))) count++;
  }
  return count / (last - first);
}

/** Numbers rise by one; the parts of some books begin again at 1. */
function inOrder({ number }: ChapterSpan, before: ChapterSpan | undefined): number {
  if (before === undefined || number === before.number + 1 || (number === 1 && before.number > 1)) return 1;
  return number > before.number && number <= before.number + 3 ? SKIPPED : OUT_OF_ORDER;
}

/** All evidence that a chapter begins on a page, from any source. */
function eventsOf({ openings, end }: Pages, candidates: readonly Candidate[]): Event[] {
  const weights = new Map<number, number>();
  const say = (page: number, weight: number) => weights.set(page, Math.max(weights.get(page) ?? 0, weight));
  const opened = [...openings.values()].filter(({ page, isPart }) => page < end && !isPart);
  const highest = Math.max(0, ...opened.map(({ rank }) => rank));
  for (const { page, hasMarker, rank, number } of opened)
    if (hasMarker && rank === highest) say(page, number === null ? WEIGHT.marker : WEIGHT.numberedMarker);
  for (const { source, spans } of candidates) {
    if (source !== 'contents' && source !== 'outline') continue;
    // Bookmarks name boxes, too: what does not count on among them says little.
    for (const [index, span] of spans.entries()) {
      const highest = Math.max(0, ...spans.slice(0, index).map(({ number }) => number));
      say(span.first, source === 'contents' ? WEIGHT.contents : span.number > highest ? BOOKMARK : STRAY);
    }
  }
  // Sources that each may be wrong say the same.
  const agreed = candidates.filter(({ source }) => source === 'numbers' || source === 'looks' || source === 'runningHeads');
  const pages = agreed.flatMap(({ spans }) => spans.map(({ first }) => first));
  for (const [index, page] of pages.entries()) if (pages.indexOf(page) < index) say(page, AGREED);
  return [...weights].map(([page, weight]) => ({ page, weight }));
}
