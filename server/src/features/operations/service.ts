import { statfs } from 'node:fs/promises';
import type { getHealth as getHealthCall } from '@shala/contract/operations';
import type { CallAnswer } from '@shala/contract/shared';
import { type Db, listMigrations } from '#platform/db';
import type { ReadContext } from '#platform/http';
import { countMails } from '#platform/mail';
import { nameOfCall } from './name-of-call.ts';
import { countOf, p95Of } from './rules/timing-buckets.ts';
import * as store from './store.ts';

type Health = CallAnswer<typeof getHealthCall>;
type Installation = NonNullable<Health['installation']>;

const MOST_SLOW_CALLS = 8;
const MOST_DAMAGED = 20;
const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** The state of the server for a school's administrator, and of the whole installation for its operator. */
export async function getHealth(context: ReadContext): Promise<Health> {
  const { db, school, platform } = context;
  const { version, schoolStorageBytes } = platform.installation;
  const [stored, damaged, isOperator] = await Promise.all([
    store.sumFiles(db, school.id),
    store.listDamagedFiles(db, school.id, MOST_DAMAGED),
    findWhetherOperator(context),
  ]);
  return {
    version,
    startedAt: startedAt.toISOString(),
    files: {
      usedBytes: stored.usedBytes,
      quotaBytes: schoolStorageBytes,
      damagedCount: stored.damagedCount,
      damaged: damaged.map(({ id, name, damage, foundAt }) => ({ _id: id, name, damage, foundAt: foundAt.toISOString() })),
    },
    installation: isOperator ? await measureInstallation(context) : null,
  };
}

/** True for the named operators or, if none is named, for administrators of the only school. The demo school does not count besides a real one. */
async function findWhetherOperator({ db, admin, school, platform }: ReadContext): Promise<boolean> {
  const { operators } = platform.installation;
  if (operators.length > 0) return operators.includes((await store.findMail(db, admin.id)) ?? '');
  const { real, isDemo } = await store.countSchools(db, school.id);
  return isDemo ? real === 0 : real === 1;
}

/** Counts, sizes and times of the whole installation. */
async function measureInstallation({ db, platform, school }: ReadContext): Promise<Installation> {
  const { isEmbedded, hasAutomaticBackup, isArchived, mailMode, dataDir, isUseSaid } = platform.installation;
  const roundTripMs = await measureRoundTrip(db);
  const [database, migrations, disk, facts, mail, timings, isReal, wrongClock] = await Promise.all([
    store.getDatabaseFacts(db),
    judgeMigrations(db),
    measureDisk(dataDir),
    store.listFacts(db),
    countMails(db),
    store.listTimings(db),
    store.hasRealSchool(db),
    store.findWrongClock(db, school.id),
  ]);
  return {
    database: { ...database, isEmbedded, roundTripMs },
    replica: platform.replicaState(),
    migrations,
    disk,
    queue: { waiting: facts.queue?.value.waiting ?? 0, failed: facts.queue?.value.failed ?? 0, countedAt: instant(facts.queue?.at) },
    backup: {
      lastAt: instant(facts['last-backup']?.at),
      lastBytes: facts['last-backup']?.value.bytes ?? null,
      lastFailureAt: instant(facts['failed-backup']?.at),
      lastTestedRestoreAt: instant(facts['tested-restore']?.at),
      isAutomatic: hasAutomaticBackup,
      damagedFiles: facts['last-backup']?.value.damaged ?? 0,
    },
    archive: isArchived
      ? { isFailing: facts['wal-archive']?.value.isFailing ?? false, from: facts['wal-archive']?.value.from ?? null }
      : null,
    mail: { mode: mailMode, waiting: mail.waiting, failed: mail.failed, lastSentAt: instant(mail.lastSentAt) },
    clock: { wrong: wrongClock },
    use: { isSaid: isUseSaid || !isReal },
    slowCalls: slowest(timings),
  };
}

/** Compares the migrations of the database with those of this program. */
async function judgeMigrations(db: Db): Promise<Installation['migrations']> {
  const [applied, known] = await Promise.all([store.listAppliedMigrations(db), knownMigrations()]);
  const isCurrent = applied.length === known.length && applied.every((name, index) => name === known[index]);
  return { applied: applied.length, latest: applied.at(-1) ?? '', isCurrent };
}

/** Whether the database fits this program and is writable. */
export async function judgeDatabase(db: Db): Promise<{ isCurrent: boolean; isReadOnly: boolean }> {
  const [{ isCurrent }, isReadOnly] = await Promise.all([judgeMigrations(db), store.isReadOnly(db)]);
  return { isCurrent, isReadOnly };
}

let known: Promise<string[]> | undefined;

/** Cached, because they do not change while the program is running. */
function knownMigrations(): Promise<string[]> {
  known ??= listMigrations().then((migrations) => migrations.map(({ name }) => name));
  return known;
}

async function measureRoundTrip(db: Db): Promise<number> {
  const began = performance.now();
  await store.isAnswering(db);
  return tenths(performance.now() - began);
}

async function measureDisk(folder: string): Promise<Installation['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

function slowest(timings: readonly store.CallTiming[]): Installation['slowCalls'] {
  return timings
    .map(({ call, buckets, worstMs }) => ({
      call,
      act: nameOfCall(call),
      count: countOf(buckets),
      p95Ms: tenths(p95Of(buckets, worstMs)),
      worstMs: tenths(worstMs),
    }))
    .sort((one, other) => other.p95Ms - one.p95Ms)
    .slice(0, MOST_SLOW_CALLS);
}

function instant(at: Date | null | undefined): string | null {
  return at?.toISOString() ?? null;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
