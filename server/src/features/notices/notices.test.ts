import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { addEmployee, addPupil, ask, PNG } from '../../../test/fees.ts';
import { openSink, sendMails } from '../../../test/mail-sink.ts';
import { multipart } from '../../../test/multipart.ts';
import { makeNoticeWorker } from './index.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  asha = await makeSchool(test, 'Notice School');
  await addPupil(test, asha, { name: 'Aarav Kale', guardian: '9811111111' });
  await addPupil(test, asha, { name: 'Diya Kale', guardian: '9811111111' });
  await addPupil(test, asha, { name: 'Kabir Das', className: '9th', guardian: '9822222222' });
  await addPupil(test, asha, { name: 'Meera Nair', className: '9th' });
  await test.owner`update guardians set email = 'Suresh' || right(phone, 2) || '@home.example' where school_id = ${asha.id}`;
  await addEmployee(test, asha);
});
afterAll(() => test.close());

const post = (url: string, body: object = {}) => ask(test, asha, 'POST', `/admin/notices${url}`, body);
const get = (url: string) => ask(test, asha, 'GET', `/admin/notices${url}`);
const reach = async (audience: object) => (await ask(test, asha, 'POST', '/admin/notice-reach', { audience })).data;
const DRAFT = {
  title: 'Fees of {student}',
  bodyHtml: '<p>Dear {name}, {student} of {class} owes {amount}.</p>',
  audience: { kind: 'students' },
};
const add = async (draft: object = DRAFT) => (await post('', draft)).data._id as string;
const worker = (smtpUrl?: string) =>
  makeNoticeWorker({
    database: test.database,
    files: test.platform.files,
    vault: test.platform.vault,
    smtpUrl,
    from: 'Shala <office@school.example>',
    isProduction: false,
    publicUrl: 'https://shala.example',
  });
const deliver = async (smtpUrl?: string) => {
  const made = worker(smtpUrl);
  await made.run(new AbortController().signal);
  made.close();
};

describe('an audience', () => {
  it('counts each person once, however many children they have, and says who has nobody', async () => {
    expect(await reach({ kind: 'students' })).toMatchObject({
      recipients: 2,
      parents: 2,
      staff: 0,
      students: 4,
      shared: 1,
      withoutParent: 1,
    });
    expect(await reach({ kind: 'all' })).toMatchObject({ recipients: 3, staff: 1 });
    expect(await reach({ kind: 'classes', ids: [asha.ids.class] })).toMatchObject({ recipients: 1, students: 2 });
    expect(await reach({ kind: 'sections', ids: [asha.ids.section, asha.ids.section] })).toMatchObject({ recipients: 1 });
    expect((await reach({ kind: 'defaulters' })).sample[0]).toMatchObject({ name: 'Suresh Kale' });
  });

  it('is counted by channel: who has an address for it, who has none, and whether the channel is set up at all', async () => {
    const { recipients, channels } = await reach({ kind: 'all' });
    const of = (name: string) => channels.find(({ channel }: { channel: string }) => channel === name);
    // Two parents have a mail address; the employee has neither.
    expect(recipients).toBe(3);
    expect(of('mail')).toMatchObject({ reachable: 2, withoutAddress: 1 });
    expect(of('sms')).toMatchObject({ isSet: false });
    for (const { reachable, withoutAddress } of channels) expect(reachable + withoutAddress).toBe(recipients);
  });

  it('must name somebody, and somebody of the school', async () => {
    const ask422 = (audience: object) => ask(test, asha, 'POST', '/admin/notice-reach', { audience });
    expect(await ask422({ kind: 'classes' })).toMatchObject({ status: 422, code: 'noRecipientsChosen' });
    expect((await ask422({ kind: 'people', ids: [asha.ids.class] })).status).toBe(404);
    expect((await ask422({ kind: 'neighbours' })).status).toBe(400);
    expect((await ask(test, asha, 'GET', '/admin/notice-people?search=kal')).data.map(({ name }: { name: string }) => name)).toEqual([
      'Aarav Kale',
      'Diya Kale',
    ]);
  });
});

