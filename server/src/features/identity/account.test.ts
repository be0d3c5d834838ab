import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTotpStep } from '#platform/auth';
import { bearer, makeSchool, openOwnTestApp, PASSWORD, type TestApp, type TestSchool } from '../../../test/app.ts';
import { testClock } from '../../../test/clock.ts';
import { ask } from '../../../test/fees.ts';
import { post, readBase32, readMail } from '../../../test/identity.ts';
import { totpAt } from '../../platform/auth/totp.ts';

let test: TestApp;
let school: TestSchool;
let count = 0;
beforeAll(async () => {
  test = await openOwnTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.owner`truncate attempts, mail_outbox`;
  school = await makeSchool(test, `School ${count++}`);
});

const act = (method: string, url: string, body?: object) => ask(test, school, method as 'POST', url, body);
const signIn = (body: object = {}, options = {}) =>
  post(test, '/auth/login', { email: school.email, password: PASSWORD, ...body }, options);
const seeHome = async (token: string) =>
  (await test.app.inject({ method: 'GET', url: '/admin/getAdminDetails', headers: bearer({ token }) })).statusCode;
const mails = async () =>
  (await test.owner`select subject from mail_outbox where recipient = ${school.email}`).map(({ subject }) => subject);

describe('my account', () => {
  it('tells who I am and where I am signed in', async () => {
    await signIn();
    const { data } = await act('GET', '/admin/account');
    expect(data).toMatchObject({ name: 'Asha Rao', email: school.email, factor: { isOn: false, recoveryCodesLeft: 0 } });
    expect(data.sessions.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([false, true]);
    expect((await act('POST', '/admin/account/sessions/end')).data).toEqual({ ended: 1 });
    expect((await act('GET', '/admin/account')).data.sessions).toHaveLength(1);
  });

  it('has a name that is changed at once, in mails too without an address', async () => {
    expect((await act('PATCH', '/admin/account', { name: 'Asha R. Deshpande' })).status).toBe(200);
    expect((await act('GET', '/admin/getAdminDetails')).data.adminName).toBe('Asha R. Deshpande');
    expect((await act('PATCH', '/admin/account', { name: 'evil.com' })).fields).toHaveProperty('name');
  });
});

describe('changing the password while signed in', () => {
  const change = (current: string, password: string) => act('POST', '/admin/account/password', { current, password });

  it('ends the other sessions, keeps this one, and tells by mail', async () => {
    const other = (await signIn()).json().data.accessToken;
    expect((await change(PASSWORD, 'the bus leaves at seven')).status).toBe(200);
    expect([await seeHome(other), await seeHome(school.token)]).toEqual([401, 200]);
    expect((await signIn()).json().code).toBe('wrongCredentials');
    expect((await signIn({ password: 'the bus leaves at seven' })).statusCode).toBe(200);
    expect(await mails()).toContain('Your Shala password was changed');
  });

  it('is refused with a wrong password, five times, and then for a while', async () => {
    for (let tries = 0; tries < 5; tries++)
      expect(await change('not my password', 'the bus leaves at seven')).toMatchObject({ code: 'wrongPassword' });
    expect(await change(PASSWORD, 'the bus leaves at seven')).toMatchObject({ status: 429, code: 'tooMany' });
    expect((await signIn()).statusCode).toBe(200);
  });

  it.each(['password123!', '9812345670', 'Asha@123456'])('is refused to %s, which others would try', async (password) => {
    expect((await change(PASSWORD, password)).fields).toMatchObject({ password: expect.stringContaining('too common') });
  });
});

it('a common password is refused at registration and by a link too', async () => {
  const person = { name: 'X', email: 'common@school.example', phone: '9812345670', password: 'Password123' };
  expect((await post(test, '/auth/register', person)).json().fields).toHaveProperty('password');
  await post(test, '/auth/forgot', { email: school.email });
  const token = /token=([\w-]+)/.exec((await readMail(test, school.email)).text)?.[1] ?? '';
  expect((await post(test, '/auth/reset', { token, password: 'qwertyuiop' })).json().fields).toHaveProperty('password');
  expect((await post(test, '/auth/reset', { token, password: 'the bus leaves at seven' })).statusCode).toBe(200);
  expect((await readMail(test, school.email)).subject).toBe('Your Shala password was changed');
});

describe('a browser', () => {
  const device = (name: string) => ({ device: `a browser that is called ${name}` });

  it('that is new is told of by mail, the first one and a known one are not', async () => {
    await signIn(device('one'));
    await signIn(device('one'));
    expect(await mails()).toEqual([]);
    await signIn(device('two'), { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } });
    expect((await readMail(test, school.email)).text).toContain('Firefox, Windows');
    await signIn(device('two'));
    expect(await mails()).toHaveLength(1);
  });

  it('that is known gets in while others guess from everywhere, and a new one waits a quarter of an hour at most', async () => {
    await signIn(device('own'));
    const guess = (n: number) => signIn({ password: 'a wrong password' }, { remoteAddress: `198.51.${n}.7` });
    const outcomes = [];
    for (let n = 0; n < 25; n++) outcomes.push((await guess(n)).statusCode);
    expect(outcomes.filter((status) => status === 401)).toHaveLength(20);
    expect((await signIn(device('own'))).statusCode).toBe(200);
    const late = await signIn(device('another'), { remoteAddress: '192.0.2.1' });
    expect([late.statusCode, Number(late.headers['retry-after']) <= 15 * 60]).toEqual([429, true]);
  });

  it('is not known by its kind, which whoever guesses can say too', async () => {
    const firefox = { headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } };
    await signIn({}, firefox);
    const guess = (n: number, body: object) =>
      signIn({ password: 'a wrong password', ...body }, { remoteAddress: `198.51.${n}.9`, ...firefox });
    for (const [index, body] of [{}, { device: 'Firefox, Windows' }].entries()) {
      const outcomes = [];
      await test.owner`truncate attempts`;
      for (let n = 0; n < 22; n++) outcomes.push((await guess(100 * index + n, body)).statusCode);
      expect(outcomes.filter((status) => status === 401)).toHaveLength(20);
    }
  });
});

