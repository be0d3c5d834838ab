import { truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { describeDamage, keepDamage, noteChecks } from '#features/operations';
import { makeBackup } from '#platform/backup';
import { folderIn, openFileStore } from '#platform/files';
import { bearer, makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../test/app.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp();
  asha = await makeSchool(test);
  bela = await makeSchool(test, 'Bela Vidyalaya');
  test.platform.files = openFileStore(folderIn(dataDir()), { onChecked: noteChecks(test.database, () => {}) });
});
afterAll(() => test.close());

const dataDir = () => test.platform.installation.dataDir;
const BYTES = Buffer.from('a bill of which every byte counts');

async function keep(name: string) {
  const id = await test.database.schoolTransaction(asha.id, (db) =>
    test.platform.files.put(db, { schoolId: asha.id, name, mediaType: 'application/pdf', bytes: BYTES }),
  );
  return { id, path: join(dataDir(), 'files', asha.id, id) };
}

/** A download that does not hang. */
async function open(id: string) {
  const url = test.authority.fileAddress(asha.id, id, Math.floor(Date.now() / 1000) + 60);
  const late = new Promise<never>((_resolve, reject) => setTimeout(() => reject(new Error('The download hangs.')), 10_000).unref());
  const { statusCode, body } = await Promise.race([test.app.inject({ url }), late]);
  return { status: statusCode, body };
}

const health = async (school: TestSchool) => (await test.app.inject({ url: '/admin/health', headers: bearer(school) })).json().data.files;

it('gives what was stored, byte by byte', async () => {
  const { id } = await keep('whole.pdf');
  expect(await open(id)).toEqual({ status: 200, body: BYTES.toString() });
  expect((await health(asha)).damagedCount).toBe(0);
});

it.each([
  ['missing', (path: string) => unlinkSync(path), 'missing'],
  ['cut', (path: string) => truncateSync(path, 10), 'changed'],
  ['longer', (path: string) => writeFileSync(path, `${BYTES}!`), 'changed'],
  ['of other bytes', (path: string) => writeFileSync(path, Buffer.from(BYTES).fill('x', 0, 1)), 'changed'],
])('finds a file that is %s when it is read, names it to its school, and gives none of it', async (what, harm, damage) => {
  const { id, path } = await keep(`${what}.pdf`);
  // After it was read once and found intact.
  expect((await open(id)).status).toBe(200);
  harm(path);
  const answer = await open(id);
  expect(answer.status).toBe(404);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'fileLost', error: expect.stringContaining(`“${what}.pdf”`) });
  await expect
    .poll(async () => (await health(asha)).damaged)
    .toContainEqual({
      _id: id,
      name: `${what}.pdf`,
      damage,
      foundAt: expect.any(String),
    });
  expect(await health(bela)).toMatchObject({ damagedCount: 0, damaged: [] });
  writeFileSync(path, BYTES);
  expect((await open(id)).status).toBe(200);
  await expect.poll(async () => (await health(asha)).damagedCount).toBe(0);
});

it('names them in a backup, which is made all the same', async () => {
  const [gone, cut] = [await keep('gone.pdf'), await keep('cut.pdf')];
  unlinkSync(gone.path);
  truncateSync(cut.path, 5);
  const owner = { ...inject('postgres'), database: test.owner.options.database };
  const made = await makeBackup({
    owner,
    dataDir: dataDir(),
    filePlace: folderIn(dataDir()),
    file: join(dataDir(), 'a.tar.zst'),
    version: '1',
  });
  expect(made.damaged.map(({ name, damage }) => [name, damage]).sort()).toEqual([
    ['cut.pdf', 'changed'],
    ['gone.pdf', 'missing'],
  ]);
  expect(describeDamage(made.damaged)).toContain(`files/${asha.id}/${gone.id} (gone.pdf): missing`);
  await keepDamage(test.database, made.damaged);
  expect((await health(asha)).damagedCount).toBe(2);
});

it('takes no more than a school may store, and says how much that is', async () => {
  const store = openFileStore(folderIn(dataDir()), { quotaBytes: 1024 * 1024 });
  const put = (school: TestSchool, bytes: Buffer) =>
    test.database.schoolTransaction(school.id, (db) =>
      store.put(db, { schoolId: school.id, name: 'a', mediaType: 'application/pdf', bytes }),
    );
  await put(bela, Buffer.alloc(1_000_000));
  await expect(put(bela, Buffer.alloc(100_000))).rejects.toMatchObject({
    code: 'storageFull',
    message: 'Your school’s files use 1 MB of 1 MB, and this file does not fit. Ask your computer person for more space.',
  });
  await put(asha, Buffer.alloc(100_000));
});
