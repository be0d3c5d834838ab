import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#platform/config';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../test/app.ts';
import { buildApp } from './build-app.ts';
import { outboxAddress } from './outbox-key.ts';
import { allRoutes } from './routes.ts';
import { serveOutbox } from './serve-outbox.ts';
import { serveProbes } from './serve-probes.ts';

const OPERATIONS = readFileSync(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const PROGRAMS = ['nginx', 'caddy'] as const;
type Program = (typeof PROGRAMS)[number];
const isThere = (program: Program) => spawnSync(program, [program === 'nginx' ? '-v' : 'version']).error === undefined;

const folder = mkdtempSync(join(tmpdir(), 'shala-proxy-'));
const running: ChildProcess[] = [];
let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  school = await makeSchool(test);
});
afterAll(async () => {
  for (const child of running.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The app listening behind a proxy, with the given settings. */
async function listen(env: Record<string, string>): Promise<{ app: FastifyInstance; port: number }> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...env });
  const platform = { ...test.platform, isProduction: config.isProduction };
  const app = await buildApp(config, allRoutes, { database: test.database, platform }, pino({ level: 'silent' }));
  serveProbes(app, { config, database: test.database, readMetrics: async () => 'figures 1' });
  serveOutbox(app, { config, database: test.database });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as { port: number }).port };
}

/** A block of docs/operations.md, with this test's ports and without the certificates. */
function documented(program: Program, ports: { shala: number; proxy: number; plain: number }): string {
  const block = new RegExp(`\`\`\`${program}\\n([^]*?)\`\`\``).exec(OPERATIONS)?.[1];
  if (block === undefined) throw new Error(`docs/operations.md says nothing of ${program}.`);
  return block
    .replaceAll('localhost:3000', `127.0.0.1:${ports.shala}`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${ports.proxy};`)
    .replaceAll(/^.*ssl_certificate.*$/gm, '')
    .replace(/^school\.example /m, `http://school.example:${ports.proxy} `);
}

async function startProxy(program: Program, settings: (port: number) => string): Promise<number> {
  const port = await freePort();
  const file = join(folder, `${program}-${port}.conf`);
  if (program === 'nginx') {
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name}-${port};`)
      .join('\n');
    const http = `access_log off;\n${places}\n${settings(port)}`;
    writeFileSync(
      file,
      `daemon off; master_process off; pid ${folder}/nginx-${port}.pid; error_log stderr;\nevents {}\nhttp {\n${http}\n}\n`,
    );
  } else writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${settings(port)}`);
  const args = program === 'nginx' ? ['-p', folder, '-c', file] : ['run', '--config', file, '--adapter', 'caddyfile'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  running.push(child);
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`${program} has ended: ${said}`);
    const there = await ask(port, '/healthz').catch(() => null);
    if (there !== null) return port;
    await sleep(50);
  }
  throw new Error(`${program} does not answer: ${said}`);
}

function freePort(): Promise<number> {
  return new Promise((settle) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => settle(port));
    });
  });
}

type Asked = { status: number; body: string; location: string | undefined };

/** Sends a request from another address of this machine, with the Host header that a browser would send. */
function ask(
  port: number,
  path: string,
  { from = '127.0.0.1', headers = {}, body }: { from?: string; headers?: object; body?: object } = {},
) {
  const given = { host: `school.example:${port}`, ...(body && { 'content-type': 'application/json' }), ...headers };
  return new Promise<Asked>((settle, fail) => {
    const asked = request(
      { host: '127.0.0.1', port, path, localAddress: from, method: body ? 'POST' : 'GET', headers: given as Record<string, string> },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => settle({ status: response.statusCode ?? 0, body: text, location: response.headers.location }));
      },
    );
    asked.on('error', fail).end(body && JSON.stringify(body));
  });
}

const present = PROGRAMS.filter(isThere);
const absent = PROGRAMS.filter((program) => !present.includes(program));
if (absent.length > 0) console.warn(`Not installed, so that Shala is not tried behind: ${absent.join(', ')} (Debian has packages).`);

describe.runIf(present.includes('nginx'))('behind an nginx that was only told proxy_pass', () => {
  it.each([
    ['1.0', ''],
    ['1.1', 'proxy_http_version 1.1;'],
  ])('the outbox stays closed without its key (HTTP %s)', async (version, line) => {
    const { app, port } = await listen({});
    const proxy = await startProxy(
      'nginx',
      (own) => `server { listen 127.0.0.1:${own}; location / { ${line} proxy_pass http://localhost:${port}; } }`,
    );
    for (const path of ['/public/outbox', '/public/outbox.json', '/public/outbox?key=guess'])
      expect((await ask(proxy, path)).status).toBe(404);
    // HTTP 1.0 reveals the proxy. A newer version leaves no trace, which is why the start warns.
    if (version === '1.0') {
      expect((await ask(proxy, outboxAddress('', folder))).status).toBe(404);
      expect((await ask(proxy, '/metrics')).status).toBe(404);
      expect(JSON.parse((await ask(proxy, '/public/demo')).body).data.available).toBe(false);
    }
    await app.close();
  });
});

describe.runIf(present.length > 0)('behind a proxy as docs/operations.md sets it', () => {
  const env = { NODE_ENV: 'production', TRUST_PROXY: '127.0.0.1', PUBLIC_URL: 'https://school.example' };

  it.each(present)('%s: nothing is this machine, and each visitor is counted alone', async (program) => {
    const { app, port } = await listen(env);
    const plain = await freePort();
    const proxy = await startProxy(program, (own) => documented(program, { shala: port, proxy: own, plain }));
    for (const path of [outboxAddress('', folder), '/metrics']) expect((await ask(proxy, path)).status, path).toBe(404);
    // Caddy redirects by itself, where it is not told to do without certificates as here.
    if (program === 'nginx') expect((await ask(plain, '/pricing?a=1')).location).toBe('https://school.example/pricing?a=1');
    await test.owner`truncate attempts`;
    const wrong = { body: { email: school.email, password: 'a wrong password' } };
    // A visitor who claims another address in a header still counts as the same visitor.
    const signIn = (from: string) =>
      ask(proxy, '/auth/login', { ...wrong, from, headers: { 'x-forwarded-for': `192.0.2.${(Math.random() * 200) | 0}` } });
    for (let tries = 0; tries < 5; tries++) expect((await signIn('127.0.0.2')).status).toBe(401);
    expect((await signIn('127.0.0.2')).status).toBe(429);
    expect((await signIn('127.0.0.3')).status).toBe(401);
    await app.close();
  });

  it.each(present)('%s: what Shala takes is not too large for the proxy', async (program) => {
    const { app, port } = await listen(env);
    const plain = await freePort();
    const proxy = await startProxy(program, (own) => documented(program, { shala: port, proxy: own, plain }));
    const large = await ask(proxy, '/auth/login', { body: { email: 'x'.repeat(1.5 * 1024 * 1024), password: 'x' } });
    // The refusal comes from Shala; nginx itself would refuse more than a megabyte.
    expect([large.status, JSON.parse(large.body).code]).toEqual([400, 'badInput']);
    await app.close();
  });
});
