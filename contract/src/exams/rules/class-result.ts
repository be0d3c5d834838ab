import type { Outcome, SubjectScore } from './aggregate.ts';
import { fraction, over, sum, times, toHundredths } from './fraction.ts';

/** A band of a scale, from the best down; `from` in hundredths of a percent, null when a teacher selects the grade. */
export type Band = { label: string; from: number | null; point: number | null; remark: string };

/** The label of the band that a percentage (in hundredths) falls into; '' without one. */
export function gradeOf(bands: readonly Band[], percent: number | null): string {
  if (percent === null) return '';
  return (
    bands
      .filter(({ from }) => from !== null)
      .sort((one, other) => (other.from ?? 0) - (one.from ?? 0))
      .find(({ from }) => percent >= (from ?? 0))?.label ?? ''
  );
}

export type CountedSubject = Pick<SubjectScore, 'obtained' | 'outOf' | 'percent' | 'outcome'> & {
  countsInTotal: boolean;
  isCompulsory: boolean;
};
export type Total = { obtained: number | null; outOf: number | null; percent: number | null; outcome: Outcome };

/**
 * A student's total: all counting subjects, and of the optional ones the `bestSubjects` best (null: all). It is failed if a counting subject is failed, and
 * withheld if one is withheld.
 */
export function totalOf<S extends CountedSubject>(
  subjects: readonly S[],
  bestSubjects: number | null,
): Total & { counted: ReadonlySet<S> } {
  const eligible = subjects.filter(({ countsInTotal }) => countsInTotal);
  const withheld = eligible.some(({ outcome }) => outcome === 'withheld');
  const assessed = eligible.filter(({ percent }) => percent !== null);
  const optional = assessed.filter(({ isCompulsory }) => !isCompulsory).sort((one, other) => (other.percent ?? 0) - (one.percent ?? 0));
  const counted = new Set([
    ...assessed.filter(({ isCompulsory }) => isCompulsory),
    ...(bestSubjects === null ? optional : optional.slice(0, bestSubjects)),
  ]);
  if (counted.size === 0) return { obtained: null, outOf: null, percent: null, outcome: withheld ? 'withheld' : 'none', counted };
  const all = [...counted];
  const obtained = sum(all.map((subject) => fraction(subject.obtained ?? 0, 100)));
  const outOf = sum(all.map((subject) => fraction(subject.outOf ?? 0, 100)));
  const outcome = withheld ? 'withheld' : all.every((subject) => subject.outcome === 'pass') ? 'pass' : 'fail';
  const percent = toHundredths(times(over(obtained, outOf), fraction(100)));
  return { obtained: toHundredths(obtained), outOf: toHundredths(outOf), percent, outcome, counted };
}

export const RANKINGS = ['off', 'standard', 'dense'] as const;

/**
 * The ranks of students who passed, by percentage: equal students share a rank. After them, standard ranking skips ranks (1, 2, 2, 4), dense ranking does not
 * (1, 2, 2, 3). Null for all others.
 */
export function ranksOf(students: readonly Pick<Total, 'percent' | 'outcome'>[], ranking: (typeof RANKINGS)[number]): (number | null)[] {
  if (ranking === 'off') return students.map(() => null);
  const percents = students.flatMap(({ percent, outcome }) => (percent !== null && outcome === 'pass' ? [percent] : []));
  const ahead = ranking === 'dense' ? [...new Set(percents)] : percents;
  const sorted = ahead.sort((one, other) => other - one);
  const rankOf = new Map<number, number>();
  for (const [index, percent] of sorted.entries()) if (!rankOf.has(percent)) rankOf.set(percent, index + 1);
  return students.map(({ percent, outcome }) => (percent === null || outcome !== 'pass' ? null : (rankOf.get(percent) ?? null)));
}
