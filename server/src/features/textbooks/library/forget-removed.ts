import type { Database } from '#platform/db';
import type { FileStore } from '#platform/files';
import { listSchools } from '../upload/jobs.store.ts';
import { deleteDropped, deleteRemoved } from './books.store.ts';

/** Deletes for good, in every school, the books that were removed longer ago than their grace period, and the PDFs that no book needs. */
export async function forgetRemovedBooks({ database, files }: { database: Database; files: FileStore }): Promise<void> {
  for (const schoolId of await listSchools(database.global)) {
    const keys = await database.schoolTransaction(schoolId, async (db) => {
      await deleteRemoved(db, schoolId);
      return deleteDropped(db, schoolId);
    });
    // The rows are gone: bytes that stay behind after a crash are named by nothing.
    for (const key of keys) await files.remove(key);
  }
}
