import type { CallAnswer, CallInput } from '@shala/contract/shared';
import { listStudents } from '@shala/contract/students';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { type StudentRow, studentsQuery } from '../api.ts';

const PAGE = 50;

export type StudentFilter = Omit<NonNullable<CallInput<typeof listStudents>['query']>, 'offset' | 'limit'>;
type Page = CallAnswer<typeof listStudents>;

/**
 * A list of any length of which only the pages in sight are loaded. `places` are the rows, `at` gives the student of one, or nothing
 * while it is being loaded. The length of what is searched for shows itself page by page; otherwise it is `total`.
 */
export function useStudentPages(filter: StudentFilter, total: number | undefined) {
  const key = JSON.stringify(filter);
  const [sight, setSight] = useState({ key, from: 0, to: 0 });
  const { from, to } = sight.key === key ? sight : { from: 0, to: 0 };
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const queries = useQueries({
    queries: pages.map((page) => ({
      ...studentsQuery(listStudents, { query: { ...filter, offset: String(page * PAGE), limit: String(PAGE) } }),
      placeholderData: keepPreviousData,
    })),
  });
  const first = queries[0];
  const loaded = new Map<number, StudentRow>();
  for (const [index, { data }] of queries.entries())
    for (const [place, student] of (data?.students ?? []).entries()) loaded.set((pages[index] ?? 0) * PAGE + place, student);
  const { length, isWhole } = useLength({ key, pages, answers: queries, isSearch: Boolean(filter.search), total });
  const places = useMemo(() => Array.from({ length }, (_, place) => place), [length]);
  const onRange = useCallback(
    (start: number, end: number) => {
      const next = { key, from: Math.floor(start / PAGE), to: Math.floor(Math.max(start, end) / PAGE) };
      setSight((now) => (now.key === key && now.from === next.from && now.to === next.to ? now : next));
    },
    [key],
  );
  return {
    places,
    /** Whether `places` are all there are; of a search there may be more. */
    isWhole,
    at: (place: number) => loaded.get(place),
    loaded: [...loaded.values()],
    onRange,
    query: {
      data: first?.data,
      error: first?.error ?? null,
      isPending: first?.isPending ?? true,
      isFetching: first?.isFetching ?? false,
      refetch: () => first?.refetch(),
    },
  };
}

type Known = { key: string; length: number; isWhole: boolean };

/** How many rows there are as far as is known: at least what was ever loaded under these filters. */
function useLength({
  key,
  pages,
  answers,
  isSearch,
  total,
}: {
  key: string;
  pages: number[];
  answers: { data: Page | undefined; isPlaceholderData: boolean }[];
  isSearch: boolean;
  total: number | undefined;
}): { length: number; isWhole: boolean } {
  const known = useRef<Known>({ key, length: 0, isWhole: false });
  if (known.current.key !== key) known.current = { key, length: 0, isWhole: false };
  for (const [index, { data, isPlaceholderData }] of answers.entries()) {
    if (!data) continue;
    const end = (pages[index] ?? 0) * PAGE + data.students.length + (data.hasMore ? 1 : 0);
    known.current.length = data.hasMore ? Math.max(known.current.length, end) : end;
    // What stands there of the last search says nothing of this one.
    known.current.isWhole ||= !data.hasMore && !isPlaceholderData;
  }
  return isSearch || total === undefined ? known.current : { length: total, isWhole: true };
}
