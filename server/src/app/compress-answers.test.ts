import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bearer, makeSchool, openTestApp, type TestApp, type TestSchool } from '../../test/app.ts';
import { multipart } from '../../test/multipart.ts';
import { compressAnswers } from './compress-answers.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());

const LONG = '/admin/timetable';
const SHORT = '/admin/getAdminDetails';
const ask = (url: string, encoding = 'identity', method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url, headers: { ...bearer(school), 'accept-encoding': encoding } });

it('a long answer is compressed for a client that reads it', async () => {
  const plain = await ask(LONG);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.rawPayload.length).toBeGreaterThan(1024);
  const [br, gzip] = [await ask(LONG, 'gzip, br'), await ask(LONG, 'gzip')];
  expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
  expect([brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)]).toEqual([plain.rawPayload, plain.rawPayload]);
  expect(br.headers.vary).toContain('accept-encoding');
});

it.each([60_000, 70_000])('of a list of %i bytes all arrives, at once or piece by piece', async (length) => {
  const app = fastify();
  await compressAnswers(app);
  const text = Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * at) % 23))).join('');
  app.get('/list', () => text);
  const { headers, rawPayload } = await app.inject({ url: '/list', headers: { 'accept-encoding': 'gzip' } });
  expect(headers['content-length']).toBe(length < 65_536 ? String(rawPayload.length) : undefined);
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toBe(text);
  await app.close();
});

it('a short answer is sent as it is', async () => {
  const answer = await ask(SHORT, 'gzip, br');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.rawPayload.length).toBeLessThan(1024);
  expect(answer.json()).toEqual((await ask(SHORT)).json());
});

it('HEAD tells the length of a short answer and sends none of it', async () => {
  const [whole, head] = [await ask(SHORT), await ask(SHORT, 'gzip, br', 'HEAD')];
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, String(whole.rawPayload.length), 0]);
});

it('a form is refused by a call that takes no file, as what it cannot read', async () => {
  const form = multipart('file', Buffer.from('a'));
  const headers = { ...bearer(school), ...form.headers };
  const answer = await test.app.inject({ method: 'POST', url: '/admin/getTeacherSchedule', headers, payload: form.payload });
  expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupportedType']);
});
