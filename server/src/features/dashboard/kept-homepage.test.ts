import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, type Db, openConnectionPool, openDatabase, sql } from '#platform/db';
import type { SharedContext } from '#platform/http';
import { bearer, isYearOver, makeSchool, openOwnTestApp, signInAnother, type TestApp, type TestSchool } from '../../../test/app.ts';
import { setClockOff } from '../../../test/clock.ts';
import { addEmployee, addPupil, ask, payCash } from '../../../test/fees.ts';
import { getHomepage } from './homepage.ts';

let test: TestApp;
let connection: Connection;
beforeAll(async () => {
  test = await openOwnTestApp({
    through: async (direct) => {
      connection = direct;
      return direct;
    },
  });
});
afterAll(() => test.close());

const read = async (school: TestSchool) => (await ask(test, school, 'GET', '/admin/homepage')).data;
/** The Dashboard without anything kept. */
const readAnew = ({ id }: TestSchool) => {
  const keep = (_kept: unknown, work: (db: Db) => Promise<object>) => test.database.schoolTransaction(id, work);
  return getHomepage({ school: { id }, keep } as unknown as SharedContext);
};

describe('a Dashboard that is kept', () => {
  it('depends on nothing that would not mark a change', async () => {
    const names = (kind: string) => test.owner<{ name: string; source: string }[]>`
      select p.proname as name, p.prosrc as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = ${kind}`;
    const sources = new Map((await names('app')).map(({ name, source }) => [name, source]));
    const reached = new Set(['homepage']);
    for (const name of reached)
      for (const [, called = ''] of (sources.get(name) ?? '').matchAll(/\bapp\.(\w+)\(/g)) if (sources.has(called)) reached.add(called);
    const text = [...reached].map((name) => sources.get(name)).join('\n');
    const tables = await test.owner<
      { name: string; isMarked: boolean }[]
    >`select c.relname as name, count(t.oid) > 0 as "isMarked" from pg_class c
      left join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'mark_change' and t.tgenabled = 'O'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace group by 1`;
    const used = tables.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(text));
    expect(reached.size).toBeGreaterThan(10);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(({ isMarked }) => !isMarked)).toEqual([]);
  });

  // In a year that is over the Dashboard has no term to tell by.
  it.skipIf(isYearOver())('is read once for all who ask while nothing changes', async () => {
    const asha = await makeSchool(test, 'Quiet School');
    const second = await signInAnother(test, asha, 'Second Admin');
    const before = await read(asha);
    // What changes nothing that is marked would be seen only by reading anew.
    await test.owner`alter table terms disable trigger user`;
    await test.owner`update terms set name = 'Unheard' where school_id = ${asha.id}`;
    await test.owner`alter table terms enable trigger user`;
    expect(await read(second)).toEqual(before);
    expect(before.term).not.toBe('Unheard');
    await addEmployee(test, asha);
    expect((await read(second)).term).toBe('Unheard');
  });

  it('is of its school alone, and not for a session that has ended', async () => {
    const [asha, bela] = [await makeSchool(test, 'Asha School'), await makeSchool(test, 'Bela School')];
    await payCash(test, asha, (await addPupil(test, asha)).id);
    expect((await read(asha)).activity).toHaveLength(1);
    expect((await read(bela)).activity).toEqual([]);
    await test.owner`update sessions set ended_at = now() where id = ${asha.sessionId}`;
    expect((await test.app.inject({ method: 'GET', url: '/admin/homepage', headers: bearer(asha) })).statusCode).toBe(401);
  });

  it('is of its day', async () => {
    const other = await openOwnTestApp();
    try {
      const asha = await makeSchool(other, 'Night School');
      const today = async () => (await ask(other, asha, 'GET', '/admin/homepage')).data.today as string;
      const before = await today();
      await setClockOff(other.owner, "'1 day'");
      expect(Date.parse(await today()) - Date.parse(before)).toBe(86_400_000);
    } finally {
      await other.close();
    }
  });
});

describe('a change is seen at once', () => {
  /** What another process of the installation would have: its own connections, and its own kept answers. */
  const openProcess = () => openDatabase(openConnectionPool(connection, { max: 3, name: 'another process' }));

  it('whichever process made it', async () => {
    const asha = await makeSchool(test, 'Two Processes');
    const other = openProcess();
    try {
      expect((await read(asha)).staff.total).toBe(0);
      await other.schoolTransaction(asha.id, (db) =>
        db.rows(sql`insert into employees (school_id, id, employee_code, name) values (${asha.id}, app.new_id(), 'E1', 'Anil')`),
      );
      expect((await read(asha)).staff.total).toBe(1);
    } finally {
      await other.close();
    }
  });

  it('when it is committed and not before, also where writers overlap, and none waits for another', async () => {
    const asha = await makeSchool(test, 'Overlapping School');
    const staff = async () => (await read(asha)).staff.total as number;
    expect(await staff()).toBe(0);
    const hire = (db: Db, code: string) =>
      db.rows(sql`insert into employees (school_id, id, employee_code, name) values (${asha.id}, app.new_id(), ${code}, ${code})`);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const hired = { first: () => {} };
    const begun = new Promise<void>((resolve) => {
      hired.first = resolve;
    });
    const slow = test.database.schoolTransaction(asha.id, async (db) => {
      await hire(db, 'E1');
      hired.first();
      await held;
    });
    await begun;
    expect(await staff()).toBe(0);
    await test.database.schoolTransaction(asha.id, (db) => hire(db, 'E2'));
    expect(await staff()).toBe(1);
    goOn();
    await slow;
    expect(await staff()).toBe(2);
  });

  it('when a part of its transaction was taken back', async () => {
    const asha = await makeSchool(test, 'Savepoint School');
    expect((await read(asha)).staff.total).toBe(0);
    await test.database.schoolTransaction(asha.id, async (db) => {
      await db.rows(sql`savepoint before`);
      await db.rows(sql`insert into employees (school_id, id, employee_code, name) values (${asha.id}, app.new_id(), 'E1', 'Anil')`);
      await db.rows(sql`rollback to savepoint before`);
      await db.rows(sql`insert into employees (school_id, id, employee_code, name) values (${asha.id}, app.new_id(), 'E2', 'Bela')`);
    });
    expect((await read(asha)).staff.total).toBe(1);
  });

  it('when a payment is taken, taken again with the same key, and reversed', async () => {
    const asha = await makeSchool(test, 'Paying School');
    const { id } = await addPupil(test, asha);
    expect((await read(asha)).activity).toEqual([]);
    const { paymentId } = await payCash(test, asha, id, { key: 'one' });
    expect((await read(asha)).activity).toHaveLength(1);
    await payCash(test, asha, id, { key: 'one' });
    expect(await read(asha)).toEqual(await readAnew(asha));
    await ask(test, asha, 'POST', `/finance/payments/${paymentId}/reversal`, { reason: 'A mistake' });
    expect((await read(asha)).activity).toEqual([]);
    expect(await read(asha)).toEqual(await readAnew(asha));
  });
});
