import { findStudents } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { useQuery } from '@tanstack/react-query';
import { financeQuery } from '../api.ts';
import { useRested } from '../lib/use-rested.ts';

export type FoundStudent = CallAnswer<typeof findStudents>[number];

const LEAST_LETTERS = 2;
const REST_MS = 150;

/**
 * Students of the whole school by the beginnings of words of name, admission number, guardian or phone, once typing rests.
 * Nobody is found while the answer for these very words is still to come.
 */
export function useFoundStudents(text: string, { hasLeavers = false } = {}) {
  const wanted = text.trim();
  const search = useRested(wanted, REST_MS);
  const isWanted = wanted.length >= LEAST_LETTERS;
  const isAsked = isWanted && search === wanted;
  const { data, error } = useQuery({
    ...financeQuery(findStudents, { query: { search, ...(hasLeavers && { owingLeavers: 'true' as const }) } }),
    enabled: isAsked,
  });
  const found = isAsked ? data : undefined;
  return { found, error: isAsked ? error : null, isSearching: isWanted && found === undefined && !(isAsked && error) };
}
