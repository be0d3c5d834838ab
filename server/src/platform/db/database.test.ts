import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { type AtEnd, type Db, openConnectionPool, openDatabase, sql } from './index.ts';

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
const schoolsOf = (db: Db, table = sql`classes`) =>
  db.rows<{ school: string; count: number }>(sql`select school_id as school, count(*)::int as count from ${table} group by 1`);

describe('a read for a session', () => {
  it('sees its own school alone, also when the statement names none', async () => {
    expect(await schoolsOf(test.database.forSession(scopeOf(asha)))).toMatchObject([{ school: asha.id, count: 15 }]);
  });

  it('sees nothing of another school that it names', async () => {
    expect(await test.database.forSession(scopeOf(asha)).rows(sql`select * from classes where school_id = ${bela.id}`)).toEqual([]);
  });

  it('keeps to its school when many schools ask over the same connections at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) => {
        const school = i % 2 ? asha : bela;
        return schoolsOf(test.database.forSession(scopeOf(school))).then(
          (rows) => rows.every((row) => row.school === school.id) && rows.length === 1,
        );
      }),
    );
    expect(answers).not.toContain(false);
  });

  it('keeps the plan of a statement for every school', async () => {
    const db = test.database.forSession(scopeOf(asha));
    expect(await db.row(sql`select current_setting('plan_cache_mode') as mode`)).toMatchObject({ mode: 'force_generic_plan' });
  });

  it('leaves no school behind on the connection', async () => {
    await test.database.forSession(scopeOf(asha)).rows(sql`select 1 as one`);
    const answers = await Promise.all(Array.from({ length: 30 }, () => test.database.global.rows(sql`select id from classes`)));
    expect(answers.flat()).toEqual([]);
  });

  it('keeps the order of its rows', async () => {
    const rows = await test.database.forSession(scopeOf(asha)).rows<{ name: string }>(sql`select name from classes order by position desc`);
    expect(rows.map(({ name }) => name).slice(0, 3)).toEqual(['12th', '11th', '10th']);
  });

  it('tells no rows from an ended session', async () => {
    const db = test.database.forSession(scopeOf(asha));
    expect(await db.rows(sql`select 1 as one where false`)).toEqual([]);
    expect(await db.row(sql`select 1 as one where false`)).toBeNull();
  });

  it.each([
    ['ended', sql`ended_at = now()`],
    ['past', sql`expires_at = now()`],
  ])('is refused for a session that is %s', async (_what, change) => {
    const session = await openSession(asha);
    await test.database.schoolTransaction(session.schoolId, (db) =>
      db.rows(sql`update sessions set ${change} where id = ${session.sessionId}`),
    );
    await expect(test.database.forSession(session).rows(sql`select 1 as one`)).rejects.toMatchObject({
      kind: 'unauthenticated',
      code: 'sessionEnded',
    });
    await expect(test.database.sessionTransaction(session, () => Promise.resolve('worked'))).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
    // Not even begun: many statements are one function that writes.
    await expect(test.database.forSession(session).rows(sql`select app.new_id(), 1 / (random() * 0)::int as one`)).rejects.toMatchObject({
      code: 'sessionEnded',
    });
  });

  it("is refused for a session of one school with another school's id", async () => {
    const mixed = { sessionId: asha.sessionId, schoolId: bela.id };
    await expect(test.database.forSession(mixed).rows(sql`select * from classes`)).rejects.toMatchObject({ code: 'sessionEnded' });
    await expect(test.database.sessionTransaction(mixed, (db) => db.rows(sql`select * from classes`))).rejects.toMatchObject({
      code: 'sessionEnded',
    });
  });

  it('finds nothing under an id that is none', async () => {
    const db = test.database.forSession(scopeOf(asha));
    for (const id of ['x', '', 'a\u0000b', '\ud800', "' or true --", '9'.repeat(5000)]) {
      await expect(db.rows(sql`select * from classes where school_id = ${asha.id} and id = ${id}`)).rejects.toMatchObject({
        kind: 'notFound',
      });
    }
  });
});

