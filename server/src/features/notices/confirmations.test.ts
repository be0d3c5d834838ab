import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil, ask } from '../../../test/fees.ts';
import { openSink, sendMails } from '../../../test/mail-sink.ts';
import { makeNoticeWorker } from './index.ts';

let test: TestApp;
let school: TestSchool;
let name: string;
let round = 0;
beforeAll(async () => {
  test = await openOwnTestApp();
  sendMails(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  name = `Confirmations ${round++}`;
  school = await makeSchool(test, name);
  await addPupil(test, school, { name: 'Aarav Kale', guardian: '9811111111' });
  await addPupil(test, school, { name: 'Diya Kale', guardian: '9811111111' });
  await addPupil(test, school, { name: 'Kabir Das', guardian: '9822222222' });
  await test.owner`update guardians set email = 'parent' || right(phone, 2) || '@home.example' where school_id = ${school.id}`;
});

const notices = (method: 'GET' | 'POST' | 'PUT', url: string, body?: object, by = school) =>
  ask(test, by, method, `/admin/notices${url}`, body);
const publish = async (more: object = {}) => {
  const draft = { title: 'Trip of {student}', bodyHtml: '<p>Dear {name}, {student} may come.</p>', audience: { kind: 'students' } };
  const { _id } = (await notices('POST', '', { ...draft, asksConfirmation: true, ...more })).data;
  expect((await notices('POST', `/${_id}/publication`, { recipients: 2 })).status).toBe(200);
  return _id as string;
};
const deliver = async (smtpUrl: string) => {
  const { database, platform } = test;
  const ground = { database, files: platform.files, vault: platform.vault, smtpUrl, from: 'office@school.example', isProduction: false };
  const worker = makeNoticeWorker({ ...ground, publicUrl: 'https://shala.example' });
  await worker.run(new AbortController().signal);
  worker.close();
};
/** The text of a mail, with its wrapped lines joined. */
const plain = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const codeIn = (mail: string) => /https:\/\/shala\.example\/confirm\?notice=([0-9a-f]{64})/.exec(plain(mail))?.[1] ?? '';
const open = async (code: string, method: 'GET' | 'POST' = 'GET') => {
  const url = `/public/notices/${code}${method === 'POST' ? '/confirmation' : ''}`;
  const response = await test.app.inject({ method, url });
  return { status: response.statusCode, ...response.json() };
};
const sent = async (more: object = {}) => {
  const id = await publish(more);
  // The worker handles all schools; messages of other tests are ignored.
  const sink = await openSink((mail) => (mail.includes(`From: ${name} <`) ? null : new Error('another school')));
  await deliver(sink.url);
  return { id, sink };
};

it('each recipient gets a link of his own, reads what he was sent and confirms once; opening alone confirms nothing', async () => {
  const { id, sink } = await sent();
  await sink.close();
  const mail = sink.mails.find((one) => one.includes('parent11@')) ?? '';
  const code = codeIn(mail);
  expect(new Set(sink.mails.map(codeIn)).size).toBe(2);
  const read = await open(code);
  expect(read).toMatchObject({ status: 200, data: { students: 'Aarav Kale, Diya Kale', isWithdrawn: false, confirmedAt: null } });
  expect(read.data.title).toBe('Trip of Aarav Kale, Diya Kale');
  expect(read.data.bodyHtml).toContain('Aarav Kale, Diya Kale may come.');
  expect((await notices('GET', `/${id}`)).data.confirmed).toBe(0);
  const first = await open(code, 'POST');
  const [second, third] = await Promise.all([open(code, 'POST'), open(code, 'POST')]);
  expect(first.status).toBe(200);
  expect([second.data, third.data]).toEqual([first.data, first.data]);
  expect((await notices('GET', `/${id}`)).data).toMatchObject({ asksConfirmation: true, confirmed: 1 });
  const rows = (await notices('GET', `/${id}/deliveries?confirmed=no`)).data.deliveries;
  expect(rows).toMatchObject([{ students: 'Kabir Das', confirmedAt: null, isOnPaper: false }]);
});

it('who confirms by one way has confirmed by all', async () => {
  const id = await publish({ channels: ['mail', 'sms'] });
  const [row] = await test.owner<{ key: string }[]>`select confirm_key as key from notice_deliveries
    where school_id = ${school.id} and notice_id = ${id} and channel = 'sms' and address = '9811111111'`;
  expect((await open(`${school.id}${row?.key}`.replaceAll('-', ''), 'POST')).status).toBe(200);
  expect((await notices('GET', `/${id}`)).data.confirmed).toBe(1);
  expect((await notices('GET', `/${id}/deliveries?confirmed=yes`)).data.deliveries).toHaveLength(2);
});

it('a slip on paper is noted and taken back; what the parent confirmed himself stays', async () => {
  const { id, sink } = await sent();
  await sink.close();
  const [one, other] = (await notices('GET', `/${id}/deliveries`)).data.deliveries as { _id: string; address: string }[];
  const note = (deliveryId: string | undefined, isConfirmed: boolean, by = school) =>
    notices('PUT', `/${id}/deliveries/${deliveryId}/confirmation`, { isConfirmed }, by);
  expect((await note(one?._id, true)).data.confirmedAt).not.toBeNull();
  expect((await note(one?._id, false)).data.confirmedAt).toBeNull();
  const mail = sink.mails.find((text) => text.includes(other?.address ?? '-')) ?? '';
  expect((await open(codeIn(mail), 'POST')).status).toBe(200);
  expect((await note(other?._id, false)).data.confirmedAt).not.toBeNull();
  const stranger = await makeSchool(test, `Stranger ${round}`);
  expect((await note(one?._id, true, stranger)).status).toBe(404);
  expect((await note('00000000-0000-7000-8000-000000000000', true)).status).toBe(404);
});

it('only those who have not confirmed are reminded, by another message that says so', async () => {
  const { id, sink } = await sent();
  const idOf = (mail: string) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1];
  await open(codeIn(sink.mails.find((mail) => mail.includes('parent11@')) ?? ''), 'POST');
  const before = sink.mails.find((mail) => mail.includes('parent22@')) ?? '';
  sink.mails.length = 0;
  expect((await notices('POST', `/${id}/repetition`, { who: 'unconfirmed' })).data.queued).toBe(1);
  expect((await notices('POST', `/${id}/repetition`, { who: 'unconfirmed' })).data.queued).toBe(0);
  await deliver(sink.url);
  await sink.close();
  expect(sink.mails).toHaveLength(1);
  const [reminder = ''] = sink.mails;
  expect(reminder).toMatch(/^Subject: Reminder: Trip of Kabir Das\r$/m);
  expect(codeIn(reminder)).toBe(codeIn(before));
  expect(idOf(reminder)).not.toBe(idOf(before));
});

