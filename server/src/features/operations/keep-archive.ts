import { existsSync } from 'node:fs';
import { timeAt } from '@shala/contract/shared';
import { type Connection, connect, type Database } from '#platform/db';
import {
  compressWal,
  dropWaiting,
  forgetOldBases,
  judgeArchiving,
  listBases,
  makeBase,
  openArchive,
  stopDropping,
} from '#platform/wal-archive';
import { isBackupDue } from './rules/backup-plan.ts';
import { listFacts, putFact } from './store.ts';

/** How much log may wait on the disk of the database while the archive does not take it. */
const MOST_WAITING_BYTES = 1024 ** 3;

export type ArchiveSettings = { folder: string; keepDays: number; dataDir: string; mostWaitingBytes?: number };

/**
 * Looks after the archive of the write-ahead log: a base backup every night, old ones and their log deleted, segments compressed. When the archive does not take
 * the log, the server goes on, the health page and the log say so, and what waits is given up before it fills the disk of the database.
 */
export async function keepArchive({
  database,
  owner,
  settings,
  now,
  signal,
}: {
  database: Database;
  owner: Exclude<Connection, string>;
  settings: ArchiveSettings;
  now: Date;
  signal: AbortSignal;
}): Promise<void> {
  const { folder, keepDays, dataDir, mostWaitingBytes = MOST_WAITING_BYTES } = settings;
  const db = database.global;
  const known = (await listFacts(db))['wal-archive']?.value;
  // Without the note of an earlier run, the database has run without an archive.
  let gapAt = known?.gapAt ?? now.toISOString();
  const pool = connect(owner, { max: 1, name: 'shala archive' });
  try {
    const { isOn, isDropping, isFailing, waiting, segmentBytes } = await judgeArchiving(pool);
    if (isDropping) await stopDropping(pool);
    const isGone = !existsSync(folder);
    if ((isFailing || isGone) && waiting * segmentBytes >= mostWaitingBytes) {
      await dropWaiting(pool);
      gapAt = now.toISOString();
    }
    const archive = await openArchive(folder, dataDir);
    if (!isOn) throw new Error('The archive begins when PostgreSQL is started again.');
    await compressWal(archive, signal);
    if (isFailing) throw new Error('PostgreSQL cannot write to WAL_ARCHIVE_DIR. Its own log says why.');
    const last = (await listBases(archive)).at(-1)?.endedAt ?? null;
    const isNew = last === null || last.toISOString() < gapAt;
    if (isNew || isBackupDue({ lastAt: last, now, hour: Number(timeAt(now).slice(0, 2)) })) await makeBase({ owner, archive, signal });
    const kept = await forgetOldBases(archive, { keepDays, now });
    const from = kept.find(({ endedAt }) => endedAt.toISOString() >= gapAt)?.endedAt.toISOString() ?? null;
    await putFact(db, 'wal-archive', { isFailing: false, from, gapAt });
  } catch (error) {
    if (!signal.aborted) await putFact(db, 'wal-archive', { isFailing: true, from: known?.from ?? null, gapAt });
    throw error;
  } finally {
    await pool.end({ timeout: 5 });
  }
}
