import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openConnectionPool } from './index.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('closes idle connections but for one, which keeps what it has planned', async () => {
  const pool = openConnectionPool(test.connection, { max: 3, name: 'idle', idleSeconds: 0.2 });
  const ask = () => pool.ask('select pg_backend_pid() as pid, pg_sleep($1)::text as slept', [0.1]);
  const [first] = await Promise.all([ask(), ask(), ask()]);
  const open = () => test.owner`select pid from pg_stat_activity where application_name = 'idle'`;
  await expect.poll(async () => (await open()).length, { timeout: 30_000 }).toBe(1);
  // Longer than it takes to be closed.
  await sleep(600);
  expect(await ask()).toEqual(first);
  await pool.end();
});
