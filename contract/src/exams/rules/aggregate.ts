import { add, compare, type Fraction, fraction, over, roundTo, sum, times, toHundredths, ZERO } from './fraction.ts';

export const MARK_CODES = ['AB', 'ML', 'EX', 'NA'] as const;
export type MarkCode = (typeof MARK_CODES)[number];
/** The effect of a code on the aggregate: it counts as zero, excludes the paper, or withholds the result until it is replaced. */
export const CODE_EFFECTS = ['zero', 'exclude', 'withhold'] as const;
export type CodeEffects = Readonly<Record<MarkCode, (typeof CODE_EFFECTS)[number]>>;
export const AGGREGATIONS = ['sum', 'average', 'best', 'weighted'] as const;
export type Aggregation = (typeof AGGREGATIONS)[number];
export const ROUNDINGS = ['none', 'tenth', 'half', 'whole'] as const;
type Step = (typeof ROUNDINGS)[number];
/** How the marks of a component and of a subject are rounded: a half is rounded up; with `up`, any fraction is. */
export type Rounding = { readonly component: Step; readonly subject: Step; readonly up: boolean };

/** One paper of one student; marks in hundredths. Without mark and code it is not entered yet. `adjust` is grace and moderation. */
export type PaperMark = { max: number; weight: number; mark: number | null; code: MarkCode | ''; adjust: number };
/** Maximum and weight in hundredths, the pass mark in hundredths of a percent. */
export type ComponentRule = {
  name: string;
  max: number;
  weight: number;
  aggregation: Aggregation;
  bestOf: number | null;
  passPercent: number | null;
};
export type TermRule = { name: string; weight: number; components: readonly ComponentRule[] };
export type SchemeRule = { terms: readonly TermRule[]; passPercent: number | null; codes: CodeEffects; rounding: Rounding };

/** A component's score in hundredths of its maximum; null when nothing was assessed. */
export type ComponentScore = {
  term: string;
  name: string;
  obtained: number | null;
  outOf: number;
  /** The code, if all its papers have the same one. */
  code: MarkCode | '';
  isPassed: boolean;
  isAdjusted: boolean;
};
export type Outcome = 'pass' | 'fail' | 'none' | 'withheld';
/** A subject's score: marks in hundredths, the percentage (after rounding) in hundredths of a percent. */
export type SubjectScore = {
  obtained: number | null;
  outOf: number | null;
  percent: number | null;
  outcome: Outcome;
  /** The number of papers without a mark. */
  missing: number;
  components: ComponentScore[];
};

const STEPS: Readonly<Record<Step, Fraction | null>> = {
  none: null,
  tenth: fraction(1, 10),
  half: fraction(1, 2),
  whole: fraction(1),
};
const HUNDRED = fraction(100);

/**
 * The score of a subject in one term (its index), or in the year (null). `papers` are those of each component by its index in the term, term by term.
 * Components and terms without any assessed paper are left out; the others keep their proportions. A year of which one term alone was assessed has
 * that term's marks, since a share of them would be rounded once more.
 */
export function scoreSubject(
  scheme: SchemeRule,
  papers: readonly (readonly (readonly PaperMark[])[])[],
  term: number | null,
): SubjectScore {
  const wanted = scheme.terms
    .map((rule, index) => ({ rule, papers: papers[index] ?? [] }))
    .filter((_, index) => term === null || term === index);
  const terms = wanted.map(({ rule, papers: own }) => scoreTerm(scheme, rule, own));
  const components = terms.flatMap((one) => one.components.map(({ shown }) => shown));
  const missing = terms.reduce((all, one) => all + one.missing, 0);
  const assessed = terms.filter(({ outOf }) => outOf.n > 0n);
  const isWithheld = terms.some((one) => one.isWithheld);
  if (assessed.length === 0)
    return { obtained: null, outOf: null, percent: null, outcome: isWithheld ? 'withheld' : 'none', missing, components };
  const weightOf = (weight: number, outOf: Fraction) => (assessed.length > 1 ? fraction(weight, 100) : outOf);
  const outOf = sum(assessed.map((one) => weightOf(one.weight, one.outOf)));
  const exact = sum(assessed.map((one) => times(over(one.obtained, one.outOf), weightOf(one.weight, one.outOf))));
  const obtained = rounded(exact, scheme.rounding.subject, scheme.rounding.up);
  const percent = toHundredths(rounded(times(over(obtained, outOf), HUNDRED), scheme.rounding.subject, scheme.rounding.up));
  const isPassed = components.every((one) => one.isPassed) && (scheme.passPercent === null || percent >= scheme.passPercent);
  const outcome: Outcome = isWithheld ? 'withheld' : isPassed ? 'pass' : 'fail';
  return { obtained: toHundredths(obtained), outOf: toHundredths(outOf), percent, outcome, missing, components };
}

