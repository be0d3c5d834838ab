import { fetchStudentsOfClass } from '@shala/contract/finance';
import { keepLocally, keptLocally } from '#lib/local-data';
import type { FeeStudent } from '../api.ts';

const nameOf = (className: string) => `finance.students.${className}`;

/** Keeps the list of a class in this browser for the day the server cannot be reached; signing out clears it. */
export function keepStudents(className: string, students: FeeStudent[]): void {
  keepLocally(nameOf(className), { at: new Date().toISOString(), students });
}

/** The last list of a class that this browser has loaded, and when; null if there is none, or it is of another form. */
export function keptStudents(className: string): { at: string; students: FeeStudent[] } | null {
  const kept = keptLocally(nameOf(className));
  if (kept === null || typeof kept !== 'object' || !('at' in kept) || !('students' in kept) || typeof kept.at !== 'string') return null;
  const result = fetchStudentsOfClass.answer.safeParse(kept.students);
  return result.success ? { at: kept.at, students: result.data } : null;
}
