import type { Pool } from './connect.ts';

/** From so many schools on, an average one says nothing about the largest any more. */
const MANY = 10;
/** A school has so many academic years, whatever the number of all of them in the database. */
const YEARS = 4;

/**
 * Tells the planner to expect large schools. Plans are made once for all schools, and PostgreSQL reckons with the average one: among a
 * thousand schools that are being tried out it would expect a dozen students, and a year of which there is one row only, and read all
 * 20,000 of a large school again for each row of a list. From `MANY` schools on a tenth of a table is taken for one school's. Does
 * nothing where that is said already; gives whether something changed. Docs: decisions/0012.
 */
export async function planForManySchools(owner: Pool): Promise<boolean> {
  const [{ count } = { count: 0 }] = await owner<{ count: number }[]>`select count(*)::int as count from schools`;
  const wanted = count > MANY ? { school_id: `n_distinct=${MANY}`, year_id: `n_distinct=${YEARS}` } : { school_id: null, year_id: null };
  const columns = await owner<{ table: string; column: 'school_id' | 'year_id'; option: string | null }[]>`
    select c.oid::regclass::text as table, a.attname as column, array_to_string(a.attoptions, ',') as option
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname in ('school_id', 'year_id') and not a.attisdropped
    where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace order by 1, 2`;
  const stale = columns.filter(({ column, option }) => option !== wanted[column]);
  if (stale.length === 0) return false;
  for (const { table, column } of stale)
    await owner.unsafe(`alter table ${table} alter column ${column} ${wanted[column] ? `set (${wanted[column]})` : 'reset (n_distinct)'}`);
  // It is heard when the tables are looked at next.
  for (const table of new Set(stale.map((one) => one.table))) await owner.unsafe(`analyze ${table}`);
  return true;
}