describe('a read that is shared', () => {
  const read = (scope: typeof asha) => test.database.shareRead(scopeOf(scope), 'classes', schoolsOf);

  it('is done under the row-level security of the school that asked', async () => {
    const answers = await Promise.all([read(asha), read(bela), read(asha)]);
    expect(answers.map(([row]) => (row as { school: string }).school)).toEqual([asha.id, bela.id, asha.id]);
  });

  it('refuses the session that has ended, and only that one', async () => {
    const session = await openSession(asha);
    await test.owner`update sessions set ended_at = now() where id = ${session.sessionId}`;
    const ended = test.database.shareRead(session, 'classes', schoolsOf);
    const [refused, given] = await Promise.allSettled([ended, read(asha)]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'sessionEnded' } });
    expect(given).toMatchObject({ status: 'fulfilled', value: [{ school: asha.id }] });
  });
});

describe('a slow statement', () => {
  it('does not hold up what others ask meanwhile', async () => {
    let slow: Promise<unknown> = Promise.resolve();
    await test.owner.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(4711)`;
      slow = test.database.forSession(scopeOf(asha)).rows(sql`select pg_advisory_xact_lock(4711)::text as held`);
      const waiting = () => test.owner`select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`;
      await expect.poll(async () => (await waiting()).length).toBe(1);
      for (let i = 0; i < 50; i++)
        await Promise.all(Array.from({ length: 8 }, () => test.database.forSession(scopeOf(asha)).row(sql`select 1 as one`)));
    });
    expect(await slow).toHaveLength(1);
  });

  it('in all transactions at once lets others wait and then be served', async () => {
    const busy = Array.from({ length: 14 }, () =>
      test.database.schoolTransaction(asha.id, (db) => db.rows(sql`select pg_sleep(0.2)::text as slept`)),
    );
    const read = test.database.forSession(scopeOf(asha)).row(sql`select 1 as one`);
    expect(await Promise.all([read, ...busy])).toHaveLength(15);
  });
});

describe('quick reads', () => {
  const read = (school: TestSchool) => test.database.forSession({ ...scopeOf(school), isRead: true });
  const pidOf = (school: TestSchool) => sql`select pg_backend_pid() as pid, (select count(distinct school_id)::int from classes) as schools,
    (select school_id from classes limit 1) as school, ${school.id}::uuid as own`;
  type Row = { pid: number; schools: number; school: string; own: string };
  const twenty = () =>
    Promise.all(Array.from({ length: 20 }, (_, i) => read(i % 2 ? asha : bela).row<Row>(pidOf(i % 2 ? asha : bela)))) as Promise<Row[]>;

  it('share connections once it is known how long they take, and each sees its own school alone', async () => {
    const busiest = async () => {
      const rows = await twenty();
      expect(rows.every(({ schools, school, own }) => schools === 1 && school === own)).toBe(true);
      return Math.max(...rows.map(({ pid }) => rows.filter((row) => row.pid === pid).length));
    };
    // On ten connections each would have two of twenty.
    await expect.poll(busiest, { timeout: 60_000 }).toBeGreaterThan(4);
  });

  it('do not wait for a slow one', async () => {
    for (let round = 0; round < 5; round++) await twenty();
    let slow: Promise<unknown> = Promise.resolve();
    await test.owner.begin(async (holder) => {
      await holder`select pg_advisory_xact_lock(4712)`;
      slow = read(asha).rows(sql`select pg_advisory_xact_lock(4712)::text as held`);
      const waiting = () => test.owner`select from pg_locks where locktype = 'advisory' and objid = 4712 and not granted`;
      await expect.poll(async () => (await waiting()).length).toBe(1);
      for (let round = 0; round < 5; round++) await twenty();
    });
    expect(await slow).toHaveLength(1);
  });
});

describe('a statement', () => {
  it('goes to a connection that has planned it before', async () => {
    for (const isRead of [true, false]) {
      const ask = () => test.database.forSession({ ...scopeOf(asha), isRead });
      const where = () => ask().row<{ pid: number }>(sql`select pg_backend_pid() as pid, ${isRead}::boolean as read`);
      let planned: unknown;
      let slow: Promise<unknown> = Promise.resolve();
      await test.owner.begin(async (holder) => {
        await holder`select pg_advisory_xact_lock(4713)`;
        slow = ask().rows(sql`select pg_advisory_xact_lock(4713)::text as held`);
        const waiting = () => test.owner`select from pg_locks where locktype = 'advisory' and objid = 4713 and not granted`;
        await expect.poll(async () => (await waiting()).length).toBe(1);
        planned = await where();
      });
      await slow;
      // The connection of the slow one is idle now, and was opened before the other.
      for (let time = 0; time < 5; time++) expect(await where()).toEqual(planned);
    }
  });
});

describe('reads that are given a time', () => {
  it('see their own school alone and write nothing', async () => {
    const seen = await test.database.sessionReads(scopeOf(asha), 1000, (db) => schoolsOf(db));
    expect(seen).toMatchObject([{ school: asha.id, count: 15 }]);
    const writing = test.database.sessionReads(scopeOf(asha), 1000, (db) => db.rows(sql`update classes set name = name`));
    await expect(writing).rejects.toMatchObject({ code: 'readOnly' });
  });

  it('are refused when one takes longer, and leave the connection as it was', async () => {
    const slow = test.database.sessionReads(scopeOf(asha), 50, (db) => db.rows(sql`select pg_sleep(5)::text`));
    await expect(slow).rejects.toMatchObject({ code: 'busy' });
    expect(await test.database.forSession(scopeOf(asha)).row(sql`select pg_sleep(0.1)::text as slept`)).toMatchObject({ slept: '' });
  });
});

describe('a transaction', () => {
  const insert = (db: Db, name: string, schoolId = asha.id) =>
    db.rows(sql`insert into classes (school_id, id, name, position) values (${schoolId}, app.new_id(), ${name}, 99)`);
  const isThere = async (name: string) => (await test.owner`select 1 from classes where name = ${name}`).length > 0;

  it('keeps all of its work', async () => {
    await test.database.sessionTransaction(scopeOf(asha), async (db) => {
      await insert(db, 'kept one');
      await insert(db, 'kept two');
    });
    expect([await isThere('kept one'), await isThere('kept two')]).toEqual([true, true]);
  });

  it('keeps nothing when the work throws', async () => {
    const work = async (db: Db) => {
      await insert(db, 'thrown away');
      throw new Error('changed my mind');
    };
    await expect(test.database.sessionTransaction(scopeOf(asha), work)).rejects.toThrow('changed my mind');
    expect(await isThere('thrown away')).toBe(false);
  });

  it('does not pass for kept when a failed statement in it was swallowed', async () => {
    const work = async (db: Db) => {
      await insert(db, 'swallowed');
      await db.rows(sql`select 1 / 0`).catch(() => {});
    };
    await expect(test.database.sessionTransaction(scopeOf(asha), work)).rejects.toThrow(/nothing of it was kept/);
    expect(await isThere('swallowed')).toBe(false);
  });

  it('keeps what is sent with the commit, and nothing at all when that fails', async () => {
    const ending = (name: string) => (db: Db, atEnd: AtEnd) => {
      atEnd(sql`insert into classes (school_id, id, name, position) values (${asha.id}, app.new_id(), ${`${name} last`}, 99)`);
      return insert(db, name);
    };
    await test.database.sessionTransaction(scopeOf(asha), ending('both'));
    expect([await isThere('both'), await isThere('both last')]).toEqual([true, true]);
    const failing = async (db: Db, atEnd: AtEnd) => {
      await ending('neither')(db, atEnd);
      atEnd(sql`select 1 / ${0}::int`);
      atEnd(sql`select 1 as one where ${true}`);
    };
    await expect(test.database.sessionTransaction(scopeOf(asha), failing)).rejects.toThrow(/division by zero/);
    expect([await isThere('neither'), await isThere('neither last')]).toEqual([false, false]);
    expect(await test.database.forSession(scopeOf(asha)).row(sql`select 1 as one`)).toMatchObject({ one: 1 });
  });

  it("cannot write another school's rows, neither by insert nor by moving its own", async () => {
    await expect(test.database.sessionTransaction(scopeOf(asha), (db) => insert(db, 'smuggled', bela.id))).rejects.toThrow(
      /row-level security/,
    );
    const move = (db: Db) => db.rows(sql`update classes set school_id = ${bela.id} where id = ${asha.ids.class}`);
    await expect(test.database.sessionTransaction(scopeOf(asha), move)).rejects.toThrow(/row-level security/);
  });

  it('touches no row of another school when it forgets to name its own', async () => {
    const changed = await test.database.sessionTransaction(scopeOf(asha), (db) =>
      db.rows<{ school: string }>(sql`update periods set name = name || ' ' returning school_id as school`),
    );
    expect(new Set(changed.map(({ school }) => school))).toEqual(new Set([asha.id]));
  });

  it('leaves its connection clean and free, whether it ends well or ill', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) =>
        test.database.schoolTransaction(asha.id, (db) => (i % 3 === 0 ? db.rows(sql`select 1 / 0`) : schoolsOf(db))),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(20);
    const after = await Promise.all(Array.from({ length: 30 }, () => test.database.global.rows(sql`select id from classes`)));
    expect(after.flat()).toEqual([]);
  });

  it('is unavailable, and not a fault, when its connection breaks before the end', async () => {
    const work = async (db: Db) => {
      const backend = await db.row<{ pid: number }>(sql`select pg_backend_pid() as pid where ${true}`);
      await test.owner`select pg_terminate_backend(${backend?.pid ?? 0}, 5000)`;
      await insert(db, 'lost');
    };
    await expect(test.database.sessionTransaction(scopeOf(asha), work)).rejects.toMatchObject({ kind: 'unavailable', status: 503 });
    expect(await isThere('lost')).toBe(false);
    expect(await test.database.forSession(scopeOf(asha)).row(sql`select 1 as one`)).toMatchObject({ one: 1 });
  });
});

describe('a database that goes away', () => {
  const read = () => test.database.forSession(scopeOf(asha)).row(sql`select 1 as one`);
  const write = () =>
    test.database.sessionTransaction(scopeOf(asha), async (db) => {
      await db.rows(sql`select 1 as one`);
      return db.row(sql`select 2 as two`);
    });
  const breakAll = () =>
    test.owner`select count(pg_terminate_backend(pid)) from pg_stat_activity where application_name = 'test web' and datname = current_database()`;

  it('fails what is under way as unavailable and serves again at once, however often it happens', async () => {
    for (let round = 0; round < 15; round++) {
      const underWay = Promise.allSettled(Array.from({ length: 40 }, (_, i) => (i % 4 === 0 ? write() : read())));
      await breakAll();
      for (const outcome of await underWay) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'unavailable' });
      }
    }
    const after = await Promise.allSettled([read(), write()]);
    expect(after.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('is unavailable when nothing listens', async () => {
    const nowhere = openDatabase(openConnectionPool('postgres://nobody:x@127.0.0.1:9/none', { max: 2, name: 'nowhere' }));
    await expect(nowhere.global.rows(sql`select 1`)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(nowhere.globalTransaction((db) => db.rows(sql`select 1`))).rejects.toMatchObject({ kind: 'unavailable' });
    await nowhere.close();
  });
});

describe('a reference that the database keeps', () => {
  it('refuses to delete what is used, and to refer to what is not there, as no fault of ours', async () => {
    const remove = test.database.schoolTransaction(asha.id, (db) => db.rows(sql`delete from academic_years where school_id = ${asha.id}`));
    await expect(remove).rejects.toMatchObject({ kind: 'conflict', code: 'stillUsed' });
    const add = test.database.schoolTransaction(asha.id, (db) =>
      db.rows(sql`insert into sections (school_id, id, class_id, name) values (${asha.id}, app.new_id(), app.new_id(), 'Q')`),
    );
    await expect(add).rejects.toMatchObject({ kind: 'notFound', code: 'notFound' });
  });
});

describe("the application's role", () => {
  const APPEND_ONLY = ['audit_log', 'journal', 'allocations', 'ledger_accounts'];

  it.each(APPEND_ONLY)('can neither change nor remove a row of %s', async (table) => {
    for (const statement of [`update ${table} set school_id = school_id`, `delete from ${table}`, `truncate ${table}`]) {
      await expect(test.pool.unsafe(statement)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it.each(['payments', 'expenses', 'salary_payments', 'charges'])('can never remove a row of %s or change its sum', async (table) => {
    await expect(test.pool.unsafe(`delete from ${table}`)).rejects.toMatchObject({ code: '42501' });
    await expect(test.pool.unsafe(`update ${table} set amount_paise = 1`)).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot remove row-level security', async () => {
    const owner = await test.owner<{ name: string }[]>`select current_user as name`;
    for (const statement of [
      `set role ${owner[0]?.name}`,
      'alter table classes disable row level security',
      'drop policy tenant_isolation on classes',
      "select app.isolate_tenant('classes')",
      'create table mine (id int)',
      'select * from queue.job',
      'set row_security = off; select * from classes',
    ]) {
      await expect(test.pool.unsafe(statement), statement).rejects.toThrow();
    }
  });
});

async function openSession(school: TestSchool) {
  const [row] = await test.owner<{ id: string }[]>`insert into sessions (id, school_id, account_id, expires_at)
    values (app.new_id(), ${school.id}, ${school.accountId}, now() + interval '1 hour') returning id`;
  return { sessionId: row?.id ?? '', schoolId: school.id };
}
