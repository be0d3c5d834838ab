import { readdirSync, readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeIdentity } from '#platform/backup';
import { describeInstallation, readConfig } from '#platform/config';
import { folderIn } from '#platform/files';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { keepBackups } from './automatic-backup.ts';
import { makeCallTimer } from './call-timer.ts';
import { forgetOldTimings, listTimings, putFact } from './store.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

const askHealth = async () => {
  const answer = await test.app.inject({ url: '/admin/health', headers: bearer(school) });
  const { data } = answer.json();
  return { status: answer.statusCode, own: data, data: data.installation };
};

it('tells how a new installation is doing', async () => {
  const { status, data } = await askHealth();
  expect(status).toBe(200);
  expect(data.database).toMatchObject({ isEmbedded: true, version: expect.stringMatching(/^\d+\.\d+/), sizeBytes: expect.any(Number) });
  expect(data.database.roundTripMs).toBeGreaterThan(0);
  expect(data.migrations.isCurrent).toBe(true);
  expect(data.disk.freeBytes).toBeGreaterThan(0);
  expect(data.backup).toEqual({
    lastAt: null,
    lastBytes: null,
    lastFailureAt: null,
    lastTestedRestoreAt: null,
    isAutomatic: true,
    damagedFiles: 0,
  });
  expect(data.archive).toBeNull();
  expect(data.queue).toEqual({ waiting: 0, failed: 0, countedAt: null });
  expect(data.mail.mode).toBe('outbox');
  expect(data.slowCalls).toEqual([]);
});

it('tells figures of the installation to its operator alone', async () => {
  const other = await makeSchool(test, 'Bela Vidyalaya');
  const ask = async (whose: TestSchool) => (await test.app.inject({ url: '/admin/health', headers: bearer(whose) })).json().data;
  try {
    expect((await ask(school)).installation).toBeNull();
    expect((await ask(other)).installation).toBeNull();
    test.platform.installation.operators.push(other.email);
    expect((await ask(school)).installation).toBeNull();
    expect((await ask(other)).installation).not.toBeNull();
    test.platform.installation.operators.length = 0;
    await test.owner`update schools set is_demo = true where id = ${other.id}`;
    expect((await ask(school)).installation).not.toBeNull();
    expect((await ask(other)).installation).toBeNull();
  } finally {
    test.platform.installation.operators.length = 0;
    await test.owner`update schools set is_demo = true where id = ${other.id}`;
  }
});

it('warns its operator of a real school whose use was not said, and not of the demo school', async () => {
  const { installation } = test.platform;
  const isSaid = async () => (await askHealth()).data.use.isSaid;
  const before = installation.isUseSaid;
  try {
    installation.isUseSaid = false;
    expect(await isSaid()).toBe(false);
    await test.owner`update schools set is_demo = true where id = ${school.id}`;
    expect(await isSaid()).toBe(true);
    await test.owner`update schools set is_demo = false where id = ${school.id}`;
    installation.isUseSaid = true;
    expect(await isSaid()).toBe(true);
  } finally {
    installation.isUseSaid = before;
    await test.owner`update schools set is_demo = false where id = ${school.id}`;
  }
});

it.each([
  [{}, false],
  [{ NODE_ENV: 'production' }, true],
  [{ PUBLIC_URL: 'https://school.example' }, true],
])('of %j is told whether its use was said', (env, isUseSaid) => {
  expect(describeInstallation(readConfig(env))).toMatchObject({ isUseSaid });
});

it('asks for a sign-in', async () => {
  expect((await test.app.inject({ url: '/admin/health' })).statusCode).toBe(401);
});

it('lists the slowest calls of the week, added up over processes', async () => {
  const [one, other] = [makeCallTimer(), makeCallTimer()];
  for (let n = 0; n < 10; n++) one.count('listStudents', 12);
  other.count('listStudents', 900);
  other.count('login', 80);
  await one.flush(test.database.global);
  await other.flush(test.database.global);
  await one.flush(test.database.global);
  await test.owner`insert into call_timings (hour, call, node, buckets, worst_ms) values (now() - interval '9 days', 'getSheets', ${hostname()}, '{0,1}', 2)`;
  const { data } = await askHealth();
  expect(data.slowCalls).toMatchObject([
    { call: 'listStudents', act: 'Students · a page or a list', count: 11, worstMs: 900 },
    { call: 'login', act: 'Sign-in and users · Signed in', count: 1, p95Ms: 80, worstMs: 80 },
  ]);
  await forgetOldTimings(test.database.global);
  expect(await test.owner`select from call_timings where call = 'getSheets'`).toHaveLength(0);
  expect((await listTimings(test.database.global)).map(({ call }) => call).sort()).toEqual(['listStudents', 'login']);
});

