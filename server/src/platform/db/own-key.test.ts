import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { byKey, openByKey, sql } from './index.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp({ routes: [] });
  asha = await makeSchool(test, 'Asha School');
  bela = await makeSchool(test, 'Bela School');
  await test.owner`insert into public_codes (code, school_id, kind, document_id) values ('code-of-asha', ${asha.id}, 'receipt', gen_random_uuid())`;
  await test.owner`insert into wanted_letters (id, kind, email, details) values (gen_random_uuid(), 'forgot', 'x@school.example', '{}')`;
  await test.owner`insert into mail_outbox (id, recipient, subject, body_text) values (gen_random_uuid(), 'x@school.example', 'Hello', 'a link')`;
});
afterAll(() => test.close());

/** The tables, each with a column that a session would be able to change if it saw the row. */
const TABLES = [
  ['accounts', 'name'],
  ['sessions', 'user_agent'],
  ['public_codes', null],
  ['mail_outbox', 'subject'],
  ['wanted_letters', 'email'],
] as const;

describe('what has to be found before a school is known', () => {
  it.each(TABLES)('%s: nothing is seen, changed or deleted without a key', async (table, column) => {
    expect(await test.pool.unsafe(`select * from ${table}`)).toHaveLength(0);
    if (column) expect((await test.pool.unsafe(`update ${table} set ${column} = 'x'`)).count).toBe(0);
  });

  it('an account opens by its own mail address or id alone', async () => {
    const all = sql`select id from accounts`;
    const { global } = test.database;
    expect(await global.rows(byKey('email', asha.email, all))).toEqual([{ id: asha.accountId }]);
    expect(await global.rows(byKey('account', bela.accountId, all))).toEqual([{ id: bela.accountId }]);
    expect(await global.rows(byKey('email', 'nobody@school.example', all))).toEqual([]);
    // The key is reset when the statement ends.
    expect(await global.rows(all)).toEqual([]);
  });

  it('a session, a code and the post open the same way', async () => {
    const { global } = test.database;
    expect(await global.rows(byKey('session', asha.sessionId, sql`select id from sessions`))).toEqual([{ id: asha.sessionId }]);
    expect(await global.rows(byKey('code', 'code-of-asha', sql`select school_id as id from public_codes`))).toEqual([{ id: asha.id }]);
    expect(await global.rows(byKey('post', 'open', sql`select recipient from mail_outbox`))).toEqual([{ recipient: 'x@school.example' }]);
    expect(await global.rows(byKey('post', 'open', sql`select email from wanted_letters`))).toEqual([{ email: 'x@school.example' }]);
  });

  it('within a school its own rows are seen and no other’s', async () => {
    await test.database.schoolTransaction(asha.id, async (db) => {
      expect(await db.rows(sql`select id from accounts`)).toEqual([{ id: asha.accountId }]);
      expect(await db.rows(sql`select id from sessions`)).toEqual([{ id: asha.sessionId }]);
      expect(await db.rows(sql`select id from mail_outbox`)).toEqual([]);
    });
    const read = test.database.forSession({ sessionId: bela.sessionId, schoolId: bela.id });
    expect(await read.rows(sql`select id from accounts`)).toMatchObject([{ id: bela.accountId }]);
  });

  it('nothing is put into another school by a key', async () => {
    const act = test.database.globalTransaction(async (db) => {
      await openByKey(db, 'code', 'mine');
      await db.rows(
        sql`insert into public_codes (code, school_id, kind, document_id) values ('mine', ${asha.id}, 'receipt', gen_random_uuid())`,
      );
    });
    await expect(act).rejects.toThrow('row-level security');
  });
});
