import type { Database, Db } from '#platform/db';
import * as store from './ledger-check.store.ts';

const CHECK_CODE = /^(\d{1,15})-([0-9a-f]{64})$/;

/** The result of a school's check: without faults, its accounts are consistent. */
export type Verdict = { schoolId: string; name: string; entries: number; receipts: number; faults: store.Fault[] };

/** Checks every school's accounts, one after another; `onVerdict` is called after each school. */
export async function verifyLedgers(database: Database, onVerdict: (verdict: Verdict) => void): Promise<boolean> {
  let isSound = true;
  for (const schoolId of await store.listSchoolIds(database.global)) {
    const verdict = await verifyLedger(database, schoolId);
    isSound &&= verdict.faults.length === 0;
    onVerdict(verdict);
  }
  return isSound;
}

/**
 * The school whose accounts had this check code, `1234-9f3a…`, when a day was closed. Null when no accounts have it: an entry up to that number was changed, or
 * the accounts are not in this database. The result is proof only together with a successful check of the hash chain.
 */
export async function findSchoolOfCode(database: Database, code: string): Promise<string | null> {
  const [, entryNo = '', hash = ''] = CHECK_CODE.exec(code.replaceAll(/\s/g, '').toLowerCase()) ?? [];
  if (hash === '')
    throw new Error(
      `“${code}” is not a check code. It is the number of an entry, a hyphen and 64 digits and letters, as on the day closing.`,
    );
  for (const schoolId of await store.listSchoolIds(database.global)) {
    const found = await database.schoolTransaction(schoolId, (db) => store.hasEntryHash(db, schoolId, { entryNo: Number(entryNo), hash }));
    if (found) return schoolId;
  }
  return null;
}

/** Checks a school's accounts against its journal, charges and allocations. */
export function verifyLedger(database: Database, schoolId: string): Promise<Verdict> {
  return database.schoolTransaction(schoolId, async (db) => ({
    schoolId,
    ...(await store.countBooks(db, schoolId)),
    faults: await store.findFaults(db, schoolId),
  }));
}

/** The faults in a school's accounts as sentences, for a caller that is about to load the school. */
export async function findBookFaults(db: Db, schoolId: string): Promise<string[]> {
  return (await store.findFaults(db, schoolId)).map(({ sentence, count }) => `${sentence} (${count} wrong)`);
}
