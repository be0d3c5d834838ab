import { type Db, sql } from '#platform/db';
import type { ActIntent, Slots } from '../interpreter/types.ts';
import { type DirectoryMark, directoryMark } from '../tools/directory.store.ts';
import type { Refused } from './goes-on.ts';
import { lastAct, lastPlan, lastSaid, promptsLately, saidLately } from './log.store.ts';
import { type PendingPlan, pendingPlanOf } from './pending.store.ts';

type Where = { schoolId: string; accountId: string; sessionId: string };
/** What was answered or done last: an act with its particulars, or a query. */
export type LastTurn = { intent: ActIntent; slots: Slots } | { intent: 'query'; slots: object };
/** What has to be known of the school and of this sign-in before a prompt is read. */
export type Opening = DirectoryMark & {
  recent: number;
  pending: PendingPlan | null;
  last: LastTurn | null;
  before: LastTurn | null;
  /** The plan that was made last and not carried out, or that it was cancelled. */
  planned: { intent: ActIntent; slots: Slots; outcome: 'prepared' | 'cancelled' } | null;
  refused: Refused | null;
  refusedPrompt: string | null;
};

const NOTHING_SAID = { pending: null, last: null, before: null, planned: null, refused: null, refusedPrompt: null };

/** All of it in one round trip. Where a conversation begins, nothing was said. */
export async function findOpening(
  db: Db,
  where: Where,
  { others, begins }: { others: readonly string[]; begins: boolean },
): Promise<Opening> {
  const opening = await db.row<Opening>(sql`with lately as (${saidLately(where)})
    select d.*, (${promptsLately(where, others)}) as recent, (select to_jsonb(m) from (${pendingPlanOf(where)}) m) as pending,
      (select to_jsonb(l) from (${lastAct()}) l) as last, (select to_jsonb(b) from (${lastAct(1)}) b) as before,
      (select to_jsonb(p) from (${lastPlan()}) p) as planned, s.refused, s."refusedPrompt"
    from (${directoryMark(where.schoolId)}) d left join (${lastSaid()}) s on true`);
  return { ...(opening as Opening), ...(begins && NOTHING_SAID) };
}
