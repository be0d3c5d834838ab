import type { Database, Db } from '#platform/db';
import * as store from '../store/ledger-check.store.ts';

/** What the check of a school found: nothing, when all of its books hold. */
export type Verdict = { schoolId: string; name: string; entries: number; receipts: number; faults: store.Fault[] };

/** Recomputes every school's books, one after another; `onVerdict` hears of each as it is done. */
export async function verifyLedgers(database: Database, onVerdict: (verdict: Verdict) => void): Promise<boolean> {
  let isSound = true;
  for (const schoolId of await store.listSchoolIds(database.global)) {
    const verdict = await verifyLedger(database, schoolId);
    isSound &&= verdict.faults.length === 0;
    onVerdict(verdict);
  }
  return isSound;
}

/** Recomputes a school's books from journal, charges and allocations. */
export function verifyLedger(database: Database, schoolId: string): Promise<Verdict> {
  return database.schoolTransaction(schoolId, async (db) => ({
    schoolId,
    ...(await store.countBooks(db, schoolId)),
    faults: await store.findFaults(db, schoolId),
  }));
}

/** What does not hold in a school's books, as sentences; for whoever is about to keep them. */
export async function findBookFaults(db: Db, schoolId: string): Promise<string[]> {
  return (await store.findFaults(db, schoolId)).map(({ sentence, count }) => `${sentence} (${count} wrong)`);
}
