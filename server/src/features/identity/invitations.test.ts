import { isInvitation } from '@shala/contract/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, PASSWORD, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { post, readCode, readMail, registerAndVerify, vidya, wrongCode } from '../../../test/identity.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  asha = await makeSchool(test);
  bela = await makeSchool(test, 'Bela Vidyalaya');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.owner`truncate attempts, mail_outbox`;
});

const invite = (email: string, school = asha, name = 'Chitra Nair') => ask(test, school, 'POST', '/admin/users', { name, email });
const tokenTo = async (email: string) => /token=(\S+)/.exec((await readMail(test, email)).text)?.[1] ?? '';
const accept = async (email: string) => post(test, '/auth/reset', { token: await tokenTo(email), password: 'a long password' });
const schoolOf = async (email: string) =>
  (await test.owner`select school_id as school from accounts where email = ${email}`)[0]?.school ?? null;

it('is told from the link for a new password by its token, so that the page can speak of it', async () => {
  await invite('told@school.example');
  expect(isInvitation(await tokenTo('told@school.example'))).toBe(true);
  await accept('told@school.example');
  await post(test, '/auth/forgot', { email: 'told@school.example' });
  expect((await readMail(test, 'told@school.example')).subject).toBe('Set a new password for Shala');
  expect(isInvitation(await tokenTo('told@school.example'))).toBe(false);
});

