import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import * as auth from '#platform/auth';
import { makeSchool, openTestApp, PASSWORD, type TestApp } from '../../../test/app.ts';
import { post } from '../../../test/identity.ts';

const KNOWN = 'asha-school@school.example';
const UNKNOWN = 'nobody@school.example';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await makeSchool(test, 'Asha School');
});
afterAll(() => test.close());
afterEach(() => void vi.restoreAllMocks());
beforeEach(async () => {
  await test.owner`truncate attempts, mail_outbox, identity_codes`;
  test.nudged.length = 0;
});

const forget = (email: string) => post(test, '/auth/forgot', { email });

/** Everything of an answer that a stranger sees, but for its number and the time of day. */
async function seen(email: string) {
  const { statusCode, body, headers } = await forget(email);
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { statusCode, body, headers: others };
}

/** What a request has left: how often it was counted, the links and mails that were written, and the work that was asked for. */
async function traces(email: string) {
  await forget(email);
  const attempts = await test.owner`select scope from attempts order by scope`;
  const codes = await test.owner`select purpose from identity_codes`;
  const mails = await test.owner`select recipient, state, attempts from mail_outbox`;
  return { attempts: attempts.map(({ scope }) => scope), codes: [...codes], mails: [...mails], nudged: [...test.nudged] };
}

it('the answer is the same to the letter, its headers too, for a known and an unknown address', async () => {
  expect(await seen(KNOWN)).toEqual(await seen(UNKNOWN));
});

it('both are counted alike; the mail of a known address waits for the background, and none is sent before the answer', async () => {
  const unknown = await traces(UNKNOWN);
  await test.owner`truncate attempts`;
  const known = await traces(KNOWN);
  expect(known.attempts).toEqual(unknown.attempts);
  expect(known.attempts.length).toBeGreaterThan(3);
  expect(unknown).toMatchObject({ codes: [], mails: [], nudged: [] });
  expect(known).toMatchObject({
    codes: [{ purpose: 'reset' }],
    mails: [{ recipient: KNOWN, state: 'waiting', attempts: 0 }],
    nudged: ['deliver-mail'],
  });
});

it('neither hashes a password, by far the most work that a sign-in does', async () => {
  const [hashed, compared] = [vi.spyOn(auth, 'hashPassword'), vi.spyOn(auth, 'isPassword')];
  for (const email of [KNOWN, UNKNOWN]) await forget(email);
  expect([hashed.mock.calls.length, compared.mock.calls.length]).toEqual([0, 0]);
  // Both are seen where they are done, for an unknown address too.
  await post(test, '/auth/login', { email: UNKNOWN, password: PASSWORD });
  await post(test, '/auth/reset', { token: 'none', password: 'quite a new one' });
  expect([hashed.mock.calls.length, compared.mock.calls.length]).toEqual([1, 1]);
});

it('neither is answered before a whole step of time has gone, in which the work of both has room', async () => {
  await forget(KNOWN);
  for (const email of [KNOWN, UNKNOWN]) {
    const begun = performance.now();
    await forget(email);
    // A timer may fire a millisecond early.
    expect(performance.now() - begun, email).toBeGreaterThan(97);
  }
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
