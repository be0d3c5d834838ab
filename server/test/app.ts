import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type Authority, type HashingCost, hashPassword, loadSigningKeys, makeAuthority, TOKEN_SECONDS } from '#platform/auth';
import { describeInstallation, modelSettings, modelUse, readConfig } from '#platform/config';
import { type Connection, connect, type Database, openConnectionPool, openDatabase, type Pool, sql } from '#platform/db';
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
import * as accounts from '../src/features/identity/store/accounts.store.ts';
import { hexOf } from '../src/features/identity/store/codes.store.ts';
import * as registrations from '../src/features/identity/store/registrations.store.ts';
import { testClock } from './clock.ts';
import { createTestDatabase } from './database.ts';

export { isYearOver, TODAY } from './spare-school.ts';

export const PASSWORD = 'a password of asha';

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  /** The database as its owner, who sees all schools. */
  owner: Pool;
  /** Any statement as the application's role. */
  pool: Pool;
  authority: Authority;
  platform: Platform;
  dataDir: string;
  /** The jobs that were woken, in order. */
  wokenJobs: string[];
  close(): Promise<void>;
};

/** The app as it is served, with its own database. It does not listen; requests are sent by `inject`. */
export async function openTestApp({
  routes = allRoutes,
  env = {},
  hashing = 'least',
  through = async (direct) => direct,
}: {
  routes?: readonly Route[];
  env?: Record<string, string>;
  hashing?: HashingCost;
  /** Returns another address for the app's database, such as that of a pooler, from the direct one. */
  through?: (direct: Connection) => Promise<Connection>;
} = {}): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'shala-app-'));
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env });
  const pool = connect(testDatabase.connection, { max: 2, name: 'test statements' });
  const database = openDatabase(
    openConnectionPool(await through(testDatabase.connection), { max: 10, name: 'test web', isPrepared: config.DATABASE_PREPARED }),
  );
  const authority = makeAuthority(await loadSigningKeys(database));
  const wokenJobs: string[] = [];
  const platform: Platform = {
    authority,
    hashing,
    files: openFileStore(dataDir),
    vault: openVault(dataDir),
    clock: testClock,
    wakeJob: (job) => void wokenJobs.push(job),
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
  await serveScreens(app, makeScreens(dataDir));
  await app.ready();
  return {
    app,
    database,
    owner: testDatabase.owner,
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

/** A very small built web app. */
function makeScreens(dataDir: string): string {
  const webRoot = join(dataDir, 'web');
  mkdirSync(join(webRoot, 'assets'), { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Shala</title>');
  writeFileSync(join(webRoot, 'assets', 'main-0123.js'), 'export {};');
  return webRoot;
}

export type TestSchool = {
  id: string;
  name: string;
  accountId: string;
  email: string;
  sessionId: string;
  token: string;
  /** Ids of the school's initial data, for its class 10th. */
  ids: { class: string; section: string; subject: string; period: string; year: string };
};

/** A school with its initial data, an administrator whose password is `PASSWORD`, and an open session. */
export async function makeSchool(test: TestApp, name = 'Vidya Mandir'): Promise<TestSchool> {
  const { database, authority } = test;
  const person = { name: 'Asha Rao', email: `${name.toLowerCase().replaceAll(/\W+/g, '-')}@school.example`, phone: '9812345670' };
  const { accountId, schoolId } = await database.globalTransaction(async (db) => {
    const begun = await registrations.beginRegistration(db, { ...person, passwordHash: await storedHash(), keyHash: hexOf(name) });
    if (begun === null) throw new Error(`There is a school named ${name} already.`);
    await registrations.verifyEmail(db, begun);
    const details = { schoolName: name, board: 'CBSE', address: '12 MG Road', state: 'Maharashtra', city: 'Nashik', pinCode: '422013' };
    return { accountId: begun.accountId, schoolId: await accounts.createSchool(db, details, { ...person, id: begun.accountId }) };
  });
  await test.owner`select spare.give(${schoolId})`;
  // A new school is charged from this month on; most tests need one that has been charged since April.
  await test.owner`update fee_rules set first_month = 1 where school_id = ${schoolId}`;
  const sessionId = await database.schoolTransaction(schoolId, (db) =>
    accounts.openSession(db, { schoolId, accountId, userAgent: 'test', seconds: TOKEN_SECONDS }),
  );
  const iat = Math.floor(Date.now() / 1000);
  const token = await authority.sign({
    sub: accountId,
    sid: sessionId,
    school: schoolId,
    name: person.name,
    iat,
    exp: iat + TOKEN_SECONDS,
  });
  return { id: schoolId, name, accountId, email: person.email, sessionId, token, ids: await findIds(database, schoolId) };
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

let hash: Promise<string> | undefined;

/** One password hash for the schools of all test files: no test depends on its salt. */
function storedHash(): Promise<string> {
  hash ??= hashPassword(PASSWORD, 'least');
  return hash;
}

async function findIds(database: Database, schoolId: string): Promise<TestSchool['ids']> {
  const ids = await database.schoolTransaction(schoolId, (db) =>
    db.row<TestSchool['ids']>(sql`select c.id as class,
      (select id from sections where school_id = c.school_id and class_id = c.id order by name limit 1) as section,
      (select id from subjects where school_id = c.school_id and class_id = c.id order by position limit 1) as subject,
      (select id from periods where school_id = c.school_id order by position limit 1) as period,
      (select id from academic_years where school_id = c.school_id and is_current) as year
      from classes c where c.school_id = ${schoolId} and c.name = '10th'`),
  );
  if (ids === null) throw new Error('The school was not set up.');
  return ids;
}