describe('two-step sign-in', () => {
  /** Authenticator codes at different time steps, because each code works only once. */
  const codeOf = (secret: Buffer, later = 0) => totpAt(secret, Math.floor(testClock().getTime() / 30_000) + later);

  async function switchOn(): Promise<{ secret: Buffer; recoveryCodes: string[] }> {
    const begun = (await act('POST', '/admin/account/factor')).data;
    const [row] = await test.owner`select secret, secret_sealed from second_factors where account_id = ${school.accountId}`;
    const secret = readBase32(begun.secret);
    expect(begun.uri).toContain(`secret=${begun.secret}&issuer=Shala`);
    expect([row?.secret, row?.secret_sealed.includes(secret), row?.secret_sealed.length]).toEqual([null, false, 56]);
    expect(begun.qr.length).toBeGreaterThan(20);
    const confirmed = await act('POST', '/admin/account/factor/confirm', { code: codeOf(secret, -1) });
    expect(confirmed).toMatchObject({ status: 200 });
    return { secret, recoveryCodes: confirmed.data.recoveryCodes };
  }

  it('is not for the demo school, which everybody shares', async () => {
    await test.owner`update schools set is_demo = true where id = ${school.id}`;
    expect((await act('POST', '/admin/account/factor')).code).toBe('demoAccount');
    expect((await act('POST', '/admin/account/password', { current: PASSWORD, password: 'the bus leaves at seven' })).code).toBe(
      'demoAccount',
    );
  });

  it('does not count before its first code was right', async () => {
    await act('POST', '/admin/account/factor');
    expect(await act('POST', '/admin/account/factor/confirm', { code: '000000' })).toMatchObject({ status: 422, code: 'wrongFirstCode' });
    expect((await signIn()).statusCode).toBe(200);
  });

  it('asks for a code after the right password alone, and takes each code once', async () => {
    const { secret } = await switchOn();
    expect((await signIn({ password: 'a wrong password' })).json().code).toBe('wrongCredentials');
    const asked = await signIn();
    expect([asked.statusCode, asked.json().code]).toEqual([403, 'codeNeeded']);
    expect((await signIn({ code: '000000' })).json().code).toBe('wrongSecondCode');
    const code = codeOf(secret);
    expect(findTotpStep(secret, code, testClock())).not.toBeNull();
    expect((await signIn({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).statusCode).toBe(200);
    expect((await signIn({ code })).json().code).toBe('wrongSecondCode');
    expect((await act('GET', '/admin/account')).data.factor).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('is got around by a recovery code, once each; new ones void the old', async () => {
    const { recoveryCodes } = await switchOn();
    const [first = '', second = ''] = recoveryCodes;
    expect([recoveryCodes.length, /^([a-z2-7]{4}-){5}[a-z2-7]{4}$/.test(first)]).toEqual([10, true]);
    expect((await signIn({ code: first.toUpperCase() })).statusCode).toBe(200);
    expect((await signIn({ code: first })).json().code).toBe('wrongSecondCode');
    expect((await act('POST', '/admin/account/factor/codes')).data.recoveryCodes).toHaveLength(10);
    expect((await signIn({ code: second })).json().code).toBe('wrongSecondCode');
  });

  it('is not guessed: ten wrong codes an hour, wherever they come from', async () => {
    await switchOn();
    const outcomes = [];
    for (let n = 0; n < 12; n++) outcomes.push((await signIn({ code: '000000' }, { remoteAddress: `198.51.${n}.7` })).statusCode);
    expect(outcomes.filter((status) => status === 429)).toHaveLength(2);
  });

  it('is switched off with the password typed a moment ago', async () => {
    await switchOn();
    await test.owner`update sessions set confirmed_at = null where id = ${school.sessionId}`;
    expect(await act('DELETE', '/admin/account/factor')).toMatchObject({ status: 403, code: 'passwordNeeded' });
    await act('POST', '/admin/account/confirm', { password: PASSWORD });
    expect((await act('DELETE', '/admin/account/factor')).status).toBe(200);
    expect((await signIn()).statusCode).toBe(200);
    expect(await act('DELETE', '/admin/account/factor')).toMatchObject({ status: 409, code: 'factorOff' });
  });
});

it('signing out other devices asks for the password when it was typed long ago, and ends nothing before', async () => {
  const other = (await signIn()).json().data.accessToken as string;
  await test.owner`update sessions set confirmed_at = now() - interval '20 minutes' where id = ${school.sessionId}`;
  expect((await act('POST', '/admin/account/sessions/end')).code).toBe('passwordNeeded');
  const sessions = (await act('GET', '/admin/sessions')).data as { id: string; isThis: boolean }[];
  const their = sessions.find(({ isThis }) => !isThis);
  expect((await act('DELETE', `/admin/sessions/${their?.id}`)).code).toBe('passwordNeeded');
  const open = await test.app.inject({ method: 'GET', url: '/admin/account', headers: bearer({ token: other }) });
  expect(open.statusCode).toBe(200);
});

it('downloading everything and opening a token ask for the password when it was typed long ago', async () => {
  await test.owner`update sessions set confirmed_at = now() - interval '20 minutes' where id = ${school.sessionId}`;
  expect((await act('POST', '/admin/whole-data/address')).code).toBe('passwordNeeded');
  expect((await act('POST', '/admin/access/tokens', { name: 'Claude', scope: 'read', days: 7 })).code).toBe('passwordNeeded');
});
