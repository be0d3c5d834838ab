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

export function listRemoved(db: Db, schoolId: string): Promise<Removed[]> {
  return db.rows(sql`select t.id as "textId", c.name as class, s.name as subject, ((t.removed_at + make_interval(days => ${GRACE_DAYS}))::date)::text as "goneOn"
    from textbooks t join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    join classes c on c.school_id = s.school_id and c.id = s.class_id
    where t.school_id = ${schoolId} and t.removed_at is not null order by t.removed_at desc`);
}

/** Deletes for good what was removed longer ago than the grace period. */
export function deleteRemoved(db: Db, schoolId: string): Promise<unknown> {
  return db.rows(sql`delete from textbooks where school_id = ${schoolId} and removed_at < now() - make_interval(days => ${GRACE_DAYS})`);
}
