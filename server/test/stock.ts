import { GLOBAL_TABLES } from '#db/global-tables';
import type { TestApp } from './app.ts';

type Stock = Record<string, string>;

/** A checksum of a school's rows in every table that has a school, for comparing before and after. */
export async function takeStock({ owner }: TestApp, schoolId: string): Promise<Stock> {
  const tables = await listTables(owner);
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t where school_id = '${schoolId}'`,
  );
  const self = `select 'schools' as name, md5(string_agg(t::text, '|')) as sum from schools t where id = '${schoolId}'`;
  const rows = await owner.unsafe<{ name: string; sum: string }[]>([...sums, self].join(' union all '));
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

/** A checksum of a school's rows and of the global tables whole, but for the counters of attempts. */
export async function takeFullStock(test: TestApp, schoolId: string): Promise<Stock> {
  const names = GLOBAL_TABLES.filter((name) => name !== 'attempts');
  const sums = names.map(
    (name) => `select 'all ${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
  );
  const rows = await test.owner.unsafe<{ name: string; sum: string }[]>(sums.join(' union all '));
  return { ...Object.fromEntries(rows.map(({ name, sum }) => [name, sum])), ...(await takeStock(test, schoolId)) };
}

/** Every id of a school's rows. */
export async function listIds({ owner }: TestApp, schoolId: string): Promise<Set<string>> {
  const tables = await listTables(owner);
  const ids = tables.filter(({ hasId }) => hasId).map(({ name }) => `select id::text from ${name} where school_id = '${schoolId}'`);
  const rows = await owner.unsafe<{ id: string }[]>(ids.join(' union all '));
  return new Set([schoolId, ...rows.map(({ id }) => id)]);
}

function listTables(owner: TestApp['owner']) {
  return owner<{ name: string; hasId: boolean }[]>`
    select c.relname as name, exists (select from pg_attribute where attrelid = c.oid and attname = 'id' and not attisdropped) as "hasId"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`;
}
