import { buffer } from 'node:stream/consumers';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/http';
import type { SchoolFacts } from '../store/receipts.store.ts';

/** The school's head of a paper. */
export function schoolOnPaper({ schoolName, schoolAddress, schoolPhone, schoolEmail }: SchoolFacts, logo: Uint8Array | null) {
  return { name: schoolName, address: schoolAddress, contact: [schoolPhone, schoolEmail].filter(Boolean).join('  ·  '), logo };
}

/** The school's logo; null where there is none, nothing where it is not in the store any more. */
export async function readLogo(
  db: Db,
  platform: Platform,
  { schoolId, fileId }: { schoolId: string; fileId: string | null },
): Promise<Uint8Array | null> {
  const file = fileId === null ? null : await platform.files.find(db, schoolId, fileId);
  return file === null ? null : new Uint8Array(await buffer(await platform.files.read(file.storage_key)).catch(() => new Uint8Array()));
}
