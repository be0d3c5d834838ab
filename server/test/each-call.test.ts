import type { Call } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../src/app/routes.ts';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from './app.ts';
import { addressOf, anyAddressOf, listTriableCalls, sampleOf, send } from './calls.ts';
import { type Change, forgetChanges, listAllChanges, watchChanges } from './changes.ts';
import { expectRefusal } from './refusal.ts';
import type { Sample } from './samples/index.ts';
import { everySecond, isFull, sampled } from './sampling.ts';
import { type SpoiltValue, spoiltBodies, spoiltValues } from './spoilt.ts';

/** Today's half of the calls; `two-schools` has the other one. An open call without a body can refuse nothing. */
const today = everySecond('calls with bad requests', await listTriableCalls());
const named = today.filter(({ isPublic, body }) => !isPublic || body).map((call) => [call.name, call] as const);
/** A wrong code counts as an attempt, and a wrong password of a signed-in user is recorded. */
const COUNTS_TRIES = new Set(['verifyEmail', 'confirmMyPassword', 'changeMyPassword']);
/** Fields whose names end like an id, but which people fill in. */
const NO_IDS = new Set(['instrumentId', 'upiId']);
const readers = new Set(allRoutes.filter(({ kind }) => kind === 'read').map(({ call }) => call.name));
/** The least number of strange values for each body, however few fields it has. */
const FEWEST_STRANGE = 10;
/** Strange values take long, so a third of the calls get them; the fuzzer sends its own to all of them. */
const withBody = named.flatMap(([name, { body, upload }]) => (body !== undefined && !upload ? [name] : []));
const strangeCalls = new Set(sampled('calls with strange values', withBody, { count: Math.ceil(withBody.length / 3) }));
const MUCH = 'x'.repeat(3 * 1024 * 1024);
let test: TestApp;
let asha: TestSchool;
/** Calls share a school as long as nothing was accepted that may have changed it. Each of their samples makes it slower. */
const MOST_CALLS = 10;
let callsLeft = 0;

