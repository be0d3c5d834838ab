import { type Db, sql } from '#platform/db';

/** The deleted data, and where the bytes of its files are stored. */
export type Forgotten = { documents: number; guardians: number; storageKeys: string[] };

/** Deletes all data that identifies a student; the ledger and the registers keep their figures. */
export async function anonymiseStudent(db: Db, schoolId: string, studentId: string): Promise<Forgotten> {
  const row = await db.row<{ documents: number; guardians: number; storageKeys: string[] }>(
    sql`select documents, guardians, storage_keys as "storageKeys" from app.anonymise_student(${schoolId}::uuid, ${studentId}::uuid)`,
  );
  return row ?? { documents: 0, guardians: 0, storageKeys: [] };
}
