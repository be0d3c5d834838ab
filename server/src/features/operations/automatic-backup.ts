import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { timeAt } from '@shala/contract/shared';
import { backupName, keepNewest, listBackups, makeBackup, makeIdentity, tryRestore } from '#platform/backup';
import { type Connection, connect, type Database } from '#platform/db';
import type { FilePlace } from '#platform/files';
import { keepDamage } from './damaged-files.ts';
import { isBackupDue, isRestoreTestDue } from './rules/backup-plan.ts';
import { listFacts, putFact } from './store.ts';

/** With recipients, every backup is encrypted for them. */
export type BackupSettings = { dataDir: string; filePlace: FilePlace; version: string; keep: number; recipients: readonly string[] };
type Cluster = Exclude<Connection, string>;

const SCRATCH = 'shala_restore_test';

/**
 * Makes the nightly backup if it is due, deletes old ones, and once a week restores the newest into a temporary database to prove that it works. The health
 * page shows each step. The server cannot open an encrypted backup, so the one to be tested is made for one more recipient, whose identity exists only in
 * memory during this run.
 */
export async function keepBackups({
  database,
  owner,
  settings,
  now,
  signal,
}: {
  database: Database;
  owner: Cluster;
  settings: BackupSettings;
  now: Date;
  signal: AbortSignal;
}): Promise<void> {
  const db = database.global;
  const facts = await listFacts(db);
  const folder = join(settings.dataDir, 'backups');
  const isEncrypted = settings.recipients.length > 0;
  const isTestDue = isRestoreTestDue({ lastAt: facts['tested-restore']?.at ?? null, now });
  let tester: { identity: string; recipient: string } | undefined;
  try {
    if (isBackupDue({ lastAt: facts['last-backup']?.at ?? null, now, hour: hourInIndia(now) })) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if (isEncrypted && isTestDue) tester = await makeIdentity();
      const recipients = [...settings.recipients, ...(tester ? [tester.recipient] : [])];
      const file = join(folder, backupName(now, { isEncrypted }));
      const { bytes, rows, damaged } = await makeBackup({ owner, ...settings, recipients, file, signal });
      await putFact(db, 'last-backup', { bytes, rows, damaged: damaged.length });
      await keepDamage(database, damaged);
      await keepNewest(folder, settings.keep);
    }
    const newest = (await listBackups(folder)).at(-1);
    if (newest && isTestDue && (tester || !isEncrypted)) {
      await putFact(db, 'tested-restore', await testRestore(owner, { file: newest, identities: tester ? [tester.identity] : [] }));
    }
  } catch (error) {
    if (!signal.aborted) await putFact(db, 'failed-backup', {});
    throw error;
  }
}

/** Restores a backup into a separate database beside the real one, which stays untouched. */
async function testRestore(owner: Cluster, backup: { file: string; identities: string[] }): Promise<{ rows: number }> {
  const admin = connect({ ...owner, database: 'postgres' }, { max: 1, name: 'shala restore test' });
  try {
    await admin.unsafe(`drop database if exists ${SCRATCH} with (force)`);
    await admin.unsafe(`create database ${SCRATCH}`);
    try {
      return await tryRestore({ scratch: { ...owner, database: SCRATCH }, ...backup });
    } finally {
      await admin.unsafe(`drop database if exists ${SCRATCH} with (force)`);
    }
  } finally {
    await admin.end({ timeout: 5 });
  }
}

function hourInIndia(now: Date): number {
  return Number(timeAt(now).slice(0, 2));
}
