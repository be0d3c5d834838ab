import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './connection.ts';
import { choosePlace } from './place.ts';
import { findPostmaster } from './processes.ts';
import { keepSecret } from './secrets.ts';

/**
 * How to connect to the PostgreSQL of a data folder while a server holds the folder, for a backup of a running server. Undefined when none is running there.
 */
export async function findRunningPostgres(dataDir: string): Promise<Connection | undefined> {
  if (!existsSync(join(dataDir, 'secrets.json'))) return undefined;
  const place = await choosePlace(dataDir, () => {});
  const running = findPostmaster(place.cluster);
  if (!running) return undefined;
  const password = keepSecret(place.dataDir, { name: 'databasePassword', make: () => '' });
  return { host: running.socketFolder || '127.0.0.1', port: running.port, user: 'shala', password, database: 'shala' };
}
