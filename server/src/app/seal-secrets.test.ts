import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeBackup, restoreBackup } from '#platform/backup';
import { applicationConnection } from '#platform/db';
import { folderIn } from '#platform/files';
import { makeVaultKey, openVault } from '#platform/vault';
import { makeSchool, openOwnTestApp, PASSWORD, type TestApp, type TestSchool } from '../../test/app.ts';
import { testClock } from '../../test/clock.ts';
import { ask } from '../../test/fees.ts';
import { post, readBase32 } from '../../test/identity.ts';
import { inFull } from '../../test/in-full.ts';
import { openSecret } from '../features/notices/service/hook-secret.ts';
import { listHooks } from '../features/notices/store/sending.store.ts';
import { totpAt } from '../platform/auth/totp.ts';
import { sealSecrets } from './seal-secrets.ts';

const HOOK = { url: 'https://sms.example.org/send', secret: 'a secret of twenty letters' };
const folder = mkdtempSync(join(tmpdir(), 'shala-sealed-'));
let test: TestApp;
let school: TestSchool;
let secret: Buffer;
let recoveryCodes: string[];

/** The authenticator code some time steps (30 s) from now, because each code works only once. */
const codeOf = (later: number) => totpAt(secret, Math.floor(testClock().getTime() / 30_000) + later);
const signIn = async (at: TestApp, code: string) =>
  (await post(at, '/auth/login', { email: school.email, password: PASSWORD, code })).json();
const addressOf = ({ owner }: TestApp) => ({ ...inject('postgres'), database: owner.options.database });
/** Restores as the command does, then grants the application its rights as the next start does. */
async function restore(at: TestApp, from: string): Promise<string | null> {
  const { missingKey } = await restoreBackup({
    owner: at.owner,
    dataDir: at.dataDir,
    filePlace: folderIn(at.dataDir),
    file: from,
    mayReplace: true,
  });
  await applicationConnection(at.owner, addressOf(at));
  at.platform.vault = openVault(at.dataDir);
  return missingKey;
}
const readHook = async ({ database, platform }: TestApp) => {
  const [hook] = await database.schoolTransaction(school.id, (db) => listHooks(db, school.id));
  return hook && openSecret(platform.vault, school.id, hook);
};

beforeAll(async () => {
  test = await openOwnTestApp();
  school = await makeSchool(test, 'Sealed School');
  makeVaultKey(test.dataDir);
  secret = readBase32((await ask(test, school, 'POST', '/admin/account/factor')).data.secret);
  recoveryCodes = (await ask(test, school, 'POST', '/admin/account/factor/confirm', { code: codeOf(-1) })).data.recoveryCodes;
  expect((await ask(test, school, 'PUT', '/admin/notice-channels/sms', HOOK)).status).toBe(200);
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a start seals the secrets that an earlier version kept in clear, once', async () => {
  await test.owner`update second_factors set secret = ${secret}, secret_sealed = null, last_step = 0`;
  await test.owner`update notice_channels set secret = ${HOOK.secret}, secret_sealed = null`;
  expect(await sealSecrets(test.owner, openVault(test.dataDir))).toBe(2);
  expect(await sealSecrets(test.owner, openVault(test.dataDir))).toBe(0);
  const [rows] =
    await test.owner`select f::text || n::text as text, encode(f.secret_sealed, 'escape') || encode(n.secret_sealed, 'escape') as sealed
    from second_factors f, notice_channels n`;
  for (const clear of [HOOK.secret, secret.toString('hex'), secret.toString('base64')])
    expect(rows?.text + rows?.sealed).not.toContain(clear);
  expect(await signIn(test, codeOf(0))).toHaveProperty('data.accessToken');
  expect(await readHook(test)).toBe(HOOK.secret);
});

it('a row with both, or with neither, is refused by the database', async () => {
  for (const both of [
    test.owner`update second_factors set secret = ${secret}`,
    test.owner`update notice_channels set secret_sealed = null`,
  ])
    await expect(both).rejects.toMatchObject({ constraint_name: 'one_secret' });
});

it('a secret that was sealed for another account opens nothing', async () => {
  const other = await makeSchool(test, 'Another School');
  await test.owner`insert into second_factors (school_id, account_id, secret_sealed, confirmed_at)
    select ${other.id}, ${other.accountId}, secret_sealed, now() from second_factors where school_id = ${school.id}`;
  const answer = await post(test, '/auth/login', { email: other.email, password: PASSWORD, code: codeOf(0) });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'factorUnread']);
  await test.owner`delete from second_factors where school_id = ${other.id}`;
});

describe('a backup that is restored on another machine', () => {
  const file = join(folder, 'backups.tar.zst');
  let machine: TestApp;
  beforeAll(async () => {
    await test.owner`update second_factors set last_step = 0`;
    await makeBackup({ owner: addressOf(test), dataDir: test.dataDir, filePlace: folderIn(test.dataDir), file, version: '1.2.3' });
    machine = await openOwnTestApp();
  });
  afterAll(() => machine.close());

  const keyName = () => readdirSync(folder).find((name) => name.endsWith('.key')) ?? '';

  it('has its key beside it, for this user alone, and not in it', async () => {
    expect(keyName()).toMatch(/^shala-[0-9a-f]{16}\.key$/);
    expect(statSync(join(folder, keyName())).mode & 0o777).toBe(0o600);
    const [key = ''] = JSON.parse(readFileSync(join(folder, keyName()), 'utf8')).vaultKeys;
    expect(JSON.parse(readFileSync(join(test.dataDir, 'secrets.json'), 'utf8')).vaultKey).toBe(key);
  });

  inFull('lets a recovery code in when the key is not beside it, and says what is missing', async () => {
    const alone = join(mkdtempSync(join(folder, 'alone-')), 'backup.tar.zst');
    copyFileSync(file, alone);
    expect(await restore(machine, alone)).toBe(keyName());
    expect(await signIn(machine, codeOf(0))).toMatchObject({ code: 'factorUnread' });
    expect(await readHook(machine)).toBeNull();
    expect(await signIn(machine, recoveryCodes[0] ?? '')).toHaveProperty('data.accessToken');
  });

  it('takes the key over: codes of the app work, messages are signed as before, and what is sealed there is kept', async () => {
    makeVaultKey(machine.dataDir);
    expect(await restore(machine, file)).toBeNull();
    expect(await signIn(machine, codeOf(0))).toHaveProperty('data.accessToken');
    expect(await readHook(machine)).toBe(HOOK.secret);
    // A backup of the new machine contains both keys.
    const second = join(mkdtempSync(join(folder, 'second-')), 'backup.tar.zst');
    await makeBackup({
      owner: addressOf(machine),
      dataDir: machine.dataDir,
      filePlace: folderIn(machine.dataDir),
      file: second,
      version: '1.2.3',
    });
    const third = await openOwnTestApp();
    expect(await restore(third, second)).toBeNull();
    expect(await readHook(third)).toBe(HOOK.secret);
    await third.close();
  });
});
