import { DEMO_EMAIL, DEMO_PASSWORD } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashPassword } from '#platform/auth';
import { bearer, makeSchool, openOwnTestApp, PASSWORD, type TestApp, type TestSchool } from '../../../test/app.ts';
import { post, readMail } from '../../../test/identity.ts';

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp({ env: { TRUST_PROXY: '198.51.100.1' } });
  asha = await makeSchool(test, 'Asha School');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.owner`truncate attempts, mail_outbox`;
});

const signIn = (email: string, password: string, options = {}) => post(test, '/auth/login', { email, password }, options);
const readHome = (token: string) => test.app.inject({ method: 'GET', url: '/admin/getAdminDetails', headers: bearer({ token }) });

describe('signing in', () => {
  it('opens a session of twelve hours for the school', async () => {
    const response = await signIn(asha.email, PASSWORD);
    const { accessToken } = response.json().data;
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1], 'base64url').toString());
    expect(claims).toEqual({
      sub: asha.accountId,
      sid: expect.any(String),
      school: asha.id,
      name: 'Asha Rao',
      iat: expect.any(Number),
      exp: claims.iat + 12 * 3600,
    });
    expect((await readHome(accessToken)).statusCode).toBe(200);
  });

  it('is refused alike for a wrong password and an unknown address', async () => {
    const [wrong, unknown] = [await signIn(asha.email, 'not my password'), await signIn('nobody@school.example', 'not my password')];
    const strip = ({ statusCode, body }: { statusCode: number; body: string }) => ({ statusCode, ...JSON.parse(body), requestId: '' });
    expect(strip(wrong)).toEqual(strip(unknown));
    expect(wrong.statusCode).toBe(401);
  });

  it('is refused for an account that was removed', async () => {
    const gone = await makeSchool(test, 'Gone School');
    await test.owner`update accounts set removed_at = now() where id = ${gone.accountId}`;
    expect((await signIn(gone.email, PASSWORD)).json().code).toBe('wrongCredentials');
  });

  it('ends at once when signing out, for this session alone', async () => {
    const [one, two] = [
      (await signIn(asha.email, PASSWORD)).json().data.accessToken,
      (await signIn(asha.email, PASSWORD)).json().data.accessToken,
    ];
    const out = await test.app.inject({ method: 'POST', url: '/auth/logout', headers: bearer({ token: one }) });
    expect(out.json()).toEqual({ success: true, data: {} });
    expect([(await readHome(one)).statusCode, (await readHome(two)).statusCode]).toEqual([401, 200]);
  });
});

describe('the cost of a hash', () => {
  it('is the full one where an app is served, and the least where a test asks for it', async () => {
    const costs = [];
    for (const hashing of ['full', 'least'] as const) {
      const on = await openOwnTestApp({ hashing });
      const person = { name: 'Asha Rao', email: 'asha@school.example', phone: '9812345670', password: 'a long first password' };
      expect((await post(on, '/auth/register', person)).statusCode).toBe(200);
      const [row] = await on.owner<{ cost: string }[]>`select substring(password_hash from 'm=\\d+,t=\\d+') as cost from registrations`;
      costs.push(row?.cost);
      await on.close();
    }
    expect(costs).toEqual(['m=19456,t=2', 'm=8,t=1']);
  });
});

