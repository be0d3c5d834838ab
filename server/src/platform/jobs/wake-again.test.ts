import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { openConnectionPool } from '../db/index.ts';
import { startJobs } from './index.ts';

const SUPERVISION_SECONDS = 3;

let made: TestDatabase;
beforeAll(async () => {
  made = await createTestDatabase();
});
afterAll(() => made.drop());

it('a job begins as soon as it is woken, also after it was found at work when the queue was last looked at', async () => {
  const pool = openConnectionPool(
    { ...inject('postgres'), database: made.owner.options.database },
    { max: 2, name: 'test queue', isJsonText: true },
  );
  const began: number[] = [];
  // At work through several looks at the queue, as a job that delivers many mails.
  const run = async () => {
    began.push(performance.now());
    if (began.length === 1) await sleep(3000 * SUPERVISION_SECONDS);
  };
  const jobs = await startJobs(pool, [{ name: 'long-work', run }], pino({ level: 'silent' }), { supervisionSeconds: SUPERVISION_SECONDS });
  await jobs.wakeJob('long-work');
  await sleep(3100 * SUPERVISION_SECONDS);
  const woken = performance.now();
  await jobs.wakeJob('long-work');
  await expect.poll(() => began.length, { timeout: 60_000, interval: 10 }).toBe(2);
  // Without being woken it would be found at the next look at the queue, after half of this time.
  expect((began[1] as number) - woken).toBeLessThan(480 * SUPERVISION_SECONDS);
  await jobs.stop();
  await pool.end();
});
