import type { Database } from '#platform/db';
import { deleteRemoved } from '../books.store.ts';
import { listSchools } from '../jobs.store.ts';

/** Deletes for good, in every school, the books that were removed longer ago than their grace period. */
export async function forgetRemovedBooks(database: Database): Promise<void> {
  for (const schoolId of await listSchools(database.global))
    await database.schoolTransaction(schoolId, (db) => deleteRemoved(db, schoolId));
}
