import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { openConnectionPool, openDatabase } from '#platform/db';
import { openOwnTestApp, type TestApp } from '../../test/app.ts';
import { buildApp } from './build-app.ts';
import { makeMetrics, writeFigures } from './metrics.ts';
import { outboxAddress } from './outbox-key.ts';
import { serveOutbox } from './serve-outbox.ts';
import { serveProbes } from './serve-probes.ts';

const TOKEN = 'a-token-of-the-watcher';
const dataDir = mkdtempSync(join(tmpdir(), 'shala-probes-'));
const outbox = outboxAddress('', dataDir);
const outboxJson = outbox.replace('/outbox?', '/outbox.json?');
let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function openApp(env: Record<string, string> = {}, database = test.database) {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env });
  const metrics = makeMetrics([{ name: 'shala_jobs', help: 'Jobs', label: 'state', read: async () => ({ waiting: 2 }) }]);
  const app = await buildApp(config, [], { database, platform: test.platform }, pino({ level: 'silent' }), metrics.observe);
  serveProbes(app, { config, database, readMetrics: async () => writeFigures([await metrics.read()]) });
  serveOutbox(app, { config, database });
  return app;
}

it('tells that it is up and can serve', async () => {
  const app = await openApp();
  expect((await app.inject('/healthz')).json()).toMatchObject({ success: true, data: { status: 'up' } });
  const ready = await app.inject('/readyz');
  expect(ready.statusCode).toBe(200);
  expect(ready.headers['cache-control']).toBe('no-store');
  await app.close();
});

it('is not ready while the database is silent or of another version', async () => {
  const nowhere = openDatabase(openConnectionPool('postgres://nobody:none@127.0.0.1:1/none', { max: 1, name: 'test' }));
  const cut = await openApp({}, nowhere);
  const silent = await cut.inject('/readyz');
  expect(silent.statusCode).toBe(503);
  expect(silent.json()).toMatchObject({ success: false, code: 'databaseSilent', error: 'The database does not answer.' });
  expect((await cut.inject('/healthz')).statusCode).toBe(200);
  await cut.close();
  await nowhere.close();
  const app = await openApp();
  await test.owner`insert into migrations (name, checksum) values ('9999-of-tomorrow.sql', '')`;
  expect((await app.inject('/readyz')).json()).toMatchObject({ code: 'databaseOld' });
  await test.owner`delete from migrations where name = '9999-of-tomorrow.sql'`;
  await app.close();
});

it('gives its figures to this machine only, outside production', async () => {
  const app = await openApp();
  await app.inject('/healthz');
  const { body, headers, statusCode } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('shala_jobs{state="waiting"} 2');
  expect(body).toMatch(/http_request_duration_seconds_count\{call="other",method="GET",status="200"\} 1/);
  expect(body).toContain('process_resident_memory_bytes');
  expect((await app.inject({ url: '/metrics', headers: { host: 'shala.example' } })).statusCode).toBe(404);
  expect((await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404);
  for (const header of ['via', 'x-real-ip', 'forwarded', 'cf-connecting-ip'])
    expect((await app.inject({ url: '/metrics', headers: { [header]: '127.0.0.1' } })).statusCode, header).toBe(404);
  expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  await app.close();
});

it('gives its figures for the token, in production too', async () => {
  const app = await openApp({ NODE_ENV: 'production', METRICS_TOKEN: TOKEN });
  const ask = (authorization?: string) => app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  expect((await ask()).statusCode).toBe(404);
  expect((await ask('Bearer a-token-of-the-watched')).statusCode).toBe(404);
  expect((await ask(`Bearer ${TOKEN}`)).statusCode).toBe(200);
  await app.close();
});

it('shows the newest mails, with their text escaped and their links to follow', async () => {
  const app = await openApp();
  await test.owner`insert into mail_outbox (id, recipient, subject, body_text) values (gen_random_uuid(), 'asha@school.example', '<script>alert(1)</script>',
    'Go to http://localhost:3000/reset?token=x&y="1" now <b>')`;
  const { body, headers } = await app.inject(outbox);
  expect(headers['content-type']).toContain('text/html');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toContain('<script');
  expect(body).not.toContain('<b>');
  expect(body).toContain('<a href="http://localhost:3000/reset?token=x&amp;y=">');
  const [mail] = (await app.inject(outboxJson)).json().data;
  const mailsTo = async (to: string) => (await app.inject(`${outboxJson}&to=${encodeURIComponent(to)}`)).json().data;
  expect(await mailsTo(mail.to)).toEqual([mail]);
  expect(await mailsTo('nobody@school.example')).toEqual([]);
  expect(mail).toMatchObject({ to: 'asha@school.example', subject: '<script>alert(1)</script>', state: 'waiting' });
  await app.close();
});

it('shows mails to nobody else and never in production', async () => {
  const app = await openApp();
  for (const url of [outbox, outboxJson]) {
    expect((await app.inject({ url })).statusCode).toBe(200);
    for (const wrong of [url.replace(/key=.*/, 'key=x'), url.replace(/\?.*/, '')])
      expect((await app.inject(wrong)).statusCode, wrong).toBe(404);
    expect((await app.inject(url.replace('key=', 'key=a&key='))).statusCode).toBe(400);
    for (const header of ['via', 'x-real-ip', 'forwarded', 'x-forwarded-proto', 'cf-connecting-ip'])
      expect((await app.inject({ url, headers: { [header]: '127.0.0.1' } })).statusCode, header).toBe(404);
    expect((await app.inject({ url, headers: { forwarded: 'for=127.0.0.1' } })).statusCode).toBe(404);
    expect((await app.inject({ url, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
  }
  await app.close();
  const production = await openApp({ NODE_ENV: 'production', DEMO: '1' });
  expect((await production.inject(outbox)).statusCode).toBe(404);
  await production.close();
});
