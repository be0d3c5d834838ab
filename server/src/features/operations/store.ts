import { type Db, sql } from '#platform/db';

/** Facts about the installation by name; each has a time and a few values, and no data of a school. */
export type Facts = {
  'last-backup': { bytes: number; rows: number; damaged?: number };
  'failed-backup': Record<string, never>;
  'tested-restore': { rows: number };
  queue: { waiting: number; failed: number };
  /** `from` is the first moment that can be restored; since `gapAt` nothing is missing. */
  'wal-archive': { isFailing: boolean; from: string | null; gapAt: string };
};

export async function putFact<Name extends keyof Facts>(db: Db, name: Name, value: Facts[Name]): Promise<void> {
  await db.rows(sql`insert into installation_facts (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value, at = now()`);
}

type Known = { [Name in keyof Facts]?: { at: Date; value: Facts[Name] } };

export async function listFacts(db: Db): Promise<Known> {
  const rows = await db.rows<{ name: keyof Facts; at: Date; value: never }>(sql`select name, at, value from installation_facts`);
  return Object.fromEntries(rows.map(({ name, at, value }) => [name, { at, value }]));
}

/** Whether there is another school than the demo school. */
export async function hasRealSchool(db: Db): Promise<boolean> {
  return (await db.row(sql`select true as found from schools where not is_demo limit 1`)) !== null;
}

/** The clock's day, and the day of the last entry in the journal. */
type WrongClock = { today: string; lastDay: string | null };

/** The problem of the server's clock for a school's accounts, if any. */
export function findWrongClock(db: Db, schoolId: string): Promise<WrongClock | null> {
  return db.row(sql`select today, last_day as "lastDay" from app.judge_clock(${schoolId}::uuid)`);
}

export type CallTiming = { call: string; buckets: number[]; worstMs: number };

/** Adds counts of calls to those of this hour. `node` names the computer; its processes share their rows. */
export async function addTimings(db: Db, node: string, timings: readonly CallTiming[]): Promise<void> {
  await db.rows(sql`insert into call_timings (hour, call, node, buckets, worst_ms)
    select date_trunc('hour', now()), call, ${node}, buckets, "worstMs" from jsonb_to_recordset(${timings}::jsonb) as t(call text, buckets integer[], "worstMs" real)
    order by call
    on conflict (hour, call, node) do update set worst_ms = greatest(call_timings.worst_ms, excluded.worst_ms),
      buckets = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
        from unnest(call_timings.buckets, excluded.buckets) with ordinality as u(a, b, place))`);
}

/** The counts of each call in the last seven days. */
export function listTimings(db: Db): Promise<CallTiming[]> {
  return db.rows(sql`select call, array_agg(total order by place) as buckets, max(worst) as "worstMs" from (
      select call, place, sum(counted)::int as total, max(worst_ms) as worst
      from call_timings, unnest(buckets) with ordinality as u(counted, place)
      where hour > now() - interval '7 days' group by call, place) t
    group by call`);
}

export async function forgetOldTimings(db: Db): Promise<void> {
  await db.rows(sql`delete from call_timings where hour < now() - interval '8 days'`);
}

export type DatabaseFacts = { version: string; sizeBytes: number };

export async function getDatabaseFacts(db: Db): Promise<DatabaseFacts> {
  const facts = await db.row<DatabaseFacts>(
    sql`select split_part(current_setting('server_version'), ' ', 1) as version, pg_database_size(current_database()) as "sizeBytes"`,
  );
  return facts as DatabaseFacts;
}

/** The names of the applied migrations, in order. */
export async function listAppliedMigrations(db: Db): Promise<string[]> {
  return (await db.rows<{ name: string }>(sql`select name from migrations order by name`)).map(({ name }) => name);
}

export async function isAnswering(db: Db): Promise<void> {
  await db.row(sql`select 1 as one`);
}

/** True on a standby, and when the database is set to read-only. */
export async function isReadOnly(db: Db): Promise<boolean> {
  const row = await db.row<{ mode: string }>(sql`select current_setting('transaction_read_only') as mode`);
  return row?.mode === 'on';
}

/** The total size of a school's files, and how many are damaged. */
export async function sumFiles(db: Db, schoolId: string): Promise<{ usedBytes: number; damagedCount: number }> {
  const row = await db.row<{ usedBytes: number; damagedCount: number }>(sql`select coalesce(sum(size_bytes), 0)::float8 as "usedBytes",
    count(damaged_at)::int as "damagedCount" from files where school_id = ${schoolId}`);
  return row ?? { usedBytes: 0, damagedCount: 0 };
}

type DamagedRow = { id: string; name: string; damage: 'missing' | 'changed'; foundAt: Date };

export function listDamagedFiles(db: Db, schoolId: string, limit: number): Promise<DamagedRow[]> {
  return db.rows(sql`select id, name, damage, damaged_at as "foundAt" from files
    where school_id = ${schoolId} and damaged_at is not null order by damaged_at, id limit ${limit}`);
}

export async function findMail(db: Db, accountId: string): Promise<string | null> {
  return (await db.row<{ email: string }>(sql`select lower(email) as email from accounts where id = ${accountId}`))?.email ?? null;
}

/** The number of schools besides the demo school, and whether this one is it. */
export async function countSchools(db: Db, schoolId: string): Promise<{ real: number; isDemo: boolean }> {
  const row = await db.row<{ real: number; isDemo: boolean }>(sql`select count(*) filter (where not is_demo)::int as real,
    coalesce(bool_or(is_demo) filter (where id = ${schoolId}), false) as "isDemo" from schools`);
  return row ?? { real: 0, isDemo: false };
}
