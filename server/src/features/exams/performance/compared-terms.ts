import type { Db } from '#platform/db';
import { listTerms, type PublishedTerm as Term } from './performance.store.ts';

/** The requested term or the newest one, and the previous published term of the same kind. */
export function chooseTerm(
  terms: readonly Term[],
  { yearId, termNo }: { yearId?: string | undefined; termNo?: number | undefined },
): { term: Term | null; before: Term | null } {
  const wanted = terms.filter((one) => (yearId === undefined || one.year.id === yearId) && (termNo === undefined || one.termNo === termNo));
  const term = wanted.find((one) => one.termNo > 0) ?? wanted[0] ?? null;
  const older = term === null ? [] : terms.slice(terms.indexOf(term) + 1);
  return { term, before: older.find((one) => (one.termNo === 0) === (term?.termNo === 0)) ?? null };
}

/** A term of any year: 'Term 1 2026-27'. */
export const termOfYear = ({ term, year }: Term): string => `${term} ${year.name}`;

/** The newest published term and the one that Performance compares it with, the earlier first; null where there is none to compare it with. */
export async function readComparedTerms(db: Db, schoolId: string): Promise<[string, string] | null> {
  const { term, before } = chooseTerm(await listTerms(db, schoolId), {});
  return term === null || before === null ? null : [termOfYear(before), termOfYear(term)];
}