it('a withdrawn notice shows no text and takes no confirmation; unknown codes are unknown', async () => {
  const { id, sink } = await sent();
  await sink.close();
  const code = codeIn(sink.mails[0] ?? '');
  await notices('POST', `/${id}/withdrawal`, {});
  expect((await open(code)).data).toMatchObject({ isWithdrawn: true, bodyHtml: '', attachment: null });
  expect(await open(code, 'POST')).toMatchObject({ status: 409, code: 'noticeWithdrawn' });
  for (const bad of ['x', '0'.repeat(64), code.slice(0, 63), `${code}0`, `${'f'.repeat(32)}${code.slice(32)}`]) {
    expect((await open(bad)).status).toBe(404);
    expect((await open(bad, 'POST')).status).toBe(404);
  }
});

it('a notice that asks for nothing carries no link and no key', async () => {
  const { id, sink } = await sent({ asksConfirmation: false });
  await sink.close();
  expect(sink.mails.map(codeIn)).toEqual(['', '']);
  const keys =
    await test.owner`select 1 from notice_deliveries where school_id = ${school.id} and notice_id = ${id} and confirm_key is not null`;
  expect(keys).toHaveLength(0);
  expect((await notices('POST', `/${id}/repetition`, { who: 'unconfirmed' })).data.queued).toBe(0);
});
