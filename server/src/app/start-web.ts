import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { makeCallTimer, noteChecks } from '#features/operations';
import { type Authority, loadSigningKeys, makeAuthority, type SigningKey } from '#platform/auth';
import { type Config, describeInstallation, modelSettings, modelUse } from '#platform/config';
import { type Connection, type Database, openConnectionPool, openDatabase, openReplica, type ReplicaState } from '#platform/db';
import { type FileStore, openFileStore } from '#platform/files';
import type { Platform } from '#platform/http';
import { openModel } from '#platform/model';
import { openVault } from '#platform/vault';
import { buildApp } from './build-app.ts';
import { listen } from './listen.ts';
import { localAddress, publicAddress } from './local-address.ts';
import type { Metrics, Source } from './metrics.ts';
import { allRoutes, featureRoutes } from './routes.ts';
import { serveCalendar } from './serve-calendar.ts';
import { serveCertificates } from './serve-certificates.ts';
import { serveFiles } from './serve-files.ts';
import { serveMcp } from './serve-mcp.ts';
import { serveOutbox } from './serve-outbox.ts';
import { serveProbes } from './serve-probes.ts';
import { serveScreens } from './serve-screens.ts';

const FLUSH_MS = 3 * 60_000;
const KEYS_MS = 60_000;
/** The time that running requests have after the server is told to stop, in milliseconds. */
const LAST_REQUESTS_MS = 25_000;

export type Web = { address: string; close(): Promise<void> };
/** The parts of its installation that a serving process uses, whether they are in the same process or in its parent. */
export type Link = { connection: Connection; wakeJob(job: string): void; readMetrics(): Promise<string>; metrics: Metrics };

/** Opens the application's connection pool, builds the app and listens. Refuses an address on which it cannot listen. */
export async function startWeb(config: Config, link: Link, log: Logger): Promise<Web> {
  const database = openDatabases(config, link.connection, log);
  const timer = makeCallTimer();
  const clocks: NodeJS.Timeout[] = [];
  const every = (ms: number, act: () => Promise<void>, failure: string) =>
    void clocks.push(setInterval(() => act().catch((error) => log.warn({ err: error }, failure)), ms).unref());
  try {
    const keys = await loadSigningKeys(database);
    const files = openFileStore(config.filePlace, {
      quotaBytes: describeInstallation(config).schoolStorageBytes ?? undefined,
      onChecked: noteChecks(database, (error) => log.warn({ err: error }, 'what was found of a stored file could not be kept')),
    });
    const platform = makePlatform(config, { link, files, authority: makeAuthority(keys), replicaState: database.replicaState });
    const app = await buildApp(config, allRoutes, { database, platform }, log, (answered) => {
      link.metrics.observe(answered);
      if (answered.call !== 'other') timer.count(answered.call, answered.ms);
    });
    app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
    serveProbes(app, { config, database, readMetrics: link.readMetrics });
    serveOutbox(app, { config, database });
    serveFiles(app, database, platform);
    serveCalendar(app, database);
    serveCertificates(app, database);
    serveMcp(app, { database, platform, routes: featureRoutes, corsOrigins: config.CORS_ORIGINS, version: config.version });
    await serveScreens(app, { webRoot: config.webRoot, publicUrl: () => platform.publicUrl });
    const port = await listen(app, config);
    if (!config.PUBLIC_URL) platform.publicUrl = localAddress(config.HOST, port);
    if (config.DATABASE_READ_URL) link.metrics.add(replicaReads(database));
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

/** The database, with its replica if there is one. */
function openDatabases(
  { DATABASE_POOL: max, DATABASE_PREPARED: isPrepared, DATABASE_READ_URL: address }: Config,
  connection: Connection,
  log: Logger,
) {
  const primary = openConnectionPool(connection, { max, name: 'shala web', isPrepared });
  const onState = (replica: ReplicaState) =>
    log.warn({ replica }, replica === 'used' ? 'the replica answers reads' : 'the primary answers all reads');
  return openDatabase(primary, address ? openReplica({ address, connection, primary, max, isPrepared, onState }) : null);
}

function replicaReads({ countReplicaReads: read }: Database): Source {
  return {
    name: 'shala_replica_reads',
    help: 'Reads of the replica, answered or passed on to the primary',
    label: 'result',
    read: async () => read(),
  };
}

type Parts = { link: Link; files: FileStore; authority: Authority; replicaState: Platform['replicaState'] };

function makePlatform(config: Config, { link, files, authority, replicaState }: Parts): Platform {
  return {
    authority,
    hashing: 'full',
    files,
    vault: openVault(config.dataDir),
    clock: () => new Date(),
    wakeJob: link.wakeJob,
    replicaState,
    publicUrl: publicAddress(config),
    isPublic: config.PUBLIC_URL !== undefined,
    isDemoOpen: config.DEMO,
    isProduction: config.isProduction,
    installation: describeInstallation(config),
    model: openModel(modelSettings(config)),
    modelUse: modelUse(config),
  };
}

/** Loads keys that were rotated or removed while this process is running. */
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

/** Stops accepting connections; running requests finish within a time limit. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const limit = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
  await app.close().finally(() => clearTimeout(limit));
}
