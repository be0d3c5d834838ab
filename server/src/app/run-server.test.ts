import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { inFull } from '../../test/in-full.ts';
import { openServers } from '../../test/server-process.ts';
import { beginSlowRequest } from '../../test/slow-request.ts';

const { start, close } = openServers();
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
  await expect.poll(knock, { timeout: 60_000 }).toBe('closed');
  const answer = await request.finish();
  expect(answer).toContain('HTTP/1.1 401');
  const answered = Date.now();
  await server.ended;
  expect(Date.now() - answered).toBeLessThan(10_000);
  expect(server.child.exitCode).toBe(0);
});

inFull('refuses with a sentence that names the port or the setting, before it makes a database', async () => {
  const fresh = openServers();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const port = (other.address() as { port: number }).port;
  const taken = await fresh.start({ PORT: String(port), HOST: '127.0.0.1' });
  await taken.ended;
  expect(taken.output().trim()).toBe(`Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or start Shala with another PORT.`);
  expect(taken.child.exitCode).toBe(1);
  other.close();
  const wrong = await fresh.start({ PORT: 'abc', WEB_CONCURRENCY: '0' });
  await wrong.ended;
  expect(wrong.output().trim()).toBe(
    'Shala cannot start with this environment: PORT must be a whole number from 0 to 65535; WEB_CONCURRENCY must be a whole number from 1 to 64.',
  );
  expect(readdirSync(fresh.dataDir)).toEqual([]);
  await fresh.close();
});
