import { fetchStudentsOfClass } from '@shala/contract/finance';
import { FALLBACK_CLASSES } from '@shala/contract/shared';
import { useEffect, useMemo } from 'react';
import { type ClassItem, type FeeStudent, useClasses, useFinance } from '../api.ts';
import { keepStudents, keptStudents } from '../lib/kept-students.ts';

const fallbackClasses: ClassItem[] = FALLBACK_CLASSES.map((className) => ({ _id: className, className }));

/** The classes that the counter offers; the two of the specification when the list cannot be loaded. */
export function useCounterClasses() {
  const { data, error, isPending, refetch } = useClasses();
  useEffect(() => {
    if (error) console.warn('The classes could not be loaded', error);
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
    if (error) console.warn('The students could not be loaded', error);
  }, [error]);
  const kept = useMemo(() => (error && !data && className ? keptStudents(className) : null), [error, data, className]);
  return { ...query, students: data ?? kept?.students, keptAt: kept?.at };
}

export type Shown = 'all' | 'unpaid' | 'paid';

/** The students whose name or roll number is searched for, and whose month of today is as chosen. */
export function filterStudents(students: FeeStudent[], search: string, shown: Shown): FeeStudent[] {
  const words = search.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const wanted = { all: undefined, unpaid: 'Unpaid', paid: 'Paid' }[shown];
  if (words.length === 0 && !wanted) return students;
  return students.filter((student) => {
    if (wanted && student.status !== wanted) return false;
    const name = student.name.toLocaleLowerCase();
    return words.every((word) => name.includes(word) || String(student.rollNum) === word);
  });
}
