import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from './connection.ts';
import type { Log } from './log.ts';
import { type Ground, reachPostgres, stopPostgres } from './postmaster.ts';

// An arbitrary constant: the maintenance database has no other advisory locks.
const LOCK = 1_908_011_201;
const DYING_MS = 2_000;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Connects to PostgreSQL and holds the advisory lock that makes this server the only one on its data folder; restarts PostgreSQL when it dies. The lock belongs
 * to a session, so it is released however the process ends.
 */
export async function supervise(ground: Ground, log: Log): Promise<{ isNew: boolean; stop(): Promise<void> }> {
  let session: Session | undefined;
  let recovery: Promise<void> | undefined;
  let stopping: Promise<void> | undefined;

  async function hold(): Promise<boolean> {
    const reached = await reachPostgres(ground, () => {
      if (session !== reached.session || stopping !== undefined) return;
      session = undefined;
      recovery = recover();
    });
    try {
      await takeLock(reached.session, ground.place.dataDir);
      await makeDatabase(reached.session, ground.connection.database);
    } catch (error) {
      await reached.session.end({ timeout: 0 });
      throw error;
    }
    session = reached.session;
    return reached.isNew;
  }

  async function recover(): Promise<void> {
    log.warn('The database has gone; starting it again.');
    for (let pauseMs = 100; session === undefined && stopping === undefined; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      try {
        await hold();
        log.info('The database is back.');
      } catch (error) {
        log.error({ err: error }, 'The database is not back yet.');
        await sleep(pauseMs);
      }
    }
  }

  async function stop(): Promise<void> {
    await recovery;
    // Without the lock, PostgreSQL belongs to another server by now.
    if (session) await stopPostgres(ground.place);
    await session?.end({ timeout: 0 });
  }

  return {
    isNew: await hold(),
    stop: () => {
      stopping ??= stop();
      return stopping;
    },
  };
}

/** Takes the advisory lock. Refuses when another living server holds it; the lock of a server that was just killed is free within moments. */
async function takeLock(session: Session, dataDir: string): Promise<void> {
  for (const begun = Date.now(); ; await sleep(50)) {
    const [row] = await session<{ isMine: boolean }[]>`select pg_try_advisory_lock(${LOCK}) as "isMine"`;
    if (row?.isMine) return;
    if (Date.now() - begun > DYING_MS) {
      throw new Error(
        `Another Shala server is already using this data folder (${dataDir}). Stop it first, or start this one with another DATA_DIR.`,
      );
    }
  }
}

async function makeDatabase(session: Session, name: string): Promise<void> {
  const found = await session`select 1 from pg_database where datname = ${name}`;
  if (found.length === 0) await session`create database ${session(name)}`;
}
