import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as auth from '#platform/auth';
import { makeSchool, openOwnTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { post } from '../../../test/identity.ts';
import { ConnectionPool } from '../../platform/db/connection-pool.ts';
import { forgetOldLetters, writeLetters } from './index.ts';

const KNOWN = 'asha-school@school.example';
const UNKNOWN = 'nobody@school.example';

let test: TestApp;
beforeAll(async () => {
  test = await openOwnTestApp();
  await makeSchool(test, 'Asha School');
});
afterAll(() => test.close());
afterEach(() => void vi.restoreAllMocks());
beforeEach(async () => {
  await test.owner`truncate attempts, mail_outbox, identity_codes, wanted_letters`;
  test.wokenJobs.length = 0;
});

const forget = (email: string) => post(test, '/auth/forgot', { email });

/** All parts of an answer that a stranger can see, except its request number and the time of day. */
async function seen(email: string) {
  const { statusCode, body, headers } = await forget(email);
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { statusCode, body, headers: others };
}

it('the answer is the same to the letter, its headers too, for a known and an unknown address', async () => {
  expect(await seen(KNOWN)).toEqual(await seen(UNKNOWN));
});

/** Requests that anybody can make for an email address without signing in. */
const ASKS: Record<string, (email: string) => [string, object]> = {
  'a new password': (email) => ['/auth/forgot', { email }],
  'a new code': (email) => ['/auth/resend', { email }],
  'a registration': (email) => ['/auth/register', { name: 'Bela', email, phone: '9812345670', password: 'the bus leaves at seven' }],
  'a code that is wrong': (email) => ['/auth/verify', { email, code: '000000' }],
};

/** All statements of a request and the background jobs that it wakes. The jobs themselves do not run here. */
async function workOf([url, payload]: [string, object]) {
  await test.owner`truncate attempts`;
  test.wokenJobs.length = 0;
  const statements: string[] = [];
  const ask = vi.spyOn(ConnectionPool.prototype, 'ask').mockImplementation(async function (this: ConnectionPool, text, params) {
    statements.push(text);
    return realAsk.call(this, text, params);
  });
  const lease = vi.spyOn(ConnectionPool.prototype, 'lease').mockImplementation(async function (this: ConnectionPool) {
    const line = await realLease.call(this);
    return {
      ...line,
      ask: (text, params) => {
        statements.push(text);
        return line.ask(text, params);
      },
    };
  });
  const { statusCode } = await test.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.7' });
  ask.mockRestore();
  lease.mockRestore();
  return { statusCode, statements, wokenJobs: [...test.wokenJobs] };
}
const { ask: realAsk, lease: realLease } = ConnectionPool.prototype;

it.each(Object.keys(ASKS))('%s makes the server do the same for a known and an unknown address, statement by statement', async (what) => {
  const asks = ASKS[what] ?? (() => ['', {}]);
  await post(test, ...(ASKS['a registration']?.('waiting@school.example') ?? ['', {}]));
  // Completes work that happens only once, such as loading the word list.
  await workOf(asks('warm@school.example'));
  const unknown = await workOf(asks(UNKNOWN));
  expect(unknown.statements.length).toBeGreaterThan(2);
  expect(await workOf(asks(KNOWN))).toEqual(unknown);
  expect(await workOf(asks('waiting@school.example'))).toEqual(unknown);
});

it('the mail to be sent is decided after the answer', async () => {
  for (const email of [KNOWN, UNKNOWN]) await test.app.inject({ method: 'POST', url: '/auth/forgot', payload: { email } });
  const left =
    () => test.owner`select (select count(*)::int from wanted_letters) as wanted, (select count(*)::int from identity_codes) as codes,
    (select array_agg(recipient) from mail_outbox) as mails`;
  expect((await left())[0]).toEqual({ wanted: 2, codes: 0, mails: null });
  await Promise.all([writeLetters(test.database), writeLetters(test.database)]);
  expect((await left())[0]).toEqual({ wanted: 0, codes: 1, mails: [KNOWN] });
});

it('a letter that cannot be written holds up none behind it, and is forgotten after a day', async () => {
  await test.owner`insert into wanted_letters (id, kind, email, details) values (gen_random_uuid(), 'register', 'odd@school.example', '{}')`;
  await test.app.inject({ method: 'POST', url: '/auth/forgot', payload: { email: KNOWN } });
  await expect(writeLetters(test.database)).rejects.toThrow('Letters that could not be written: 1');
  expect(await test.owner`select recipient from mail_outbox`).toEqual([{ recipient: KNOWN }]);
  expect(await test.owner`select kind, attempts from wanted_letters`).toEqual([{ kind: 'register', attempts: 1 }]);
  await writeLetters(test.database);
  await test.owner`update wanted_letters set created_at = now() - interval '25 hours'`;
  await test.database.globalTransaction(forgetOldLetters);
  expect(await test.owner`select 1 from wanted_letters`).toHaveLength(0);
});

it('neither hashes a password, by far the most work that a sign-in does', async () => {
  const [hashed, compared] = [vi.spyOn(auth, 'hashPassword'), vi.spyOn(auth, 'isPassword')];
  for (const email of [KNOWN, UNKNOWN]) await forget(email);
  expect([hashed.mock.calls.length, compared.mock.calls.length]).toEqual([0, 0]);
  // Both attempts are recorded, also for an unknown address.
  await post(test, '/auth/login', { email: UNKNOWN, password: PASSWORD });
  await post(test, '/auth/reset', { token: 'none', password: 'quite a new one' });
  expect([hashed.mock.calls.length, compared.mock.calls.length]).toEqual([1, 1]);
});

it('three hundred an hour are mailed for the whole installation, whoever asks for whom', async () => {
  await test.owner`insert into attempts (scope, subject) select 'forgot installation', sha256('') from generate_series(1, 299)`;
  expect((await forget(KNOWN)).statusCode).toBe(200);
  for (const email of [KNOWN, UNKNOWN]) {
    const { statusCode, body } = await post(test, '/auth/forgot', { email }, { remoteAddress: '198.51.100.77' });
    expect([statusCode, JSON.parse(body).code], email).toEqual([429, 'tooMany']);
  }
  expect(await test.owner`select 1 from mail_outbox`).toHaveLength(1);
});
