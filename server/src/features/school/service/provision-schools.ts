import { setUpLeaveTypes } from '#features/attendance';
import { setUpClasses, setUpPeriods, setUpSubjects, setUpYear, startingYear } from '#features/classes';
import { setUpFees } from '#features/finance';
import { listUnreadySchools, markReady } from '#features/identity';
import { setUpNoticeCategories } from '#features/notices';
import type { Database } from '#platform/db';

/**
 * Gives each new school its initial data: year, classes, periods, subjects, fees, each in its own transaction, so that the waiting page can show the progress
 * and a killed server continues where it stopped.
 */
export async function provisionWaitingSchools(database: Database, today: string): Promise<void> {
  for (const schoolId of await listUnreadySchools(database.global)) {
    const step = (work: Parameters<Database['schoolTransaction']>[1]) => database.schoolTransaction(schoolId, work);
    await step((db) => setUpYear(db, schoolId, startingYear(today)));
    await step((db) => setUpClasses(db, schoolId));
    await step((db) => setUpPeriods(db, schoolId));
    await step((db) => setUpSubjects(db, schoolId));
    await step((db) => setUpFees(db, schoolId, today));
    await step((db) => setUpLeaveTypes(db, schoolId));
    await step((db) => setUpNoticeCategories(db, schoolId));
    await markReady(database.global, schoolId);
  }
}
