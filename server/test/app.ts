import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type Authority, type HashingCost, hashPassword, loadSigningKeys, makeAuthority, TOKEN_SECONDS } from '#platform/auth';
import { describeInstallation, modelSettings, modelUse, readConfig } from '#platform/config';
import { type Connection, connect, type Database, openConnectionPool, openDatabase, type Pool, type Reads } from '#platform/db';
import { openFileStore } from '#platform/files';
import type { Platform, Route } from '#platform/http';
import { openModel } from '#platform/model';
import { openVault } from '#platform/vault';
import { buildApp } from '../src/app/build-app.ts';
import { allRoutes, featureRoutes } from '../src/app/routes.ts';
import { serveCalendar } from '../src/app/serve-calendar.ts';
import { serveCertificates } from '../src/app/serve-certificates.ts';
import { serveFiles } from '../src/app/serve-files.ts';
import { serveMcp } from '../src/app/serve-mcp.ts';
import { serveScreens } from '../src/app/serve-screens.ts';
import { forgetSchools } from '../src/features/assistant/tools/directory.ts';
import * as accounts from '../src/features/identity/store/accounts.store.ts';
import { hexOf } from '../src/features/identity/store/codes.store.ts';
import { sharedOwners, testClock } from './clock.ts';
import { createTestDatabase, type Filling } from './database.ts';
import { copySpareSchool, type MadeSchool } from './spare-school.ts';

export { isYearOver, TODAY } from './spare-school.ts';

export const PASSWORD = 'a password of asha';

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  /** The database as its owner, who sees all schools. */
  owner: Pool;
  /** The owner once more, for `makeSchool` alone. */
  maker: Pool;
  /** Any statement as the application's role. */
  pool: Pool;
  authority: Authority;
  platform: Platform;
  dataDir: string;
  /** The jobs that were asked for, in order. */
  wokenJobs: string[];
  close(): Promise<void>;
};

type Opening = {
  routes?: readonly Route[];
  env?: Record<string, string>;
  hashing?: HashingCost;
  /** What the app reaches its database through, such as a pooler: gives the address from the direct one. */
  through?: (direct: Connection) => Promise<Connection>;
  /** What answers the reads of those who may be answered by a replica. */
  replica?: (direct: Connection) => Reads | null;
  /** What its database already holds. */
  filling?: Filling;
};

/** The app of this worker, which its files use one after another. */
let shared: Promise<TestApp> | undefined;

/**
 * The app as it is served; nothing listens, requests go in by `inject`. Each file has schools of its own in the database of its worker: a new database and
 * app took longer than many files, and PostgreSQL plans each statement once for all files.
 */
export async function openTestApp(): Promise<TestApp> {
  shared ??= openOwnTestApp();
  const test = await shared;
  const { platform, owner } = test;
  sharedOwners.add(owner);
  const before = { ...platform };
  test.wokenJobs.length = 0;
  return { ...test, close: async () => void Object.assign(platform, before) };
}