describe('a notice', () => {
  it('keeps no script, however it is written', async () => {
    const bodyHtml = `<p onclick="steal()">Hello<script>steal()</script><img src=x onerror=steal()><a href="javascript:steal()">x</a>
      <a href="https://school.example">y</a><iframe src="//evil"></iframe><style>*{}</style><svg onload=steal()></svg></p>`;
    const { data } = await get(`/${await add({ ...DRAFT, bodyHtml })}`);
    expect(data.bodyHtml).not.toMatch(/steal|script|onerror|onclick|iframe|style|svg|img|javascript/i);
    expect(data.bodyHtml).toContain('href="https://school.example"');
    expect(await post('', { ...DRAFT, bodyHtml: '<script>x</script> ' })).toMatchObject({ status: 422, code: 'noticeEmpty' });
    expect((await post('', { ...DRAFT, title: '' })).status).toBe(400);
  });

  it('is sent with the count that was shown, once, and numbered without gaps', async () => {
    const id = await add();
    expect(await post(`/${id}/publication`, { recipients: 7 })).toMatchObject({
      status: 409,
      code: 'recipientsChanged',
      data: { recipients: 2 },
    });
    const sent = await post(`/${id}/publication`, { recipients: 2 });
    expect(sent.data).toMatchObject({ recipients: 2, publishAt: null });
    expect(await post(`/${id}/publication`, { recipients: 2 })).toMatchObject({ status: 409, code: 'noticeSent' });
    const second = await add();
    const both = await Promise.all([1, 2].map(() => post(`/${second}/publication`, { recipients: 2 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const numbers = [sent.data.number, both.find(({ status }) => status === 200)?.data.number].map((number: string) =>
      Number(number.split('/')[1]),
    );
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    expect((await get(`/${id}/deliveries`)).data.total).toBe(2);
    expect(await ask(test, asha, 'PUT', `/admin/notices/${id}`, { ...DRAFT, version: 2 })).toMatchObject({
      status: 409,
      code: 'noticeSent',
    });
  });

  it('that two people change keeps the first change', async () => {
    const id = await add();
    expect((await ask(test, asha, 'PUT', `/admin/notices/${id}`, { ...DRAFT, title: 'One', version: 1 })).data.version).toBe(2);
    expect(await ask(test, asha, 'PUT', `/admin/notices/${id}`, { ...DRAFT, title: 'Two', version: 1 })).toMatchObject({
      status: 409,
      code: 'noticeChanged',
    });
    expect((await get(`/${id}`)).data.title).toBe('One');
  });

  it('that is pinned stands above later ones; past its last day it leaves the current ones, and is not sent', async () => {
    const [first, second] = [await add(), await add()];
    for (const id of [first, second]) expect((await post(`/${id}/publication`, { recipients: 2 })).status).toBe(200);
    const change = (id: string, body: object) => ask(test, asha, 'PATCH', `/admin/notices/${id}`, body);
    const shown = async (show: string) => {
      const { notices } = (await get(`?show=${show}`)).data as { notices: { _id: string }[] };
      return notices.map(({ _id }) => _id).filter((id) => id === first || id === second);
    };
    expect(await shown('current')).toEqual([second, first]);
    expect((await change(first, { isPinned: true })).data).toMatchObject({ isPinned: true });
    expect(await shown('current')).toEqual([first, second]);
    expect((await change(first, { expiresOn: '2026-04-01' })).status).toBe(200);
    expect(await shown('current')).toEqual([second]);
    expect(await shown('all')).toContain(first);
    const late = await add({ ...DRAFT, expiresOn: '2026-04-01' });
    expect(await post(`/${late}/publication`, { recipients: 2 })).toMatchObject({ status: 422, code: 'expiredNotice' });
  });

  it('takes a photo or a PDF, and nothing else', async () => {
    const id = await add();
    const attach = (bytes: Buffer) => {
      const form = multipart('file', bytes, 'map.png');
      return test.app.inject({
        method: 'POST',
        url: `/admin/notices/${id}/attachment`,
        headers: { authorization: `Bearer ${asha.token}`, ...form.headers },
        payload: form.payload,
      });
    };
    expect((await attach(Buffer.from('<html><script>x</script>'))).statusCode).toBe(415);
    expect((await attach(PNG)).json().data).toMatchObject({ name: 'map.png', version: 2 });
    expect((await get(`/${id}`)).data.attachment.bytes).toBe(PNG.length);
  });

  it('that waits for its time goes out when that has come, to those who are there then', async () => {
    const id = await add({ ...DRAFT, channels: ['sms'] });
    expect(await post(`/${id}/publication`, { recipients: 2, at: '2020-01-01T00:00:00Z' })).toMatchObject({
      status: 422,
      code: 'pastTime',
    });
    expect(await post(`/${id}/publication`, { recipients: 2, at: '9999-12-31T23:59:59Z' })).toMatchObject({ status: 422, code: 'farTime' });
    // Nine o'clock in India on a day some weeks ahead.
    const day = new Date(testClock().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
    expect((await post(`/${id}/publication`, { recipients: 2, at: `${day}T09:00:00+05:30` })).data.publishAt).toBe(`${day}T03:30:00.000Z`);
    const inZone = async (zone: string) => {
      await test.owner`update schools set time_zone = ${zone} where id = ${asha.id}`;
      return (await post(`/${await add()}/publication`, { recipients: 2, at: `${day}T09:00` })).data.publishAt;
    };
    expect(await inZone('Asia/Dubai')).toBe(`${day}T05:00:00.000Z`);
    expect(await inZone('Asia/Kolkata')).toBe(`${day}T03:30:00.000Z`);
    expect((await post(`/${await add()}/publication`, { recipients: 2, at: '2026-13-01T09:00' })).status).toBe(400);
    await deliver();
    expect((await get(`/${id}`)).data.state).toBe('scheduled');
    await test.owner`update notices set publish_at = now() - interval '1 minute' where school_id = ${asha.id} and id = ${id}`;
    await deliver();
    expect((await get(`/${id}`)).data).toMatchObject({ state: 'published', recipients: 2 });
  });
});

describe('the delivery', () => {
  it('without a way set up shows what would have gone to whom', async () => {
    const id = await add({ ...DRAFT, channels: ['mail', 'whatsapp'] });
    await post(`/${id}/publication`, { recipients: 2 });
    // From the beginning: nothing waits for a channel that is not set up.
    expect((await get(`/${id}`)).data.deliveries).toMatchObject({ mail: { queued: 0, skipped: 2 }, whatsapp: { queued: 0, skipped: 2 } });
    expect((await post(`/${id}/repetition`, {})).data).toMatchObject({ queued: 0 });
    await deliver();
    const { deliveries } = (await get(`/${id}/deliveries`)).data;
    expect(deliveries.map(({ channel, state, reason }: Record<string, string>) => `${channel} ${state} ${reason}`).sort()).toEqual([
      'mail skipped mailUnset',
      'mail skipped mailUnset',
      'whatsapp skipped hookUnset',
      'whatsapp skipped hookUnset',
    ]);
  });

  it('by mail fills the places for each, and sends again under the same Message-ID', async () => {
    sendMails(test);
    const id = await add();
    await post(`/${id}/publication`, { recipients: 2 });
    let hasFailed = false;
    const sink = await openSink((mail) => {
      if (hasFailed || !mail.includes('suresh11@')) return null;
      hasFailed = true;
      ids.push(messageId(mail));
      return Object.assign(new Error('Try later'), { responseCode: 451 });
    });
    const ids: (string | undefined)[] = [];
    const messageId = (mail: string) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1];
    await deliver(sink.url);
    expect((await get(`/${id}/deliveries?state=queued`)).data.deliveries[0]).toMatchObject({
      address: 'suresh11@home.example',
      reason: 'smtp 451',
      attempts: 1,
    });
    await test.owner`update notice_deliveries set due_at = now() where school_id = ${asha.id} and state = 'queued'`;
    await deliver(sink.url);
    await sink.close();
    const mine = sink.mails.filter((mail) => mail.includes('suresh11@'));
    expect(mine.map(messageId)).toEqual(ids);
    expect(mine[0]).toMatch(/Aarav Kale, Diya Kale of 10th A owes =?\r?\n?/);
    expect((await get(`/${id}`)).data.deliveries.mail).toEqual({ queued: 0, sent: 2, failed: 0, skipped: 0 });
  });

  it('that is withdrawn stops what waits; what was missed is sent again on demand', async () => {
    sendMails(test);
    const id = await add();
    await post(`/${id}/publication`, { recipients: 2 });
    const sink = await openSink(() => Object.assign(new Error('No such user'), { responseCode: 550 }));
    await deliver(sink.url);
    await sink.close();
    expect((await get(`/${id}`)).data.deliveries.mail.failed).toBe(2);
    expect((await post(`/${id}/repetition`)).data.queued).toBe(2);
    expect((await post(`/${id}/withdrawal`)).data).toMatchObject({ stopped: 2, gone: 0 });
    expect(await post(`/${id}/withdrawal`)).toMatchObject({ status: 409, code: 'noticeNotSent' });
    expect(await post(`/${id}/repetition`)).toMatchObject({ status: 409 });
  });

  it('by a webhook is signed, follows no redirect, and says what came back', async () => {
    const got: { body: string; signature: unknown; at: unknown }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        got.push({ body, signature: request.headers['x-shala-signature'], at: request.headers['x-shala-timestamp'] });
        if (body.includes('9822222222')) response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
        else response.writeHead(200).end('ok');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
    const secret = 'a secret of twenty letters';
    expect((await ask(test, asha, 'PUT', '/admin/notice-channels/sms', { url, secret })).status).toBe(200);
    expect(JSON.stringify((await ask(test, asha, 'GET', '/admin/notice-channels')).data)).not.toContain(secret);
    const id = await add({ ...DRAFT, channels: ['sms'] });
    await post(`/${id}/publication`, { recipients: 2 });
    await deliver();
    server.close();
    expect(got).toHaveLength(2);
    for (const { body, signature, at } of got)
      expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`);
    const rows = (await get(`/${id}/deliveries`)).data.deliveries as { address: string; state: string; reason: string }[];
    expect(rows.find(({ address }) => address === '9811111111')?.state).toBe('sent');
    expect(rows.find(({ address }) => address === '9822222222')).toMatchObject({ state: 'failed', reason: 'status 302' });
  });

  it('by a webhook goes to an address in capital letters too', async () => {
    const secret = 'a secret of twenty letters';
    const answer = await ask(test, asha, 'PUT', '/admin/notice-channels/whatsapp', { url: 'HTTPS://MESSAGES.EXAMPLE.ORG/SHALA', secret });
    expect(answer).toMatchObject({ status: 200, data: { url: 'https://MESSAGES.EXAMPLE.ORG/SHALA' } });
    expect((await ask(test, asha, 'DELETE', '/admin/notice-channels/whatsapp')).status).toBe(200);
  });

  it.each([
    'http://example.com/x',
    'https://10.0.0.1/x',
    'https://user:pass@example.com/',
    'https://printer.local/',
    'https://[::ffff:10.0.0.1]/',
    'ftp://example.com/',
  ])('hands nothing over to %s', async (url) => {
    const answer = await ask(test, asha, 'PUT', '/admin/notice-channels/whatsapp', { url, secret: 'a secret of twenty letters' });
    expect([400, 422]).toContain(answer.status);
  });
});

describe('notice categories', () => {
  const categories = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', id = '', body?: object, school = asha) =>
    ask(test, school, method, `/admin/notice-categories${id && `/${id}`}`, body);

  it('a new name also stands on the notices of the category; one that is taken off leaves theirs', async () => {
    const { data: made } = await categories('POST', '', { name: 'Trips' });
    const noticeId = await add({ ...DRAFT, category: 'trips' });
    expect((await categories('GET')).data).toContainEqual({ id: made.id, name: 'Trips', notices: 1 });
    expect((await categories('PATCH', made.id, { name: 'Outings' })).data).toEqual({ id: made.id, name: 'Outings', notices: 1 });
    expect((await get(`/${noticeId}`)).data.category).toBe('Outings');
    expect((await categories('DELETE', made.id)).status).toBe(200);
    expect((await categories('GET')).data.map(({ name }: { name: string }) => name)).not.toContain('Outings');
    expect((await get(`/${noticeId}`)).data.category).toBe('Outings');
    expect((await categories('DELETE', made.id)).status).toBe(404);
  });

  it('one name stands once, in any case of letters, and each school has its own', async () => {
    const { data: made } = await categories('POST', '', { name: 'Sports day' });
    expect(await categories('POST', '', { name: 'SPORTS DAY' })).toMatchObject({ status: 409, code: 'nameTaken' });
    const { data: other } = await categories('POST', '', { name: 'Library' });
    expect(await categories('PATCH', other.id, { name: 'sports day' })).toMatchObject({ status: 409, code: 'nameTaken' });
    expect((await categories('PATCH', made.id, { name: 'Sports Day' })).status).toBe(200);
    expect((await categories('POST', '', { name: ' ' })).status).toBe(400);
    const chitra = await makeSchool(test, 'Category School');
    expect((await categories('PATCH', made.id, { name: 'Mine now' }, chitra)).status).toBe(404);
    expect((await categories('POST', '', { name: 'Sports day' }, chitra)).status).toBe(200);
  });
});
