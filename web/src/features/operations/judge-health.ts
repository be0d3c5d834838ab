import type { Health, Installation } from './api.ts';

export type Verdict = 'good' | 'look' | 'act';
export type Verdicts = Record<
  'database' | 'replica' | 'migrations' | 'disk' | 'queue' | 'backup' | 'archive' | 'restore' | 'mail' | 'use' | 'clock',
  Verdict
>;

const DAY_MS = 24 * 60 * 60_000;
const GIGABYTE = 1024 ** 3;

/** Which parts of an installation are well, need a look soon, or need somebody now. */
export function judgeHealth(health: Installation, now: number): Verdicts {
  return {
    database: isSlow(health.database) ? 'look' : 'good',
    replica: health.replica === null || health.replica === 'used' ? 'good' : 'look',
    migrations: health.migrations.isCurrent ? 'good' : 'act',
    disk: judgeDisk(health.disk),
    queue: health.queue.failed > 0 ? 'look' : 'good',
    backup: hasFailedBackup(health.backup) || health.backup.damagedFiles > 0 ? 'act' : judgeBackup(health.backup.lastAt, now),
    archive: health.archive?.isFailing ? 'act' : 'good',
    restore: health.backup.lastTestedRestoreAt === null ? 'look' : 'good',
    use: health.use.isSaid ? 'good' : 'act',
    clock: health.clock.wrong === null ? 'good' : 'act',
    mail: health.mail.failed > 0 ? 'act' : health.mail.mode === 'outbox' ? 'look' : 'good',
  };
}

/** Above this share of what a school may store, somebody should ask for more before uploads are refused. */
const NEARLY_FULL = 0.9;

/** How a school's stored files are: some are lost, no more fit, little more fits, or all is well. */
export function judgeFiles({ usedBytes, quotaBytes, damagedCount }: Health['files']): 'lost' | 'full' | 'nearlyFull' | 'good' {
  if (damagedCount > 0) return 'lost';
  if (quotaBytes === null || usedBytes <= quotaBytes * NEARLY_FULL) return 'good';
  return usedBytes < quotaBytes ? 'nearlyFull' : 'full';
}

/** True when the database takes long to answer the shortest question. */
export function isSlow({ roundTripMs }: Pick<Installation['database'], 'roundTripMs'>): boolean {
  return roundTripMs > 250;
}

function judgeDisk({ freeBytes, totalBytes }: Installation['disk']): Verdict {
  const share = totalBytes > 0 ? freeBytes / totalBytes : 1;
  if (freeBytes < GIGABYTE || share < 0.03) return 'act';
  return freeBytes < 5 * GIGABYTE || share < 0.1 ? 'look' : 'good';
}

/** True when the newest attempt at a backup went wrong. */
export function hasFailedBackup({ lastAt, lastFailureAt }: Installation['backup']): boolean {
  return lastFailureAt !== null && (lastAt === null || Date.parse(lastFailureAt) > Date.parse(lastAt));
}

/** A night may be missed; a second one must not be. */
function judgeBackup(lastAt: string | null, now: number): Verdict {
  if (lastAt === null) return 'look';
  const age = now - Date.parse(lastAt);
  if (age > 3 * DAY_MS) return 'act';
  return age > 1.5 * DAY_MS ? 'look' : 'good';
}
