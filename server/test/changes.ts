import { GLOBAL_TABLES } from '#db/global-tables';
import type { Pool } from '#platform/db';

/** Of a test app only the owner's connection is needed. */
type Owned = { owner: Pool };
export type Change = { table: string; row: string; rows: number };

/**
 * What a database has committed since `forgetChanges`, row by row: a trigger on each table writes down each row that came (+1) and each that went (-1),
 * whoever wrote it. Checksums of all tables before and after say the same, and took half of the database's time.
 */
export async function watchChanges({ owner }: Owned): Promise<void> {
  const tables = await owner<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
  await owner.unsafe(`create unlogged table spare.changes ("table" text, school text, row text, rows int); ${functionOf('came', ['came'])};
    ${functionOf('went', ['went'])}; ${functionOf('changed', ['came', 'went'])};
    create function spare.emptied() returns trigger language plpgsql security definer as $$ begin
      insert into spare.changes values (tg_table_name, 'every school', 'all rows', -1); return null; end $$;
    ${tables.map(({ name }) => triggersOf(name)).join(';')}`);
}

export async function forgetChanges({ owner }: Owned): Promise<void> {
  await owner`truncate spare.changes`;
}

/** Rows of that school that are there now and were not, or were there and are not; a row that is as it was before is none. */
export function listChanges({ owner }: Owned, schoolId: string): Promise<Change[]> {
  return owner<Change[]>`select "table", row, sum(rows)::int as rows from spare.changes where school in (${schoolId}, 'every school')
    group by 1, 2 having sum(rows) <> 0 order by 1, 2`;
}

/** Ids of that school's rows that came or went. */
export async function listChangedIds({ owner }: Owned, schoolId: string): Promise<string[]> {
  const found = await owner<{ id: string }[]>`select distinct row::jsonb ->> 'id' as id from spare.changes
    where school = ${schoolId} and row <> 'all rows' and row::jsonb ->> 'id' is not null`;
  return found.map(({ id }) => id);
}

/** What that school changed, and every row of the global tables, but for the counters of attempts. */
export function listAllChanges({ owner }: Owned, schoolId: string): Promise<Change[]> {
  return owner<Change[]>`select "table", row, sum(rows)::int as rows from spare.changes
    where "table" <> 'attempts' and (school in (${schoolId}, 'every school') or "table" = any(${[...GLOBAL_TABLES]}))
    group by 1, 2 having sum(rows) <> 0 order by 1, 2`;
}

/** Whose row it is stands in its column, and in the table of schools under `id`. */
const SCHOOL = `coalesce(j ->> 'school_id', case tg_table_name when 'schools' then j ->> 'id' end)`;

function functionOf(name: string, lists: ('came' | 'went')[]): string {
  const inserts = lists.map(
    (list) => `insert into spare.changes select tg_table_name, ${SCHOOL}, j::text, ${list === 'came' ? 1 : -1}
      from (select to_jsonb(t) as j from ${list}_rows t) rows`,
  );
  return `create function spare.${name}() returns trigger language plpgsql security definer as $$ begin ${inserts.join('; ')}; return null; end $$`;
}

function triggersOf(table: string): string {
  const of = (event: string, name: string, lists: string) =>
    `create trigger watch_${event} after ${event} on public.${table} ${lists} for each statement execute function spare.${name}()`;
  return [
    of('insert', 'came', 'referencing new table as came_rows'),
    of('update', 'changed', 'referencing new table as came_rows old table as went_rows'),
    of('delete', 'went', 'referencing old table as went_rows'),
    of('truncate', 'emptied', ''),
  ].join(';');
}
