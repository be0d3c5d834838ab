import { createHash } from 'node:crypto';
import { type Db, sql } from '#platform/db';

export type Limit = { scope: string; subject: string; most: number; minutes: number };
export type Claim = { attemptIds: number[] } | { waitMinutes: number };

/**
 * Counts an attempt against each limit before it is made, under a lock, so that simultaneous attempts cannot exceed the limit; it is removed after a success.
 * When a limit is reached it returns the minutes to wait.
 */
export async function claimAttempt(db: Db, limits: readonly Limit[]): Promise<Claim> {
  for (const limit of limits) {
    const subject = hashOf(limit.subject);
    await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${limit.scope} || encode(${subject}::bytea, 'hex'), 0))`);
    const past = await db.row<{ count: number; wait: number }>(sql`select count(*)::int as count,
      ceil(extract(epoch from min(at) + ${limit.minutes} * interval '1 minute' - now()) / 60)::int as wait
      from attempts where scope = ${limit.scope} and subject = ${subject} and at > now() - ${limit.minutes} * interval '1 minute'`);
    if (past !== null && past.count >= limit.most) return { waitMinutes: Math.max(1, past.wait) };
  }
  const attemptIds: number[] = [];
  for (const limit of limits) {
    const row = await db.row<{ id: number }>(
      sql`insert into attempts (scope, subject) values (${limit.scope}, ${hashOf(limit.subject)}) returning id`,
    );
    if (row) attemptIds.push(row.id);
  }
  return { attemptIds };
}

/** Removes attempts that succeeded. */
export async function giveBack(db: Db, attemptIds: number[]): Promise<void> {
  await db.rows(sql`delete from attempts where id = any(${attemptIds}::bigint[])`);
}

/** Deletes attempts older than a day. */
export async function forgetOldAttempts(db: Db): Promise<void> {
  await db.rows(sql`delete from attempts where at < now() - interval '1 day'`);
}

function hashOf(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
