import type { Pool } from '../../platform/db/index.ts';

type Constraint = { table: string; name: string; definition: string };
/** The dropped objects that have to be created again. */
type Relaxed = { tables: string[]; uniques: Constraint[]; keys: Constraint[]; indexes: { name: string; definition: string }[] };

/** The fact that holds the list, so that the next command restores everything if this one is killed. */
const FACT = 'bulk load to finish';

/**
 * Drops keys and indexes of the tables before a large load, and switches off triggers and autovacuum: sorting and checking millions of rows together takes a
 * fraction of the time of doing it row by row. The list is stored in the same transaction. Nothing else should write meanwhile.
 */
export async function relaxTables(sql: Pool, tables: string[]): Promise<void> {
  await sql.begin(async (tx) => {
    const constraints = (types: string[]) => tx<Constraint[]>`
      select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = any(${types}) and (conrelid = any(${tables}::regclass[]) or confrelid = any(${tables}::regclass[])) order by 1, 2`;
    const keys = await constraints(['f']);
    const uniques = await constraints(['p', 'u', 'x']);
    const indexes = await tx<Relaxed['indexes']>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any(${tables}::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid) order by 1`;
    const list: Relaxed = { tables, uniques: [...uniques], keys: [...keys], indexes: [...indexes] };
    await tx`insert into installation_facts (name, value) values (${FACT}, ${tx.json(list)})`;
    for (const { table, name } of [...keys, ...uniques]) await tx.unsafe(`alter table ${table} drop constraint "${name}"`);
    for (const { name } of indexes) await tx.unsafe(`drop index ${name}`);
    for (const table of tables) await tx.unsafe(`alter table ${table} set (autovacuum_enabled = false), disable trigger user`);
  });
}

/** Creates again what was dropped, checks all rows against the keys, and deletes the list. Does nothing without a list. */
export async function restoreTables(sql: Pool): Promise<void> {
  const [fact] = await sql<{ value: Relaxed }[]>`select value from installation_facts where name = ${FACT}`;
  if (fact === undefined) return;
  const { tables, uniques, keys, indexes } = fact.value;
  const present = await sql<{ name: string }[]>`
    select conrelid::regclass::text || ' ' || conname as name from pg_constraint union all select oid::regclass::text from pg_class where relkind = 'i'`;
  const known = new Set(present.map(({ name }) => name));
  const isMissing = ({ table, name }: Constraint) => !known.has(`${table} ${name}`);
  const add = ({ table, name, definition }: Constraint) => `alter table ${table} add constraint "${name}" ${definition}`;
  // VACUUM and ANALYZE come first because the other statements profit from them. Otherwise autovacuum would do it during a benchmark.
  await inParallel(
    sql,
    tables.map((table) => `vacuum (analyze) ${table}`),
  );
  await inParallel(
    sql,
    tables.map((table) =>
      uniques
        .filter((unique) => unique.table === table && isMissing(unique))
        .map(add)
        .join(';'),
    ),
  );
  await sql.begin(async (tx) => {
    for (const key of keys.filter(isMissing)) await tx.unsafe(`${add(key)} not valid`);
  });
  const creations = indexes.filter(({ name }) => !known.has(name)).map(({ definition }) => definition);
  await inParallel(sql, [...creations, ...keys.map(({ table, name }) => `alter table ${table} validate constraint "${name}"`)]);
  await sql.begin(async (tx) => {
    for (const table of tables) await tx.unsafe(`alter table ${table} reset (autovacuum_enabled), enable trigger user`);
    await tx`select app.recount_students(array(select id from schools))`;
    await tx`delete from installation_facts where name = ${FACT}`;
  });
}

/** Runs statements one after another on each of two connections. */
async function inParallel(sql: Pool, statements: string[]): Promise<void> {
  const queue = statements[Symbol.iterator]();
  const work = async () => {
    const connection = await sql.reserve();
    try {
      // Two connections use two cores; parallel workers of PostgreSQL would only compete with them.
      await connection.unsafe(
        `set maintenance_work_mem = '256MB'; set max_parallel_maintenance_workers = 0; set max_parallel_workers_per_gather = 0`,
      );
      for (const statement of queue) await connection.unsafe(statement);
      await connection.unsafe('reset maintenance_work_mem; reset max_parallel_maintenance_workers; reset max_parallel_workers_per_gather');
    } finally {
      connection.release();
    }
  };
  await Promise.all([work(), work()]);
}