/** An app on a database of its own, for files that read or change what all schools share, or that need another app. */
export async function openOwnTestApp({
  routes = allRoutes,
  env = {},
  hashing = 'least',
  through = async (direct) => direct,
  replica = () => null,
  filling,
}: Opening = {}): Promise<TestApp> {
  forgetSchools();
  const testDatabase = await createTestDatabase(filling);
  const dataDir = mkdtempSync(join(tmpdir(), 'shala-app-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env });
  const pool = connect(testDatabase.connection, { max: 2, name: 'test statements' });
  const database = openDatabase(
    openConnectionPool(await through(testDatabase.connection), { max: 10, name: 'test web', isPrepared: config.DATABASE_PREPARED }),
    replica(testDatabase.connection),
  );
  const authority = makeAuthority(await loadSigningKeys(database));
  const wokenJobs: string[] = [];
  const platform: Platform = {
    authority,
    hashing,
    files: openFileStore(config.filePlace),
    vault: openVault(dataDir),
    clock: testClock,
    wakeJob: (job) => void wokenJobs.push(job),
    replicaState: database.replicaState,
    publicUrl: 'http://localhost:3000',
    isPublic: true,
    isDemoOpen: config.DEMO,
    isProduction: config.isProduction,
    installation: describeInstallation(config),
    model: openModel(modelSettings(config)),
    modelUse: modelUse(config),
  };
  const app = await buildApp(config, routes, { database, platform }, pino({ level: config.LOG_LEVEL }));
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
  serveFiles(app, database, platform);
  serveCalendar(app, database);
  serveCertificates(app, database);
  serveMcp(app, { database, platform, routes: featureRoutes, corsOrigins: config.CORS_ORIGINS, version: config.version });
  await serveScreens(app, { webRoot: makeScreens(dataDir), publicUrl: () => platform.publicUrl });
  await app.ready();
  return {
    app,
    database,
    owner: testDatabase.owner,
    maker: testDatabase.maker,
    pool,
    authority,
    platform,
    dataDir,
    wokenJobs,
    close: async () => {
      await app.close();
      await database.close();
      await pool.end({ timeout: 5 });
      await testDatabase.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A built web app in miniature. */
function makeScreens(dataDir: string): string {
  const webRoot = join(dataDir, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Shala</title>');
  writeFileSync(join(webRoot, 'assets', 'main-0123.js'), 'export {};');
  return webRoot;
}

export type TestSchool = MadeSchool & { name: string; email: string; token: string };

/** A school with its starting set, an administrator whose password is `PASSWORD`, and a session of theirs. */
export async function makeSchool({ maker, authority }: TestApp, name = 'Vidya Mandir'): Promise<TestSchool> {
  const person = 'Asha Rao';
  const email = freshEmail(name, maker);
  const wanted = {
    name,
    person,
    email,
    phone: '9812345670',
    passwordHash: await storedHash(),
    keyHash: hexOf(name),
    seconds: TOKEN_SECONDS,
  };
  const made = await copySpareSchool(maker, wanted);
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: made.accountId, sid: made.sessionId, school: made.id, name: person, iat, exp: iat + TOKEN_SECONDS };
  return { ...made, name, email, token: await authority.sign(claims) };
}

/** A second administrator of a school, signed in. */
export async function signInAnother(test: TestApp, school: TestSchool, name: string): Promise<TestSchool> {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${school.id}@school.example`;
  const [account] = await test.owner<{ id: string }[]>`insert into accounts (id, school_id, email, name, password_hash, email_verified_at)
    values (app.new_id(), ${school.id}, ${email}, ${name}, 'x', now()) returning id`;
  const accountId = (account as { id: string }).id;
  const scope = { schoolId: school.id, accountId, userAgent: 'test', seconds: TOKEN_SECONDS };
  const sessionId = await test.database.schoolTransaction(school.id, (db) => accounts.openSession(db, scope));
  const iat = Math.floor(Date.now() / 1000);
  const token = await test.authority.sign({ sub: accountId, sid: sessionId, school: school.id, name, iat, exp: iat + TOKEN_SECONDS });
  return { ...school, accountId, email, sessionId, token };
}

/** The header of a signed-in request. */
export function bearer({ token }: { token: string }): { authorization: string } {
  return { authorization: `Bearer ${token}` };
}

const emails = new WeakMap<Pool, Map<string, number>>();

/** The address of a school's administrator: schools of one name in one database are counted. */
function freshEmail(name: string, maker: Pool): string {
  const given = emails.get(maker) ?? new Map<string, number>();
  emails.set(maker, given);
  const word = name.toLowerCase().replaceAll(/\W+/g, '-');
  const count = (given.get(word) ?? 0) + 1;
  given.set(word, count);
  return `${word}${count === 1 ? '' : `-${count}`}@school.example`;
}

let hash: Promise<string> | undefined;

/** One hash for the schools of all files: nothing here depends on its salt. */
function storedHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD, 'least');
  return hash;
}
