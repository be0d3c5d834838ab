import { existsSync } from 'node:fs';
import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { addSampleCertificates } from '#features/certificates';
import { hasRealSchool } from '#features/operations';
import { hashPassword } from '#platform/auth';
import { finishRestore } from '#platform/backup';
import type { Config } from '#platform/config';
import {
  applicationConnection,
  type Connection,
  connect,
  type Database,
  migrate,
  openConnectionPool,
  openDatabase,
  type Pool,
  planForManySchools,
  sql,
} from '#platform/db';
import { checkFilePlace } from '#platform/files';
import type { Log } from '#platform/log';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/postgres';
import { openVault } from '#platform/vault';
import { endArchive, openArchive, walFolder } from '#platform/wal-archive';
import { writeDay } from '#platform/words';
import { restoreTables } from '../db/demo/relax.ts';
import { addDemoLogo } from './demo-logo.ts';
import { schoolToday } from './list-jobs.ts';
import { makeQueue, type Queue } from './queue.ts';
import { sealSecrets } from './seal-secrets.ts';

/**
 * Three notices of different schools use up to five connections while they are sent; mails and scheduled jobs need one each. Connections are opened on demand.
 */
const JOB_CONNECTIONS = 7;

export type Say = (sentence: string) => void;

export type Installation = {
  /** The connection of the application's role, which owns nothing. */
  connection: Connection;
  queue: Queue;
  /** The number of the application's open connections, by their state. */
  countConnections(): Promise<Record<string, number>>;
  /** The warning about a wrong clock; null when the clock can be right. */
  wrongClock: string | null;
  /** Whether there is another school than the demo school. */
  hasRealSchool(): Promise<boolean>;
  close(): Promise<void>;
};

/** The parts that an installation starts once, however many processes serve requests: the database, its migrations, the demo school, the queue. */
export async function startInstallation(config: Config, log: Log, say: Say): Promise<Installation> {
  const filesAway = await checkFilePlace(config.filePlace);
  if (filesAway !== null) say(filesAway);
  const postgres = config.DATABASE_URL ? null : await startOwn(config, log, say);
  const owner = postgres?.connection ?? config.DATABASE_OWNER_URL ?? (config.DATABASE_URL as string);
  try {
    const { connection, wrongClock } = await prepare(owner, config, say);
    const database = openDatabase(
      openConnectionPool(connection, { max: JOB_CONNECTIONS, name: 'shala jobs', isPrepared: config.DATABASE_PREPARED }),
    );
    const queue = makeQueue({ config, owner, database, log });
    return {
      connection,
      queue,
      wrongClock,
      countConnections: () => countConnections(database),
      hasRealSchool: () => hasRealSchool(database.global),
      close: async () => {
        await queue.stop();
        await database.close();
        await postgres?.stop();
      },
    };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}

async function startOwn({ dataDir, walArchive }: Config, log: Log, say: Say): Promise<EmbeddedPostgres> {
  if (walArchive !== undefined && existsSync(walArchive)) await openArchive(walArchive, dataDir);
  else if (walArchive !== undefined) say(`The folder of WAL_ARCHIVE_DIR (${walArchive}) is not there. Nothing is archived until it is.`);
  return startEmbeddedPostgres({ dataDir, walArchive: walFolder(walArchive), log, onProgress: say });
}

/** Updates the database as its owner; returns the connection of the application's role. */
async function prepare(address: Connection, config: Config, say: Say): Promise<{ connection: Connection; wrongClock: string | null }> {
  const owner = connect(address, { max: 3, name: 'shala start', canReserve: true });
  try {
    await migrate(owner, { onProgress: say });
    await finishRestore(owner, config.dataDir);
    if (config.walArchive === undefined) await endArchive(owner);
    await restoreTables(owner);
    await sealSecrets(owner, openVault(config.dataDir));
    await planForManySchools(owner);
    const connection = await applicationConnection(owner, address, config.DATABASE_OWNER_URL ? config.DATABASE_URL : undefined);
    if (!config.isProduction || config.DEMO) await seedOnFirstStart({ owner, connection, config, say });
    return { connection, wrongClock: await judgeClock(owner) };
  } catch (error) {
    throw explainFailure(error as Error);
  } finally {
    await owner.end({ timeout: 5 });
  }
}

/** Nothing can be posted while the clock is behind the accounts, so the operator is told at the start, before the office notices. */
async function judgeClock(owner: Pool): Promise<string | null> {
  const [wrong] = await owner<{ today: string; lastDay: string | null }[]>`select today,
    case when last_day > today then last_day end as "lastDay" from app.judge_clock(null)`;
  if (wrong === undefined) return null;
  const why =
    wrong.lastDay === null ? 'which cannot be right' : `but the last entry in the accounts was recorded on ${writeDay(wrong.lastDay)}`;
  return `The date of this computer is ${writeDay(wrong.today)}, ${why}. No fees or expenses can be recorded until its date and time are set.`;
}

type FirstStart = { owner: Pool; connection: Connection; config: Config; say: Say };

async function seedOnFirstStart({ owner, connection, config, say }: FirstStart): Promise<void> {
  const [found] = await owner`select 1 from schools limit 1`;
  if (found) return;
  say('Making the demo school…');
  const { seedDemoSchool } = await import('../db/demo/index.ts');
  const { schoolId } = await seedDemoSchool(owner, {
    today: schoolToday(),
    now: new Date(),
    passwordHash: await hashPassword(DEMO_PASSWORD),
  });
  const database = openDatabase(openConnectionPool(connection, { max: 1, name: 'shala start', isPrepared: config.DATABASE_PREPARED }));
  await addDemoLogo(database, schoolId, config.filePlace)
    .then(() => addSampleCertificates(database, schoolId))
    .finally(database.close);
  say(`The demo school is ready: ${DEMO_EMAIL} / ${DEMO_PASSWORD} (works on this machine only).`);
}

async function countConnections(database: Database): Promise<Record<string, number>> {
  const rows = await database.global.rows<{
    state: string;
    count: number;
  }>(sql`select coalesce(state, 'starting') as state, count(*)::int as count
    from pg_stat_activity where usename = current_user and datname = current_database() group by 1`);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Explains what an operator can do about a database that cannot be reached or used; any other error stays unchanged. */
function explainFailure(error: Error & { code?: string }): Error {
  const { code = '' } = error;
  const say = (sentence: string) => new Error(sentence, { cause: error });
  if (/^(ECONN|ENOTFOUND|ENOENT|EHOST|ETIMEDOUT|CONNECT_TIMEOUT)/.test(code))
    return say(`The database of DATABASE_URL cannot be reached (${code}). Start it, or correct the address.`);
  if (code.startsWith('28')) return say('The database refuses the user or password of DATABASE_URL or DATABASE_OWNER_URL.');
  if (code === '3D000') return say('The database that DATABASE_URL names does not exist on its server. Create it first.');
  if (code === '42501')
    return say(`The role that owns the database lacks a right (${error.message}). The rights it needs are listed in docs/operations.md.`);
  return error;
}
