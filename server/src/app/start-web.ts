import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeCallTimer } from '#features/operations';
import { type Authority, loadSigningKeys, makeAuthority, type SigningKey } from '#platform/auth';
import { type Config, describeInstallation, modelSettings, modelUse } from '#platform/config';
import { type Connection, type Database, openDatabase, openLines } from '#platform/db';
import { openFileStore } from '#platform/files';
import type { Platform } from '#platform/http';
import { openModel } from '#platform/model';
import { buildApp } from './build-app.ts';
import { localAddress, publicAddress } from './local-address.ts';
import type { Metrics } from './metrics.ts';
import { allRoutes, featureRoutes } from './routes.ts';
import { serveCalendar } from './serve-calendar.ts';
import { serveFiles } from './serve-files.ts';
import { serveMcp } from './serve-mcp.ts';
import { serveOutbox } from './serve-outbox.ts';
import { serveProbes } from './serve-probes.ts';
import { serveScreens } from './serve-screens.ts';

const FLUSH_MS = 3 * 60_000;
const KEYS_MS = 60_000;
/** Requests in flight may take this long once the server is told to stop. */
const LAST_REQUESTS_MS = 25_000;

export type Web = { address: string; close(): Promise<void> };
/** What a serving process has of its installation, be it in the same process or in the one that forked it. */
export type Link = { connection: Connection; nudge(job: string): void; readMetrics(): Promise<string>; metrics: Metrics };

/** Opens the application's pool, builds the app and listens. Refuses an address that cannot be listened at. */
export async function startWeb(config: Config, link: Link, log: Logger): Promise<Web> {
  const database = openDatabase(openLines(link.connection, { max: config.DATABASE_POOL, name: 'shala web' }));
  const timer = makeCallTimer();
  const clocks: NodeJS.Timeout[] = [];
  const every = (ms: number, act: () => Promise<void>, failure: string) =>
    void clocks.push(setInterval(() => act().catch((error) => log.warn({ err: error }, failure)), ms).unref());
  try {
    const keys = await loadSigningKeys(database);
    const platform = makePlatform(config, { link, authority: makeAuthority(keys) });
    const app = await buildApp(config, allRoutes, { database, platform }, log, (answered) => {
      link.metrics.observe(answered);
      if (answered.call !== 'other') timer.count(answered.call, answered.ms);
    });
    app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
    serveProbes(app, { config, database, readMetrics: link.readMetrics });
    serveOutbox(app, { config, database });
    serveFiles(app, database, platform);
    serveCalendar(app, database);
    serveMcp(app, { database, platform, routes: featureRoutes, corsOrigins: config.CORS_ORIGINS, version: config.version });
    await serveScreens(app, config.webRoot);
    const port = await listen(app, config);
    if (!config.PUBLIC_URL) platform.publicUrl = localAddress(config.HOST, port);
    every(FLUSH_MS, () => timer.flush(database.global), 'the times of calls could not be kept');
    every(KEYS_MS, keyReader(database, platform, keys), 'the signing keys could not be read again');
    return {
      address: localAddress(config.HOST, port),
      close: async () => {
        for (const clock of clocks) clearInterval(clock);
        await closeApp(app);
        await timer.flush(database.global).catch((error) => log.warn({ err: error }, 'the times of calls could not be kept'));
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function makePlatform(config: Config, { link, authority }: { link: Link; authority: Authority }): Platform {
  return {
    authority,
    files: openFileStore(config.dataDir),
    nudge: link.nudge,
    publicUrl: publicAddress(config),
    isDemoOpen: config.DEMO,
    isProduction: config.isProduction,
    installation: describeInstallation(config),
    model: openModel(modelSettings(config)),
    modelUse: modelUse(config),
  };
}

/** Takes over keys that were rotated, or retired, while this process runs. */
function keyReader(database: Database, platform: Platform, keys: readonly SigningKey[]): () => Promise<void> {
  const idsOf = (some: readonly SigningKey[]) => some.map(({ id }) => id).join();
  let ids = idsOf(keys);
  return async () => {
    const present = await loadSigningKeys(database);
    if (idsOf(present) === ids) return;
    ids = idsOf(present);
    platform.authority = makeAuthority(present);
  };
}

async function listen(app: FastifyInstance, { PORT, HOST }: Config): Promise<number> {
  try {
    return Number(new URL(await app.listen({ port: PORT, host: HOST })).port || 80);
  } catch (error) {
    await app.close();
    throw new Error(whyNotListening(error as NodeJS.ErrnoException, { PORT, HOST }), { cause: error });
  }
}

function whyNotListening({ code, message }: NodeJS.ErrnoException, { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>): string {
  if (code === 'EADDRINUSE') return `Port ${PORT} on ${HOST} is already in use. Stop what uses it, or start Shala with another PORT.`;
  if (code === 'EACCES') return `Port ${PORT} may not be opened by this user. Start Shala with a PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST ${HOST} is not an address of this machine. Set HOST to localhost, to 0.0.0.0 for all of its addresses, or to one of them.`;
  return `Shala cannot listen on ${HOST}:${PORT}: ${message}.`;
}

/** Stops accepting; requests in flight finish, within a limit. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
  await app.close().finally(() => clearTimeout(limit));
}
