import { defineCall } from '@shala/contract/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { sql } from '../db/index.ts';
import { read } from './index.ts';

const answer = z.object({ name: z.string(), note: z.nullable(z.string()) });
const call = (name: string) => defineCall({ name, method: 'GET', path: `/admin/test/${name}`, summary: 'For these tests', answer });
const routes = [
  read(call('throws'), () => Promise.reject(new Error('secret detail at /some/path/file.ts:12'))),
  read(call('throwsText'), () => Promise.reject('a plain text')),
  read(call('failsInSql'), async ({ db }) => (await db.row(sql`select 1 / 0 as name`)) as never),
  read(call('saysTooMuch'), () => Promise.resolve({ name: 'Asha', note: null, passwordHash: 'x' })),
];

let test: TestApp;
let asha: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp({ routes });
  asha = await makeSchool(test);
});
afterAll(() => test.close());
const get = (name: string) => test.app.inject({ method: 'GET', url: `/admin/test/${name}`, headers: bearer(asha) });

describe('a fault of our own', () => {
  it.each(['throws', 'throwsText', 'failsInSql'])(
    'that %s is a general sentence with the beginning of the request’s number, and no detail',
    async (name) => {
      const response = await get(name);
      expect(response.statusCode).toBe(500);
      expect(response.json()).toMatchObject({ success: false, code: 'internal', requestId: response.headers['x-request-id'] });
      expect(response.json().error).toContain(String(response.headers['x-request-id']).slice(0, 8));
      expect(response.body).not.toMatch(/secret|path|file|plain text|zero|stack|\.ts/);
    },
  );
});

describe('an answer', () => {
  it('holds what the contract promises and nothing more', async () => {
    expect((await get('saysTooMuch')).json()).toEqual({ success: true, data: { name: 'Asha', note: null } });
  });
});
