import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { afterAll, expect, it } from 'vitest';
import { openServers, type ServerProcess } from '../../../test/server-process.ts';

const { start, close } = openServers();
afterAll(close);

type Drafts = { drafts: { id: string; state: string; done: number; quality: { lessons: number } }[] };

async function signIn({ url }: ServerProcess) {
  const json = { 'content-type': 'application/json', connection: 'close' };
  const body = JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD });
  const signedIn = await fetch(`${url}/auth/login`, { method: 'POST', headers: json, body });
  const { data } = (await signedIn.json()) as { data: { accessToken: string } };
  const headers = { ...json, authorization: `Bearer ${data.accessToken}` };
  return {
    drafts: async () => ((await (await fetch(`${url}/admin/timetable/drafts`, { headers })).json()) as { data: Drafts }).data.drafts,
    start: (seconds: number) => fetch(`${url}/admin/timetable/drafts`, { method: 'POST', headers, body: JSON.stringify({ seconds }) }),
    stop: (id: string) => fetch(`${url}/admin/timetable/drafts/${id}/stop`, { method: 'POST', headers, body: '{}' }),
  };
}

it('keeps a draft whose server is killed in the middle, and the next server goes on with it', { timeout: 330_000 }, async () => {
  const env = { NODE_ENV: 'development', QUEUE_SUPERVISION_SECONDS: '2' };
  const first = await start(env);
  const before = await signIn(first);
  expect((await before.start(300)).status).toBe(200);
  await expect.poll(async () => (await before.drafts())[0]?.quality.lessons, { timeout: 60_000, interval: 100 }).toBeGreaterThan(0);
  const found = (await before.drafts())[0];
  first.child.kill('SIGKILL');
  await first.ended;

  const after = await signIn(await start(env));
  const [kept] = await after.drafts();
  expect(kept).toMatchObject({ id: found?.id, quality: { lessons: found?.quality.lessons } });
  await expect.poll(async () => (await after.drafts())[0]?.done, { timeout: 200_000, interval: 500 }).toBeGreaterThan(kept?.done ?? 1);
  await after.stop(found?.id ?? '');
  await expect.poll(async () => (await after.drafts())[0]?.state, { timeout: 10_000 }).toBe('stopped');
});