describe('the throttle of signing in', () => {
  const wrong = (options = {}) => signIn(asha.email, 'not my password', options);

  it('lets five wrong passwords through in fifteen minutes, and then not even the right one', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await wrong()).statusCode).toBe(401);
    const refused = await signIn(asha.email, PASSWORD);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(13 * 60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
    expect(refused.json().error).toMatch(/try again in 1[45] minutes/);
    await test.owner`update attempts set at = at - interval '15 minutes'`;
    expect((await signIn(asha.email, PASSWORD)).statusCode).toBe(200);
  });

  it('does not shut out the same person at another address, nor another at the same one', async () => {
    const bela = await makeSchool(test, `Bela ${performance.now()}`);
    for (let tries = 0; tries < 6; tries++) await wrong();
    expect((await signIn(asha.email, PASSWORD, { remoteAddress: '203.0.113.8' })).statusCode).toBe(200);
    expect((await signIn(bela.email, PASSWORD)).statusCode).toBe(200);
  });

  it('does not count successes', async () => {
    for (let times = 0; times < 8; times++) expect((await signIn(asha.email, PASSWORD)).statusCode).toBe(200);
    for (let tries = 0; tries < 5; tries++) expect((await wrong()).statusCode).toBe(401);
  });

  it('checks at most five of fifty wrong passwords that come at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => wrong()));
    expect(outcomes.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    expect(outcomes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
  });

  it('lets an address fail a hundred times over all accounts', async () => {
    const outcomes = await Promise.all(Array.from({ length: 103 }, (_, i) => signIn(`person-${i}@school.example`, 'whatever it is')));
    expect(outcomes.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
    expect(outcomes.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
  });

  it('believes in a forwarded address only from a proxy that is trusted', async () => {
    const lie = { headers: { 'x-forwarded-for': '192.0.2.9' } };
    for (let tries = 0; tries < 5; tries++) await wrong(lie);
    expect((await wrong({ headers: { 'x-forwarded-for': '192.0.2.10' } })).statusCode).toBe(429);
    const proxy = { remoteAddress: '198.51.100.1', headers: { 'x-forwarded-for': '192.0.2.11' } };
    expect((await wrong(proxy)).statusCode).toBe(401);
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => post(test, '/auth/forgot', { email });
  const readToken = async (email: string) => /reset\?token=([\w-]+)/.exec((await readMail(test, email)).text)?.[1] ?? '';
  const reset = (token: string, password = 'quite a new one') => post(test, '/auth/reset', { token, password });

  it('is set anew by the mailed link, and ends every session', async () => {
    const bela = await makeSchool(test, `Bela ${performance.now()}`);
    const session = (await signIn(bela.email, PASSWORD)).json().data.accessToken;
    await forget(bela.email);
    expect((await reset(await readToken(bela.email))).json()).toEqual({ success: true, data: {} });
    expect([(await readHome(session)).statusCode, (await readHome(bela.token)).statusCode]).toEqual([401, 401]);
    expect((await signIn(bela.email, PASSWORD)).statusCode).toBe(401);
    expect((await signIn(bela.email, 'quite a new one')).statusCode).toBe(200);
  });

  it('link works once, within an hour, and only the newest', async () => {
    const bela = await makeSchool(test, `Bela ${performance.now()}`);
    await forget(bela.email);
    const first = await readToken(bela.email);
    await forget(bela.email);
    const second = await readToken(bela.email);
    expect((await reset(first)).json()).toMatchObject({ success: false, code: 'wrongLink' });
    const both = await Promise.all([reset(second), reset(second)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    await forget(bela.email);
    await test.owner`update identity_codes set expires_at = now()`;
    expect((await reset(await readToken(bela.email))).statusCode).toBe(422);
  });

  it('is answered alike for an unknown address, which gets no mail', async () => {
    const [known, unknown] = [await forget(asha.email), await forget('nobody@school.example')];
    expect([known.body, known.statusCode]).toEqual([unknown.body, unknown.statusCode]);
    expect(await test.owner`select 1 from mail_outbox where recipient = 'nobody@school.example'`).toHaveLength(0);
  });

  it('is mailed five times an hour and no more, known or not', async () => {
    for (const email of [asha.email, 'nobody@school.example']) {
      const outcomes = await Promise.all(Array.from({ length: 7 }, () => forget(email)));
      expect(outcomes.map(({ statusCode }) => statusCode).sort(), email).toEqual([200, 200, 200, 200, 200, 429, 429]);
    }
  });
});

describe('how long an answer takes', () => {
  type Calls = readonly [known: () => Promise<unknown>, unknown: () => Promise<unknown>];
  type Bounds = { rounds: number; from: number; to: number };
  const SERIES = 4;

  /**
   * The ratio of the median times of two calls that are made alternately. Other load changes the times between series, but not a real difference: series are
   * added until the ratio is within the bounds, four at most.
   */
  async function compare(calls: Calls, { rounds, from, to }: Bounds): Promise<number> {
    const times: [number[], number[]] = [[], []];
    let ratio = Number.NaN;
    for (let series = 0; series < SERIES && !(ratio > from && ratio < to); series++) {
      for (let round = 0; round < rounds; round++) {
        for (const index of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          await test.owner`truncate attempts`;
          const begun = performance.now();
          await calls[index]();
          times[index].push(performance.now() - begun);
        }
      }
      ratio = medianOf(times[0]) / medianOf(times[1]);
    }
    return ratio;
  }

  function medianOf(times: readonly number[]): number {
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
  }

  it.each([
    ['from a new browser', { device: 'a browser of somebody else' }, {}],
    ['without a name for the browser', {}, {}],
    ['from the same kind of browser', {}, { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' } }],
  ])('does not tell whether an address is known, when signing in %s', async (_from, body, options) => {
    // A sign-in from this kind of browser before does not make the refusal faster.
    expect((await post(test, '/auth/login', { email: asha.email, password: PASSWORD }, options)).statusCode).toBe(200);
    const tryAs = (email: string) => () => post(test, '/auth/login', { email, password: 'wrong password', ...body }, options);
    await tryAs('warm@school.example')();
    const bounds = { from: 0.7, to: 1.4 };
    const ratio = await compare([tryAs(asha.email), tryAs('nobody@school.example')], { rounds: 40, ...bounds });
    expect(ratio).toBeGreaterThan(bounds.from);
    expect(ratio).toBeLessThan(bounds.to);
  });

  it('does not tell whether an address is known, when a password was forgotten', async () => {
    const bounds = { from: 0.7, to: 1.4 };
    // Only the answer is measured: what the background does afterwards is not visible to anybody.
    const forget = (email: string) => () => test.app.inject({ method: 'POST', url: '/auth/forgot', payload: { email } });
    await forget('warm@school.example')();
    const ratio = await compare([forget(asha.email), forget('nobody@school.example')], { rounds: 40, ...bounds });
    expect(ratio).toBeGreaterThan(bounds.from);
    expect(ratio).toBeLessThan(bounds.to);
  });
});

describe('the demo school', () => {
  const local = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };
  const demoAt = async (options: object, on = test) =>
    (await on.app.inject({ method: 'GET', url: '/public/demo', ...options })).json().data.available;
  const signInAt = async (options: object, on = test) =>
    (await post(on, '/auth/login', { email: DEMO_EMAIL, password: DEMO_PASSWORD }, options)).statusCode;

  async function makeDemo(on: TestApp): Promise<void> {
    const school = await makeSchool(on, 'Demo');
    await on.owner`update schools set is_demo = true where id = ${school.id}`;
    await on.owner`update accounts set email = ${DEMO_EMAIL}, password_hash = ${await hashPassword(DEMO_PASSWORD, 'least')} where id = ${school.accountId}`;
  }
  beforeAll(() => makeDemo(test));

  it('is offered and signed in to at this very machine', async () => {
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect([await demoAt({ ...local, headers: { host } }), await signInAt({ ...local, headers: { host } })], host).toEqual([true, 200]);
    }
    expect(await demoAt({ ...local, remoteAddress: '::1' })).toBe(true);
    expect(await demoAt({ ...local, remoteAddress: '::ffff:127.0.0.1' })).toBe(true);
  });

  it.each([
    ['from another address', { remoteAddress: '192.168.1.5' }],
    ['under another name', { headers: { host: 'shala.example' } }],
    ['under a name that begins like this machine', { headers: { host: 'localhost.evil.example' } }],
    ['through a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } }],
    ['through a proxy that says little', { headers: { host: 'localhost', 'x-forwarded-proto': 'https' } }],
    ['through a proxy that says who it is', { headers: { host: 'localhost', via: '1.1 caddy' } }],
    ['through a proxy that says who came', { headers: { host: 'localhost', 'x-real-ip': '127.0.0.1' } }],
    ['through a standard proxy', { headers: { host: 'localhost', forwarded: 'for=127.0.0.1' } }],
  ])('is not there %s', async (_what, change) => {
    const options = { ...local, ...change };
    expect([await demoAt(options), await signInAt(options)]).toEqual([false, 401]);
  });

  it('is not there in production, and with DEMO=1 it is for everyone', async () => {
    const production = await openOwnTestApp({ env: { NODE_ENV: 'production' } });
    const opened = await openOwnTestApp({ env: { NODE_ENV: 'production', DEMO: '1' } });
    try {
      await makeDemo(production);
      await makeDemo(opened);
      expect([await demoAt(local, production), await signInAt(local, production)]).toEqual([false, 401]);
      const far = { remoteAddress: '203.0.113.7', headers: { host: 'shala.example' } };
      expect([await demoAt(far, opened), await signInAt(far, opened)]).toEqual([true, 200]);
    } finally {
      await production.close();
      await opened.close();
    }
  });
});
