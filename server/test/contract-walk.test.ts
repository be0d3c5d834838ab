import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Call, failureSchema } from '@shala/contract/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allRoutes } from '../src/app/routes.ts';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from './app.ts';
import { addressOf, listCalls, listTriableCalls, sampleOf, send } from './calls.ts';
import { samples } from './samples/index.ts';
import { isFull, sampled } from './sampling.ts';
import { spoiltBodies, spoiltValues } from './spoilt.ts';
import { takeFullStock } from './stock.ts';

const calls = await listCalls();
const named = (await listTriableCalls()).map((call) => [call.name, call] as const);
const closed = named.filter(([, call]) => !call.isPublic);
const withBody = named.filter(([, call]) => call.body && !call.upload);
/** A wrong code counts against the code, as it must; a wrong password of who is signed in is written down. */
const COUNTS_TRIES = new Set(['verifyEmail', 'confirmMyPassword', 'changeMyPassword']);
/** Names of fields that end like an id, and are written by people. */
const NO_IDS = new Set(['instrumentId', 'upiId']);
const readers = new Set(allRoutes.filter(({ kind }) => kind === 'read').map(({ call }) => call.name));
const MUCH = 'x'.repeat(3 * 1024 * 1024);
let test: TestApp;
let asha: TestSchool;

beforeAll(async () => {
  test = await openTestApp();
  await renewSchool();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.owner`delete from attempts`;
});

/** Most requests here are refused and share a school; a test whose requests are answered takes one of its own. */
async function renewSchool(): Promise<void> {
  asha = await makeSchool(test, `Asha Academy ${performance.now()}`);
}

type Paths = Record<string, Record<string, Record<string, unknown>>>;
let paths: Promise<Paths> | undefined;
/** The addresses of OpenAPI, asked for and read once for all calls. */
function readPaths(): Promise<Paths> {
  paths ??= test.app.inject('/openapi.json').then((response) => response.json().paths);
  return paths;
}

type Response = { statusCode: number; body: string; headers: Record<string, unknown>; json(): unknown };

/** The one shape of every refusal. */
function expectRefusal(response: Response, status?: number): void {
  expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, response.body).toBeLessThan(500);
  if (status !== undefined) expect(response.statusCode, response.body).toBe(status);
  const failure = z.strictObject(failureSchema.shape).parse(response.json());
  expect(failure.error).toBe(failure.message);
  expect(failure.error).toMatch(/^[A-Z].*[.?]$/s);
  expect(failure.requestId).toBe(response.headers['x-request-id']);
  expect(response.body).not.toMatch(/\bat .*\.(ts|js):\d+|node_modules|stack|SyntaxError|zod/i);
}

describe('the contract', () => {
  it('has exactly one handler for each call, and no handler besides', () => {
    const handled = allRoutes.map(({ call }) => call.name).sort();
    expect(handled).toEqual(calls.map(({ name }) => name).sort());
  });

  it('has no two calls of one name or of one method and path', () => {
    for (const key of [calls.map(({ name }) => name), calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)]) {
      expect(key).toEqual([...new Set(key)]);
    }
  });

  it('has a sample for each call, and none for a call that is gone', () => {
    expect(Object.keys(samples).sort()).toEqual(calls.map(({ name }) => name).sort());
  });

  it('lies under the agreed paths', () => {
    for (const { path } of calls) expect(path).toMatch(/^\/(admin|finance|auth|mcp|public|files)\//);
  });

  it('is bound as open exactly where it says that it needs no token', () => {
    for (const { kind, call } of allRoutes) expect(kind === 'open', call.name).toBe(call.isPublic === true);
  });

  it.each(named)('lists %s in OpenAPI with its security, input and answer', async (_name, call) => {
    const operation = (await readPaths())[call.path]?.[call.method.toLowerCase()];
    expect(operation).toMatchObject({ operationId: call.name, summary: call.summary, security: call.isPublic ? [] : [{ bearer: [] }] });
    expect(operation?.requestBody !== undefined).toBe(call.body !== undefined);
    expect(operation?.responses).toHaveProperty('200.content.application/json.schema.properties.data');
  });

  it('stands in the folder of a feature, with an index each', () => {
    const folders = readdirSync(resolve(import.meta.dirname, '../../contract/src'), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.length).toBeGreaterThan(3);
  });
});

