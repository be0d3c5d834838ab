import { Refusal } from '../errors/index.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { translateDatabaseError } from './database-errors.ts';
import { SingleFlight } from './single-flight.ts';
import { compile, type Fragment, sql } from './sql.ts';

/** The caller: a session of a school. */
export type Scope = { sessionId: string; schoolId: string };

/** What a store function gets: it can only run statements. Inside a transaction all statements go through it. */
export type Db = {
  /** All rows of a statement. */
  rows<Row>(fragment: Fragment): Promise<Row[]>;
  /** The first row, or null. */
  row<Row>(fragment: Fragment): Promise<Row | null>;
};

/** Adds a statement whose answer nobody needs to the end of a transaction: it is sent together with the commit, in one round trip. */
export type AtEnd = (fragment: Fragment) => void;

/** The database as the application's role. Every access names a school, except the one for the global tables. */
export type Database = ReturnType<typeof openDatabase>;

export function openDatabase(pool: ConnectionPool) {
  const flights = new SingleFlight();
  return {
    /** Statements on the global tables, before the school is known. */
    global: makeDb((fragment) => run(pool, fragment)),
    globalTransaction: <T>(work: (db: Db) => Promise<T>) => transaction(pool, null, work),
    /** Reads for a session: each statement checks the session and selects the school by itself, in one round trip. */
    forSession: (scope: Scope): Db => makeDb((fragment) => runScoped(pool, enterSession(scope), fragment)),
    /** One shared read for all sessions of a school that ask for the same data at the same moment. Each session is checked separately. */
    shareRead: async <T>(scope: Scope, name: string, work: (db: Db) => Promise<T>): Promise<T> => {
      const school = makeDb((fragment) => runScoped(pool, enterSchool(scope.schoolId), fragment));
      const entry = enterSession(scope);
      const [answer] = await Promise.all([
        flights.run(`${scope.schoolId} ${name}`, () => work(school)),
        runScoped(pool, entry, sql`select true as "isOpen"`),
      ]);
      return answer;
    },
    /** Reads for a session in one snapshot, each within a limit in milliseconds. A read that takes longer is refused as busy. */
    sessionReads: <T>(scope: Scope, milliseconds: number, work: (db: Db) => Promise<T>): Promise<T> =>
      transaction(
        pool,
        enterSession(scope),
        async (db) => {
          await db.rows(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`);
          return work(db);
        },
        'begin isolation level repeatable read read only',
      ),
    /** A read-write transaction for a session. An ended session is refused before the work begins. */
    sessionTransaction: <T>(scope: Scope, work: (db: Db, atEnd: AtEnd) => Promise<T>) => transaction(pool, enterSession(scope), work),
    /** A transaction for a school without a session: background work and signed addresses. */
    schoolTransaction: <T>(schoolId: string, work: (db: Db) => Promise<T>) => transaction(pool, enterSchool(schoolId), work),
    /** A snapshot of a school, for reading much of its data: everything is of one moment, even when data changes meanwhile. */
    schoolSnapshot: <T>(schoolId: string, work: (db: Db) => Promise<T>) =>
      transaction(pool, enterSchool(schoolId), work, 'begin isolation level repeatable read read only'),
    close: () => pool.end(),
  };
}

function makeDb(ask: <Row>(fragment: Fragment) => Promise<Row[]>): Db {
  return {
    rows: ask,
    row: async <Row>(fragment: Fragment) => (await ask<Row>(fragment))[0] ?? null,
  };
}

async function run<Row>(asked: Pick<ConnectionPool, 'ask'>, fragment: Fragment): Promise<Row[]> {
  const { text, params } = compile(fragment);
  try {
    return (await asked.ask(text, params)) as unknown as Row[];
  } catch (error) {
    throw translateDatabaseError(error);
  }
}

/**
 * The school goes first, since row-level security shows the session by it, and is handed on by the session that was found: what comes after
 * `scope` waits for both. A school whose session is not found or has ended gives no row.
 */
function enterSession({ sessionId, schoolId }: Scope): Fragment {
  return sql`select open.school from (select set_config('app.school', ${schoolId}::uuid::text, true) as school) own cross join lateral (
    select own.school from sessions s
      where s.id = ${sessionId} and s.school_id = own.school::uuid and s.ended_at is null and s.expires_at > now() offset 0) open`;
}

function enterSchool(schoolId: string): Fragment {
  return sql`select set_config('app.school', ${schoolId}::uuid::text, true) as school`;
}

/**
 * Runs one statement under row-level security in one round trip. The lateral join makes PostgreSQL fetch `scope` (which selects the school and
 * checks the session) before the inner statement; `offset 0` keeps the planner from merging the two.
 */
async function runScoped<Row>(pool: ConnectionPool, enter: Fragment, fragment: Fragment): Promise<Row[]> {
  const rows = await run<Row & { _row: true | null }>(
    pool,
    sql`select r.* from (${enter}) scope left join lateral (
      select q.*, true as _row from (${fragment}) q where scope.school is not null offset 0) r on true`,
  );
  if (rows.length === 0) throw new Refusal('unauthenticated', 'sessionEnded');
  return rows[0]?._row === null ? [] : rows;
}

async function transaction<T>(
  pool: ConnectionPool,
  enter: Fragment | null,
  work: (db: Db, atEnd: AtEnd) => Promise<T>,
  begin = 'begin',
): Promise<T> {
  const line = await pool.lease().catch((error) => {
    throw translateDatabaseError(error);
  });
  try {
    // Both at the same time: one round trip, and both failures are handled when the connection breaks.
    const [, entered] = await Promise.all([line.ask(begin, []), enter === null ? null : run(line, enter)]);
    if (entered?.length === 0) throw new Refusal('unauthenticated', 'sessionEnded');
    const last: Fragment[] = [];
    const result = await work(
      makeDb((fragment) => run(line, fragment)),
      (fragment) => void last.push(fragment),
    );
    // Sent before the commit, so that the failure of one of them is heard first, and the commit that follows it keeps nothing.
    const [, { command }] = await Promise.all([Promise.all(last.map((fragment) => run(line, fragment))), line.ask('commit', [])]);
    // PostgreSQL answers a commit after a failed statement with a rollback and no error.
    if (command !== 'COMMIT') throw new Error('A statement of this transaction failed unheard, so that nothing of it was kept.');
    return result;
  } catch (error) {
    // A connection that fails to roll back must not be used again.
    await line.ask('rollback', []).catch(() => line.discard());
    throw translateDatabaseError(error);
  } finally {
    line.release();
  }
}
