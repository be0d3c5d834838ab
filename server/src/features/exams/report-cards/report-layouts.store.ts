import { type Db, sql } from '#platform/db';

export type LayoutRow = { id: string; name: string; fileId: string; placeholders: number; at: string; by: string };

const LAYOUT = sql`l.id, l.name, l.file_id as "fileId", l.placeholders, to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, coalesce(a.name, '') as by
  from report_layouts l left join accounts a on a.school_id = l.school_id and a.id = l.account_id`;

/** The layouts that can be selected, by name. */
export function listReportLayouts(db: Db, schoolId: string): Promise<LayoutRow[]> {
  return db.rows(sql`select ${LAYOUT} where l.school_id = ${schoolId} and l.removed_at is null order by l.name, l.id`);
}

/** A layout; with `isAny` also a deleted one, for cards that were started with it. */
export function findLayout(db: Db, schoolId: string, layoutId: string, isAny = false): Promise<LayoutRow | null> {
  return db.row(
    sql`select ${LAYOUT} where l.school_id = ${schoolId} and l.id::text = ${layoutId} and (${isAny}::boolean or l.removed_at is null)`,
  );
}

export async function isLayoutNameTaken(db: Db, schoolId: string, name: string): Promise<boolean> {
  return (
    (await db.row(
      sql`select true as taken from report_layouts where school_id = ${schoolId} and lower(name) = lower(${name}) and removed_at is null`,
    )) !== null
  );
}

export async function addReportLayout(
  db: Db,
  schoolId: string,
  { name, fileId, placeholders, accountId }: { name: string; fileId: string; placeholders: number; accountId: string },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into report_layouts (school_id, id, name, file_id, placeholders, account_id)
    values (${schoolId}, app.new_id(), ${name}, ${fileId}, ${placeholders}, ${accountId}) returning id`);
  return (row as { id: string }).id;
}

export async function removeReportLayout(db: Db, schoolId: string, layoutId: string): Promise<void> {
  await db.rows(sql`update report_layouts set removed_at = now() where school_id = ${schoolId} and id = ${layoutId}`);
}
