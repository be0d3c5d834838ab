import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/config';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../test/app.ts';
import { ask, PNG } from '../../test/fees.ts';
import { multipart } from '../../test/multipart.ts';
import { buildApp } from './build-app.ts';
import { serveProbes } from './serve-probes.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  school = await makeSchool(test);
});
afterAll(() => test.close());
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** From now on writes to the file system fail with the error of a full or a read-only disk, even when root runs the tests. */
function refuseWrites(code: string): void {
  const refuse = () => Promise.reject(Object.assign(new Error(`${code}: the file system says no`), { code }));
  for (const name of ['open', 'writeFile', 'mkdir'] as const) vi.spyOn(promises, name).mockImplementation(refuse);
  syncBuiltinESMExports();
}

async function askReady(): Promise<{ status: number; code: string }> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: test.platform.installation.dataDir });
  const app = await buildApp(config, [], { database: test.database, platform: test.platform }, pino({ level: 'silent' }));
  serveProbes(app, { config, database: test.database, readMetrics: async () => '' });
  const answer = await app.inject('/readyz');
  await app.close();
  return { status: answer.statusCode, code: answer.json().code };
}

it.each([
  ['ENOSPC', 'diskFull'],
  ['EDQUOT', 'diskFull'],
  ['EROFS', 'readOnly'],
])('a disk that says %s is told in a sentence, keeps nothing by halves and is not ready', async (code, told) => {
  const draft = { title: 'Trip', bodyHtml: '<p>Bring water.</p>', audience: { kind: 'students' } };
  const { data } = await ask(test, school, 'POST', '/admin/notices', draft);
  const form = multipart('file', PNG, 'map.png');
  const attach = () =>
    test.app.inject({
      method: 'POST',
      url: `/admin/notices/${data._id}/attachment`,
      headers: { authorization: `Bearer ${school.token}`, ...form.headers },
      payload: form.payload,
    });
  expect(await askReady()).toEqual({ status: 200, code: undefined });
  refuseWrites(code);
  const refused = await attach();
  expect([refused.statusCode, refused.json().code]).toEqual([503, told]);
  expect(refused.json().error).toContain('Nothing was changed.');
  expect(await askReady()).toEqual({ status: 503, code: told });
  expect(
    await test.owner`select from files where school_id = ${school.id} and name = 'map.png' and created_at > now() - interval '1 minute'`,
  ).toHaveLength(0);
  // Requests that need no file still work.
  expect((await ask(test, school, 'GET', `/admin/notices/${data._id}`)).data.attachment).toBeNull();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect((await attach()).statusCode).toBe(200);
  await test.owner`update files set created_at = now() - interval '1 hour' where school_id = ${school.id}`;
});

it('a disk with less than 32 MB free is not ready', async () => {
  const real = await promises.statfs(test.platform.installation.dataDir);
  vi.spyOn(promises, 'statfs').mockResolvedValue({ ...real, bsize: 4096, bavail: 8000 } as never);
  syncBuiltinESMExports();
  expect(await askReady()).toEqual({ status: 503, code: 'diskFull' });
});

it.each([
  ['53100', 'diskFull'],
  ['25006', 'readOnly'],
])('a database that says %s is told in a sentence, and changes nothing', async (state, told) => {
  await test.owner.unsafe(`create or replace function app.refuse_writes() returns trigger language plpgsql as $$ begin raise 'no' using errcode = '${state}'; end $$;
    create trigger refuse_writes before insert on notices for each row execute function app.refuse_writes()`);
  const draft = { title: 'Not kept', bodyHtml: '<p>x</p>', audience: { kind: 'students' } };
  expect(await ask(test, school, 'POST', '/admin/notices', draft)).toMatchObject({ status: 503, code: told });
  await test.owner.unsafe('drop trigger refuse_writes on notices; drop function app.refuse_writes()');
  expect(await test.owner`select from notices where title = 'Not kept'`).toHaveLength(0);
  expect((await ask(test, school, 'POST', '/admin/notices', draft)).status).toBe(200);
  await test.owner`delete from notices where title = 'Not kept'`;
});