describe('an invited address', () => {
  it('belongs to nobody before its link is opened', async () => {
    await invite('open@school.example');
    expect(await test.owner`select from accounts where email = 'open@school.example'`).toHaveLength(0);
    await accept('open@school.example');
    expect(await schoolOf('open@school.example')).toBe(asha.id);
  });

  it('whose owner registers makes a school of its own and does not land in that of the inviter', async () => {
    await invite('own@school.example');
    const token = await tokenTo('own@school.example');
    const registrationToken = await registerAndVerify(test, 'own@school.example');
    const made = await post(test, '/auth/school', { registrationToken, ...vidya });
    expect(made.statusCode).toBe(200);
    expect(await schoolOf('own@school.example')).not.toBe(asha.id);
    expect((await post(test, '/auth/reset', { token, password: 'a long password' })).json().code).toBe('emailElsewhere');
  });

  it('that is registered half-way joins by the link, and not by the registration', async () => {
    await post(test, '/auth/register', { name: 'Dev', email: 'half@school.example', phone: '9812345670', password: 'the first password' });
    await invite('half@school.example');
    expect(await schoolOf('half@school.example')).toBeNull();
    const token = await tokenTo('half@school.example');
    const code = await test.owner`select 1 from registrations where expires_at > now()`;
    expect(code.length).toBeGreaterThan(0);
    expect((await post(test, '/auth/reset', { token, password: 'a long password' })).statusCode).toBe(200);
    expect(await schoolOf('half@school.example')).toBe(asha.id);
    const old = await post(test, '/auth/login', { email: 'half@school.example', password: 'the first password' });
    expect(old.json().code).toBe('wrongCredentials');
  });

  it('of an account that came with a school is not taken over by registering it', async () => {
    const email = 'brought@school.example';
    await test.owner`insert into accounts (id, school_id, email, name, password_hash) values (app.new_id(), ${asha.id}, ${email}, 'Esha', 'x')`;
    await post(test, '/auth/register', { name: 'Stranger', email, phone: '9812345670', password: 'a long password' });
    expect((await readMail(test, email)).subject).toBe('You already have a Shala account');
    expect(await test.owner`select name from accounts where email = ${email}`).toEqual([{ name: 'Esha' }]);
  });

  it('invited by two schools joins the one whose link is opened', async () => {
    await invite('two@school.example', asha);
    const first = await tokenTo('two@school.example');
    await invite('two@school.example', bela);
    expect((await accept('two@school.example')).statusCode).toBe(200);
    expect(await schoolOf('two@school.example')).toBe(bela.id);
    expect((await post(test, '/auth/reset', { token: first, password: 'a long password' })).json().code).toBe('emailElsewhere');
  });

  it('has one link, which works once, for a week, and in its own school', async () => {
    await invite('once@school.example');
    const token = await tokenTo('once@school.example');
    const elsewhere = `${Buffer.from(bela.id.replaceAll('-', ''), 'hex').toString('base64url')}.${token.split('.')[1]}`;
    expect((await post(test, '/auth/reset', { token: elsewhere, password: 'a long password' })).json().code).toBe('wrongLink');
    await test.owner`update invitations set expires_at = now() where email = 'once@school.example'`;
    expect((await accept('once@school.example')).json().code).toBe('wrongLink');
    await test.owner`update invitations set expires_at = now() + interval '1 day' where email = 'once@school.example'`;
    const both = await Promise.all([accept('once@school.example'), accept('once@school.example')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });
});

describe('guessing a code', () => {
  it('ends after twenty tries an hour for an address, however many registrations and networks they come from', async () => {
    const email = 'guessed@school.example';
    let wrong = 0;
    for (let round = 0; round < 8; round++) {
      await test.owner`delete from attempts where scope not in ('verify mail')`;
      const remoteAddress = `198.51.100.${round}`;
      const begun = await post(
        test,
        '/auth/register',
        { name: 'X', email, phone: '9812345670', password: 'a long password' },
        { remoteAddress },
      );
      const code = wrongCode(await readCode(test, email));
      const { registrationKey } = begun.json().data;
      for (let tries = 0; tries < 4; tries++)
        wrong += (await post(test, '/auth/verify', { email, code, registrationKey }, { remoteAddress })).statusCode === 422 ? 1 : 0;
    }
    expect(wrong).toBe(20);
  });
});

describe('mails to strangers', () => {
  it('a school invites twenty times an hour', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => invite(`guest-${n}@school.example`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'tooMany')).toHaveLength(10);
    expect(await test.owner`select 1 from mail_outbox`).toHaveLength(20);
  });

  it('an address gets eight an hour, whoever asks and however', async () => {
    const email = 'victim@school.example';
    const person = { name: 'X', email, phone: '9812345670', password: 'a long password' };
    for (let n = 0; n < 12; n++) {
      const remoteAddress = `198.51.100.${n}`;
      await post(test, '/auth/register', person, { remoteAddress });
      await post(test, '/auth/resend', { email }, { remoteAddress });
      await post(test, '/auth/forgot', { email }, { remoteAddress });
      await invite(email, n % 2 ? asha : bela);
    }
    expect((await test.owner`select 1 from mail_outbox where recipient = ${email}`).length).toBeLessThanOrEqual(8);
  });

  it('are refused alike for a known and an unknown address', async () => {
    for (const email of [asha.email, 'nobody@school.example']) {
      const person = { name: 'X', email, phone: '9812345670', password: 'a long password' };
      const outcomes = [];
      for (let n = 0; n < 7; n++) outcomes.push((await post(test, '/auth/register', person)).statusCode);
      expect(outcomes, email).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });

  it('carry no address in a name', async () => {
    const person = { email: 'name@school.example', phone: '9812345670', password: 'a long password' };
    for (const name of ['Win at https://evil.example/x', 'www.evil.example', 'go to evil.com now', 'me@evil.example', '//evil/x'])
      expect((await post(test, '/auth/register', { ...person, name })).json().fields, name).toEqual({
        name: 'Enter a name without a web or email address.',
      });
    for (const name of ['A.P.J. Abdul Kalam', 'Md.Arif', 'Dr.K.Venkatesh', 'S. D’Souza-Rao', 'आशा राव'])
      expect((await post(test, '/auth/register', { ...person, name, email: `n${name.length}@school.example` })).statusCode, name).toBe(200);
    await test.owner`update schools set name = 'Free money at evil.com' where id = ${bela.id}`;
    await invite('kept@school.example', bela);
    const mail = await readMail(test, 'kept@school.example');
    expect(mail.subject + mail.text).not.toContain('evil.com');
    await test.owner`update schools set name = 'Bela Vidyalaya' where id = ${bela.id}`;
  });
});

it('inviting asks for the password when it was typed long ago', async () => {
  await test.owner`update sessions set confirmed_at = now() - interval '1 hour' where id = ${asha.sessionId}`;
  expect(await invite('late@school.example')).toMatchObject({ status: 403, code: 'passwordNeeded' });
  const wrong = await ask(test, asha, 'POST', '/admin/account/confirm', { password: 'not my password' });
  expect(wrong).toMatchObject({ status: 422, code: 'wrongPassword' });
  expect((await invite('late@school.example')).code).toBe('passwordNeeded');
  expect((await ask(test, asha, 'POST', '/admin/account/confirm', { password: PASSWORD })).status).toBe(200);
  expect((await invite('late@school.example')).status).toBe(200);
});
