import { DIVISION_POINTS } from './division-points.ts';
import { type Evidence, evidenceOf, type Traits, traitsOf } from './division-traits.ts';
import { type Candidate, type Pages, type Reading, SOURCES, type Source } from './reading.ts';
import type { ChapterSpan } from './spans.ts';

/** From this share of common beginnings two lists say the same. */
const SAME = 0.8;
/** How sure a chapter is that a second source begins on its page, too. */
const AGREED = 0.98;

/**
 * The division with the most points, and the best one that says something else. How sure they are is the share of each, and of what says the
 * same, in all that the points leave possible.
 */
export function vote(candidates: readonly Candidate[], pages: Pages): { best: Reading; other: Reading | null } {
  const lists = withMended(candidates);
  const file = evidenceOf(pages, candidates);
  const points = lists.map((one) => pointsOf(traitsOf(one, file)));
  const most = Math.max(...points);
  const weights = points.map((one) => Math.exp(one - most));
  const all = weights.reduce((sum, one) => sum + one, 0);
  const judge = (one: Candidate): Reading => {
    const sources = sourcesOf(one.spans, candidates);
    const share = lists.reduce((sum, { spans }, at) => sum + (areSame(spans, one.spans) ? (weights[at] ?? 0) : 0), 0) / all;
    return {
      spans: asAgreed(one.spans, file),
      likelihood: share,
      certainty: Math.min(0.99, share),
      sources: sources.length > 0 ? sources : [one.source],
    };
  };
  const order = lists.map((_, at) => at).toSorted((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const [best, ...rest] = order.flatMap((at) => lists[at] ?? []) as [Candidate, ...Candidate[]];
  const other = rest.find(({ spans }) => !areSame(spans, best.spans));
  return { best: judge(best), other: other ? judge(other) : null };
}

/** All lists, and each with what others know of the chapters that it misses. */
export function withMended(candidates: readonly Candidate[]): Candidate[] {
  const several = candidates.filter(({ spans }) => spans.length >= 2);
  return distinct(
    candidates.flatMap((one) => [one, { ...one, spans: withGapsFilled(one.spans, several) }, { ...one, spans: withoutDoubles(one.spans) }]),
  );
}

function pointsOf(traits: Traits): number {
  return Object.entries(traits).reduce((sum, [name, value]) => sum + value * (DIVISION_POINTS[name] ?? 0), 0);
}

/** With what the outline has below each chapter, and surer where another source says the same. */
function asAgreed(list: readonly ChapterSpan[], { candidates }: Evidence): ChapterSpan[] {
  return list.map((span) => {
    const alike = candidates.flatMap(({ source, spans }) =>
      spans.length < 2
        ? []
        : spans.filter(({ first, from }) => first === span.first && from === span.from).map((one) => ({ ...one, source })),
    );
    const outlined = alike.find(({ source, listed }) => source === 'outline' && listed !== undefined);
    const isAgreed = new Set(alike.map(({ source }) => source)).size >= 2;
    return {
      ...span,
      ...(outlined && span.listed === undefined ? { listed: outlined.listed ?? [], isDivided: outlined.isDivided === true } : {}),
      confidence: isAgreed ? Math.max(span.confidence, AGREED) : span.confidence,
    };
  });
}

/** Who says the same chapters. */
function sourcesOf(spans: readonly ChapterSpan[], candidates: readonly Candidate[]): Source[] {
  return SOURCES.filter((source) => candidates.some((one) => one.source === source && areSame(one.spans, spans)));
}

/** True where nearly all chapters of each list begin on the pages of the other's. */
function areSame(one: readonly ChapterSpan[], other: readonly ChapterSpan[]): boolean {
  const [a, b] = [beginningsOf(one), beginningsOf(other)];
  let common = 0;
  for (const page of a) if (b.has(page)) common++;
  return common >= SAME * a.size && common >= SAME * b.size;
}

/** The pages on which chapters begin, once for each list: all of them are compared with one another. */
const known = new WeakMap<readonly ChapterSpan[], ReadonlySet<number>>();

function beginningsOf(list: readonly ChapterSpan[]): ReadonlySet<number> {
  const found = known.get(list) ?? new Set(list.map(({ first }) => first));
  known.set(list, found);
  return found;
}

/** With the chapters of other lists whose numbers are missing here and whose pages lie between those of their neighbours. */
function withGapsFilled(spans: readonly ChapterSpan[], others: readonly Candidate[]): ChapterSpan[] {
  // A whole file is no list with gaps.
  if (spans.length < 2) return [...spans];
  const filled = [...spans];
  for (const { spans: listed } of others)
    for (const chapter of listed) {
      const [head, tail] = [filled[0], filled.at(-1)];
      // The list goes on where another knows the next number: a printed one may stop early.
      if (tail && chapter.number === tail.number + 1 && chapter.first > tail.first) {
        filled.push({ ...chapter, confidence: Math.min(chapter.confidence, 0.75) });
        filled[filled.length - 2] = { ...tail, last: chapter.first - 1 };
        continue;
      }
      if (head && chapter.number === 1 && head.number === 2 && chapter.first < head.first) {
        filled.unshift({ ...chapter, last: head.first - 1, confidence: Math.min(chapter.confidence, 0.75) });
        continue;
      }
      const at = filled.findIndex(({ number }) => number > chapter.number);
      const [before, after] = [filled[at - 1], filled[at]];
      if (before === undefined || after === undefined || before.number >= chapter.number) continue;
      if (chapter.first <= before.first || chapter.first >= after.first || after.number - before.number < 2) continue;
      filled.splice(at, 0, { ...chapter, last: after.first - 1, confidence: Math.min(chapter.confidence, 0.75) });
      filled[at - 1] = { ...before, last: chapter.first - 1 };
    }
  return filled;
}

/** Without a page that only announces the chapter that comes next: two of one number in a row. */
function withoutDoubles(spans: readonly ChapterSpan[]): ChapterSpan[] {
  return spans.filter(({ number }, index) => number !== spans[index + 1]?.number);
}

/** Each list once, the first of them first. */
function distinct(lists: readonly Candidate[]): Candidate[] {
  const key = ({ spans }: Candidate) => spans.map(({ first, number }) => `${first}:${number}`).join();
  const known = new Set<string>();
  return lists.filter((one) => !known.has(key(one)) && known.add(key(one)));
}
