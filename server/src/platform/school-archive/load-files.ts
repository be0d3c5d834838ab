import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Transaction } from '../db/index.ts';
import type { Backing } from '../files/index.ts';
import { type Archive, BadArchive } from './read-archive.ts';

type Row = { id: string; size: number; sha256: Uint8Array };

/**
 * Writes the stored files to their places before the rows are committed, each compared with the size and checksum in its row. A crash in between leaves only
 * bytes that no row names. Returns a function that deletes them again.
 */
export async function loadFiles(
  transaction: Transaction,
  archive: Archive,
  { schoolId, backing }: { schoolId: string; backing: Backing },
): Promise<() => Promise<void>> {
  const written: string[] = [];
  const takeBack = async () => {
    for (const key of written) await backing.remove(key).catch(() => {});
  };
  try {
    const rows = await transaction<Row[]>`select id, size_bytes as size, sha256 from files where school_id = ${schoolId}`;
    if (rows.length !== archive.files.size) throw new BadArchive('This zip holds stored files that no row names, or the other way round.');
    for (const row of rows) {
      const key = `${schoolId}/${row.id}`;
      await refuseStored(backing, key);
      const bytes = await readFile(archive, row);
      written.push(key);
      await backing.write(key, bytes);
    }
    await transaction`update files set storage_key = school_id || '/' || id where school_id = ${schoolId}`;
    return takeBack;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** Bytes that are there already may belong to another installation that uses the same place. */
async function refuseStored(backing: Backing, key: string): Promise<void> {
  const there = await backing.open(key);
  there?.bytes.destroy();
  if (there) throw new BadArchive(`There are files of this school in the storage already (${key}).`);
}

async function readFile(archive: Archive, { id, size, sha256 }: Row): Promise<Buffer> {
  const entry = archive.files.get(id);
  if (!entry || entry.uncompressedSize !== size) throw new BadArchive(`The stored file ${id} is missing or has another size.`);
  const bytes = await buffer(await archive.open(entry)).catch((error: Error) => {
    throw new BadArchive(`The stored file ${id} cannot be read (${error.message}).`);
  });
  if (!createHash('sha256').update(bytes).digest().equals(sha256)) throw new BadArchive(`The stored file ${id} is not what was stored.`);
  return bytes;
}
