import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../server/src/platform/db/index.ts';
import { choosePlace } from '../../server/src/platform/postgres/place.ts';
import { findPostmaster } from '../../server/src/platform/postgres/processes.ts';
import { keepSecret } from '../../server/src/platform/postgres/secrets.ts';
import { findFreePort } from './free-port.ts';
import type { OwnServer } from './server.ts';

/** The addresses of the limits; all but the first need a database of ours. */
export type Limits = { addresses: { hello: string; row?: string; lines?: string }; pids: number[]; stop(): void };

const POOL = Number(process.env.DATABASE_POOL || 10);

/** Starts what every request must pay, and nothing else: bare HTTP, and one row over HTTP in two ways. */
export async function startLimits(server: OwnServer | null): Promise<Limits> {
  const started: ChildProcess[] = [];
  const start = async (file: string, argument: (port: number) => string) => {
    const port = await findFreePort();
    started.push(
      spawn(process.execPath, [resolve(import.meta.dirname, '../limits', file), argument(port)], {
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
    return untilAnswered(`http://localhost:${port}/`);
  };
  const hello = await start('hello.ts', String);
  const connection = server && (await findConnection(server));
  const row = (file: string) => start(file, (port) => JSON.stringify({ port, connection, pool: POOL }));
  const addresses = connection ? { hello, row: await row('one-row.ts'), lines: await row('one-row-lines.ts') } : { hello };
  return {
    addresses,
    pids: started.map(({ pid }) => pid ?? 0),
    stop: () => {
      for (const limit of started) limit.kill();
    },
  };
}

async function findConnection(server: OwnServer): Promise<Connection | null> {
  const place = await choosePlace(server.dataDir, () => {});
  const postmaster = findPostmaster(place.cluster);
  if (!postmaster) return null;
  const password = keepSecret(place.dataDir, {
    name: 'databasePassword',
    make: () => {
      throw new Error('The password of the database is not there.');
    },
  });
  return { host: postmaster.socketFolder || '127.0.0.1', port: postmaster.port, user: 'shala', password, database: 'shala' };
}

async function untilAnswered(url: string): Promise<string> {
  for (let tries = 0; tries < 400; tries++) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return url;
    await sleep(25);
  }
  throw new Error('A limit could not be started.');
}
