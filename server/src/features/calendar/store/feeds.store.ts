import { type Db, sql } from '#platform/db';

export type FeedRow = { id: string; name: string; createdAt: Date; lastReadAt: Date | null };

export function listFeeds(db: Db, schoolId: string): Promise<FeedRow[]> {
  return db.rows(sql`select id, name, created_at as "createdAt", last_read_at as "lastReadAt" from calendar_feeds
    where school_id = ${schoolId} and removed_at is null order by created_at, id`);
}

export async function addFeed(
  db: Db,
  schoolId: string,
  { name, secretHash, accountId }: { name: string; secretHash: Buffer; accountId: string },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into calendar_feeds (school_id, id, name, secret_hash, account_id)
    values (${schoolId}, app.new_id(), ${name}, ${secretHash}, ${accountId}) returning id`);
  return (row as { id: string }).id;
}

/** Cancels an address; null when there is none with this id. */
export function removeFeed(db: Db, schoolId: string, feedId: string): Promise<{ id: string; name: string } | null> {
  return db.row(
    sql`update calendar_feeds set removed_at = now() where school_id = ${schoolId} and id = ${feedId}::uuid and removed_at is null returning id, name`,
  );
}

/** The address of a secret, recorded as read now; null when there is none or it was cancelled. */
export function useFeed(db: Db, schoolId: string, secretHash: Buffer): Promise<{ id: string } | null> {
  return db.row(
    sql`update calendar_feeds set last_read_at = now() where school_id = ${schoolId} and secret_hash = ${secretHash} and removed_at is null returning id`,
  );
}
