import { type Database, sql } from '#platform/db';

/**
 * Forgets browsers that an account was not used from for a year. Its last one stays: an account without any would be told of no new browser.
 */
export async function forgetOldDevices(database: Database): Promise<void> {
  const schools = await database.global.rows<{ id: string }>(sql`select id from schools order by id`);
  for (const { id } of schools)
    await database.schoolTransaction(id, (db) =>
      db.rows(sql`delete from known_devices d where d.school_id = ${id} and d.last_seen_at < now() - interval '1 year'
        and exists (select from known_devices o where o.school_id = d.school_id and o.account_id = d.account_id and o.last_seen_at > d.last_seen_at)`),
    );
}