it('tells of the queue, the backup and the mails', async () => {
  await putFact(test.database.global, 'queue', { waiting: 3, failed: 1 });
  await test.owner`insert into mail_outbox (id, recipient, subject, body_text, state) values (gen_random_uuid(), 'x@school.example', '', '', 'waiting'), (gen_random_uuid(), 'x@school.example', '', '', 'failed')`;
  const { data } = await askHealth();
  expect(data.queue).toMatchObject({ waiting: 3, failed: 1, countedAt: expect.any(String) });
  expect(data.mail).toMatchObject({ waiting: 1, failed: 1, lastSentAt: null });
});

it("makes the night's backup, proves it and keeps the newest", async () => {
  const owner = { ...inject('postgres'), database: test.owner.options.database };
  const settings = {
    dataDir: test.platform.installation.dataDir,
    filePlace: folderIn(test.platform.installation.dataDir),
    version: '1.2.3',
    keep: 2,
    recipients: [],
  };
  const run = (day: string) =>
    keepBackups({ database: test.database, owner, settings, now: new Date(`${day}T20:43:00Z`), signal: new AbortController().signal });
  await run('2036-11-20');
  const { data } = await askHealth();
  expect(data.backup).toMatchObject({ lastAt: expect.any(String), lastTestedRestoreAt: expect.any(String), lastFailureAt: null });
  expect(data.backup.lastBytes).toBeGreaterThan(1000);
  await run('2036-11-22');
  await run('2036-11-24');
  expect(readdirSync(join(settings.dataDir, 'backups'))).toEqual([
    'shala-2036-11-22T20-43-00Z.tar.zst',
    'shala-2036-11-24T20-43-00Z.tar.zst',
  ]);
  expect(await test.owner`select from pg_database where datname = 'shala_restore_test'`).toHaveLength(0);
});

it('encrypts the backups for the recipients, and proves one by an identity that nobody keeps', async () => {
  const owner = { ...inject('postgres'), database: test.owner.options.database };
  const { recipient } = await makeIdentity();
  const folder = join(test.platform.installation.dataDir, 'encrypted');
  const settings = { dataDir: folder, filePlace: folderIn(folder), version: '1.2.3', keep: 2, recipients: [recipient] };
  const run = (day: string) =>
    keepBackups({ database: test.database, owner, settings, now: new Date(`${day}T20:43:00Z`), signal: new AbortController().signal });
  await test.owner`delete from installation_facts where name = 'tested-restore'`;
  await run('2036-11-26');
  expect((await askHealth()).data.backup.lastTestedRestoreAt).not.toBeNull();
  await test.owner`update installation_facts set at = '2036-11-26T20:43:00Z' where name = 'tested-restore'`;
  await run('2036-11-28');
  const names = readdirSync(join(folder, 'backups'));
  expect(names).toEqual(['shala-2036-11-26T20-43-00Z.tar.zst.age', 'shala-2036-11-28T20-43-00Z.tar.zst.age']);
  const stanzas = names.map((name) => readFileSync(join(folder, 'backups', name), 'latin1').split('-> X25519').length - 1);
  expect(stanzas).toEqual([2, 1]);
  expect(await test.owner`select from pg_database where datname = 'shala_restore_test'`).toHaveLength(0);
});

it('tells when a backup went wrong', async () => {
  const owner = { ...inject('postgres'), database: 'nowhere' };
  const settings = {
    dataDir: test.platform.installation.dataDir,
    filePlace: folderIn(test.platform.installation.dataDir),
    version: '1.2.3',
    keep: 2,
    recipients: [],
  };
  const run = keepBackups({
    database: test.database,
    owner,
    settings,
    now: new Date('2036-11-30T20:43:00Z'),
    signal: new AbortController().signal,
  });
  await expect(run).rejects.toThrow();
  expect((await askHealth()).data.backup.lastFailureAt).not.toBeNull();
});
