import type { Db } from '#platform/db';
import { dropCovers, lockTimetable, vacate } from '../store/placing.store.ts';

/**
 * Removes a leaving teacher from the timetable, in the caller's transaction. The lessons keep their slot and subject and are listed as without a teacher;
 * future covers are open again. Past days stay unchanged. Returns the number of lessons.
 */
export async function vacateTeacher(db: Db, schoolId: string, teacherId: string): Promise<number> {
  await lockTimetable(db, schoolId);
  await dropCovers(db, schoolId, teacherId);
  return vacate(db, schoolId, teacherId);
}
