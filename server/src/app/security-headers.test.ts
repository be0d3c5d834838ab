import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { bearer, makeSchool, openOwnTestApp, type TestApp } from '../../test/app.ts';
import { PNG } from '../../test/fees.ts';
import { multipart } from '../../test/multipart.ts';
import { buildApp } from './build-app.ts';
import { allRoutes } from './routes.ts';
import { securityHeaders } from './security-headers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

it.each(['/admin/getAllClasses', '/files/a/b', '/no/such/page', '/%ff'])(
  '%s is answered with the headers that keep it in its place',
  async (url) => {
    const { headers } = await test.app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    for (const directive of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(headers['content-security-policy']?.toString().split(';')).toContain(directive);
  },
);

it('pages name no address to other places', () => {
  expect(securityHeaders(readConfig({})).page['Referrer-Policy']).toBe('same-origin');
});

it('TLS is demanded for a year in production alone, and of other names below where the operator says so', () => {
  const demandOf = (env: Record<string, string>) => securityHeaders(readConfig(env)).call['Strict-Transport-Security'];
  expect(demandOf({})).toBeUndefined();
  expect(demandOf({ NODE_ENV: 'production' })).toBe('max-age=31536000');
  expect(demandOf({ NODE_ENV: 'production', HSTS_SUBDOMAINS: '1' })).toBe('max-age=31536000; includeSubDomains');
});

it('TRACE shows nobody what was sent', async () => {
  const { port } = test.app.server.address() as AddressInfo;
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'TRACE',
    path: '/admin/getAllClasses',
    headers: { authorization: 'Bearer secret' },
  });
  sent.end();
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const chunk of answer) text += chunk;
  expect(answer.statusCode).toBe(404);
  expect(text).not.toContain('secret');
});

it('a stored file is sent as what its bytes are, and opens no script', async () => {
  const school = await makeSchool(test);
  const sent = async (bytes: Buffer, name: string) => {
    const form = multipart('file', bytes, name);
    const headers = { ...bearer(school), ...form.headers };
    const stored = await test.app.inject({ method: 'POST', url: '/finance/bills', headers, payload: form.payload });
    return (await test.app.inject({ url: stored.json().data.url })).headers;
  };
  const picture = await sent(Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')]), 'bill.html');
  expect(picture).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': "inline; filename*=UTF-8''bill.html",
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  expect((await sent(Buffer.from('%PDF-1.7\n'), 'bill.pdf'))['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'",
  );
});

it('a name with www leads to the one without it, in production, and to no other', async () => {
  const to = async (env: Record<string, string>, host: string) => (await askApp(env, { host })).headers.location;
  expect(await to({ NODE_ENV: 'production' }, 'www.school.example')).toBe('http://school.example/admin/getAllClasses');
  expect(await to({ NODE_ENV: 'production' }, 'school.example')).toBeUndefined();
  expect(await to({}, 'www.school.example')).toBeUndefined();
});

it('other sites may ask only where the operator names them', async () => {
  const from = async (env: Record<string, string>, origin: string) =>
    (await askApp(env, { origin })).headers['access-control-allow-origin'];
  expect(await from({}, 'https://evil.example')).toBeUndefined();
  expect(await from({ CORS_ORIGINS: 'https://office.example' }, 'https://evil.example')).toBeUndefined();
  expect(await from({ CORS_ORIGINS: 'https://office.example' }, 'https://office.example')).toBe('https://office.example');
});

/** One request to an app with its own settings. */
async function askApp(env: Record<string, string>, headers: Record<string, string>) {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: test.platform.installation.dataDir, ...env });
  const app = await buildApp(config, allRoutes, { database: test.database, platform: test.platform }, pino({ level: 'silent' }));
  const answer = await app.inject({ url: '/admin/getAllClasses', headers });
  await app.close();
  return answer;
}
