import { lettersOf } from './key-of.ts';
import type { Mark } from './marks.ts';

/** Sections that a list names at least, and the share of a level that it names for all of it. */
const FEW = 6;
const NAMED = 0.9;
/** Of what a list leaves out it names no more than this. */
const UNNAMED = 0.05;
/** Sections numbered `N.k.j.i` are details where there are so many, and so many for each larger one. */
const MANY = 6;
const DENSE = 0.35;

/** Headings without a number are below those with one; what is numbered in four parts is below all. */
const UNNUMBERED = 2.5;
const DEEPEST = 3;

/**
 * The topics of a book's chapters, as deep as its own list goes: where the outline or the list of contents names all numbered sections of a level and
 * none of what is below them, the smaller ones are parts of a topic. So are many of those that are numbered in four parts.
 */
export function asDeepAsListed(chapters: readonly (readonly Mark[])[], listed: ReadonlySet<string>): Mark[][] {
  const deepest = depthOf(chapters.flat(), listed);
  return chapters.map((topics) => topics.filter((mark) => levelOf(mark) <= deepest));
}

/** The level of the smallest topics. */
function depthOf(topics: readonly Mark[], listed: ReadonlySet<string>): number {
  const at = (level: number) => topics.filter((mark) => levelOf(mark) === level);
  const [upper, lower, plain, smallest] = [at(1), at(2), at(UNNUMBERED), at(DEEPEST)];
  const namedOf = (marks: readonly Mark[]) => marks.filter(({ text }) => listed.has(lettersOf(text))).length;
  const areListed = (marks: readonly Mark[]) => marks.length > 0 && namedOf(marks) >= NAMED * marks.length;
  const areLeftOut = (marks: readonly Mark[]) => namedOf(marks) <= UNNAMED * marks.length;
  if (areListed(upper) && namedOf([...upper, ...lower]) >= FEW) {
    if (lower.length > 0 && areLeftOut([...lower, ...plain, ...smallest])) return 1;
    if (areListed(lower) && areLeftOut([...plain, ...smallest])) return 2;
  }
  return smallest.length >= MANY && smallest.length >= DENSE * (upper.length + lower.length) ? UNNUMBERED : DEEPEST;
}

function levelOf(mark: Mark): number {
  return mark.kind === 'section' && mark.number.includes('.') ? mark.level : UNNUMBERED;
}
