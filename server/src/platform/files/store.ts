import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Db, sql } from '../db/index.ts';
import { Refusal } from '../errors/index.ts';
import { openBacking } from './backing.ts';
import type { Backing, FilePlace, Opened } from './place.ts';

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

const MOST_REMEMBERED = 20_000;
/** A file of this size is kept while it is checked, and is not fetched a second time to be sent. */
const SMALL_BYTES = 4 * 1024 * 1024;

/** The store of uploaded files. Quota, checksums and damage are the same wherever the bytes are. */
export function openFileStore(place: FilePlace, { quotaBytes, onChecked = () => {} }: Options = {}) {
  const backing = openBacking(place);
  const openSound = makeChecker(backing);
  return {
    /**
     * Stores the bytes, then the row in the caller's transaction. A crash in between leaves at most bytes that no row names. Refuses to exceed the school's
     * storage limit.
     */
    async put(db: Db, file: NewFile): Promise<string> {
      if (quotaBytes !== undefined) await refuseTooMuch(db, file, quotaBytes);
      const id = randomUUID();
      const key = `${file.schoolId}/${id}`;
      await backing.write(key, file.bytes);
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
      const found = await openSound(key, known);
      const damage = typeof found === 'string' ? found : null;
      if (damage !== null || known?.damage) onChecked(key, damage);
      if (typeof found === 'string') throw new Refusal('notFound', 'fileLost', { values: { name: known?.name ?? key } });
      return found.bytes;
    },
    /** Deletes bytes that no row names, or whose row is deleted in the same transaction. */
    remove: (key: string): Promise<void> => backing.remove(key),
  };
}

/** Stores the result of a file check in the file's row. */
export async function markDamage(db: Db, schoolId: string, { key, damage }: { key: string; damage: Damage | null }): Promise<void> {
  await db.rows(sql`update files set damage = ${damage}, damaged_at = case when ${damage}::text is null then null else coalesce(damaged_at, now()) end
    where school_id = ${schoolId} and storage_key = ${key}`);
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

/** Opens bytes once their size and SHA-256 are right. A file that was found intact is not read for that again until it is written again. */
function makeChecker(backing: Backing) {
  const sound = new Map<string, string>();
  return async function openSound(key: string, known?: Known): Promise<Opened | Damage> {
    const opened = await backing.open(key);
    if (opened === null) return 'missing';
    if (known === undefined) return opened;
    if (opened.size !== known.size_bytes) {
      opened.bytes.destroy();
      return 'changed';
    }
    if (sound.get(key) === opened.mark) return opened;
    const hash = createHash('sha256');
    const small: Buffer[] = [];
    for await (const part of opened.bytes as AsyncIterable<Buffer>) {
      hash.update(part);
      if (opened.size <= SMALL_BYTES) small.push(part);
    }
    if (!hash.digest().equals(known.sha256)) return 'changed';
    if (sound.size >= MOST_REMEMBERED) sound.clear();
    sound.set(key, opened.mark);
    return opened.size <= SMALL_BYTES ? { ...opened, bytes: Readable.from(small, { objectMode: false }) } : openSound(key, known);
  };
}
