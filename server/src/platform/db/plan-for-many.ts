import type { Pool } from './connect.ts';

/** From this number of schools on, the average school says nothing about the largest one. */
const MANY = 10;
/** The assumed number of academic years of a school, whatever the database holds in total. */
const YEARS = 4;

/**
 * Tells the planner to expect large schools. Query plans are shared by all schools, and PostgreSQL estimates with the average school. Among a thousand small
 * trial schools it would expect a dozen students and one row of each year, and would read all 20,000 rows of a large school again for each row of a list. From
 * `MANY` schools on, the planner therefore assumes that one school has a tenth of a table. Does nothing when that is set already; returns whether something
 * changed. See docs/decisions/0012.
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
  // The setting takes effect with the next analyze.
  for (const table of new Set(stale.map((one) => one.table))) await owner.unsafe(`analyze ${table}`);
  return true;
}
