import { type Db, type Fragment, sql } from '#platform/db';
import type { ActIntent } from '../interpreter/types.ts';

type Where = { schoolId: string; accountId: string; sessionId: string };
export type PendingPlan = {
  id: string;
  state: 'asking' | 'waiting';
  tool: ActIntent;
  prompt: string;
  arguments: unknown;
  code: string;
  recipients: number;
  mustType: boolean;
  isPast: boolean;
  /** Whether the last answer of the session was this plan. */
  isLast: boolean;
};
export type Settled = { id: string; tool: ActIntent; arguments: unknown; undo: unknown };

/** What is open in this session, also when its time is over. */
export const pendingPlanOf = ({ schoolId, accountId, sessionId }: Where): Fragment =>
  sql`select id, state, tool, prompt, arguments, code, recipients, must_type as "mustType", expires_at <= now() as "isPast",
    coalesce((select l.pending_id = p.id from assistant_log l where l.school_id = p.school_id and l.session_id = p.session_id
      order by l.at desc, l.id desc limit 1), false) as "isLast"
    from assistant_pending p where school_id = ${schoolId} and session_id = ${sessionId} and account_id = ${accountId} and state in ('asking', 'waiting')`;

export function findPendingPlan(db: Db, where: Where): Promise<PendingPlan | null> {
  return db.row(pendingPlanOf(where));
}

/** Status of a plan of this administrator that had this code: it was done or left here, or belongs to another sign-in. */
export async function findSettled(
  db: Db,
  { schoolId, accountId, sessionId }: Where,
  code: string,
): Promise<'done' | 'left' | 'elsewhere' | null> {
  const row = await db.row<{
    isHere: boolean;
    isDone: boolean;
  }>(sql`select session_id = ${sessionId} as "isHere", state in ('done', 'undone') as "isDone"
    from assistant_pending where school_id = ${schoolId} and account_id = ${accountId} and code = ${code} and code <> ''
      and (session_id = ${sessionId} or (state = 'waiting' and expires_at > now()))
    order by session_id = ${sessionId} desc, created_at desc limit 1`);
  return row === null ? null : row.isHere ? (row.isDone ? 'done' : 'left') : 'elsewhere';
}

export type NewPendingPlan = Where &
  Pick<PendingPlan, 'state' | 'tool' | 'prompt' | 'arguments' | 'code' | 'recipients' | 'mustType'> & { plan?: object };

/** Keeps a pending plan or question; what was open before in the session is dropped. */
export async function insertPendingPlan(db: Db, pending: NewPendingPlan): Promise<string> {
  await dropOpen(db, pending);
  const row = await db.row<{ id: string }>(sql`insert into assistant_pending
      (school_id, id, account_id, session_id, state, tool, prompt, arguments, code, recipients, must_type, plan)
    values (${pending.schoolId}, app.new_id(), ${pending.accountId}, ${pending.sessionId}, ${pending.state}, ${pending.tool}, ${pending.prompt},
      ${pending.arguments}, ${pending.code}, ${pending.recipients}, ${pending.mustType}, ${pending.plan ?? null}) returning id`);
  return (row as { id: string }).id;
}

export async function dropOpen(db: Db, { schoolId, sessionId }: Where): Promise<void> {
  await db.rows(sql`update assistant_pending set state = 'cancelled', settled_at = now()
    where school_id = ${schoolId} and session_id = ${sessionId} and state in ('asking', 'waiting')`);
}

/** Takes a plan to carry it out: of two confirmations at once, one gets it. */
export function claimPlan(db: Db, { schoolId, accountId, sessionId }: Where, id: string): Promise<Settled | null> {
  return db.row(sql`update assistant_pending set state = 'done', settled_at = now()
    where school_id = ${schoolId} and id = ${id} and session_id = ${sessionId} and account_id = ${accountId} and state = 'waiting' and expires_at > now()
    returning id, tool, arguments, undo`);
}

export async function keepUndo(db: Db, schoolId: string, id: string, undo: unknown): Promise<void> {
  await db.rows(sql`update assistant_pending set undo = ${undo} where school_id = ${schoolId} and id = ${id}`);
}

/** The latest act of this session within a day, done or taken back. */
const latestAct = ({ schoolId, accountId, sessionId }: Where): Fragment =>
  sql`select id from assistant_pending where school_id = ${schoolId} and session_id = ${sessionId} and account_id = ${accountId}
    and state in ('done', 'undone') and settled_at > now() - interval '1 day' order by settled_at desc limit 1`;
const canBeUndone = sql`state = 'done' and undo is not null`;

/** Whether the latest act of this session can still be taken back. */
export async function hasUndo(db: Db, where: Where): Promise<boolean> {
  const found = await db.row(
    sql`select 1 from assistant_pending where school_id = ${where.schoolId} and ${canBeUndone} and id = (${latestAct(where)})`,
  );
  return found !== null;
}

/** The latest act of this session that can still be taken back, taken. */
export function claimUndo(db: Db, where: Where): Promise<Settled | null> {
  return db.row(sql`update assistant_pending set state = 'undone'
    where school_id = ${where.schoolId} and ${canBeUndone} and id = (${latestAct(where)})
    returning id, tool, arguments, undo`);
}
