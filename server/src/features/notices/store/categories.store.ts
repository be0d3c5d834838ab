import { type Db, sql } from '#platform/db';

export type CategoryRow = { id: string; name: string; notices: number };

/** The categories of notices, with the number of notices in each. */
export function listNoticeCategories(db: Db, schoolId: string): Promise<CategoryRow[]> {
  return db.rows(sql`select c.id, c.name, (select count(*)::int from notices n where n.school_id = c.school_id and lower(n.category) = lower(c.name)) as notices
    from notice_categories c where c.school_id = ${schoolId} order by lower(c.name)`);
}

/** Adds a category; null when its name is taken. */
export function createNoticeCategory(db: Db, schoolId: string, name: string): Promise<{ id: string; name: string } | null> {
  return db.row(
    sql`insert into notice_categories (school_id, id, name) values (${schoolId}, app.new_id(), ${name}) on conflict do nothing returning id, name`,
  );
}

/** Locks a category until the end of the transaction. */
export function lockCategory(db: Db, schoolId: string, categoryId: string): Promise<{ id: string; name: string } | null> {
  return db.row(sql`select id, name from notice_categories where school_id = ${schoolId} and id = ${categoryId}::uuid for update`);
}

export async function isNameTaken(db: Db, schoolId: string, { id, name }: { id: string; name: string }): Promise<boolean> {
  return (
    (await db.row(
      sql`select true as found from notice_categories where school_id = ${schoolId} and lower(name) = lower(${name}) and id <> ${id}::uuid`,
    )) !== null
  );
}

/** Renames a category and returns the number of notices with the new name. */
export async function renameNoticeCategory(
  db: Db,
  schoolId: string,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<number> {
  await db.rows(sql`update notice_categories set name = ${to} where school_id = ${schoolId} and id = ${id}::uuid`);
  const row = await db.row<{ notices: number }>(sql`with renamed as (
      update notices set category = ${to} where school_id = ${schoolId} and lower(category) = lower(${from}) returning 1
    ) select count(*)::int as notices from renamed`);
  return row?.notices ?? 0;
}

export async function removeNoticeCategory(db: Db, schoolId: string, categoryId: string): Promise<void> {
  await db.rows(sql`delete from notice_categories where school_id = ${schoolId} and id = ${categoryId}::uuid`);
}

/** The default categories, for a new school; existing ones stay unchanged. */
export async function setUpNoticeCategories(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`select app.set_up_notice_categories(${schoolId}::uuid)`);
}
