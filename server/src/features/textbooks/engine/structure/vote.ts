import { likelihoodOf } from './likelihood.ts';
import { type Candidate, type Pages, type Reading, SOURCES, type Source } from './reading.ts';
import type { ChapterSpan } from './spans.ts';

/** What each source is worth where it agrees with a list of chapters. */
const TRUST: Record<Source, number> = {
  contents: 0.75,
  outline: 0.6,
  headings: 0.65,
  runningHeads: 0.5,
  numbers: 0.5,
  looks: 0.45,
  file: 0.4,
  model: 0.3,
};
/** Another list must explain the pages this much better than the usual one; less if it contains all of that one's chapters. */
const MARGIN = 0.1;
const MARGIN_WITH_ALL = 0.03;
/** From this share of common beginnings two lists say the same. */
const SAME = 0.8;
/** A list of several chapters in place of one whole file has to be as likely as this, and more than one source, or all sections, say it. */
const SEVERAL = 0.75;
/** A rival this near leaves a doubt. */
const NEAR = 0.85;
const DOUBT = 0.75;

/**
 * The most likely list of chapters, and the best alternative. `usual` is the result by order of trust: it stays unless another list explains the pages clearly
 * better. A chapter that only another list has is added where the numbers leave room for it.
 */
export function vote(usual: Candidate, candidates: readonly Candidate[], pages: Pages): { best: Reading; other: Reading | null } {
  const all = candidates.filter(({ spans }) => spans.length >= 2);
  const lists = distinct(
    [usual, ...all].flatMap((one) => [
      one,
      { ...one, spans: withGapsFilled(one.spans, all) },
      { ...one, spans: withoutDoubles(one.spans) },
    ]),
  );
  const weighed = lists.map((one) => ({ ...one, likelihood: likelihoodOf(one.spans, pages, all) }));
  const [first, ...rest] = weighed as [(typeof weighed)[number], ...typeof weighed];
  const rivals = rest.toSorted((a, b) => b.likelihood - a.likelihood);
  const better = rivals.find(
    ({ spans, likelihood, source }) =>
      likelihood >= first.likelihood + (holdsAll(spans, first.spans) ? MARGIN_WITH_ALL : MARGIN) &&
      (first.spans.length > 1 || (likelihood >= SEVERAL && (source === 'numbers' || sourcesOf(spans, all).length >= 2))),
  );
  const best = better ?? first;
  const other = [first, ...rivals].find((one) => one !== best && !areSame(one.spans, best.spans)) ?? null;
  const judge = ({ spans, likelihood, source }: (typeof weighed)[number]): Reading => {
    const sources = sourcesOf(spans, all);
    const agreed = sources.length > 0 ? sources : [source];
    const trusted = 1 - agreed.reduce((left, one) => left * (1 - TRUST[one]), 1);
    return { spans, likelihood, sources: agreed, certainty: Math.min(0.99, Math.max(trusted, likelihood)) };
  };
  const [chosen, rival] = [judge(best), other && judge(other)];
  const isNear = rival !== null && rival.likelihood >= NEAR * chosen.likelihood && rival.sources.length >= chosen.sources.length;
  return { best: { ...chosen, certainty: chosen.certainty * (isNear ? DOUBT : 1) }, other: rival };
}

function holdsAll(spans: readonly ChapterSpan[], other: readonly ChapterSpan[]): boolean {
  const firsts = new Set(spans.map(({ first }) => first));
  return other.every(({ first }) => firsts.has(first));
}

/** Who says the same chapters. */
function sourcesOf(spans: readonly ChapterSpan[], candidates: readonly Candidate[]): Source[] {
  return SOURCES.filter((source) => candidates.some((one) => one.source === source && areSame(one.spans, spans)));
}

/** True where nearly all chapters of each list begin on the pages of the other's. */
function areSame(one: readonly ChapterSpan[], other: readonly ChapterSpan[]): boolean {
  const [a, b] = [one, other].map((list) => new Set(list.map(({ first }) => first))) as [Set<number>, Set<number>];
  const common = [...a].filter((page) => b.has(page)).length;
  return common >= SAME * a.size && common >= SAME * b.size;
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
