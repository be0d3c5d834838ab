import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { connect } from '#platform/db';
import { findRunningPostgres } from '#platform/postgres';
import { openServers, signInToDemo } from '../../../test/server-process.ts';
import { endYear } from '../../../test/students.ts';

const servers = openServers();
afterAll(() => servers.close());

const PLAN = { detainedIds: [], leaverIds: [], raisePercent: 10, carriesArrears: true };

/** The demo school's years, read from a server as an administrator. */
async function open(url: string) {
  const { school, get, post } = await signInToDemo(url);
  return {
    years: () => get('/admin/academic-years') as Promise<{ id: string; isCurrent: boolean; students: number }[]>,
    counts: async () => (await get('/admin/students/counts')) as { counts: unknown[] },
    open: (key: string) => post('/admin/year/roll-over', PLAN, { 'idempotency-key': key }),
    school,
  };
}

it('a server that is killed in the change of the year has changed all or nothing, and the same act may come again', {
  timeout: 300_000,
}, async () => {
  const first = await servers.start({ DEMO: '1' });
  const before = await open(first.url);
  const connection = await findRunningPostgres(servers.dataDir);
  if (connection === undefined) throw new Error('The embedded database does not run.');
  const owner = connect(connection, { max: 1, name: 'test owner' });
  await endYear({ owner } as never, { id: before.school } as never);
  await owner.end();
  const [years, counts] = [await before.years(), await before.counts()];
  const answer = before.open('the-change-of-the-year-1').then(
    ({ status }) => status,
    () => 0,
  );
  await sleep(300);
  first.child.kill('SIGKILL');
  await first.ended;
  const status = await answer;

  const second = await servers.start({ DEMO: '1' });
  const after = await open(second.url);
  const isDone = (await after.years()).find(({ isCurrent }) => isCurrent)?.id !== years.find(({ isCurrent }) => isCurrent)?.id;
  if (status === 200) expect(isDone).toBe(true);
  // Either nothing was done, or everything: then the repeated request gets the same answer.
  if (!isDone) expect([await after.years(), await after.counts()]).toEqual([years, counts]);
  expect((await after.open('the-change-of-the-year-1')).status).toBe(200);
  const now = await after.years();
  expect(now.find(({ isCurrent }) => isCurrent)?.id).not.toBe(years.find(({ isCurrent }) => isCurrent)?.id);
  expect(now.find(({ isCurrent }) => isCurrent)?.students).toBeGreaterThan(900);
});
