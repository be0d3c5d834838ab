import { type Db, sql } from '#platform/db';
import type { Plan } from '../answer/answer.ts';
import type { ActIntent } from '../interpreter/types.ts';

type Owner = { schoolId: string; accountId: string };
export type PlanRow = {
  id: string;
  sessionId: string;
  tokenName: string;
  tool: ActIntent;
  plan: Plan & { verb: string };
  recipients: number;
  mustType: boolean;
  state: 'waiting' | 'done' | 'undone' | 'cancelled';
  createdAt: Date;
  expiresAt: Date;
  isPast: boolean;
  canUndo: boolean;
};

const PLAN = sql`p.id, p.session_id as "sessionId", t.name as "tokenName", p.tool, p.plan, p.recipients, p.must_type as "mustType", p.state,
  p.created_at as "createdAt", p.expires_at as "expiresAt", p.expires_at <= now() as "isPast",
  p.state = 'done' and p.undo is not null and p.settled_at > now() - interval '1 day' as "canUndo"
  from assistant_pending p join access_tokens t on t.school_id = p.school_id and t.session_id = p.session_id
  join sessions s on s.id = t.session_id`;

type ListedPlan = PlanRow & { state: Exclude<PlanRow['state'], 'cancelled'> };

/** What waits, as long as its token is good, and what was done within a day. */
export function listAssistantPlans(db: Db, { schoolId, accountId }: Owner): Promise<ListedPlan[]> {
  return db.rows(sql`select ${PLAN} where p.school_id = ${schoolId} and p.account_id = ${accountId} and p.plan is not null
    and ((p.state = 'waiting' and p.expires_at > now() and s.ended_at is null and s.expires_at > now())
      or (p.state in ('done', 'undone') and p.settled_at > now() - interval '1 day'))
    order by p.state = 'waiting' desc, p.created_at desc limit 20`);
}

/** A plan of one's own tokens; one that waits only while its token is good. */
export function findPlan(db: Db, { schoolId, accountId }: Owner, planId: string): Promise<PlanRow | null> {
  return db.row(sql`select ${PLAN} where p.school_id = ${schoolId} and p.account_id = ${accountId} and p.id::text = ${planId} and p.plan is not null
    and (p.state <> 'waiting' or (s.ended_at is null and s.expires_at > now()))`);
}

/** Takes what was done to take it back: of two at once, one gets it. */
export function claimUndoOf(db: Db, { schoolId, accountId }: Owner, planId: string): Promise<{ tool: ActIntent; undo: unknown } | null> {
  return db.row(sql`update assistant_pending set state = 'undone' where school_id = ${schoolId} and account_id = ${accountId} and id::text = ${planId}
    and state = 'done' and undo is not null and settled_at > now() - interval '1 day' returning tool, undo`);
}
