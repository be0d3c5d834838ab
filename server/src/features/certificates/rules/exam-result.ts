/** A published result of a student: of a term, or of the year (`termNo` 0). `percent` is in hundredths of a percent. */
export type PublishedResult = {
  year: string;
  startsOn: string;
  termNo: number;
  term: string;
  className: string;
  /** The next higher class; empty for the highest one. */
  nextClass: string;
  outcome: 'pass' | 'fail' | 'none' | 'withheld';
  percent: number | null;
  grade: string;
};

/**
 * The examination facts on certificates: the last annual result, the result that names an examination (the annual one, or a term's while there is none), and the
 * highest class passed.
 */
export type ExamFacts = { annual: PublishedResult | null; last: PublishedResult | null; classPassed: string };

/** The examination facts from a student's published results. */
export function examFacts(results: readonly PublishedResult[]): ExamFacts {
  const latest = [...results].sort((a, b) => b.startsOn.localeCompare(a.startsOn) || b.termNo - a.termNo);
  const annual = latest.filter(({ termNo }) => termNo === 0);
  return {
    annual: annual[0] ?? null,
    last: annual[0] ?? latest[0] ?? null,
    classPassed: annual.find(({ outcome }) => outcome === 'pass')?.className ?? '',
  };
}
