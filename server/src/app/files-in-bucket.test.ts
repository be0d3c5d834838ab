import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { describeDamage, noteChecks } from '#features/operations';
import { makeBackup, restoreBackup } from '#platform/backup';
import { openFileStore } from '#platform/files';
import { loadSchool, writeSchoolArchive } from '#platform/school-archive';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../test/app.ts';
import { type BucketServer, KEYS, startBucket } from '../../test/bucket-server.ts';
import { createTestDatabase } from '../../test/database.ts';
import { ask, PNG } from '../../test/fees.ts';
import { inFull } from '../../test/in-full.ts';
import { multipart } from '../../test/multipart.ts';
import { addStudent } from '../../test/students.ts';

let server: BucketServer;
let test: TestApp;
let school: TestSchool;
let studentId: string;
const KIND = 'Birth certificate';
const folder = mkdtempSync(join(tmpdir(), 'shala-bucket-'));

beforeAll(async () => {
  server = await startBucket();
  test = await openOwnTestApp({
    env: {
      FILES_URL: `s3://shala-files/one?region=ap-south-1&endpoint=${server.endpoint}`,
      FILES_ACCESS_KEY: KEYS.accessKey,
      FILES_SECRET_KEY: KEYS.secretKey,
    },
  });
  test.platform.files = openFileStore(here(), { onChecked: noteChecks(test.database, () => {}) });
  school = await makeSchool(test);
  ({ studentId } = await addStudent(test, school, { name: 'Rohan Kale', guardian: 'Suresh Kale', phone: '9823041172' }));
});
afterAll(async () => {
  await test.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => server.fail(null));

const here = () => server.place({ prefix: 'one/' });
const documents = () => `/admin/students/${studentId}/documents`;
const health = async () => (await test.app.inject({ url: '/admin/health', headers: bearer(school) })).json().data.files;
const countFiles = async () => (await test.owner`select from files where school_id = ${school.id}`).length;

async function upload(name: string) {
  const form = multipart('document', PNG, name, { kind: KIND, title: name });
  const headers = { ...bearer(school), ...form.headers };
  const answer = await test.app.inject({ method: 'POST', url: documents(), headers, payload: form.payload });
  return { status: answer.statusCode, ...answer.json() };
}

/** Stores a file and returns its key in the bucket and a way to download it. */
async function keep(name: string) {
  const id = await test.database.schoolTransaction(school.id, (db) =>
    test.platform.files.put(db, { schoolId: school.id, name, mediaType: 'application/pdf', bytes: Buffer.from(`bytes of ${name}`) }),
  );
  const url = test.authority.fileAddress(school.id, id, Math.floor(Date.now() / 1000) + 60);
  return { key: `one/${school.id}/${id}`, open: () => test.app.inject({ url }) };
}

it('stores what is uploaded in the bucket and nothing in the data folder, and gives it back', async () => {
  const before = server.objects.size;
  expect(await upload('Birth certificate')).toMatchObject({ status: 200 });
  expect(server.objects.size).toBe(before + 1);
  expect(existsSync(join(test.dataDir, 'files'))).toBe(false);
  const file = await keep('a.pdf');
  for (let time = 0; time < 2; time++) expect((await file.open()).body).toBe('bytes of a.pdf');
});

it.each([
  ['gone', (key: string) => server.objects.delete(key), 'missing'],
  ['cut', (key: string) => server.objects.set(key, Buffer.from('bytes')), 'changed'],
  ['of other bytes', (key: string) => server.objects.set(key, Buffer.from('Bytes of of other bytes.pdf')), 'changed'],
])('an object that is %s is named to its school, and none of it is given', async (what, harm, damage) => {
  const file = await keep(`${what}.pdf`);
  const whole = server.objects.get(file.key) as Buffer;
  expect((await file.open()).statusCode).toBe(200);
  harm(file.key);
  const answer = await file.open();
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'fileLost']);
  await expect.poll(async () => (await health()).damaged).toContainEqual(expect.objectContaining({ name: `${what}.pdf`, damage }));
  server.objects.set(file.key, whole);
  expect((await file.open()).statusCode).toBe(200);
  await expect.poll(async () => (await health()).damagedCount).toBe(0);
});

it('while the storage is away, files are refused in a sentence, nothing is kept by halves, and the rest works', async () => {
  const file = await keep('b.pdf');
  const before = await countFiles();
  server.fail('busy');
  const answers = [await upload('Marksheet'), (await file.open()).json()];
  for (const answer of answers)
    expect(answer).toMatchObject({ code: 'storageAway', error: expect.stringContaining('Nothing was changed.') });
  expect((await ask(test, school, 'GET', `/admin/students/${studentId}`)).status).toBe(200);
  server.fail('half');
  expect((await file.open()).statusCode).toBe(503);
  server.fail(null);
  expect((await file.open()).body).toBe('bytes of b.pdf');
  expect(await countFiles()).toBe(before);
  expect((await health()).damagedCount).toBe(0);
});