/** An address of the call, for what is refused whatever the address names. */
function anyAddressOf(call: Call): string {
  const params = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name as string, asha.ids.class]));
  return addressOf(call, { params });
}

describe('a call that needs a token', () => {
  const forged = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.';

  it.each(closed)('%s refuses a missing or wrong one before it looks at the body', async (_name, call) => {
    const url = anyAddressOf(call);
    const headers = { 'content-type': 'application/json' };
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      `Bearer ${forged}`,
      `Basic ${asha.token}`,
      asha.token,
      `Bearer ${asha.token}x`,
      'Bearer \u0000',
    ]) {
      const payload = call.method === 'GET' ? {} : { payload: '{"broken' };
      const response = await test.app.inject({
        method: call.method,
        url,
        headers: { ...headers, ...(authorization && { authorization }) },
        ...payload,
      });
      expectRefusal(response, 401);
    }
  });

  it.each(closed)('%s refuses the token of a session that has ended', async (_name, call) => {
    const sample = await sampleOf(call, asha, test);
    await test.owner`update sessions set ended_at = now() where id = ${asha.sessionId}`;
    const response = await send(test, { call, sample, as: asha });
    await test.owner`update sessions set ended_at = null where id = ${asha.sessionId}`;
    expectRefusal(response, 401);
    expect(response.json()).toMatchObject({ code: 'sessionEnded' });
  });

  it.each(closed)('%s finds nothing under ill-formed ids', async (_name, call) => {
    const sample = await sampleOf(call, asha, test);
    for (const id of [
      'x',
      '0',
      '%',
      "'; drop table classes; --",
      '../..',
      'a\u0000b',
      'é'.repeat(60),
      '1'.repeat(150),
      '1'.repeat(5000),
      '00000000-0000-0000-0000-00000000000g',
    ]) {
      for (const key of Object.keys(sample.params ?? {}).filter((name) => /Id$/.test(name)))
        expectRefusal(await inject({ ...sample, params: { ...sample.params, [key]: id } }), 404);
      const body = sample.body as Record<string, unknown> | undefined;
      for (const key of Object.keys(body ?? {}).filter((name) => /Id$/.test(name) && !NO_IDS.has(name)))
        expectRefusal(await inject({ ...sample, body: { ...body, [key]: id } }), 404);
    }
    function inject(changed: { params?: Record<string, string>; body?: unknown }) {
      return send(test, { call, sample: changed, as: asha });
    }
  });

  it.each(closed)('%s answers within the envelope, with security headers and uncached', async (_name, call) => {
    await renewSchool();
    const sample = await sampleOf(call, asha, test);
    const response = await send(test, { call, sample, as: asha });
    expect(response.statusCode, response.body).toBe(sample.status ?? 200);
    expect(
      z.strictObject({ success: z.literal(true), data: call.answer, message: z.string().optional() }).safeParse(response.json()).error,
    ).toBeUndefined();
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(response.headers['x-request-id']).toMatch(/^[\w-]{8,}$/);
  });
});

/** A third of the strange values, others for each call, and each value left out once; all of them in a full run. */
function strangeOf(call: Call, body: unknown) {
  const all = spoiltValues(body);
  const kept = sampled('strange values in bodies', all, { count: Math.max(12, Math.ceil(all.length / 3)), salt: call.name });
  return all.filter((one) => kept.includes(one) || one.what.endsWith(' is missing'));
}

