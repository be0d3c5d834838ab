import { randomBytes } from 'node:crypto';
import { prepareCluster } from './cluster.ts';
import { type Connection, findFreePort, SOCKET_PORT } from './connection.ts';
import type { Log } from './log.ts';
import { choosePlace, chooseSocketFolder, type Place } from './place.ts';
import { findPostmaster } from './processes.ts';
import { keepSecret } from './secrets.ts';
import type { Settings } from './settings.ts';
import { supervise } from './supervise.ts';

/** The embedded PostgreSQL of one data folder. */
export type EmbeddedPostgres = {
  /** For `postgres(…)` of postgres.js, as the superuser. It stays the same when PostgreSQL is started again. */
  connection: Connection;
  /** Whether it was running already, left behind by a server that was killed. */
  adopted: boolean;
  /** Ends PostgreSQL after rolling back open transactions. */
  stop(): Promise<void>;
};

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts one that a killed server has left behind, and starts it again
 * whenever it dies. Refuses a data folder that another living server uses, and a cluster of another major version.
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  onProgress = () => {},
  settings = {},
}: {
  dataDir: string;
  log: Log;
  onProgress?: (sentence: string) => void;
  settings?: Settings;
}): Promise<EmbeddedPostgres> {
  const place = await choosePlace(dataDir, onProgress);
  const password = keepSecret(place.dataDir, { name: 'databasePassword', make: () => randomBytes(24).toString('base64url') });
  await prepareCluster(place, { password, say: onProgress });
  const connection: Connection = { ...(await chooseAddress(place)), user: 'shala', password, database: 'shala' };
  const supervised = await supervise({ place, connection, settings, say: onProgress }, log);
  return { connection, adopted: !supervised.isNew, stop: supervised.stop };
}

async function chooseAddress(place: Place): Promise<{ host: string; port: number }> {
  const running = findPostmaster(place.cluster);
  if (process.platform === 'win32') return { host: '127.0.0.1', port: running?.port ?? (await findFreePort()) };
  // One that runs keeps the socket folder of its first start, whatever TMPDIR says today.
  return { host: running?.socketFolder || chooseSocketFolder(place), port: SOCKET_PORT };
}
