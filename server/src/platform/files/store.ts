import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Db, sql } from '../db/index.ts';
import { Refusal } from '../errors/index.ts';
import { diskRefusal } from './disk.ts';

export type StoredFile = {
  id: string;
  storage_key: string;
  name: string;
  media_type: string;
  size_bytes: number;
  sha256: Uint8Array;
  damage: Damage | null;
};
/** Damage to stored bytes: they are missing, or differ from those that were stored. */
export type Damage = 'missing' | 'changed';
type Known = Pick<StoredFile, 'name' | 'size_bytes' | 'sha256' | 'damage'>;
type NewFile = { schoolId: string; name: string; mediaType: string; bytes: Uint8Array; createdBy?: string };
type Options = {
  /** Storage limit of a school in bytes; unlimited when left out. */
  quotaBytes?: number | undefined;
  /** Called when a file's bytes are found damaged, or intact again. */
  onChecked?: (key: string, damage: Damage | null) => void;
};

export type FileStore = ReturnType<typeof openFileStore>;

const KEY = /^[\w-]+\/[\w-]+$/;
const MOST_REMEMBERED = 20_000;

/** The store of uploaded files: one folder for each school under the data folder. */
export function openFileStore(dataDir: string, { quotaBytes, onChecked = () => {} }: Options = {}) {
  const root = resolve(dataDir, 'files');
  const check = makeChecker();
  return {
    /**
     * Stores the bytes, then the row in the caller's transaction. A crash in between leaves at most bytes that no row names. Refuses to exceed the school's
     * storage limit.
     */
    async put(db: Db, file: NewFile): Promise<string> {
      if (quotaBytes !== undefined) await refuseTooMuch(db, file, quotaBytes);
      const id = randomUUID();
      const key = `${file.schoolId}/${id}`;
      await write(pathOf(root, key), file.bytes);
      await db.rows(sql`insert into files (school_id, id, storage_key, name, media_type, size_bytes, sha256, created_by)
        values (${file.schoolId}, ${id}, ${key}, ${file.name}, ${file.mediaType}, ${file.bytes.length},
          ${createHash('sha256').update(file.bytes).digest()}, ${file.createdBy})`);
      return id;
    },
    find: (db: Db, schoolId: string, fileId: string) =>
      db.row<StoredFile>(
        sql`select id, storage_key, name, media_type, size_bytes, sha256, damage from files where school_id = ${schoolId} and id = ${fileId}`,
      ),
    /** The bytes, compared with the known size and checksum before the first one is returned. Refuses a missing or changed file and names it. */
    async read(key: string, known?: Known): Promise<Readable> {
      const path = pathOf(root, key);
      const damage = await check(path, known);
      if (damage !== null || known?.damage) onChecked(key, damage);
      if (damage !== null) throw new Refusal('notFound', 'fileLost', { values: { name: known?.name ?? key } });
      return createReadStream(path);
    },
    /** Deletes bytes that no row names. */
    remove: (key: string): Promise<void> => rm(pathOf(root, key), { force: true }),
  };
}

/** Stores the result of a file check in the file's row. */
export async function markDamage(db: Db, schoolId: string, { key, damage }: { key: string; damage: Damage | null }): Promise<void> {
  await db.rows(sql`update files set damage = ${damage}, damaged_at = case when ${damage}::text is null then null else coalesce(damaged_at, now()) end
    where school_id = ${schoolId} and storage_key = ${key}`);
}

function pathOf(root: string, key: string): string {
  if (!KEY.test(key)) throw new Error('A stored file has a key that is not one of ours.');
  return resolve(root, key);
}

/** A file gets its name only when it is complete and synced to disk. */
async function write(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    await mkdir(dirname(path), { recursive: true });
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw diskRefusal(error);
  }
}

async function refuseTooMuch(db: Db, { schoolId, bytes }: NewFile, quotaBytes: number): Promise<void> {
  const row = await db.row<{ used: number }>(
    sql`select coalesce(sum(size_bytes), 0)::float8 as used from files where school_id = ${schoolId}`,
  );
  const used = row?.used ?? 0;
  if (used + bytes.length <= quotaBytes) return;
  throw new Refusal('unprocessable', 'storageFull', { values: { used: megabytes(used), quota: megabytes(quotaBytes) } });
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en-IN')} MB`;
}

/** Compares bytes with their size and SHA-256. A file that was found intact is not read again until it changes. */
function makeChecker() {
  const sound = new Map<string, string>();
  return async (path: string, known?: Known): Promise<Damage | null> => {
    const facts = await stat(path).catch(ignoreGone);
    if (!facts?.isFile()) return 'missing';
    if (known === undefined) return null;
    if (facts.size !== known.size_bytes) return 'changed';
    const mark = markOf(facts);
    if (sound.get(path) === mark) return null;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    if (!hash.digest().equals(known.sha256)) return 'changed';
    if (sound.size >= MOST_REMEMBERED) sound.clear();
    sound.set(path, mark);
    return null;
  };
}

function markOf({ mtimeMs, ctimeMs, ino, size }: Stats): string {
  return `${ino} ${size} ${mtimeMs} ${ctimeMs}`;
}

function ignoreGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
