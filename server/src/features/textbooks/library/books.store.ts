import { type Db, sql } from '#platform/db';

/** Days for which a removed book can be brought back. */
const GRACE_DAYS = 30;

/** Marks a book as removed, or as there again; false when there is none to be marked. */
export async function markRemoved(db: Db, schoolId: string, bookId: string, isRemoved: boolean): Promise<boolean> {
  const row = await db.row(sql`update textbooks set removed_at = case when ${isRemoved}::boolean then now() end
    where school_id = ${schoolId} and id::text = ${bookId} and (removed_at is null) = ${isRemoved}::boolean returning id`);
  return row !== null;
}

type Removed = { textId: string; class: string; subject: string; goneOn: string };

export function listRemovedTextbooks(db: Db, schoolId: string): Promise<Removed[]> {
  return db.rows(sql`select t.id as "textId", c.name as class, s.name as subject, ((t.removed_at + make_interval(days => ${GRACE_DAYS}))::date)::text as "goneOn"
    from textbooks t join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    join classes c on c.school_id = s.school_id and c.id = s.class_id
    where t.school_id = ${schoolId} and t.removed_at is not null order by t.removed_at desc`);
}

/** Permanently deletes books removed longer ago than the grace period, and their PDFs. Old jobs that stored no book release their PDFs too. */
export async function deleteRemoved(db: Db, schoolId: string): Promise<void> {
  const isOver = sql`school_id = ${schoolId} and removed_at < now() - make_interval(days => ${GRACE_DAYS})`;
  await db.rows(sql`insert into textbook_dropped_files (school_id, file_id)
    select school_id, file_id from textbook_files where school_id = ${schoolId} and textbook_id in (select id from textbooks where ${isOver})
    union select school_id, (f->>'file_id')::uuid from textbook_versions v, jsonb_array_elements(content->'files') f
      where school_id = ${schoolId} and textbook_id in (select id from textbooks where ${isOver})
    on conflict do nothing`);
  await db.rows(sql`delete from textbooks where ${isOver}`);
  await db.rows(sql`with over as (
      delete from textbook_jobs where school_id = ${schoolId} and state in ('done', 'failed', 'cancelled')
        and created_at < now() - make_interval(days => ${GRACE_DAYS}) returning school_id, file_id)
    insert into textbook_dropped_files (school_id, file_id) select school_id, file_id from over on conflict do nothing`);
}

/** Deletes the released PDFs to which nothing refers; returns the paths of their bytes. */
export async function deleteDropped(db: Db, schoolId: string): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`with dropped as (
      delete from textbook_dropped_files where school_id = ${schoolId} returning file_id)
    delete from files f using dropped d where f.school_id = ${schoolId} and f.id = d.file_id
      and not exists (select from textbook_files x where x.school_id = f.school_id and x.file_id = f.id)
      and not exists (select from textbook_jobs x where x.school_id = f.school_id and x.file_id = f.id)
      and not exists (select from textbook_versions v, jsonb_array_elements(v.content->'files') x
        where v.school_id = f.school_id and (x->>'file_id')::uuid = f.id)
    returning f.storage_key as key`);
  return rows.map(({ key }) => key);
}
