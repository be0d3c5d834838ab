import type { Transaction } from '../db/index.ts';

export type Table = { name: string; columns: string[] };

const NOT_OF_AN_EXTENSION = `not exists (select from pg_depend where objid = c.oid and deptype = 'e')`;

/**
 * Every table with its stored columns; generated ones are computed again. The list of migrations is left out because migrations are run, not copied. The queue
 * has its own schema and holds nothing that is needed later.
 */
export async function listTables(transaction: Transaction): Promise<Table[]> {
  return transaction.unsafe<Table[]>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations' and ${NOT_OF_AN_EXTENSION}
    group by c.oid order by c.relname`);
}

/**
 * Drops the foreign keys and triggers of all tables, and returns a function that restores them. Rows can then be loaded in any order, even when tables refer to
 * each other in a circle, and each key is checked once for all rows.
 */
export async function setRulesAside(transaction: Transaction): Promise<{ restoreRules(): Promise<void> }> {
  const keys = await transaction.unsafe<{ drop: string; add: string }[]>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint c where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`);
  const triggers = await transaction.unsafe<{ off: string; on: string }[]>(`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as off, format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as on
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and tgenabled = 'O' and tgparentid = 0 and c.relnamespace = 'public'::regnamespace`);
  for (const { drop } of keys) await transaction.unsafe(drop);
  for (const { off } of triggers) await transaction.unsafe(off);
  return {
    restoreRules: async () => {
      for (const { add } of keys) await transaction.unsafe(add);
      for (const { on } of triggers) await transaction.unsafe(on);
    },
  };
}

/** Sets the sequence of each column to continue after the largest value in it. */
export async function setSequences(transaction: Transaction): Promise<void> {
  const owned = await transaction.unsafe<{ statement: string }[]>(`
    select format('select setval(%L, coalesce(max(%I), 0) + 1, false) from %s', s.oid::regclass, a.attname, d.refobjid::regclass) as statement
    from pg_class s join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.refobjsubid > 0 and d.deptype in ('a', 'i')
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace`);
  for (const { statement } of owned) await transaction.unsafe(statement);
}

export async function countRows(transaction: Transaction, table: string): Promise<number> {
  const [row] = await transaction<{ rows: number }[]>`select count(*) as rows from ${transaction(table)}`;
  return row?.rows ?? 0;
}

/** Drops everything that Shala created in this database. Objects that belong to extensions stay. */
export async function dropEverything(transaction: Transaction): Promise<void> {
  await transaction.unsafe('drop schema if exists queue cascade; drop schema if exists app cascade');
  // All names are read before the first object is dropped, because a cascade removes others too. A column's own sequence goes with its table and must not be
  // dropped earlier; the catalogue lists both in no fixed order.
  await transaction.unsafe(`do $$ declare statement text; begin
    foreach statement in array array(
      select format('drop %s if exists %s cascade', case c.relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.oid::regclass)
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') and not c.relispartition and ${NOT_OF_AN_EXTENSION}
        order by c.relkind = 'S')
      || array(select format('drop routine if exists %s cascade', c.oid::regprocedure) from pg_proc c where c.pronamespace = 'public'::regnamespace and ${NOT_OF_AN_EXTENSION})
      || array(select format('drop type if exists %s cascade', format_type(c.oid, null)) from pg_type c
        where c.typnamespace = 'public'::regnamespace and c.typtype in ('e', 'd', 'r') and ${NOT_OF_AN_EXTENSION})
    loop execute statement; end loop;
  end $$`);
}
