import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSchool, openTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { ask } from '../../../test/fees.ts';
import { openByToken } from './index.ts';
import { hashSecret, makeSecret, schoolOfSecret } from './secret.ts';

let test: TestApp;
let school: TestSchool;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  school = await makeSchool(test, `School ${performance.now()}`);
});

const add = (body: object = {}) => ask(test, school, 'POST', '/admin/access/tokens', { name: 'Editor', scope: 'read', days: 30, ...body });
const list = async () => (await ask(test, school, 'GET', '/admin/access/tokens')).data;

describe('a token', () => {
  it('is shown once, and kept as its hash alone', async () => {
    const { secret, token } = (await add()).data;
    expect(token).toMatchObject({
      name: 'Editor',
      scope: 'read',
      owner: 'Asha Rao',
      isYours: true,
      state: 'active',
      lastUsedAt: null,
      ending: secret.slice(-4),
    });
    const days = (Date.parse(token.expiresAt) - Date.parse(token.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(30, 1);
    const { tokens, address } = await list();
    expect([tokens, address]).toEqual([[token], `${test.platform.publicUrl}/mcp`]);
    const tables = await test.owner<{ name: string }[]>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'school_id' group by table_name`;
    for (const { name } of tables) {
      const rows = await test.owner.unsafe(`select row_to_json(t)::text as text from ${name} t where school_id = '${school.id}'`);
      expect(
        rows.filter(({ text }) => text.includes(secret) || text.includes(secret.slice(29))),
        name,
      ).toEqual([]);
    }
    const [row] = await test.owner`select secret_hash from access_tokens where id = ${token.id}`;
    expect(row?.secret_hash).toEqual(hashSecret(secret));
  });

  it('is audited when it is made and when it is revoked, without its secret', async () => {
    const { secret, token } = (await add({ name: 'Claude', scope: 'write' })).data;
    await ask(test, school, 'DELETE', `/admin/access/tokens/${token.id}`);
    const rows =
      await test.owner`select action, entity, entity_id, old_values, new_values from audit_log where school_id = ${school.id} and entity = 'accessToken' order by at`;
    expect(rows).toMatchObject([
      { action: 'addAccessToken', entity_id: token.id, new_values: { name: 'Claude', scope: 'write', days: 30 } },
      { action: 'revokeAccessToken', entity_id: token.id, old_values: { name: 'Claude', owner: 'Asha Rao' } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await list()).tokens).toMatchObject([{ state: 'revoked' }]);
    expect((await ask(test, school, 'DELETE', `/admin/access/tokens/${token.id}`)).code).toBe('notFound');
  });

  it('has a name that no other in use has, also when two are made at once', async () => {
    const answers = await Promise.all([add(), add({ name: ' EDITOR ' }), add()]);
    expect(answers.map(({ success, code }) => (success ? 'made' : code)).sort()).toEqual(['made', 'tokenNameTaken', 'tokenNameTaken']);
    await ask(test, school, 'DELETE', `/admin/access/tokens/${(await list()).tokens[0].id}`);
    expect((await add()).success).toBe(true);
  });

  it('is one of fifty at most', async () => {
    for (let count = 0; count < 50; count += 1) await add({ name: `Editor ${count}` });
    expect(await add({ name: 'One more' })).toMatchObject({ code: 'tooManyTokens', error: expect.stringContaining('50') });
  });

  it('is refused with a broken name, scope or time', async () => {
    for (const body of [{ name: '' }, { name: 'x'.repeat(61) }, { scope: 'all' }, { days: 0 }, { days: 3650 }, { days: '30' }])
      expect((await add(body)).code, JSON.stringify(body)).toBe('badInput');
  });

  it('notes when it was used, and that it is no sign-in of a person', async () => {
    const { secret, token } = (await add()).data;
    expect(await openByToken(test.database, `Bearer ${secret}`)).toMatchObject({ schoolId: school.id, tokenId: token.id, scope: 'read' });
    expect(Date.now() - Date.parse((await list()).tokens[0].lastUsedAt)).toBeLessThan(60_000);
    const sessions = (await ask(test, school, 'GET', '/admin/sessions')).data;
    expect(sessions).toHaveLength(1);
    expect((await ask(test, school, 'GET', '/admin/users')).data).toMatchObject([{ sessions: 1 }]);
    const [row] = await test.owner`select session_id as id from access_tokens where id = ${token.id}`;
    expect((await ask(test, school, 'DELETE', `/admin/sessions/${row?.id}`)).code).toBe('notFound');
  });

  it('ends with its owner’s sessions: a new password ends what was open', async () => {
    const { secret } = (await add()).data;
    await test.owner`update sessions set ended_at = now() where account_id = ${school.accountId} and kind = 'access'`;
    expect(await openByToken(test.database, `Bearer ${secret}`)).toBeNull();
    expect((await list()).tokens).toMatchObject([{ state: 'revoked' }]);
  });
});

describe('a secret', () => {
  it('says of which school it is, and is never the same twice', () => {
    const secrets = Array.from({ length: 50 }, () => makeSecret(school.id));
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(schoolOfSecret(secret)).toBe(school.id);
  });

  it.each(['', 'shala_', 'shala_x_y', `shala_${'a'.repeat(22)}_${'b'.repeat(42)}`, `Shala_${'a'.repeat(22)}_${'b'.repeat(43)}`])(
    'is not %s',
    async (text) => {
      expect(schoolOfSecret(text)).toBeNull();
      expect(await openByToken(test.database, `Bearer ${text}`)).toBeNull();
    },
  );

  it('of a school that is not there opens nothing', async () => {
    expect(await openByToken(test.database, `Bearer shala_${'a'.repeat(22)}_${'b'.repeat(43)}`)).toBeNull();
    expect(await openByToken(test.database, `Bearer ${makeSecret(school.id)}`)).toBeNull();
    expect(await openByToken(test.database, undefined)).toBeNull();
  });
});
