import { Refusal } from '../errors/index.ts';
import type { ConnectionPool } from './connection-pool.ts';
import { translateDatabaseError } from './database-errors.ts';
import type { Reads, ReplicaState } from './replica.ts';
import { type Db, makeDb, type Scope } from './scope.ts';
import { openSharedReads, type Stated, type Stating, stateOf } from './shared-reads.ts';
import { compile, type Fragment, sql } from './sql.ts';

/** Adds a statement whose answer nobody needs to the end of a transaction: it is sent together with the commit, in one round trip. */
export type AtEnd = (fragment: Fragment) => void;

/** The database as the application's role. Every access names a school, except the one for the global tables. */
export type Database = ReturnType<typeof openDatabase>;

export function openDatabase(pool: ConnectionPool, replica: Reads | null = null) {
  const reading: Asked = { ask: (text, params) => pool.read(text, params) };
  const schoolReads = (schoolId: string) => makeDb((fragment) => runScoped(reading, enterSchool(schoolId), fragment));
  const atReplica = ({ schoolId, after }: Scope, primary: Db): Db | null =>
    replica === null || after === undefined ? null : replicaFirst(replica, { schoolId, after, primary });
  const shared = openSharedReads({
    check: (scope, fragment) => runScoped(reading, enterSession(scope), fragment),
    checkStated: (scope, stating, fragment) => runStated(pool, { enter: enterSession(scope), ...stating }, fragment),
    primary: schoolReads,
    replica: (scope) => atReplica(scope, schoolReads(scope.schoolId)),
  });
  /** What may have changed something of a school: what is kept of it is asked for together with its state. */
  const changing = <T>(schoolId: string, work: Promise<T>) => work.finally(() => shared.noteChange(schoolId));
  return {
    /** Statements on the global tables, before the school is known. */
    global: makeDb((fragment) => run(pool, fragment)),
    globalTransaction: <T>(work: (db: Db) => Promise<T>) => transaction(pool, null, work),
    /** Reads for a session: each statement checks the session and selects the school by itself, in one round trip. */
    forSession: (scope: Scope): Db => {
      const primary = makeDb(<Row>(fragment: Fragment) =>
        scope.isRead
          ? runScoped<Row>(reading, enterSession(scope), fragment)
          : scope.isNote
            ? runScoped<Row>(pool, enterSession(scope), fragment)
            : changing(scope.schoolId, runScoped<Row>(pool, enterSession(scope), fragment)),
      );
      const reads = atReplica(scope, primary);
      return reads === null ? primary : onceOpen(reads, () => primary.rows(sql`select true as "isOpen"`));
    },
    /** One read for many sessions of a school: of the same moment, or until something changes. */
    shareRead: shared.shareRead,
    keepRead: shared.keepRead,
    /** Reads for a session in one snapshot, each within a limit in milliseconds. A read that takes longer is refused as busy. */
    sessionReads: <T>(scope: Scope, milliseconds: number, work: (db: Db) => Promise<T>): Promise<T> =>
      transaction(
        pool,
        enterSession(scope),
        async (db) => {
          // Sent together: the limit is set before the first read runs.
          const [, result] = await Promise.all([
            db.rows(sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`),
            work(db),
          ]);
          return result;
        },
        'begin isolation level repeatable read read only',
      ),
    /** A read-write transaction for a session. An ended session is refused before the work begins. */
    sessionTransaction: <T>(scope: Scope, work: (db: Db, atEnd: AtEnd) => Promise<T>) =>
      changing(scope.schoolId, transaction(pool, enterSession(scope), work)),
    /** A transaction for a school without a session: background work and signed addresses. */
    schoolTransaction: <T>(schoolId: string, work: (db: Db) => Promise<T>) =>
      changing(schoolId, transaction(pool, enterSchool(schoolId), work)),
    /** A snapshot of a school, for reading much of its data: everything is of one moment, even when data changes meanwhile. */
    schoolSnapshot: <T>(schoolId: string, work: (db: Db) => Promise<T>) =>
      transaction(pool, enterSchool(schoolId), work, 'begin isolation level repeatable read read only'),
    /** How the replica is; null without one. */
    replicaState: (): ReplicaState | null => replica?.state ?? null,
    /** How many reads the replica answered, and how many it passed on to the primary. */
    countReplicaReads: () => replica?.counts ?? { answered: 0, passed: 0 },
    /** After which position of the log a session must read in order to see what was committed until now; null without a replica. */
    mark: async (): Promise<string | null> => replica?.mark() ?? null,
    close: async () => {
      await replica?.end();
      await pool.end();
    },
  };
}

/** Reads from the replica, under row-level security as everywhere. When that fails for any reason, this read and all after it go to the primary. */
function replicaFirst(replica: Reads, { schoolId, after, primary }: { schoolId: string; after: string; primary: Db }): Db {
  const asked = { ask: (text: string, params: unknown[]) => replica.ask(after, text, params) };
  let isFit = true;
  return makeDb(async <Row>(fragment: Fragment): Promise<Row[]> => {
    const rows = isFit ? await runScoped<Row>(asked, enterSchool(schoolId), fragment).catch(() => null) : null;
    if (rows !== null) return rows;
    isFit = false;
    return primary.rows<Row>(fragment);
  });
}

/** The primary says whether the session is open, once for all statements and while the first one runs: an ended session is refused at once. */
function onceOpen(db: Db, check: () => Promise<unknown>): Db {
  let checked: Promise<unknown> | undefined;
  return makeDb(async <Row>(fragment: Fragment): Promise<Row[]> => {
    checked ??= check();
    const [rows] = await Promise.all([db.rows<Row>(fragment), checked]);
    return rows;
  });
}

type Asked = { ask(text: string, params: unknown[]): Promise<readonly unknown[]> };

async function run<Row>(asked: Asked, fragment: Fragment): Promise<Row[]> {
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
async function runScoped<Row>(asked: Asked, enter: Fragment, fragment: Fragment): Promise<Row[]> {
  const rows = await run<Row & { _row: true | null }>(
    asked,
    sql`select r.* from (${enter}) scope left join lateral (
      select q.*, true as _row from (${fragment}) q where scope.school is not null offset 0) r on true`,
  );
  if (rows.length === 0) throw new Refusal('unauthenticated', 'sessionEnded');
  return rows[0]?._row === null ? [] : rows;
}

/**
 * The same with the state of some subjects. Both are read in one snapshot, so that the rows are those of the state. Where the state is the known one,
 * PostgreSQL does not run the inner statement.
 */
async function runStated<Row>(
  asked: Asked,
  { enter, subjects, known }: Stating & { enter: Fragment },
  fragment: Fragment,
): Promise<Stated<Row>> {
  const state = stateOf(sql`entered.school::uuid`, subjects);
  // Each row carries the state in the place of the mark that it is one. A second column would be dear: a list has a thousand rows.
  const rows = await run<Row & { _row: string | null; _none: string | null }>(
    asked,
    sql`select r.*, case when r._row is null then scope.state end as _none
      from (select entered.school, ${state} as state from (${enter}) entered offset 0) scope
      left join lateral (
        select q.*, scope.state as _row from (${fragment}) q where scope.school is not null and scope.state is distinct from ${known} offset 0) r on true`,
  );
  const [first] = rows;
  if (first === undefined) throw new Refusal('unauthenticated', 'sessionEnded');
  if (first._row !== null) return { state: first._row, rows };
  return { state: first._none as string, rows: first._none === known ? null : [] };
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
