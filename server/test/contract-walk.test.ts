import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Call } from '@shala/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRoutes } from '../src/app/routes.ts';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from './app.ts';
import { anyAddressOf, listCalls, listTriableCalls } from './calls.ts';
import { expectRefusal } from './refusal.ts';
import { samples } from './samples/index.ts';

const calls = await listCalls();
const named = (await listTriableCalls()).map((call) => [call.name, call] as const);
let test: TestApp;
let asha: TestSchool;

beforeAll(async () => {
  test = await openTestApp();
  asha = await makeSchool(test);
});
afterAll(() => test.close());

type Paths = Record<string, Record<string, Record<string, unknown>>>;
let paths: Promise<Paths> | undefined;
/** The paths in OpenAPI, requested and parsed once for all calls. */
function readPaths(): Promise<Paths> {
  paths ??= test.app.inject('/openapi.json').then((response) => response.json().paths);
  return paths;
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

  /** Whether an address of one call also matches the other: '/forms/preview' matches '/forms/{formId}'. */
  function isSameAddress(one: Call, other: Call): boolean {
    const isOf = (path: string, template: string) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
    return one.path.split('{')[0] === other.path.split('{')[0] || isOf(other.path, one.path);
  }

  it.each(named)('of %s takes no other method', async (_name, call) => {
    const others = (['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const).filter(
      (method) => !calls.some((other) => other.method === method && isSameAddress(other, call)),
    );
    for (const method of others)
      expectRefusal(await test.app.inject({ method, url: anyAddressOf(call, asha.ids.class), headers: bearer(asha) }), 404);
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
