import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { addPupil, ask } from '../../../test/fees.ts';
import { openSink } from '../../../test/mail-sink.ts';
import { makeNoticeWorker } from './index.ts';

const MAIL = { host: 'smtp.school.example', port: 587, username: 'office', password: 'mail password', from: 'Office@School.example' };
let test: TestApp;
let asha: TestSchool;
let ravi: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  asha = await makeSchool(test, 'Mail School');
  ravi = await makeSchool(test, 'Other School');
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', body?: object, path = '', school = asha) =>
  ask(test, school, method, `/admin/mail-channel${path}`, body);
const portOf = (url: string) => Number(new URL(url).port);

describe('the mail account of a school', () => {
  it('is saved by a form; the password is sealed, and neither shown nor logged', async () => {
    expect((await call('GET')).data).toEqual({ isInstallationSet: false, own: null });
    const saved = await call('PUT', MAIL);
    expect(saved).toMatchObject({
      status: 200,
      data: { host: 'smtp.school.example', from: 'office@school.example', needsPassword: false },
    });
    const [row] = await test.owner`select encode(password_sealed, 'escape') as sealed from mail_channels where school_id = ${asha.id}`;
    expect(row?.sealed).not.toContain('mail password');
    const log = await test.owner`select * from audit_log where school_id = ${asha.id}`;
    expect(JSON.stringify([saved, (await call('GET')).data, log])).not.toContain('mail password');
    expect((await ask(test, asha, 'GET', '/admin/notice-channels')).data.isMailSet).toBe(true);
  });

  it('keeps its password while server and username stay, and gives it to no other server', async () => {
    const { password: _, ...rest } = MAIL;
    expect((await call('PUT', { ...rest, from: 'head@school.example' })).data.from).toBe('head@school.example');
    expect(await call('PUT', { ...rest, host: 'smtp.stranger.example' })).toMatchObject({ status: 422, code: 'mailPassword' });
    expect(await call('POST', { ...rest, host: '127.0.0.1', to: 'a@b.example' }, '/test')).toMatchObject({ code: 'mailPassword' });
  });

  it('is another school’s own, and asks for the password again when it cannot be read', async () => {
    expect((await call('GET', undefined, '', ravi)).data.own).toBeNull();
    expect(await call('DELETE', undefined, '', ravi)).toMatchObject({ status: 404, code: 'mailUnset' });
    await test.owner`insert into mail_channels (school_id, host, port, username, password_sealed, from_address)
      select ${ravi.id}, host, port, username, password_sealed, from_address from mail_channels where school_id = ${asha.id}`;
    expect((await call('GET', undefined, '', ravi)).data.own.needsPassword).toBe(true);
    expect((await call('DELETE', undefined, '', ravi)).data).toEqual({ host: 'smtp.school.example' });
  });

  it('refuses what is no mail server, port or address', async () => {
    expect((await call('PUT', { ...MAIL, host: 'http://mail' })).fields).toHaveProperty('host');
    expect((await call('PUT', { ...MAIL, port: 0 })).fields).toEqual({ port: 'Enter at least 1.' });
    expect((await call('PUT', { ...MAIL, from: 'office' })).status).toBe(400);
  });
});

describe('a test email', () => {
  it('goes out with what was entered, before it is saved', async () => {
    const sink = await openSink();
    const body = { ...MAIL, host: '127.0.0.1', port: portOf(sink.url), username: '', to: 'clerk@school.example' };
    expect((await call('POST', body, '/test')).data).toEqual({ to: 'clerk@school.example' });
    expect(sink.mails[0]).toContain('Subject: Test email from Shala');
    await sink.close();
    expect(await call('POST', body, '/test')).toMatchObject({ status: 422, code: 'mailUnreachable' });
  });

  it('says what is wrong with the account', async () => {
    const sink = await openSink(() => Object.assign(new Error('no'), { responseCode: 550 }));
    const local = { ...MAIL, host: '127.0.0.1', port: portOf(sink.url), to: 'clerk@school.example' };
    expect(await call('POST', { ...local, username: '' }, '/test')).toMatchObject({ status: 422, code: 'mailRefused' });
    expect((await call('POST', local, '/test')).code).toBe('mailSignIn');
    expect((await call('POST', { ...local, host: '192.168.1.4' }, '/test')).code).toBe('mailPrivate');
    expect((await call('POST', { ...local, host: 'smtp.no-such-host.invalid' }, '/test')).code).toBe('mailHost');
    await sink.close();
  });
});

it('a notice goes out by the school’s own account, from its address', async () => {
  const sink = await openSink();
  await addPupil(test, asha, { name: 'Aarav Kale', guardian: '9811111111' });
  await test.owner`update guardians set email = 'suresh@home.example' where school_id = ${asha.id}`;
  await call('PUT', { host: '127.0.0.1', port: portOf(sink.url), username: '', from: 'office@own.example' });
  const draft = { title: 'Holiday', bodyHtml: '<p>Closed on Monday.</p>', audience: { kind: 'students' }, channels: ['mail'] };
  const id = (await ask(test, asha, 'POST', '/admin/notices', draft)).data._id;
  await ask(test, asha, 'POST', `/admin/notices/${id}/publication`, { recipients: 1 });
  const worker = makeNoticeWorker({
    ...{ database: test.database, files: test.platform.files, vault: test.platform.vault, isProduction: false },
    ...{ smtpUrl: undefined, from: 'Shala <shala@localhost>', publicUrl: 'https://shala.example' },
  });
  await worker.run(new AbortController().signal);
  worker.close();
  expect(sink.mails).toHaveLength(1);
  expect(sink.mails[0]).toContain('From: Mail School <office@own.example>');
  await sink.close();
});
