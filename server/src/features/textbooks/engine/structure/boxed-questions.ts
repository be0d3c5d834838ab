import { asks } from './asks.ts';
import { type FoundSet, setOf } from './find-sets.ts';
import type { ChapterParts } from './read-chapter.ts';

/** Boxes with questions that a chapter has at least, and of their questions so many ask something. */
const BOXES = 2;
const ASKED = 0.5;
/** Shown to be checked. */
const UNSURE = 0.75;

/**
 * `Check your progress 1`, `2`, `3` on the way are the exercises of a book that has no others, as the units of distance learning: each box
 * counts from 1 and asks. Where any chapter has exercises of its own, they stay questions on the way.
 */
export function withBoxedQuestions(parts: readonly ChapterParts[]): ChapterParts[] {
  const boxes = parts.map(boxesOf);
  const isOwn = ({ sets }: ChapterParts, own: readonly FoundSet[]) =>
    sets.some(({ source, from }) => source !== 'place' || !own.some((box) => box.from <= from && from < box.to));
  const all = boxes.flat();
  if (all.length < BOXES || parts.some((one, at) => isOwn(one, boxes[at] ?? []))) return [...parts];
  return parts.map((one, at) => {
    const own = boxes[at] ?? [];
    const taken = new Set(own.map(({ from }) => from));
    const regions = one.regions.map((region) => (taken.has(region.from) ? { ...region, kind: 'exercise' as const } : region));
    return own.length === 0 ? one : { ...one, regions, sets: own };
  });
}

/** The boxes of a chapter that are sets of questions. */
function boxesOf({ draft: { span, lines }, regions }: ChapterParts): FoundSet[] {
  return regions
    .filter(({ kind, mark }) => kind === 'intext' && mark !== null)
    .map((region) => setOf(region, span, lines, 1))
    .filter(({ questions }) => {
      const asked = questions.filter(({ question }) => asks(question)).length;
      return questions[0]?.number.split('.').at(-1) === '1' && asked >= ASKED * questions.length;
    })
    .map((set) => ({ ...set, source: 'boxes' as const, confidence: Math.min(set.confidence, UNSURE) }));
}
