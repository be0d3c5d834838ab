// The tasks of a worker thread for which a user is waiting: proofs of a conflict, and repairs.
export { tryLessons } from '../conflict/try-lessons.ts';
export { repairWeek } from '../repair/repair-week.ts';
