import { GLOBAL_TABLES } from '#db/global-tables';
import type { Pool } from '#platform/db';

/** For a test app only the owner's connection is needed. */
type Owned = { owner: Pool };
export type Change = { table: string; row: string; rows: number };

/**
 * The changes that a database has committed since `forgetChanges`, row by row: a trigger on each table records each added row (+1) and each removed one (-1),
 * whoever wrote it. Checksums of all tables before and after would show the same, but took half of the database's time. To forget is to count on to the
 * next round: emptying the table would make PostgreSQL plan the statements of all triggers again.
 */
export async function watchChanges({ owner }: Owned): Promise<void> {
  const tables = await owner<{ name: string }[]>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`;
  // The first `nextval` leaves `last_value` as it is, and so would forget nothing.
  await owner.unsafe(`create sequence spare.round; select nextval('spare.round');
    create unlogged table spare.changes (round bigint, "table" text, school text, row text, rows int); create index on spare.changes (round);
    ${functionOf('came', ['came'])};
    ${functionOf('went', ['went'])}; ${functionOf('changed', ['came', 'went'])};
    create function spare.emptied() returns trigger language plpgsql security definer as $$ begin
      insert into spare.changes values ((select last_value from spare.round), tg_table_name, 'every school', 'all rows', -1); return null; end $$;
    ${tables.map(({ name }) => triggersOf(name)).join(';')}`);
}

export async function forgetChanges({ owner }: Owned): Promise<void> {
  await owner`select nextval('spare.round')`;
}

/** Rows of that school that were added or removed; a row with its former content does not count. */
export function listChanges({ owner }: Owned, schoolId: string): Promise<Change[]> {
  return owner<Change[]>`select "table", row, sum(rows)::int as rows from spare.changes
    where round = (select last_value from spare.round) and school in (${schoolId}, 'every school')
    group by 1, 2 having sum(rows) <> 0 order by 1, 2`;
}

/** Ids of that school's added or removed rows. */
export async function listChangedIds({ owner }: Owned, schoolId: string): Promise<string[]> {
  const found = await owner<{ id: string }[]>`select distinct row::jsonb ->> 'id' as id from spare.changes
    where round = (select last_value from spare.round) and school = ${schoolId} and row <> 'all rows' and row::jsonb ->> 'id' is not null`;
  return found.map(({ id }) => id);
}

/** The school's changes, and every changed row of the global tables, except the counters of attempts. */
export function listAllChanges({ owner }: Owned, schoolId: string): Promise<Change[]> {
  return owner<Change[]>`select "table", row, sum(rows)::int as rows from spare.changes
    where round = (select last_value from spare.round) and "table" <> 'attempts' and (school in (${schoolId}, 'every school') or "table" = any(${[...GLOBAL_TABLES]}))
    group by 1, 2 having sum(rows) <> 0 order by 1, 2`;
}

/** The row's school is in its column, in the table of schools in `id`. */
const SCHOOL = `coalesce(j ->> 'school_id', case tg_table_name when 'schools' then j ->> 'id' end)`;

function functionOf(name: string, lists: ('came' | 'went')[]): string {
  const inserts = lists.map(
    (
      list,
    ) => `insert into spare.changes select (select last_value from spare.round), tg_table_name, ${SCHOOL}, j::text, ${list === 'came' ? 1 : -1}
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
