import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { type Connection, type Transaction, transactionAlone } from '../db/index.ts';
import type { FilePlace } from '../files/index.ts';
import { exportKeys, writeKeyFile } from '../vault/index.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { type EntryFact, FILES, MANIFEST, type Manifest, TABLES, VAULT_KEYS } from './manifest.ts';
import { addFiles } from './stored-files.ts';
import { listTables, type Table } from './tables.ts';

/** Each part of a table is kept in memory, because an archive needs the size of an entry before its bytes. */
const PART_BYTES = 4 * 1024 * 1024;
const LINE_FEED = 10;

export type DamagedFile = { schoolId: string; key: string; name: string; damage: 'missing' | 'changed' };
/** `damaged` are stored files whose bytes are missing or were changed. They are the same in the backup. */
export type Backup = { file: string; bytes: number; rows: number; files: number; damaged: DamagedFile[] };

/**
 * Writes a whole installation, as it is at one moment, into one file: all tables by COPY in one snapshot, then the stored files. The server may keep working
 * meanwhile. Memory use is constant. The key of the sealed secrets goes into a separate file beside the backup (docs/decisions/0016). With recipients (`age1…`)
 * the file is encrypted for their identities and contains that key (0018).
 */
export async function makeBackup({
  owner,
  dataDir,
  filePlace,
  file,
  version,
  recipients = [],
  signal,
}: {
  owner: Connection;
  dataDir: string;
  filePlace: FilePlace;
  file: string;
  version: string;
  recipients?: readonly string[];
  signal?: AbortSignal;
}): Promise<Backup> {
  let rows = 0;
  let files = 0;
  let damaged: DamagedFile[] = [];
  await writeArchive(
    file,
    async (archive) => {
      const { stored, ...content } = await addTables(owner, archive, signal);
      files = await addFiles(archive, { place: filePlace, named: stored.map(({ key }) => key), signal });
      damaged = findDamaged(stored, archive.entries);
      rows = content.tables.reduce((sum, table) => sum + table.rows, 0);
      const vaultKey = recipients.length > 0 ? await addKeys(archive, dataDir) : writeKeyFile(dataDir, dirname(file));
      const about = { format: 1 as const, version, madeAt: new Date().toISOString(), ...(vaultKey !== null && { vaultKey }) };
      const manifest: Manifest = { ...about, ...content, entries: [...archive.entries] };
      const text = Buffer.from(JSON.stringify(manifest));
      await archive.add(MANIFEST, text.length, [text]);
    },
    { recipients, signal },
  );
  return { file, bytes: (await stat(file)).size, rows, files, damaged };
}

/** Adds the keys of the sealed secrets to an encrypted backup. Returns their id; null when nothing was ever sealed. */
async function addKeys(archive: ArchiveWriter, dataDir: string): Promise<string | null> {
  const keys = exportKeys(dataDir);
  if (keys === null) return null;
  const text = Buffer.from(keys.text);
  await archive.add(VAULT_KEYS, text.length, [text]);
  return keys.id;
}

type Stored = { schoolId: string; key: string; name: string; size: number; sha256: string };

/** Compares the files that the rows name with those that were added. */
function findDamaged(stored: readonly Stored[], entries: readonly EntryFact[]): DamagedFile[] {
  const added = new Map(entries.map((entry) => [entry.name, entry]));
  return stored.flatMap(({ schoolId, key, name, size, sha256 }) => {
    const entry = added.get(FILES + key);
    if (entry?.size === size && entry.sha256 === sha256) return [];
    return [{ schoolId, key, name, damage: entry === undefined ? ('missing' as const) : ('changed' as const) }];
  });
}

/** Uses its own connection: when the backup is interrupted, the connection is closed and its reads end too. */
function addTables(
  owner: Connection,
  archive: ArchiveWriter,
  signal?: AbortSignal,
): Promise<Pick<Manifest, 'migrations' | 'tables'> & { stored: Stored[] }> {
  return transactionAlone(owner, { name: 'shala backup', mode: 'isolation level repeatable read read only' }, async (transaction) => {
    // Fixes the settings that the text form of a value depends on, and makes row-level security raise an error instead of hiding rows.
    await transaction.unsafe(`set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
      set local extra_float_digits = 3; set local bytea_output = 'hex'; set local row_security = off; set local statement_timeout = 0`);
    const migrations = await transaction<Manifest['migrations']>`select name, checksum from migrations order by name`;
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(transaction))
      tables.push({ ...table, rows: await addTable(transaction, table, { archive, signal }) });
    const stored = await transaction<Stored[]>`select school_id as "schoolId", storage_key as key, name, size_bytes as size,
      encode(sha256, 'hex') as sha256 from files order by school_id, id`;
    return { migrations: migrations.map(({ name, checksum }) => ({ name, checksum })), tables, stored: [...stored] };
  });
}

/** Adds a table in parts and returns the number of its rows. COPY escapes line feeds inside values, so that each line feed ends a row. */
async function addTable(
  transaction: Transaction,
  { name, columns }: Table,
  { archive, signal }: { archive: ArchiveWriter; signal: AbortSignal | undefined },
): Promise<number> {
  const list = columns.map((column) => `"${column}"`).join(', ');
  const source: Readable = await transaction.unsafe(`copy (select ${list} from "${name}") to stdout`).readable();
  let part: Buffer[] = [];
  let size = 0;
  let parts = 0;
  let rows = 0;
  const flush = async () => {
    if (size === 0) return;
    await archive.add(`${TABLES}${name}/${String(++parts).padStart(6, '0')}`, size, part);
    part = [];
    size = 0;
  };
  for await (const chunk of source as AsyncIterable<Buffer>) {
    signal?.throwIfAborted();
    rows += countLines(chunk);
    part.push(chunk);
    size += chunk.length;
    if (size >= PART_BYTES) await flush();
  }
  await flush();
  return rows;
}

function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) lines++;
  return lines;
}
