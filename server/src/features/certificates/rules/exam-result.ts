import type { ExamResult } from './person-facts.ts';

/** A paper of a published exam that a student has marks of. */
export type ExamRow = { exam: string; year: string; startsOn: string; isPassed: boolean; isExempt: boolean };

/** The last published exam and whether every paper of it was passed; null without one. Report cards with their own rules of passing can tell more here. */
export function lastExam(papers: readonly ExamRow[]): ExamResult | null {
  const [last] = [...papers].sort((a, b) => b.startsOn.localeCompare(a.startsOn));
  if (last === undefined) return null;
  const sat = papers.filter(({ exam, startsOn, isExempt }) => exam === last.exam && startsOn === last.startsOn && !isExempt);
  return { name: last.exam, year: last.year, hasPassed: sat.every(({ isPassed }) => isPassed) };
}
