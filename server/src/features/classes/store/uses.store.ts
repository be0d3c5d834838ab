import { type Db, sql } from '#platform/db';
import type { Use } from '../rules/describe-uses.ts';

type Table = 'academic_years' | 'classes' | 'sections' | 'subjects' | 'periods';

/** Where rows of a table are used, except in tables that would be deleted with them. */
export async function listUses(
  db: Db,
  { schoolId, table, ids, besides = [] }: { schoolId: string; table: Table; ids: readonly string[]; besides?: readonly string[] },
): Promise<Use[]> {
  if (ids.length === 0) return [];
  return db.rows<Use>(sql`select used_in as kind, uses::int as count from app.where_used(${table}::regclass, ${schoolId}, ${ids}::uuid[])
    where used_in <> all(${besides}::text[])`);
}

/** Those of the rows that are used nowhere, except in tables that would be deleted with them. */
export async function listUnused(
  db: Db,
  { schoolId, table, ids, besides = [] }: { schoolId: string; table: Table; ids: readonly string[]; besides?: readonly string[] },
): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(sql`select u.id from unnest(${ids}::uuid[]) u (id)
    where not exists (select from app.where_used(${table}::regclass, ${schoolId}, array[u.id]) w where w.used_in <> all(${besides}::text[]))`);
  return new Set(rows.map(({ id }) => id));
}
