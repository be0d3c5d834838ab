import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../test/app.ts';

const MOST = 3;
let test: TestApp;
let school: TestSchool;
let url: string;
let port: number;
beforeAll(async () => {
  test = await openOwnTestApp({ env: { REQUESTS_AT_ONCE: String(MOST) } });
  school = await makeSchool(test);
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(url).port);
});
afterAll(() => test.close());

const ask = (path = '/admin/getAllClasses') => fetch(url + path, { headers: bearer(school) });

interface Busy {
  /** Until so many calls stand at the lock: only then are their places taken, however slow the machine is. */
  untilWaiting: (calls: number) => Promise<void>;
}

/** Makes every call of the school wait until the given work is over: they need a table that is locked meanwhile. */
async function whileBusy<T>(work: (busy: Busy) => Promise<T>): Promise<T> {
  return test.owner.begin(async (tx) => {
    await tx`lock table classes in access exclusive mode`;
    const waiting = () => tx`select 1 from pg_locks where relation = 'classes'::regclass and not granted`;
    return work({
      untilWaiting: (calls) => vi.waitFor(async () => expect((await waiting()).length).toBe(calls), { timeout: 60_000, interval: 20 }),
    });
  }) as Promise<T>;
}

describe('more calls at once than a process answers', () => {
  it('are refused with 503 and Retry-After, the others are answered, and afterwards everybody is', async () => {
    const { waiting, refused, probe } = await whileBusy(async ({ untilWaiting }) => {
      const waiting = Array.from({ length: MOST }, () => ask());
      await untilWaiting(MOST);
      return { waiting, refused: await ask(), probe: await ask('/') };
    });
    expect([refused.status, refused.headers.get('retry-after'), ((await refused.json()) as { code: string }).code]).toEqual([
      503,
      '5',
      'busy',
    ]);
    expect(probe.status).toBe(200);
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
    for (let times = 0; times < 2 * MOST; times++) expect((await ask()).status).toBe(200);
  });

  it('whose clients have gone take no place', async () => {
    await whileBusy(async ({ untilWaiting }) => {
      for (let times = 0; times < MOST; times++) {
        const socket = connect(port, '127.0.0.1');
        socket.write(`GET /admin/getAllClasses HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${bearer(school).authorization}\r\n\r\n`);
        await untilWaiting(times + 1);
        socket.destroy();
        // A read joins others on their connection only while these are younger than 20 ms; behind a waiting one it would not stand at the lock itself.
        await setTimeout(25);
      }
      await vi.waitFor(async () => expect((await ask('/admin/getAdminDetails')).status).toBe(200), { timeout: 60_000, interval: 20 });
    });
  });
});

it('a database that is away is 503 with Retry-After too', async () => {
  const away = await openOwnTestApp();
  const { token } = await makeSchool(away);
  await away.database.close();
  const answer = await away.app.inject({ method: 'GET', url: '/admin/getAllClasses', headers: bearer({ token }) });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10']);
  await away.close().catch(() => {});
});
