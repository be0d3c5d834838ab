import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeSchool, openOwnTestApp, type TestApp, type TestSchool } from '../../../test/app.ts';
import { openReadOnly } from '../../../test/read-only.ts';
import { type Connection, type Database, NO_WRITE, openConnectionPool, openDatabase, sql } from './index.ts';
import { Replica, type ReplicaState } from './replica.ts';

let test: TestApp;
let direct: Connection;
let asha: TestSchool;
const opened: Database[] = [];

beforeAll(async () => {
  test = await openOwnTestApp({
    routes: [],
    replica: (connection) => {
      direct = connection;
      return null;
    },
  });
  asha = await makeSchool(test);
});
afterAll(() => test.close());
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

const primary = () => openConnectionPool(direct, { max: 2, name: 'test' });
const scope = () => ({ sessionId: asha.sessionId, schoolId: asha.id, after: NO_WRITE });
const classes = sql`select count(*)::int as count from classes`;

function openWithCopy() {
  const copy = openReadOnly(direct);
  const database = openDatabase(primary(), copy);
  opened.push(database);
  return { copy, database };
}

describe('a read of a session that says after which position it must be', () => {
  it('is answered by the replica, and sees its own school alone', async () => {
    const other = await makeSchool(test, 'Bela School');
    const { copy, database } = openWithCopy();
    const schools = await database.forSession(scope()).rows(sql`select distinct school_id as id from classes`);
    expect(schools).toMatchObject([{ id: asha.id }]);
    expect(await database.forSession(scope()).rows(sql`select id from classes where school_id = ${other.id}`)).toEqual([]);
    expect(copy.counts).toEqual({ answered: 2, passed: 0 });
  });

  it('is not for a session that says nothing', async () => {
    const { copy, database } = openWithCopy();
    expect(await database.forSession({ sessionId: asha.sessionId, schoolId: asha.id }).row(classes)).toMatchObject({ count: 15 });
    expect(copy.counts.answered).toBe(0);
  });

  it('is refused for a session that the primary knows as ended, whatever the replica has', async () => {
    const { database } = openWithCopy();
    await test.owner`update sessions set ended_at = now() where id = ${asha.sessionId}`;
    const asked = database.forSession(scope());
    const both = await Promise.allSettled([asked.row(classes), database.shareRead(scope(), 'classes', (db) => db.row(classes))]);
    await test.owner`update sessions set ended_at = null where id = ${asha.sessionId}`;
    for (const one of both) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'sessionEnded' } });
  });

  it('goes on at the primary, for good, when the replica fails', async () => {
    const { copy, database } = openWithCopy();
    const db = database.forSession(scope());
    // What a replica refuses: it can lock no row.
    expect(await db.rows(sql`select id from classes for update`)).toHaveLength(15);
    expect(await db.row(classes)).toMatchObject({ count: 15 });
    expect(copy.refused).toHaveLength(1);
    expect(copy.counts).toEqual({ answered: 0, passed: 1 });
  });

  it('cannot write at the replica', async () => {
    const pool = openConnectionPool(direct, { max: 1, name: 'test', isReadOnly: true });
    await expect(pool.ask('delete from classes', [])).rejects.toMatchObject({ code: '25006' });
    await pool.end();
  });

  it('is shared with those alone who need the same position', async () => {
    const { database } = openWithCopy();
    let runs = 0;
    const read = (after: string) =>
      database.shareRead({ ...scope(), after }, 'classes', async (db) => {
        runs++;
        return db.row(classes);
      });
    await Promise.all([read(NO_WRITE), read(NO_WRITE), read(NO_WRITE), read('0/1')]);
    expect(runs).toBe(2);
  });
});

describe('a database that is no replica', () => {
  it.each([
    ['promoted', () => direct],
    ['away', () => ({ ...(direct as object), host: '/nowhere' }) as Connection],
  ] as const)('is %s, and the primary answers', async (state, connection) => {
    const open = () => openConnectionPool(connection(), { max: 1, name: 'test', isReadOnly: true });
    const pool = primary();
    const states: ReplicaState[] = [];
    const database = openDatabase(
      pool,
      new Replica({ primary: pool, replica: open(), watch: open(), onState: (one) => void states.push(one) }),
    );
    opened.push(database);
    while (state === 'promoted' && states.length === 0) await sleep(5);
    expect(states).toEqual(state === 'promoted' ? [state] : []);
    expect(database.replicaState()).toBe(state);
    expect(await database.forSession(scope()).row(classes)).toMatchObject({ count: 15 });
    expect(database.countReplicaReads()).toEqual({ answered: 0, passed: 1 });
    expect(await database.mark()).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  });
});