function scoreTerm({ codes, rounding }: SchemeRule, rule: TermRule, papers: readonly (readonly PaperMark[])[]) {
  const components = rule.components.map((component, index) =>
    scoreComponent(component, papers[index] ?? [], { codes, rounding, term: rule.name }),
  );
  const assessed = components.filter(({ exact }) => exact !== null);
  return {
    components,
    weight: rule.weight,
    missing: components.reduce((all, { missing }) => all + missing, 0),
    isWithheld: components.some((one) => one.isWithheld),
    outOf: sum(assessed.map(({ weight }) => weight)),
    obtained: sum(assessed.map(({ exact, weight, max }) => times(over(exact ?? ZERO, max), weight))),
  };
}

type Means = { codes: CodeEffects; rounding: Rounding; term: string };

function scoreComponent(rule: ComponentRule, papers: readonly PaperMark[], { codes, rounding, term }: Means) {
  const counted = papers.flatMap((paper) => {
    const share = shareOf(paper, codes);
    return share === null ? [] : [{ share, max: fraction(paper.max), weight: fraction(paper.weight) }];
  });
  const max = fraction(rule.max, 100);
  const share = aggregateShares(rule, counted);
  const exact = share === null ? null : rounded(times(share, max), rounding.component, rounding.up);
  const [first] = papers;
  const code = first !== undefined && papers.every((paper) => paper.code === first.code) ? first.code : '';
  const isPassed =
    exact === null || rule.passPercent === null || compare(times(over(exact, max), HUNDRED), fraction(rule.passPercent, 100)) >= 0;
  return {
    exact,
    max,
    weight: fraction(rule.weight, 100),
    missing: papers.length === 0 ? 1 : papers.filter(({ mark, code: own }) => mark === null && own === '').length,
    isWithheld: papers.some((paper) => paper.code !== '' && codes[paper.code] === 'withhold'),
    shown: {
      ...{ term, name: rule.name, obtained: exact === null ? null : toHundredths(exact), outOf: rule.max, code, isPassed },
      isAdjusted: papers.some(({ adjust, mark }) => adjust !== 0 && mark !== null),
    },
  };
}

/** A paper's share of its maximum, from 0 to 1; null when it is excluded. Grace never raises a mark above the maximum. */
function shareOf({ max, mark, code, adjust }: PaperMark, codes: CodeEffects): Fraction | null {
  if (code !== '') return codes[code] === 'zero' ? ZERO : null;
  return mark === null ? null : fraction(Math.min(max, Math.max(0, mark + adjust)), max);
}

type Counted = { share: Fraction; max: Fraction; weight: Fraction };

/** Combines several papers into one share. The best n are the n largest shares, whatever their maxima; with fewer papers, all of them. */
export function aggregateShares(
  { aggregation, bestOf }: Pick<ComponentRule, 'aggregation' | 'bestOf'>,
  papers: readonly Counted[],
): Fraction | null {
  if (papers.length === 0) return null;
  if (aggregation === 'sum') return weightedMean(papers, ({ max }) => max);
  if (aggregation === 'weighted') return weightedMean(papers, ({ weight }) => weight);
  const sorted = [...papers].sort((one, other) => compare(other.share, one.share));
  return weightedMean(aggregation === 'best' ? sorted.slice(0, bestOf ?? sorted.length) : sorted, () => fraction(1));
}

function weightedMean(papers: readonly Counted[], weightOf: (paper: Counted) => Fraction): Fraction {
  const total = sum(papers.map(weightOf));
  return over(
    papers.reduce((all, paper) => add(all, times(paper.share, weightOf(paper))), ZERO),
    total,
  );
}

function rounded(value: Fraction, step: Step, up: boolean): Fraction {
  const size = STEPS[step];
  return size === null ? value : roundTo(value, size, up);
}