describe('a call with a body', () => {
  it.each(withBody)('%s refuses every spoilt one, and changes nothing', async (_name, call) => {
    const sample = await sampleOf(call, asha, test);
    const before = await takeFullStock(test, asha.id);
    const isEmptyGood = z.core.safeParse(call.body as z.core.$ZodType, {}).success;
    for (const { what, contentType, payload, status } of spoiltBodies(sample.body, MUCH)) {
      if (isEmptyGood && what === 'an empty object') continue;
      // The calls of the specification ignore what they do not know.
      if (call.reads && what === 'an unknown field') continue;
      const headers = { ...(!call.isPublic && bearer(asha)), ...(contentType !== null && { 'content-type': contentType }) };
      const response = await test.app.inject({ method: call.method, url: addressOf(call, sample), headers, payload });
      expect([what, response.statusCode]).toEqual([what, status ?? response.statusCode]);
      expectRefusal(response);
    }
    expect(await takeFullStock(test, asha.id)).toEqual(before);
  });

  it.each(withBody)(
    '%s never breaks on a strange value, and changes nothing where it refuses one',
    async (_name, call) => {
      await renewSchool();
      const sample = await sampleOf(call, asha, test);
      const refused = [];
      for (const { what, body } of strangeOf(call, sample.body)) {
        const response = await attempt(body);
        expect(response.statusCode, `${what}: ${response.body}`).toBeLessThan(500);
        if (response.statusCode < 400) continue;
        expectRefusal(response);
        refused.push(body);
      }
      expect(refused.length).toBeGreaterThan(isFull ? 5 : 1);
      if (readers.has(call.name)) return;
      // Once more without those that were taken: now nothing at all may change.
      const before = await takeFullStock(test, asha.id);
      for (const body of refused) await attempt(body);
      if (!COUNTS_TRIES.has(call.name)) expect(await takeFullStock(test, asha.id)).toEqual(before);

      async function attempt(body: unknown) {
        if (call.isPublic) await test.owner`delete from attempts`;
        return send(test, { call, sample: { ...sample, body }, as: asha });
      }
    },
    60_000,
  );
});

describe('a call without a body', () => {
  it.each(closed.filter(([, call]) => !call.body && !call.upload && call.method !== 'GET'))(
    '%s takes none or an empty one, and refuses any other',
    async (_name, call) => {
      await renewSchool();
      const post = async (payload?: object) =>
        send(test, { call, sample: { ...(await sampleOf(call, asha, test)), ...(payload && { body: payload }) }, as: asha });
      expectRefusal(await post({ surprise: true }), 400);
      expectRefusal(await post([1]), 400);
      expect((await post({})).statusCode).toBe(200);
    },
  );
});

describe('an address', () => {
  it('that is badly encoded is refused', async () => {
    for (const url of ['/admin/getSubjectList/%E0%A4%A', '/admin/%', '/%ff%fe', '/finance/getClassList%zz']) {
      expectRefusal(await test.app.inject({ method: 'GET', url, headers: bearer(asha) }), 400);
    }
  });

  it('that is nobody’s is answered in the envelope, for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const response = await test.app.inject({ method, url: '/admin/no-such-call', headers: bearer(asha) });
      expectRefusal(response, 404);
      expect(response.json()).toMatchObject({ code: 'noSuchCall' });
    }
  });

  /** Whether an address of the one may be one of the other: '/forms/preview' is one of '/forms/{formId}'. */
  function isSameAddress(one: Call, other: Call): boolean {
    const isOf = (path: string, template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
    return one.path.split('{')[0] === other.path.split('{')[0] || isOf(other.path, one.path);
  }

  it.each(named)('of %s takes no other method', async (_name, call) => {
    const others = (['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
      (method) => !calls.some((other) => other.method === method && isSameAddress(other, call)),
    );
    for (const method of others) expectRefusal(await test.app.inject({ method, url: anyAddressOf(call), headers: bearer(asha) }), 404);
  });

  it('answers HEAD like GET, without a body, and with the same guard', async () => {
    const head = await test.app.inject({ method: 'HEAD', url: '/admin/getAllClasses', headers: bearer(asha) });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect((await test.app.inject({ method: 'HEAD', url: '/admin/getAllClasses' })).statusCode).toBe(401);
  });

  it('with an unknown query is served, and with a polluted one harmless', async () => {
    for (const query of ['?a=1', '?__proto__[x]=1', '?constructor=1', '?%00=%00', '?a=1&a=2', `?${'a'.repeat(4000)}`]) {
      const response = await test.app.inject({ method: 'GET', url: `/admin/getAllClasses${query}`, headers: bearer(asha) });
      expect(response.statusCode).toBeLessThan(500);
    }
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});
