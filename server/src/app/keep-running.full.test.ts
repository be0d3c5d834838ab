import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openServers, signInToDemo } from '../../test/server-process.ts';

const { start, close } = openServers();
afterAll(close);

it('survives a call whose arguments fail late, and is started again when it is killed', async () => {
  const server = await start({ NODE_ENV: 'development' }, { isKept: true });
  const demo = await signInToDemo(server.url);
  const [student] = ((await demo.get('/admin/students')) as { students: { id: string }[] }).students;
  const bad = await fetch(`${server.url}/admin/history/student/${student?.id ?? 'x'}?after=bad`, {
    headers: { authorization: demo.authorization },
  });
  expect(bad.status).toBe(404);
  await sleep(200);
  expect(childOf(server.child.pid)).not.toBe('');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const first = childOf(server.child.pid);
  process.kill(Number(first), 'SIGKILL');
  await expect.poll(() => server.output().match(/Shala is ready at/g)?.length, { timeout: 120_000, interval: 200 }).toBe(2);
  expect(server.output()).toContain('Shala has ended unexpectedly (SIGKILL). Starting it again in 1 s (1 of 5 in ten minutes).');
  expect(childOf(server.child.pid)).not.toBe(first);
  const url = /Shala is ready at (\S+)(?![\s\S]*Shala is ready at)/.exec(server.output())?.[1] ?? '';
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  server.child.kill('SIGTERM');
  await server.ended;
  expect(server.child.exitCode).toBe(0);
});

/** The server process that a launcher runs. Works on Linux only. */
function childOf(pid = 0): string {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(pid)], { encoding: 'utf8' });
  return (
    stdout
      .split('\n')
      .find((line) => line.includes('main.ts'))
      ?.trim()
      .split(' ')[0] ?? ''
  );
}
