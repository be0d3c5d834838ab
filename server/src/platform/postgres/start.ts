import { randomBytes } from 'node:crypto';
import { prepareCluster } from './cluster.ts';
import { type Connection, findFreePort, SOCKET_PORT } from './connection.ts';
import type { Log } from './log.ts';
import { choosePlace, chooseSocketFolder, type Place } from './place.ts';
import { findPostmaster } from './processes.ts';
import { keepSecret } from './secrets.ts';
import { archivingInto, type Settings } from './settings.ts';
import { supervise } from './supervise.ts';

/** The embedded PostgreSQL of one data folder. */
export type EmbeddedPostgres = {
  /** Options for `postgres(…)` of postgres.js, as the superuser. They stay the same when PostgreSQL is restarted. */
  connection: Connection;
  /** Whether it was already running, left behind by a killed server. */
  adopted: boolean;
  /** Stops PostgreSQL after rolling back open transactions. */
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL of a data folder, or takes over one that a killed server has left behind, and restarts it whenever it dies. Refuses a data
 * folder that another living server uses, and a cluster of another major version.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  onProgress = () => {},
  settings = {},
  walArchive,
}: {
  dataDir: string;
  log: Log;
  onProgress?: (sentence: string) => void;
  settings?: Settings;
  /** The folder into which the write-ahead log is archived; without it, it is not. */
  walArchive?: string | undefined;
}): Promise<EmbeddedPostgres> {
  const place = await choosePlace(dataDir, onProgress);
  const password = keepSecret(place.dataDir, { name: 'databasePassword', make: () => randomBytes(24).toString('base64url') });
  await prepareCluster(place, { password, say: onProgress });
  const connection: Connection = { ...(await chooseAddress(place)), user: 'shala', password, database: 'shala' };
  const supervised = await supervise(
    { place, connection, settings: { ...(walArchive && archivingInto(walArchive)), ...settings }, say: onProgress },
    log,
  );
  return { connection, adopted: !supervised.isNew, stop: supervised.stop };
}

async function chooseAddress(place: Place): Promise<{ host: string; port: number }> {
  const running = findPostmaster(place.cluster);
  if (process.platform === 'win32') return { host: '127.0.0.1', port: running?.port ?? (await findFreePort()) };
  // A running PostgreSQL keeps the socket folder of its start, even when TMPDIR has changed.
  return { host: running?.socketFolder || chooseSocketFolder(place), port: SOCKET_PORT };
}
