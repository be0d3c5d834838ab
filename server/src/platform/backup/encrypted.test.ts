import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#platform/config';
import { type Connection, connect, type Pool } from '#platform/db';
import { type FilePlace, folderIn } from '#platform/files';
import { makeVaultKey, openVault } from '#platform/vault';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { isFull } from '../../../test/sampling.ts';
import { makeBackup, makeIdentity, readIdentities, restoreBackup } from './index.ts';

const NAME = 'The School of Sealed Letters';
const folder = mkdtempSync(join(tmpdir(), 'shala-encrypted-'));
const from = join(folder, 'from');
const kept = join(folder, 'kept');
const file = join(kept, 'school.tar.zst.age');
const picture = randomBytes(300_000);
const opened: { name: string; pool: Pool }[] = [];
let owner: Keys;
let second: Keys;
let stranger: Keys;
let source: TestDatabase;
let admin: Pool;
let sealed: Buffer;

type Keys = Awaited<ReturnType<typeof makeIdentity>>;
const addressOf = (pool: Pool): Connection => ({ ...inject('postgres'), database: pool.options.database });
const backUp = (target: string, recipients: string[]) =>
  makeBackup({ owner: addressOf(source.owner), dataDir: from, filePlace: folderIn(from), file: target, version: '1.2.3', recipients });

beforeAll(async () => {
  [owner, second, stranger] = await Promise.all([makeIdentity(), makeIdentity(), makeIdentity()]);
  admin = connect({ ...inject('postgres'), database: 'postgres' }, { max: 1, name: 'tests', canReserve: true });
  source = await createTestDatabase();
  await source.owner`insert into schools (id, name, board) values (gen_random_uuid(), ${NAME}, 'CBSE')`;
  // More data than one part of an archive and one chunk of age hold.
  await source.owner`insert into attempts (scope, subject) select 'many', sha256(n::text::bytea) from generate_series(1, 60000) n`;
  mkdirSync(join(from, 'files', 'school-1'), { recursive: true });
  mkdirSync(kept);
  writeFileSync(join(from, 'files', 'school-1', 'picture'), picture);
  makeVaultKey(from);
  sealed = openVault(from).seal('a secret of the school', 'school a');
  await backUp(file, [owner.recipient, second.recipient]);
});

