import { createHash, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type Db, sql } from '../db/index.ts';

export type StoredFile = { id: string; storage_key: string; name: string; media_type: string; size_bytes: number };
export type FileStore = ReturnType<typeof openFileStore>;

/** Where uploaded files lie: below the data folder, a folder a school. */
export function openFileStore(dataDir: string) {
  const disk = new Disk(new FSDriver({ location: resolve(dataDir, 'files'), visibility: 'private' }));
  return {
    /** Stores the bytes, then the row in the caller's transaction; a crash between leaves at most bytes that nothing names. */
    async put(db: Db, file: { schoolId: string; name: string; mediaType: string; bytes: Uint8Array; createdBy?: string }): Promise<string> {
      const id = randomUUID();
      const key = `${file.schoolId}/${id}`;
      await disk.put(key, file.bytes);
      await db.rows(sql`insert into files (school_id, id, storage_key, name, media_type, size_bytes, sha256, created_by)
        values (${file.schoolId}, ${id}, ${key}, ${file.name}, ${file.mediaType}, ${file.bytes.length},
          ${createHash('sha256').update(file.bytes).digest()}, ${file.createdBy})`);
      return id;
    },
    find: (db: Db, schoolId: string, fileId: string) =>
      db.row<StoredFile>(
        sql`select id, storage_key, name, media_type, size_bytes from files where school_id = ${schoolId} and id = ${fileId}`,
      ),
    read: (key: string): Promise<Readable> => disk.getStream(key),
    /** Deletes bytes that no row names any more. */
    remove: (key: string): Promise<void> => disk.delete(key),
  };
}

const SIGNATURES: readonly (readonly [string, (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  // Some printers put a few bytes before the header; readers look for it in the first kilobyte.
  ['application/pdf', (bytes) => bytes.subarray(0, 1024).includes('%PDF-')],
];

/** Pictures that a PDF can draw. */
export const DRAWABLE_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg']);

/** What a file is by its first bytes, whatever its name or its sender says; null when it is none of what Shala takes. */
export function detectMediaType(bytes: Buffer): string | null {
  return SIGNATURES.find(([, isSo]) => isSo(bytes))?.[0] ?? null;
}
