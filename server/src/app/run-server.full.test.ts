import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openServers, stop } from '../../test/server-process.ts';
import { beginSlowRequest } from '../../test/slow-request.ts';

const { start, close } = openServers();
afterAll(close);

it('ends at once at the second signal', async () => {
  const server = await start();
  await beginSlowRequest(server.url);
  server.child.kill('SIGTERM');
  // A terminal sends the same signal twice; a later one is a new request.
  server.child.kill('SIGINT');
  await sleep(2200);
  expect(server.child.exitCode).toBeNull();
  const told = Date.now();
  server.child.kill('SIGTERM');
  await server.ended;
  expect(Date.now() - told).toBeLessThan(5000);
  expect(server.child.exitCode).toBe(1);
});

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
});

/** The child processes that serve requests. Works on Linux only. */
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
