import type { Pool } from '#platform/db';

/** For a test app only the owner's connection is needed. */
type Owned = { owner: Pool };
type Snapshot = Record<string, string>;
type Sum = { name: string; sum: string };

/** A checksum of a school's rows in every table with a school, for comparing before and after. */
export async function takeSnapshot({ owner }: Owned, schoolId: string): Promise<Snapshot> {
  return asSnapshot(await owner<Sum[]>`select * from spare.snapshot(${schoolId})`);
}

/** Every id of a school's rows. */
export async function listIds({ owner }: Owned, schoolId: string): Promise<Set<string>> {
  const rows = await owner<{ id: string }[]>`select id from spare.ids(${schoolId})`;
  return new Set([schoolId, ...rows.map(({ id }) => id)]);
}

/** Functions of the template that take a snapshot. A statement over a hundred tables takes longer to plan than to run, so it is planned once. */
export async function createSnapshotFunctions(owner: Pool): Promise<void> {
  const tables = await listTables(owner);
  const sums = tables.map(({ name }) => sumOf(name, `'${name}'`, 'where t.school_id = school'));
  const self = sumOf('schools', `'schools'`, 'where t.id = school');
  const ids = tables.filter(({ hasId }) => hasId).map(({ name }) => `select t.id::text from public.${name} t where t.school_id = school`);
  await owner.unsafe(`
    ${functionOf('snapshot(school uuid)', 'name text, sum text', [...sums, self])};
    ${functionOf('ids(school uuid)', 'id text', ids)}`);
}

function asSnapshot(rows: readonly Sum[]): Snapshot {
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

function sumOf(table: string, name: string, where: string): string {
  return `select ${name}, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from public.${table} t ${where}`;
}

function functionOf(signature: string, columns: string, parts: string[]): string {
  return `create function spare.${signature} returns table (${columns}) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
    #variable_conflict use_column
    begin return query ${parts.join(' union all ')}; end $$`;
}

/** Without the marks of changes, which are new with each change and tell nothing of a school. */
function listTables(owner: Pool) {
  return owner<{ name: string; hasId: boolean }[]>`
    select c.relname as name, exists (select from pg_attribute where attrelid = c.oid and attname = 'id' and not attisdropped) as "hasId"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'school_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'change_marks' order by 1`;
}
