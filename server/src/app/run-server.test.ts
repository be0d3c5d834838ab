import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, connect as dial } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openServers, stop } from '../../test/server-process.ts';

const { start, close } = openServers();

/** A sign-in whose body is sent in two parts; `finish` sends the second and gives the answer. */
async function beginSlowRequest(url: string) {
  const body = JSON.stringify({ email: 'asha@school.example', password: 'a long password' });
  const socket = dial(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write(
    `POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await once(socket, 'connect');
  // Whoever asks later is answered later: when this is, the first part has arrived.
  await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
  return {
    async finish(): Promise<string> {
      const closed = once(socket, 'close');
      socket.write(body.slice(10));
      await closed;
      return answer;
    },
  };
}

afterAll(close);

it('finishes a request in flight when it is told to stop, then ends in order', async () => {
  const server = await start();
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const request = await beginSlowRequest(server.url);
  server.child.kill('SIGTERM');
  const knock = () =>
    fetch(`${server.url}/healthz`).then(
      () => 'open',
      () => 'closed',
    );
  await expect.poll(knock, { timeout: 20_000 }).toBe('closed');
  const answer = await request.finish();
  expect(answer).toContain('HTTP/1.1 401');
  const answered = Date.now();
  await server.ended;
  expect(Date.now() - answered).toBeLessThan(10_000);
  expect(server.child.exitCode).toBe(0);
}, 120_000);

it('ends at once at the second signal', async () => {
  const server = await start();
  await beginSlowRequest(server.url);
  server.child.kill('SIGTERM');
  // The same wish comes twice from a terminal; a later one is another.
  server.child.kill('SIGINT');
  await sleep(2200);
  expect(server.child.exitCode).toBeNull();
  const told = Date.now();
  server.child.kill('SIGTERM');
  await server.ended;
  expect(Date.now() - told).toBeLessThan(5000);
  expect(server.child.exitCode).toBe(1);
}, 120_000);

it('refuses with a sentence that names the port or the setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = (other.address() as { port: number }).port;
  const taken = await start({ PORT: String(port), HOST: '127.0.0.1' });
  await taken.ended;
  expect(taken.output().trim()).toBe(`Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or start Shala with another PORT.`);
  expect(taken.child.exitCode).toBe(1);
  other.close();
  const wrong = await start({ PORT: 'abc', WEB_CONCURRENCY: '0' });
  await wrong.ended;
  expect(wrong.output().trim()).toBe(
    'Shala cannot start with this environment: PORT must be a whole number from 0 to 65535; WEB_CONCURRENCY must be a whole number from 1 to 64.',
  );
}, 120_000);

it('tells of a port in use before it makes a database', async () => {
  const fresh = openServers();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = await fresh.start({ PORT: String((other.address() as { port: number }).port), HOST: '127.0.0.1' });
  await taken.ended;
  expect(taken.output()).toContain('is already in use.');
  expect(readdirSync(fresh.dataDir)).toEqual([]);
  other.close();
  await fresh.close();
}, 60_000);

it('serves from several processes, adds their figures up and replaces one that dies', async () => {
  const server = await start({ WEB_CONCURRENCY: '2', METRICS_TOKEN: 'a-token-of-the-watcher' });
  const count = async () => {
    const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization: 'Bearer a-token-of-the-watcher' } })).text();
    return Number(/http_request_duration_seconds_count\{call="getDemoSignIn",method="GET",status="200"\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  const pids = new Set<string>();
  for (let n = 0; n < 20; n++) await fetch(`${server.url}/public/demo`, { headers: { connection: 'close' } });
  expect(await count()).toBe(20);
  for (const pid of childrenOf(server.child.pid ?? 0)) pids.add(pid);
  expect(pids.size).toBeGreaterThanOrEqual(2);
  const [victim = ''] = pids;
  process.kill(Number(victim), 'SIGKILL');
  await waitFor(() => childrenOf(server.child.pid ?? 0).some((pid) => !pids.has(pid)));
  await waitFor(async () => (await fetch(`${server.url}/readyz`, { headers: { connection: 'close' } })).status === 200);
  expect(server.output()).toContain('a serving process has ended; starting another');
  expect(await stop(server)).toBe(0);
}, 240_000);

/** Processes that this one has forked and that serve. Known on Linux only. */
function childrenOf(pid: number): string[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .filter((line) => line.includes('main.ts'))
    .map((line) => line.trim().split(' ')[0] ?? '');
}

async function waitFor(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await sleep(100);
}
