import { type Db, sql } from '#platform/db';

/** Reverses all charges of students without payments, by further entries in the caller's transaction. */
export async function takeBackCharges(
  db: Db,
  schoolId: string,
  { studentIds, memo, accountId }: { studentIds: readonly string[]; memo: string; accountId: string },
): Promise<void> {
  await db.rows(sql`select app.take_back_charges(${schoolId}::uuid, ${studentIds}::uuid[], ${memo}, ${accountId}::uuid)`);
}
