import { statfs } from 'node:fs/promises';
import type { getHealth as getHealthCall } from '@shala/contract/operations';
import type { CallAnswer } from '@shala/contract/shared';
import { type Db, listMigrations } from '#platform/db';
import type { ReadContext } from '#platform/http';
import { countMails } from '#platform/mail';
import { countOf, p95Of } from './rules/timing-buckets.ts';
import * as store from './store.ts';

type Health = CallAnswer<typeof getHealthCall>;

const MOST_SLOW_CALLS = 8;
const startedAt = new Date(Date.now() - process.uptime() * 1000);

/** How the installation is doing: counts, sizes and times, of no school in particular. */
export async function getHealth({ db, platform }: ReadContext): Promise<Health> {
  const { version, isEmbedded, hasAutomaticBackup, mailMode, dataDir } = platform.installation;
  const roundTripMs = await measureRoundTrip(db);
  const [database, migrations, disk, facts, mail, timings] = await Promise.all([
    store.getDatabaseFacts(db),
    judgeMigrations(db),
    measureDisk(dataDir),
    store.listFacts(db),
    countMails(db),
    store.listTimings(db),
  ]);
  return {
    version,
    startedAt: startedAt.toISOString(),
    database: { ...database, isEmbedded, roundTripMs },
    migrations,
    disk,
    queue: { waiting: facts.queue?.value.waiting ?? 0, failed: facts.queue?.value.failed ?? 0, countedAt: instant(facts.queue?.at) },
    backup: {
      lastAt: instant(facts['last-backup']?.at),
      lastBytes: facts['last-backup']?.value.bytes ?? null,
      lastFailureAt: instant(facts['failed-backup']?.at),
      lastTestedRestoreAt: instant(facts['tested-restore']?.at),
      isAutomatic: hasAutomaticBackup,
    },
    mail: { mode: mailMode, waiting: mail.waiting, failed: mail.failed, lastSentAt: instant(mail.lastSentAt) },
    slowCalls: slowest(timings),
  };
}

/** The migrations of the database beside those of this program. */
export async function judgeMigrations(db: Db): Promise<Health['migrations']> {
  const [applied, known] = await Promise.all([store.listAppliedMigrations(db), knownMigrations()]);
  const isCurrent = applied.length === known.length && applied.every((name, index) => name === known[index]);
  return { applied: applied.length, latest: applied.at(-1) ?? '', isCurrent };
}

let known: Promise<string[]> | undefined;

/** They do not change while the program runs. */
function knownMigrations(): Promise<string[]> {
  known ??= listMigrations().then((migrations) => migrations.map(({ name }) => name));
  return known;
}

async function measureRoundTrip(db: Db): Promise<number> {
  const began = performance.now();
  await store.isAnswering(db);
  return tenths(performance.now() - began);
}

async function measureDisk(folder: string): Promise<Health['disk']> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

function slowest(timings: readonly store.CallTiming[]): Health['slowCalls'] {
  return timings
    .map(({ call, buckets, worstMs }) => ({
      call,
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
