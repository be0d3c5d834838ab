import { existsSync } from 'node:fs';
import type { Config } from '#platform/config';
import { type Connection, connect, type Pool } from '#platform/db';
import { makeLog } from '#platform/log';
import { findRunningPostgres, startEmbeddedPostgres } from '#platform/postgres';
import { endArchive, walFolder } from '#platform/wal-archive';

export type Opened = { connection: Connection; owner: Pool; close(): Promise<void> };
type Options = {
  config: Config;
  say(sentence: string): void /** Refuse while a server uses the database. */;
  mustBeStopped?: boolean /** Refuse where there is no installation yet. */;
  mustExist?: boolean;
};

/**
 * The owner's connection for a command: that of DATABASE_OWNER_URL or DATABASE_URL, or the embedded PostgreSQL. The embedded one is started for the command if
 * no server is running it.
 */
export async function openOwner({ config, say, mustBeStopped = false, mustExist = false }: Options): Promise<Opened> {
  const { connection, stop, isWithoutArchive = false } = await reach({ config, say, mustBeStopped, mustExist });
  const owner = connect(connection, { max: 4, name: 'shala command', canReserve: true });
  const close = async () => {
    if (isWithoutArchive) await endArchive(owner);
    await owner.end({ timeout: 5 });
    await stop();
  };
  try {
    if (mustBeStopped) await refuseRunningServer(owner);
    return { connection, owner, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Reached = { connection: Connection; stop(): Promise<void>; isWithoutArchive?: boolean };

async function reach({ config, say, mustBeStopped, mustExist }: Required<Options>): Promise<Reached> {
  const external = config.DATABASE_OWNER_URL ?? config.DATABASE_URL;
  if (external) return { connection: external, stop: async () => {} };
  if (mustExist && !existsSync(config.dataDir))
    throw new Error(`There is no installation in ${config.dataDir}. Set DATA_DIR to the folder of yours.`);
  const running = mustBeStopped ? undefined : await findRunningPostgres(config.dataDir);
  if (running) return { connection: running, stop: async () => {} };
  const postgres = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    walArchive: walFolder(config.walArchive),
    log: makeLog('warn'),
    onProgress: say,
  });
  return { connection: postgres.connection, stop: postgres.stop, isWithoutArchive: config.walArchive === undefined };
}

/** With an external database, open connections of a server show that it is running. The embedded one is locked by its server. */
async function refuseRunningServer(owner: Pool): Promise<void> {
  const [found] =
    await owner`select 1 from pg_stat_activity where datname = current_database() and application_name in ('shala web', 'shala jobs', 'shala queue', 'shala start')`;
  if (found) throw new Error('A Shala server is using this database. Stop it first.');
}
