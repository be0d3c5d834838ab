import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { isFull } from '../../../test/sampling.ts';
import { makeNoticeWorker } from './index.ts';

const SLOW_SCHOOLS = isFull ? 4 : 2;
/** For each slow school: ten rounds of two batches, or three. */
const MANY = isFull ? 160 : 48;
const SLOW_MS = 400;

let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());

/** The schools whose messages arrived, in order. The hook of a slow school answers late. */
async function openHook() {
  const arrived: string[] = [];
  const server = createServer(async (request, response) => {
    const name = request.url?.slice(1) ?? '';
    arrived.push(name);
    request.resume();
    if (name.startsWith('slow')) await sleep(SLOW_MS);
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { arrived, close: () => server.close(), url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A school with a notice to the given number of people, waiting to be sent to the hook. */
async function addSending(name: string, { url, people }: { url: string; people: number }): Promise<void> {
  const school = await makeSchool(test, name);
  await test.owner`insert into employees (school_id, id, employee_code, name, phone)
    select ${school.id}, app.new_id(), 'E' || n, 'Person ' || n, '98' || lpad(n::text, 8, '0') from generate_series(1, ${people}::int) n`;
  const set = await ask(test, school, 'PUT', '/admin/notice-channels/sms', { url: `${url}/${name}`, secret: 'a secret of twenty letters' });
  expect(set.status).toBe(200);
  const draft = { title: 'Meeting', bodyHtml: '<p>At nine.</p>', audience: { kind: 'staff' }, channels: ['sms'] };
  const { data } = await ask(test, school, 'POST', '/admin/notices', draft);
  expect(await ask(test, school, 'POST', `/admin/notices/${data._id}/publication`, { recipients: people })).toMatchObject({ status: 200 });
}

it('the slow webhooks of several schools hold up no notice of another one', async () => {
  const hook = await openHook();
  // Turns are in the order of the schools' age: the quick one is the last.
  for (let n = 0; n < SLOW_SCHOOLS; n++) await addSending(`slow ${n}`.replace(' ', '-'), { url: hook.url, people: MANY });
  await addSending('quick', { url: hook.url, people: 20 });
  const worker = makeNoticeWorker({
    ...{
      database: test.database,
      files: test.platform.files,
      vault: test.platform.vault,
      smtpUrl: undefined,
      from: 'Shala <office@school.example>',
    },
    ...{ isProduction: false, publicUrl: 'https://shala.example', turns: { turnMs: 100, slowMs: 200 } },
  });
  await worker.run(new AbortController().signal);
  worker.close();
  hook.close();
  const of = (name: string) => hook.arrived.filter((one) => one === name).length;
  expect([of('quick'), of('slow-0'), of(`slow-${SLOW_SCHOOLS - 1}`)]).toEqual([20, MANY, MANY]);
  // At most one turn of each slow school, and not one after the other until their last message.
  const slowBefore = hook.arrived.slice(0, hook.arrived.lastIndexOf('quick')).filter((name) => name !== 'quick').length;
  expect(slowBefore).toBeLessThan((SLOW_SCHOOLS - 0.5) * MANY);
});
