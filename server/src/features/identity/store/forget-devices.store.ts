import { type Database, sql } from '#platform/db';

/** Deletes browsers from which an account was not used for a year. The last one stays: without any, the owner would not be told of a new browser. */
export async function forgetOldDevices(database: Database): Promise<void> {
  const schools = await database.global.rows<{ id: string }>(sql`select id from schools order by id`);
  for (const { id } of schools)
    await database.schoolTransaction(id, (db) =>
      db.rows(sql`delete from known_devices d where d.school_id = ${id} and d.last_seen_at < now() - interval '1 year'
        and exists (select from known_devices o where o.school_id = d.school_id and o.account_id = d.account_id and o.last_seen_at > d.last_seen_at)`),
    );
}
