import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from '../db/index.ts';
import { type Archive, BadArchive } from './read-archive.ts';

type Row = { id: string; size: number; sha256: Uint8Array };

/**
 * Writes the stored files to their places before the rows are committed, each compared with the size and checksum in its row. A crash in between leaves only
 * bytes that no row names. Returns a function that deletes them again.
 */
export async function loadFiles(
  transaction: Transaction,
  archive: Archive,
  { schoolId, dataDir }: { schoolId: string; dataDir: string },
): Promise<() => Promise<void>> {
  const folder = join(dataDir, 'files', schoolId);
  if (existsSync(folder)) throw new BadArchive(`There are files of this school in ${folder} already.`);
  const takeBack = () => rm(folder, { recursive: true, force: true });
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const rows = await transaction<Row[]>`select id, size_bytes as size, sha256 from files where school_id = ${schoolId}`;
    if (rows.length !== archive.files.size) throw new BadArchive('This zip holds stored files that no row names, or the other way round.');
    for (const row of rows) await writeFile(archive, row, join(folder, row.id));
    await transaction`update files set storage_key = school_id || '/' || id where school_id = ${schoolId}`;
    return takeBack;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

async function writeFile(archive: Archive, { id, size, sha256 }: Row, target: string): Promise<void> {
  const entry = archive.files.get(id);
  if (!entry || entry.uncompressedSize !== size) throw new BadArchive(`The stored file ${id} is missing or has another size.`);
  const hash = createHash('sha256');
  const source = await archive.open(entry);
  source.on('data', (chunk: Buffer) => hash.update(chunk));
  await pipeline(source, createWriteStream(target, { mode: 0o600, flush: true })).catch((error: Error) => {
    throw new BadArchive(`The stored file ${id} cannot be read (${error.message}).`);
  });
  if (!hash.digest().equals(sha256)) throw new BadArchive(`The stored file ${id} is not what was stored.`);
}