it('personal data is deleted from the bucket too, or not at all', async () => {
  const leaver = await addStudent(test, school, { name: 'Diya Rao', guardian: 'Uma Rao', phone: '9823041173' });
  const form = multipart('document', PNG, 'diya.png', { kind: KIND });
  const url = `/admin/students/${leaver.studentId}`;
  const headers = { ...bearer(school), ...form.headers };
  expect((await test.app.inject({ method: 'POST', url: `${url}/documents`, headers, payload: form.payload })).statusCode).toBe(200);
  const [key = ''] = [...server.objects.keys()].slice(-1);
  await ask(test, school, 'POST', `${url}/leaving`, { leftOn: '2026-11-20', reason: 'Health', note: '' });
  const { admissionNumber } = (await ask(test, school, 'GET', url)).data;
  const forget = () => ask(test, school, 'POST', `${url}/anonymisation`, { admissionNumber, reason: 'asked for' });
  server.fail('busy');
  expect(await forget()).toMatchObject({ status: 503, code: 'storageAway' });
  server.fail(null);
  expect((await ask(test, school, 'GET', url)).data.name).toBe('Diya Rao');
  expect(server.objects.has(key)).toBe(true);
  expect(await forget()).toMatchObject({ status: 200 });
  expect(server.objects.has(key)).toBe(false);
});

inFull('a backup holds the files of the bucket, names those that are gone, and is restored into another bucket', async () => {
  const [file, gone] = [await keep('c.pdf'), await keep('gone.pdf')];
  server.objects.delete(gone.key);
  const backup = join(folder, 'a.tar.zst');
  const owner = { ...inject('postgres'), database: test.owner.options.database };
  const made = await makeBackup({ owner, dataDir: folder, filePlace: here(), file: backup, version: '1' });
  expect(describeDamage(made.damaged)).toContain('(gone.pdf): missing');
  server.fail('closed');
  await expect(makeBackup({ owner, dataDir: folder, filePlace: here(), file: `${backup}.2`, version: '1' })).rejects.toThrow(
    'does not answer',
  );
  server.fail(null);
  expect(readdirSync(folder).filter((name) => name.startsWith('a.tar'))).toEqual(['a.tar.zst']);

  const to = await createTestDatabase();
  try {
    const restore = (fault: 'closed' | null) => {
      server.fail(fault);
      return restoreBackup({
        owner: to.owner,
        dataDir: folder,
        filePlace: server.place({ prefix: 'two/' }),
        file: backup,
        mayReplace: true,
      });
    };
    await expect(restore('closed')).rejects.toThrow('does not answer');
    expect(await to.owner`select from files`).toHaveLength(0);
    await restore(null);
    expect(server.objects.get(file.key.replace('one/', 'two/'))?.toString()).toBe('bytes of c.pdf');
    const [rows] = await to.owner<{ count: number }[]>`select count(*)::int as count from files where school_id = ${school.id}`;
    expect(rows?.count).toBe(await countFiles());
    expect([...server.objects.keys()].filter((key) => key.startsWith('two/'))).toHaveLength(made.files);
  } finally {
    await to.drop();
  }
});

inFull("a school's data is downloaded from the bucket and imported into another one", async () => {
  await test.owner`delete from files where name = 'gone.pdf'`;
  const path = join(folder, 'school.zip');
  await test.database.schoolSnapshot(school.id, (db) =>
    writeSchoolArchive({ db, schoolId: school.id, files: test.platform.files, version: '0.1.0', path, now: new Date() }),
  );
  const to = await createTestDatabase();
  const filePlace = server.place({ prefix: 'three/' });
  try {
    const load = (faults: string[]) =>
      loadSchool({ owner: to.owner, file: path, filePlace, passwordHash: 'nobody knows', check: async () => faults });
    await expect(load(['One entry is missing.'])).rejects.toThrow('One entry is missing.');
    expect([...server.objects.keys()].filter((key) => key.startsWith('three/'))).toEqual([]);
    const manifest = await load([]);
    const store = openFileStore(filePlace);
    const rows = await to.owner<{ key: string; size: number }[]>`select storage_key as key, size_bytes::int as size from files`;
    expect(rows).toHaveLength(manifest.files);
    for (const { key, size } of rows) expect(await buffer(await store.read(key))).toHaveLength(size);
  } finally {
    await to.drop();
  }
});
