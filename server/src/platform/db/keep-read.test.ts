import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { type Db, sql } from './index.ts';

let test: TestApp;
let asha: TestSchool;
let bela: TestSchool;
beforeAll(async () => {
  test = await openOwnTestApp({ routes: [] });
  asha = await makeSchool(test, 'Asha School');
  bela = await makeSchool(test, 'Bela School');
});
afterAll(() => test.close());

const scopeOf = (school: TestSchool) => ({ sessionId: school.sessionId, schoolId: school.id });

describe('a read that is kept', () => {
  const classes = sql`select name, school_id as school from classes order by name`;
  const kept = { name: 'names of classes', subjects: ['classes'] } as const;
  const work = vi.fn(async (db: Db) => ({ rows: await db.rows<{ name: string; school: string }>(classes) }));
  const read = (scope: TestSchool = asha) => test.database.keepRead({ ...scopeOf(scope), isRead: true }, kept, work);
  const rename = (name: string) => sql`update classes set name = ${name} where school_id = ${asha.id} and id = ${asha.ids.class}`;
  const named = async () => (await read()).rows.map(({ name }) => name);
  const callsOf = async (act: () => Promise<unknown>) => {
    work.mockClear();
    await act();
    return work.mock.calls.length;
  };

  it('is done under the row-level security of the school that asked, and again after each change, whoever made it', async () => {
    expect((await read(bela)).rows.every(({ school }) => school === bela.id)).toBe(true);
    await read();
    expect(await callsOf(named)).toBe(0);
    await test.database.sessionTransaction(scopeOf(asha), (db) => db.rows(rename('By this process')));
    expect(await named()).toContain('By this process');
    await test.owner`update classes set name = 'By another' where school_id = ${asha.id} and id = ${asha.ids.class}`;
    expect(await named()).toContain('By another');
    expect(await callsOf(named)).toBe(0);
  });

  it('is the same answer when a change of this process was of something else', async () => {
    const before = await read();
    await test.database.sessionTransaction(scopeOf(asha), (db) => db.rows(sql`select 1 as one`));
    expect(await read()).toBe(before);
    expect(await callsOf(async () => expect(await read()).toBe(before))).toBe(0);
  });

  it('is not kept for a change that came while it was read', async () => {
    await test.database.sessionTransaction(scopeOf(asha), (db) => db.rows(rename('Before')));
    let change = () => Promise.resolve();
    work.mockImplementationOnce(async (db) => {
      const rows = await db.rows<{ name: string; school: string }>(classes);
      await change();
      return { rows };
    });
    change = async () =>
      void (await test.owner`update classes set name = 'Meanwhile' where school_id = ${asha.id} and id = ${asha.ids.class}`);
    await read();
    expect(await named()).toContain('Meanwhile');
  });

  it('tells an empty list from one of which nothing has changed', async () => {
    const none = { name: 'no class', subjects: ['classes'] } as const;
    const empty = (db: Db) => db.rows(sql`select name from classes where name = 'None is called this'`);
    for (let times = 0; times < 3; times++) {
      expect(await test.database.keepRead({ ...scopeOf(asha), isRead: true }, none, empty)).toEqual([]);
      await test.database.sessionTransaction(scopeOf(asha), (db) => db.rows(rename(`Round ${times % 2}`)));
    }
  });

  it('refuses the session that has ended, kept or not, and only that one', async () => {
    const [row] = await test.owner<{ id: string }[]>`insert into sessions (id, school_id, account_id, expires_at, ended_at)
      values (app.new_id(), ${asha.id}, ${asha.accountId}, now() + interval '1 hour', now()) returning id`;
    const session = { sessionId: row?.id ?? '', schoolId: asha.id };
    await test.database.sessionTransaction(scopeOf(asha), (db) => db.rows(rename('Anew')));
    for (const _round of ['read anew', 'kept']) {
      const ended = test.database.keepRead({ ...session, isRead: true }, kept, work);
      const [refused, given] = await Promise.allSettled([ended, read()]);
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'sessionEnded' } });
      expect(given).toMatchObject({ status: 'fulfilled' });
    }
    const silent = test.database.keepRead({ ...session, isRead: true }, { name: 'nothing', subjects: ['classes'] }, async () => ({}));
    await expect(silent).rejects.toMatchObject({ code: 'sessionEnded' });
  });
});
