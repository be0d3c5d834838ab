import { fetchStudentsOfClass, listCounterStudents } from '@shala/contract/finance';
import { FALLBACK_CLASSES } from '@shala/contract/shared';
import { useEffect, useMemo } from 'react';
import { type ClassItem, type FeeStudent, useClasses, useFinance, useFinancePages } from '../api.ts';
import { keepStudents, keptStudents } from '../lib/kept-students.ts';
import { useRested } from '../lib/use-rested.ts';

const fallbackClasses: ClassItem[] = FALLBACK_CLASSES.map((className) => ({ _id: className, className }));
/** In the address: no single class, the whole school. */
export const ALL_CLASSES = 'all';
const REST_MS = 150;

/** A student in the list; one who was found elsewhere in the school also says by what. */
export type CounterRow = FeeStudent & { classId?: string; admissionNumber?: string; guardian?: string; phone?: string };

/** The classes that the counter offers; the two of the specification when the list cannot be loaded. */
export function useCounterClasses() {
  const { data, error, isPending, refetch } = useClasses();
  useEffect(() => {
    if (error) console.warn('The classes could not be opened', error);
  }, [error]);
  return { classes: data ?? (error ? fallbackClasses : []), isPending, isFallback: !data && error !== null, refetch };
}

/** The students of a class with their months; what this browser has kept of them when they cannot be loaded. */
export function useCounterStudents(item: ClassItem | undefined) {
  const query = useFinance(fetchStudentsOfClass, { body: { classId: item?._id ?? '' } }, item !== undefined);
  const { data, error, dataUpdatedAt } = query;
  const className = item?.className;
  useEffect(() => {
    if (!data || !className || dataUpdatedAt === 0) return;
    // Writing a large class takes a moment; scrolling and typing come first.
    const timer = setTimeout(() => keepStudents(className, data), 500);
    return () => clearTimeout(timer);
  }, [data, className, dataUpdatedAt]);
  useEffect(() => {
    if (error) console.warn('The students could not be opened', error);
  }, [error]);
  const kept = useMemo(() => (error && !data && className ? keptStudents(className) : null), [error, data, className]);
  return { ...query, students: data ?? kept?.students, keptAt: kept?.at };
}

export type Shown = 'all' | 'unpaid' | 'paid';
const STATUS = { all: undefined, unpaid: 'Unpaid', paid: 'Paid' } as const;

type Wanted = { text: string; shown: Shown; isWholeSchool: boolean };

/**
 * Students of the whole school: who matches once typing rests, or all of them by pages. `isSettled` when they are those of what is typed
 * now, and not of the key before.
 */
export function useSchoolStudents({ text, shown, isWholeSchool }: Wanted) {
  const wanted = text.trim();
  const search = useRested(wanted, REST_MS);
  const isWanted = isWholeSchool || (wanted !== '' && search !== '');
  const status = STATUS[shown];
  const pages = useFinancePages(
    listCounterStudents,
    { query: { ...(search ? { search } : {}), ...(status ? { status } : {}) } },
    (page) => page.students,
    { isWanted, keepsLast: true },
  );
  const isSettled = wanted === search && !(isWanted && (pages.isPending || pages.isPlaceholderData));
  return { ...pages, rows: isWanted ? pages.rows : [], isSettled: isSettled || pages.isError };
}

/** The students whose name or roll number is searched for, and whose month of today is as chosen. */
export function filterStudents(students: FeeStudent[], search: string, shown: Shown): FeeStudent[] {
  const words = search.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const wanted = STATUS[shown];
  if (words.length === 0 && !wanted) return students;
  return students.filter((student) => {
    if (wanted && student.status !== wanted) return false;
    const name = student.name.toLocaleLowerCase();
    return words.every((word) => name.includes(word) || String(student.rollNum) === word);
  });
}

/**
 * Those whose own name or roll number was typed, the class first, then who is found by another part of the name, by a parent or a phone;
 * whose admission number was typed stands at the top. Somebody of both lists is there once, with what the search knows of them.
 */
export function mergeFound(own: readonly FeeStudent[], found: readonly CounterRow[], search: string): CounterRow[] {
  const byId = new Map(found.map((row) => [row._id, row]));
  const ownIds = new Set(own.map(({ _id }) => _id));
  const rows = [...own.map((row) => ({ ...byId.get(row._id), ...row })), ...found.filter((row) => !ownIds.has(row._id))];
  if (search.trim() === '') return rows;
  const ranked = rows.map((row) => ({ row, rank: rankOf(row, search, ownIds.has(row._id)) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ row }) => row);
}

/** 0 is the student of that admission number, 1 one of that name (or in the class of that roll number); the others match otherwise. */
export function rankOf(row: CounterRow, search: string, isOfClass: boolean): number {
  const wanted = search.trim().toLocaleLowerCase();
  if (row.admissionNumber?.toLocaleLowerCase() === wanted) return 0;
  const name = ` ${row.name.toLocaleLowerCase()}`;
  const isNamed = wanted.split(/\s+/).every((word) => name.includes(` ${word}`) || (isOfClass && String(row.rollNum) === word));
  return isNamed ? 1 : isOfClass ? 2 : 3;
}
