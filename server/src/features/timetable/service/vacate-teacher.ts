import type { Db } from '#platform/db';
import { lockTimetable, vacate } from '../store/placing.store.ts';

/**
 * Takes somebody who leaves out of the timetable, within the caller's transaction. The lessons keep their place and subject and
 * are listed as without a teacher. Gives how many there are.
 */
export async function vacateTeacher(db: Db, schoolId: string, teacherId: string): Promise<number> {
  await lockTimetable(db, schoolId);
  return (await vacate(db, schoolId, teacherId)).length;
}
