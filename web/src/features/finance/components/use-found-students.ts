import { findStudents } from '@shala/contract/finance';
import type { CallAnswer } from '@shala/contract/shared';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { financeQuery } from '../api.ts';

export type FoundStudent = CallAnswer<typeof findStudents>[number];

const LEAST_LETTERS = 2;
const REST_MS = 150;

/** Students of the whole school by the beginnings of words of name, admission number, guardian or phone, once typing rests. */
export function useFoundStudents(text: string) {
  const [search, setSearch] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(wanted), REST_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isWanted = search.length >= LEAST_LETTERS && wanted.length >= LEAST_LETTERS;
  const { data, error } = useQuery({
    ...financeQuery(findStudents, { query: { search } }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  return { found: isWanted ? data : undefined, error: isWanted ? error : null };
}
