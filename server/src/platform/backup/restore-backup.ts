import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Connection,
  type CopyIn,
  copyIn,
  listMigrations,
  migrateWithin,
  type Pool,
  refuseStrangers,
  type Transaction,
  transactionAlone,
} from '../db/index.ts';
import type { FilePlace } from '../files/index.ts';
import { adoptKeys, keyFileName } from '../vault/index.ts';
import { type BackupFile, readArchive, verifyBackup } from './archive-reader.ts';
import { FILES, type Manifest, TABLES } from './manifest.ts';
import { type PutFile, putInto, swapFiles } from './stored-files.ts';
import { countRows, dropEverything, setRulesAside, setSequences } from './tables.ts';

/** The row of installation_facts that names the folder of files still to be moved into place. */
const PENDING = 'restored-files';
const PENDING_FOLDER = /^files\.restored-[\w-]+$/;

/**
 * Replaces the installation's data with a backup: completely or, if anything fails, not at all. The whole file is checked first. The database then changes in
 * one transaction, and the files follow its commit; in a bucket they are written before it and overwrite nothing but themselves. Sessions end, and unsent mails are dropped, because both belong to the past. Refuses to overwrite existing
 * data unless that is allowed, and refuses an encrypted backup that none of the identities opens. `missingKey` names the key file of its sealed secrets when
 * the key was neither in the backup nor beside it.
 */
export async function restoreBackup({
  owner,
  file,
  identities,
  dataDir,
  filePlace,
  mayReplace,
  onProgress,
}: BackupFile & {
  owner: Pool;
  dataDir: string;
  filePlace: FilePlace;
  mayReplace: boolean;
  onProgress?: (sentence: string) => void;
}): Promise<{ manifest: Manifest; missingKey: string | null }> {
  if (!mayReplace && (await holdsData(owner))) {
    throw new Error(
      'There is data in this installation already. To put the backup in its place, which loses what is there now: npm run restore -- FILE --replace',
    );
  }
  onProgress?.('Checking the backup…');
  const { manifest, vaultKeys } = await verifyBackup({ file, identities });
  const id = manifest.vaultKey;
  const missingKey = id === undefined || adoptKeys(dataDir, { id, inside: vaultKeys, folder: dirname(file) }) ? null : keyFileName(id);
  const folder = `files.restored-${randomUUID()}`;
  const isBucket = filePlace.kind === 'bucket';
  if (!isBucket) await mkdir(join(dataDir, folder), { recursive: true, mode: 0o700 });
  const putFile = putInto(isBucket ? filePlace : { kind: 'folder', folder: join(dataDir, folder) });
  try {
    onProgress?.('Restoring the database and the files…');
    await owner.begin(async (transaction) => {
      await putBack(transaction, { file, identities, manifest, putFile });
      await endPast(transaction);
      if (!isBucket)
        await transaction`insert into installation_facts (name, value) values (${PENDING}, ${transaction.json({ folder })})
        on conflict (name) do update set value = excluded.value, at = now()`;
    });
  } catch (error) {
    await rm(join(dataDir, folder), { recursive: true, force: true });
    throw error;
  }
  await finishRestore(owner, dataDir);
  await owner.unsafe('analyze');
  return { manifest, missingKey };
}

/** Ends the sessions of restored data and sends nothing that was waiting in it: both belong to the past. */
export async function endPast(transaction: Transaction): Promise<void> {
  await transaction`update sessions set ended_at = now() where ended_at is null`;
  await transaction`update mail_outbox set state = 'kept' where state = 'waiting'`;
  await transaction`delete from wanted_letters`;
}

/** Moves restored files into place when a restore was interrupted right after its commit. Every start does this first. */
export async function finishRestore(owner: Pool, dataDir: string): Promise<void> {
  const [pending] = await owner<{ folder: string }[]>`select value->>'folder' as folder from installation_facts where name = ${PENDING}`;
  if (pending && PENDING_FOLDER.test(pending.folder)) {
    await swapFiles(dataDir, pending.folder);
    await owner`delete from installation_facts where name = ${PENDING}`;
  }
  const left = (await readdir(dataDir).catch(() => [])).filter((name) => PENDING_FOLDER.test(name));
  for (const folder of left) await rm(join(dataDir, folder), { recursive: true, force: true });
}

/** Proves that a backup can be restored, in an empty database that is dropped afterwards. Returns the number of rows in it. */
export async function tryRestore({ scratch, ...backup }: BackupFile & { scratch: Connection }): Promise<{ rows: number }> {
  const { manifest } = await verifyBackup(backup);
  await transactionAlone(scratch, { name: 'shala restore test' }, (transaction) => putBack(transaction, { ...backup, manifest }));
  return { rows: manifest.tables.reduce((sum, table) => sum + table.rows, 0) };
}

type PutBack = BackupFile & { manifest: Manifest; putFile?: PutFile };

async function putBack(transaction: Transaction, { file, identities, manifest, putFile }: PutBack): Promise<void> {
  refuseStrangers(manifest.migrations, await listMigrations(), 'backup');
  await transaction.unsafe('set local statement_timeout = 0; set local lock_timeout = 0');
  await dropEverything(transaction);
  await migrateWithin(transaction, { upTo: manifest.migrations.at(-1)?.name ?? '' });
  const rules = await setRulesAside(transaction);
  await loadEntries(transaction, { file, identities, manifest, putFile });
  await setSequences(transaction);
  await rules.restoreRules();
  for (const { name, rows } of manifest.tables) {
    const actual = await countRows(transaction, name);
    if (actual !== rows) throw new Error(`The table ${name} should have ${rows} rows and has ${actual}. Nothing was changed.`);
  }
  await migrateWithin(transaction);
}

/** Copies the parts of each table, one table after the other, and puts the files into their place. */
async function loadEntries(
  transaction: Transaction,
  { file, identities, manifest, putFile }: BackupFile & { manifest: Manifest; putFile: PutFile | undefined },
): Promise<void> {
  // A migration may have inserted rows of its own, which the backup contains too.
  for (const { name } of manifest.tables) await transaction`delete from ${transaction(name)}`;
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns.map((column) => `"${column}"`).join(', ')]));
  let open: { table: string; copy: CopyIn } | undefined;
  const close = async () => {
    await open?.copy.end();
    open = undefined;
  };
  try {
    await readArchive({ file, identities }, async (entry, bytes) => {
      const [, table = ''] = entry.startsWith(TABLES) ? entry.split('/') : [];
      if (open?.table !== table) await close();
      if (table) {
        open ??= { table, copy: await openTable(transaction, { table, columns: columns.get(table) }) };
        for await (const chunk of bytes) await open.copy.write(chunk);
      } else if (entry.startsWith(FILES) && putFile) await putFile(entry, bytes);
      else for await (const _ of bytes);
    });
    await close();
  } catch (error) {
    open?.copy.abort(error);
    throw error;
  }
}

async function openTable(transaction: Transaction, { table, columns }: { table: string; columns: string | undefined }): Promise<CopyIn> {
  if (!columns) throw new Error('The backup holds a table that its list does not name.');
  return copyIn(transaction, `copy "${table}" (${columns}) from stdin`);
}

async function holdsData(owner: Pool): Promise<boolean> {
  const [there] = await owner<{ table: string | null }[]>`select to_regclass('public.schools')::text as "table"`;
  if (!there?.table) return false;
  const [found] = await owner`select from schools union all select from accounts limit 1`;
  return found !== undefined;
}
