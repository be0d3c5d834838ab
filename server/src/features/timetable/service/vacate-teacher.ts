import type { Db } from '#platform/db';
import { dropCovers, lockTimetable, vacate } from '../store/placing.store.ts';

/**
 * Takes somebody who leaves out of the timetable, within the caller's transaction. The lessons keep their place and subject and
 * are listed as without a teacher; covers that were to come are open again. Days that are over stay as they were. Gives how many lessons there are.
 */
export async function vacateTeacher(db: Db, schoolId: string, teacherId: string): Promise<number> {
  await lockTimetable(db, schoolId);
  await dropCovers(db, schoolId, teacherId);
  return vacate(db, schoolId, teacherId);
}
