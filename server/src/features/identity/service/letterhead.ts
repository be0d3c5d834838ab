import { buffer } from 'node:stream/consumers';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/http';
import { isDrawable } from '#platform/pictures';
import { findLetterhead } from '../store/profile.store.ts';

export type Letterhead = { name: string; address: string; phone: string; logoKey: string | null; year: string };

/** The letterhead of a school's documents, and the name of the current academic year (empty without one). */
export async function readLetterhead(db: Db, schoolId: string): Promise<Letterhead> {
  return (await findLetterhead(db, schoolId)) ?? { name: '', address: '', phone: '', logoKey: null, year: '' };
}

/**
 * The bytes of stored pictures by their keys; null for one that cannot be read or is too large to be drawn. Runs outside any transaction, since there may be
 * hundreds.
 */
export async function readPictures(
  { files }: Pick<Platform, 'files'>,
  keys: readonly (string | null)[],
): Promise<(key: string | null) => Uint8Array | null> {
  const pictures = new Map<string, Uint8Array>();
  for (const key of new Set(keys)) {
    const bytes = key === null ? null : await files.read(key).then(buffer, () => null);
    if (key !== null && bytes !== null && isDrawable(bytes)) pictures.set(key, new Uint8Array(bytes));
  }
  return (key) => (key === null ? null : (pictures.get(key) ?? null));
}
