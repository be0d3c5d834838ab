import type { Call } from '@shala/contract/shared';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../src/app/routes.ts';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from './app.ts';
import { listTriableCalls, sampleOf, send } from './calls.ts';
import { forgetChanges, listChangedIds, listChanges, watchChanges } from './changes.ts';
import { openReadOnly } from './read-only.ts';
import type { Sample } from './samples/index.ts';
import { everySecond, sampled } from './sampling.ts';
import { listIds } from './snapshot.ts';
import { recordStatements, tablesWithoutSchool } from './statements.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** How many calls share a school: each of their samples makes it slower. */
const MOST_CALLS = 10;
/** Today's half of the calls; `each-call` has the other one. */
const calls = everySecond('calls between two schools', await listTriableCalls(), { isOther: true });
const readers = new Set(allRoutes.filter(({ kind }) => kind === 'read').map(({ call }) => call.name));
let test: TestApp;
/** Reads are asked of it, as of a replica. */
let replica: ReturnType<typeof openReadOnly>;

const statements = recordStatements();
beforeAll(async () => {
  test = await openOwnTestApp({
    replica: (connection) => {
      replica = openReadOnly(connection);
      return replica;
    },
  });
  await watchChanges(test);
});
afterAll(() => test.close());

describe('of two schools in one installation', () => {
  /** The requesting school. A call that was accepted may have changed it, so after a write a new one is used. */
  const asking = schoolFor('Asha Academy', { isKept: (call) => readers.has(call.name), isListed: false });
  /** The other school, which must stay hidden. Only samples are created in it. */
  const silent = schoolFor('Bela Vidyalaya', { isKept: () => true, isListed: true });

  it.each(calls.map((call) => [call.name, call] as const))(
    'neither is served, shown or changed by the other through %s',
    async (_name, call) => {
      await test.owner`delete from attempts`;
      const { school: asha, sample: own } = await asking(call);
      const { school: bela, sample: theirs, ids } = call.isPublic ? { ...(await silent(call)), sample: own } : await silent(call);
      await forgetChanges(test);
      for (const sample of mixtures(own, theirs, call.name)) {
        const response = await send(test, { call, sample, as: asha });
        expect(response.statusCode, response.body).toBe(own.foreign === 'unknown' ? 404 : (own.status ?? 200));
        if (own.foreign === 'unknown') expect(response.json()).toMatchObject({ success: false, code: 'notFound' });
        expect((response.body.match(UUID) ?? []).filter((id) => ids.has(id))).toEqual([]);
        expect(response.body).not.toContain(bela.name);
        if (own.foreign === 'own' && !call.isPublic) expectEnvelope(response, call);
      }
      if (!call.isPublic) await expectNothingOpens(call, theirs, { asha, bela });
      expect(await listChanges(test, bela.id)).toEqual([]);
      expect(replica.refused, 'A replica can answer only calls that write nothing. Bind it as slow or write.').toEqual([]);
      // The same request with its own ids must be accepted: only then does the refusal prove anything.
      if (own.foreign === 'own') return;
      const answered = await send(test, { call, sample: own, as: asha });
      expect(answered.statusCode, answered.body).toBe(own.status ?? 200);
      if (!call.isPublic) expectEnvelope(answered, call);
    },
  );

  it('reads were answered by the connections that write nothing', () => {
    expect(replica.counts.answered).toBeGreaterThan(calls.filter(({ name }) => readers.has(name)).length);
  });

  it('statements name the school of each table', async () => {
    const found = [];
    for (const text of statements) {
      const tables = await tablesWithoutSchool(test.owner, text);
      if (tables.length > 0) found.push({ tables, text });
    }
    expect(statements.size).toBeGreaterThan(2 * calls.length);
    expect(found).toEqual([]);
  });

  /** A school for each call with a sample in it, and the ids of all its rows if they are listed: the previous call's school as long as it may be kept. */
  function schoolFor(name: string, { isKept, isListed }: { isKept: (call: Call) => boolean; isListed: boolean }) {
    let school: TestSchool;
    let ids = new Set<string>();
    let left = 0;
    return async (call: Call) => {
      if (left === 0) {
        school = await makeSchool(test, `${name} ${call.name}`);
        ids = isListed ? await listIds(test, school.id) : new Set();
        left = MOST_CALLS;
      }
      await forgetChanges(test);
      const sample = await sampleOf(call, school, test);
      for (const id of await listChangedIds(test, school.id)) ids.add(id);
      left = isKept(call) ? left - 1 : 0;
      return { school, sample, ids };
    };
  }

  /** A token of one school with a session of the other. */
  async function expectNothingOpens(call: Call, sample: Sample, { asha, bela }: { asha: TestSchool; bela: TestSchool }): Promise<void> {
    const iat = Math.floor(Date.now() / 1000);
    const claims = { sub: asha.accountId, sid: asha.sessionId, school: bela.id, name: 'Asha', iat, exp: iat + 60 };
    const response = await send(test, { call, sample, as: { ...asha, token: await test.authority.sign(claims) } });
    expect(response.statusCode).toBe(401);
  }
});

/** The answer of the contract in the envelope of all answers, with the security headers, and kept by nobody on its way. */
function expectEnvelope(response: LightMyRequestResponse, call: Call): void {
  const envelope = z.strictObject({ success: z.literal(true), data: call.answer, message: z.string().optional() });
  expect(envelope.safeParse(response.json()).error).toBeUndefined();
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
}

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null | undefined;

/** The sample of the other school, and its own sample with each single value of the other in turn. */
function mixtures(own: Sample, theirs: Sample, salt: string): Sample[] {
  const single = differences(own as unknown as Json, theirs as unknown as Json).map(
    (path) => replaceAt(own as unknown as Json, { path, by: theirs as unknown as Json }) as unknown as Sample,
  );
  return single.length > 1 ? [theirs, ...sampled('samples with one value of another school', single, { count: 3, salt })] : [theirs];
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The differences between two samples; a date belongs to no school. */
function differences(own: Json, theirs: Json, path: string[] = []): string[][] {
  if (typeof own === 'string' && typeof theirs === 'string' && DAY.test(own) && DAY.test(theirs)) return [];
  if (typeof own !== 'object' || own === null) return own === theirs ? [] : [path];
  return Object.entries(own).flatMap(([key, value]) => differences(value, (theirs as Record<string, Json>)[key], [...path, key]));
}

function replaceAt(own: Json, { path: [key, ...rest], by }: { path: string[]; by: Json }): Json {
  if (key === undefined) return by;
  const copy = structuredClone(own) as Record<string, Json>;
  copy[key] = replaceAt(copy[key], { path: rest, by: (by as Record<string, Json>)[key] });
  return copy;
}
