import { readPictures } from '#features/identity';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/http';
import type { SchoolFacts } from './receipts.store.ts';

/** The letterhead of a document. */
export function schoolOnPaper({ schoolName, schoolAddress, schoolPhone, schoolEmail }: SchoolFacts, logo: Uint8Array | null) {
  return { name: schoolName, address: schoolAddress, contact: [schoolPhone, schoolEmail].filter(Boolean).join('  ·  '), logo };
}

/** The school's logo; null when there is none that can be drawn. */
export async function readLogo(
  db: Db,
  platform: Platform,
  { schoolId, fileId }: { schoolId: string; fileId: string | null },
): Promise<Uint8Array | null> {
  const file = fileId === null ? null : await platform.files.find(db, schoolId, fileId);
  const key = file?.storage_key ?? null;
  return (await readPictures(platform, [key]))(key);
}