afterAll(async () => {
  for (const { name, pool } of opened) {
    await pool.end({ timeout: 1 });
    await admin.unsafe(`drop database ${name} with (force)`);
  }
  await admin.end();
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Empty = { owner: Pool; dataDir: string; filePlace: FilePlace };

async function openEmpty(): Promise<Empty> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.unsafe(`create database ${name}`);
  const pool = connect({ ...inject('postgres'), database: name }, { max: 2, name: 'tests', canReserve: true });
  opened.push({ name, pool });
  const dataDir = mkdtempSync(join(folder, 'into-'));
  return { owner: pool, dataDir, filePlace: folderIn(dataDir) };
}

async function expectWhole(at: { owner: Pool; dataDir: string }): Promise<void> {
  expect((await at.owner`select name from schools`).map(({ name }) => name)).toEqual([NAME]);
  expect(await at.owner`select count(*) as n, md5(string_agg(subject::text, '' order by id)) from attempts`).toEqual(
    await source.owner`select count(*) as n, md5(string_agg(subject::text, '' order by id)) from attempts`,
  );
  expect(readFileSync(join(at.dataDir, 'files', 'school-1', 'picture')).equals(picture)).toBe(true);
}

describe('a backup that is encrypted for two', () => {
  it('is one file of age, for this user alone, with no key and nothing in clear beside it', () => {
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1', 0, 22)).toBe('age-encryption.org/v1\n');
    expect(readdirSync(kept)).toEqual(['school.tar.zst.age']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(bytes.includes(picture.subarray(1000, 1100))).toBe(false);
    expect(() => zstdDecompressSync(bytes)).toThrow();
  });

  it('comes back whole by the identity of the second, and what was sealed opens on the new machine', async () => {
    const into = await openEmpty();
    const identities = [stranger.identity, second.identity];
    const { missingKey } = await restoreBackup({ ...into, file, identities, mayReplace: false });
    expect(missingKey).toBeNull();
    await expectWhole(into);
    expect(openVault(into.dataDir).open(sealed, 'school a')).toBe('a secret of the school');
  });

  it('is refused without an identity, and with another one, in a sentence; nothing changes', async () => {
    const into = await openEmpty();
    const restore = (identities?: string[]) => restoreBackup({ ...into, file, identities, mayReplace: false });
    await expect(restore()).rejects.toThrow(`${file} is encrypted. Name the file of an identity that opens it`);
    await expect(restore([stranger.identity])).rejects.toThrow(
      `The identity does not open ${file}: it was encrypted for other recipients.`,
    );
    expect(await into.owner`select to_regclass('schools') as there`).toEqual([{ there: null }]);
    expect(readdirSync(into.dataDir)).toEqual([]);
  });

  it('is refused where a byte of it was changed, and where it was cut', async () => {
    const into = await openEmpty();
    const bytes = readFileSync(file);
    const spoilt = join(folder, 'spoilt.age');
    const restore = () => restoreBackup({ ...into, file: spoilt, identities: [owner.identity], mayReplace: false });
    for (const share of [0.3, 0.9, 0.9999]) {
      writeFileSync(spoilt, bytes.subarray(0, Math.floor(bytes.length * share)));
      await expect(restore()).rejects.toThrow(`${spoilt} is no backup of Shala, or it is damaged.`);
    }
    for (const place of [100, bytes.length >> 1, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      writeFileSync(spoilt, changed);
      await expect(restore()).rejects.toThrow(/is no backup of Shala, or it is damaged|was encrypted for other recipients/);
    }
    expect(await into.owner`select to_regclass('schools') as there`).toEqual([{ there: null }]);
  });
});

describe('what is named wrongly', () => {
  const identityFile = (text: string) => {
    const path = join(folder, 'identity.txt');
    writeFileSync(path, text);
    return readIdentities(path);
  };

  it('a recipient with a slip of the hand keeps the server from starting', () => {
    const slip = owner.recipient.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'));
    expect(readConfig({ BACKUP_RECIPIENTS: `${owner.recipient}, ${second.recipient}` }).BACKUP_RECIPIENTS).toEqual([
      owner.recipient,
      second.recipient,
    ]);
    for (const wrong of [slip, owner.identity, 'asha@school.example', `${owner.recipient} ${second.recipient}`])
      expect(() => readConfig({ BACKUP_RECIPIENTS: wrong })).toThrow('BACKUP_RECIPIENTS must be public keys of age');
  });

  it('an identity file is read as age-keygen writes it, and refused in a sentence otherwise', async () => {
    expect(await identityFile(`# created: today\r\n# public key: ${owner.recipient}\r\n${owner.identity}\r\n`)).toEqual([owner.identity]);
    await expect(identityFile(owner.recipient)).rejects.toThrow('holds no age identity');
    await expect(identityFile(owner.identity.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q')))).rejects.toThrow(
      'was not copied correctly',
    );
    await expect(identityFile('age-encryption.org/v1\n-> scrypt')).rejects.toThrow('is itself encrypted');
    await expect(readIdentities(join(folder, 'nothing'))).rejects.toThrow('cannot be read (ENOENT)');
  });
});

const hasAge = spawnSync('age', ['--version']).status === 0;

describe.runIf(isFull && hasAge)('the program age', () => {
  it('opens what Shala encrypted, and Shala restores what it encrypted', async () => {
    const identity = join(folder, 'program.txt');
    execFileSync('age-keygen', ['-o', identity], { stdio: 'pipe' });
    const [, recipient = ''] = /public key: (\S+)/.exec(readFileSync(identity, 'utf8')) ?? [];
    const [ours, clear, theirs] = ['ours.age', 'clear.tar.zst', 'theirs.age'].map((name) => join(folder, name)) as [string, string, string];
    await backUp(ours, [recipient]);
    execFileSync('age', ['-d', '-i', identity, '-o', clear, ours]);
    const plain = await openEmpty();
    await restoreBackup({ ...plain, file: clear, mayReplace: false });
    await expectWhole(plain);
    execFileSync('age', ['-r', recipient, '-o', theirs, clear]);
    const into = await openEmpty();
    await restoreBackup({ ...into, file: theirs, identities: await readIdentities(identity), mayReplace: false });
    await expectWhole(into);
  });
});