beforeAll(async () => {
  test = await openTestApp();
  await watchChanges(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.owner`delete from attempts`;
});

/** Uses another, unchanged school, unless the last one still is. */
async function renewSchool(): Promise<void> {
  if (callsLeft === 0) asha = await makeSchool(test, `Asha Academy ${performance.now()}`);
  callsLeft = (callsLeft || MOST_CALLS) - 1;
}

/** Invalid Authorization headers. */
const WRONG_TOKENS = ({ token }: TestSchool) => [
  ...['', 'Bearer', 'Bearer ', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', 'Bearer \u0000'],
  ...[`Basic ${token}`, token, `Bearer ${token}x`],
];

const ILL_FORMED = [
  ...['x', '0', '%', "'; drop table classes; --", '../..', 'a\u0000b', 'é'.repeat(60), '1'.repeat(150), '1'.repeat(5000)],
  '00000000-0000-0000-0000-00000000000g',
];

const isId = (name: string) => /Id$/.test(name) && !NO_IDS.has(name);

/** The sample with each of its ids replaced by each malformed id in turn. */
function* withIllFormedIds(call: Call, { params = {}, body }: Sample) {
  for (const id of sampled('ill-formed ids', ILL_FORMED, { count: 2, salt: call.name })) {
    for (const key of Object.keys(params).filter((name) => /Id$/.test(name))) yield { params: { ...params, [key]: id }, body };
    for (const key of Object.keys((body as object | undefined) ?? {}).filter(isId))
      yield { params, body: { ...(body as object), [key]: id } };
  }
}

/** A few strange values for each field, others for each call, and each field left out once; all of them in a full run. */
function strangeOf(call: Call, body: unknown) {
  const values = spoiltValues((body ?? {}) as object);
  const count = Math.max(2, Math.ceil(FEWEST_STRANGE / values.length));
  return values.flatMap(({ key, strange, missing }) => [
    ...sampled('strange values in bodies', strange, { count, salt: call.name + key }),
    missing,
  ]);
}

/** All bodies that the call's own contract refuses; a few of those refused before it, others for each call. */
function spoiltOf(call: Call, body: unknown) {
  const all = spoiltBodies(body, MUCH);
  const common = all.filter(({ isCommon }) => isCommon);
  return [...all.filter(({ isCommon }) => !isCommon), ...sampled('bodies that nobody reads', common, { count: 2, salt: call.name })];
}

// One sample for each call: a refused request leaves it valid.
describe.each(named)('the call %s', (_name, call) => {
  const isClosed = !call.isPublic;
  const takesBody = call.body !== undefined && !call.upload;
  let sample: Sample;

  beforeAll(async () => {
    await renewSchool();
    sample = await sampleOf(call, asha, test);
  });

  if (isClosed)
    it('refuses a missing or wrong token before it looks at the body', async () => {
      const body = call.method === 'GET' ? {} : { payload: '{"broken' };
      const [none, ...wrong] = WRONG_TOKENS(asha);
      for (const authorization of [none, ...sampled('wrong tokens', wrong, { count: 2, salt: call.name })]) {
        const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
        expectRefusal(await test.app.inject({ method: call.method, url: anyAddressOf(call, asha.ids.class), headers, ...body }), 401);
      }
    });

  if (isClosed)
    it('refuses the token of a session that has ended', async () => {
      await test.owner`update sessions set ended_at = now() where id = ${asha.sessionId}`;
      const response = await send(test, { call, sample, as: asha });
      await test.owner`update sessions set ended_at = null where id = ${asha.sessionId}`;
      expectRefusal(response, 401);
      expect(response.json()).toMatchObject({ code: 'sessionEnded' });
    });

  if (isClosed)
    it('finds nothing under ill-formed ids', async () => {
      for (const changed of withIllFormedIds(call, sample))
        expectRefusal(await send(test, { call, sample: { ...sample, ...changed }, as: asha }), 404);
    });

  if (takesBody)
    it('refuses every spoilt body, and changes nothing', async () => {
      await forgetChanges(test);
      const isEmptyGood = z.core.safeParse(call.body as z.core.$ZodType, {}).success;
      for (const { what, contentType, payload, status } of spoiltOf(call, sample.body)) {
        if (isEmptyGood && what === 'an empty object') continue;
        // The calls of the specification ignore unknown fields.
        if (call.reads && what === 'an unknown field') continue;
        const headers = { ...(isClosed && bearer(asha)), ...(contentType !== null && { 'content-type': contentType }) };
        const response = await test.app.inject({ method: call.method, url: addressOf(call, sample), headers, payload: payload() });
        expect([what, response.statusCode]).toEqual([what, status ?? response.statusCode]);
        expectRefusal(response);
      }
      expect(await listAllChanges(test, asha.id)).toEqual([]);
    });

  if (isClosed && !call.body && !call.upload && call.method !== 'GET')
    it('takes an empty body, and refuses any other', async () => {
      const post = (body: object) => send(test, { call, sample: { ...sample, body }, as: asha });
      expectRefusal(await post({ surprise: true }), 400);
      expectRefusal(await post([1]), 400);
      callsLeft = 0;
      expect((await post({})).statusCode).toBe(200);
    });

  if (strangeCalls.has(call.name))
    it('never breaks on a strange value, and changes nothing where it refuses one', async () => {
      if (!readers.has(call.name)) callsLeft = 0;
      const values = strangeOf(call, sample.body);
      await forgetChanges(test);
      let [tried, refused] = [values, await refusedOf(values)];
      expect(refused.length).toBeGreaterThan(isFull ? 5 : 0);
      // Once more without the accepted ones, which may have made others valid: now nothing at all may change.
      while (refused.length < tried.length) {
        await forgetChanges(test);
        [tried, refused] = [refused, await refusedOf(refused)];
      }
      expect(await changes()).toEqual([]);

      async function refusedOf(bodies: SpoiltValue[]) {
        const found = [];
        for (const one of bodies) {
          const response = await attempt(one.body);
          expect(response.statusCode, `${one.what}: ${response.body}`).toBeLessThan(500);
          if (response.statusCode < 400) continue;
          expectRefusal(response);
          found.push(one);
        }
        return found;
      }

      async function changes(): Promise<Change[]> {
        return COUNTS_TRIES.has(call.name) || readers.has(call.name) ? [] : listAllChanges(test, asha.id);
      }
      async function attempt(body: unknown) {
        if (call.isPublic) await test.owner`delete from attempts`;
        return send(test, { call, sample: { ...sample, body }, as: asha });
      }
    });
});
