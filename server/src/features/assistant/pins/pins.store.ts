import type { Query } from '@shala/contract/assistant';
import { type Db, sql } from '#platform/db';

type Owner = { schoolId: string; accountId: string };

export type PinRow = { id: string; query: unknown; pinnedOn: string };

export function listPinnedQuestions(db: Db, { schoolId, accountId }: Owner): Promise<PinRow[]> {
  return db.rows<PinRow>(sql`select id, query, pinned_on::text as "pinnedOn" from pinned_questions
    where school_id = ${schoolId} and account_id = ${accountId} order by created_at, id`);
}

/** The id of the new pin; null where the same question is pinned already, or `most` are. */
export async function insertPin(
  db: Db,
  { schoolId, accountId, query, today, most }: Owner & { query: Query; today: string; most: number },
): Promise<string | null> {
  const row = await db.row<{ id: string }>(sql`insert into pinned_questions (school_id, account_id, query, pinned_on)
    select ${schoolId}, ${accountId}, ${query}::jsonb, ${today}::date
    where (select count(*) from pinned_questions where school_id = ${schoolId} and account_id = ${accountId}) < ${most}
    on conflict (school_id, account_id, md5(query::text)) do nothing returning id`);
  return row?.id ?? null;
}

export async function unpinQuestion(db: Db, { schoolId, accountId, pinId }: Owner & { pinId: string }): Promise<boolean> {
  const row = await db.row<{ id: string }>(
    sql`delete from pinned_questions where school_id = ${schoolId} and account_id = ${accountId} and id = ${pinId} returning id`,
  );
  return row !== null;
}
