import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from './connection.ts';
import { choosePlace } from './place.ts';
import { findPostmaster } from './processes.ts';
import { keepSecret } from './secrets.ts';

/**
 * How to reach the PostgreSQL that runs on a data folder, beside the server that holds it: for a backup of a running server.
 * Undefined when none runs there.
 */
export async function findRunningPostgres(dataDir: string): Promise<Connection | undefined> {
  if (!existsSync(join(dataDir, 'secrets.json'))) return undefined;
  const place = await choosePlace(dataDir, () => {});
  const running = findPostmaster(place.cluster);
  if (!running) return undefined;
  const password = keepSecret(place.dataDir, { name: 'databasePassword', make: () => '' });
  return { host: running.socketFolder || '127.0.0.1', port: running.port, user: 'shala', password, database: 'shala' };
}
