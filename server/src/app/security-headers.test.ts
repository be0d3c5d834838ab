import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { openTestApp, type TestApp } from '../../test/app.ts';
import { securityHeaders } from './security-headers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
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
