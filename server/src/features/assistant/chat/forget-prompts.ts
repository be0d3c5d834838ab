import { type Database, type Db, sql } from '#platform/db';
import { forgetDirectoryChanges } from '../tools/directory.store.ts';

/** Takes away, in every school, the words that were asked 90 days ago or earlier, and old notes of changes; that something was asked and done stays. */
export async function forgetOldPrompts(database: Database): Promise<void> {
  const schools = await database.global.rows<{ id: string }>(sql`select id from schools order by id`);
  for (const { id } of schools)
    await database.schoolTransaction(id, async (db) => {
      await forgetPrompts(db, id);
      await forgetDirectoryChanges(db, id);
    });
}

async function forgetPrompts(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`update assistant_log set prompt = '', slots = '{}', sent = null
    where school_id = ${schoolId} and at < now() - interval '90 days' and (prompt <> '' or slots <> '{}' or sent is not null)`);
  await db.rows(sql`delete from assistant_pending where school_id = ${schoolId} and created_at < now() - interval '90 days'`);
}
