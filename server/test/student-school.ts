import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { verifyLedger } from '../src/features/finance/index.ts';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from './app.ts';
import { ask } from './fees.ts';

/** An app for the tests of a file, a new school for each of them, and what most tests of students ask of it. `open`: for a file that needs an app of its own. */
export function openStudentSchool({ open = openTestApp } = {}) {
  const at = {} as { test: TestApp; school: TestSchool };
  beforeAll(async () => {
    at.test = await open();
  });
  afterAll(() => at.test.close());
  beforeEach(async () => {
    at.school = await makeSchool(at.test, `School ${performance.now()}`);
  });
  const send = (method: Parameters<typeof ask>[2], url: string, body?: object) => ask(at.test, at.school, method, url, body);
  const get = async (url: string) => (await send('GET', url)).data;
  return {
    at,
    send,
    get,
    /** The names in the list of students. */
    find: async (query: string) => (await get(`/admin/students?${query}`)).students.map((one: { name: string }) => one.name),
    /** Fails when the books have a fault. */
    sound: async () => expect((await verifyLedger(at.test.database, at.school.id)).faults).toEqual([]),
  };
}
