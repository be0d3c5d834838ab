// What a worker thread does for somebody who waits for it: proofs of a conflict, and repairs.
export { tryLessons } from '../conflict/try-lessons.ts';
export { repairWeek } from '../repair/repair-week.ts';
