import type { LOG_OUTCOMES } from '@shala/contract/assistant';
import { type Db, sql } from '#platform/db';
import type { ActIntent, Slots } from '../interpreter/types.ts';

export type Outcome = (typeof LOG_OUTCOMES)[number];
type Entry = {
  schoolId: string;
  accountId: string;
  sessionId: string;
  prompt: string;
  intent: string;
  slots: unknown;
  outcome: Outcome;
  pendingId: string | null;
  affected: number;
  milliseconds: number;
  requestId: string;
  channel?: 'chat' | 'mcp';
  /** Whose reading was used. */
  engine?: 'rules' | 'model' | 'program';
  /** The model that was asked and where it runs, the words that left, and why it gave no answer. */
  model?: string | null;
  sent?: string | null;
  modelFailure?: string | null;
};

export async function writeLog(db: Db, entry: Entry): Promise<void> {
  await db.rows(sql`insert into assistant_log
      (school_id, id, account_id, session_id, channel, prompt, intent, slots, outcome, pending_id, affected, milliseconds, request_id,
       engine, model, sent, model_failure)
    values (${entry.schoolId}, app.new_id(), ${entry.accountId}, ${entry.sessionId}, ${entry.channel ?? 'chat'}, ${entry.prompt}, ${entry.intent}, ${entry.slots},
      ${entry.outcome}, ${entry.pendingId}, ${entry.affected}, ${entry.milliseconds}, ${entry.requestId},
      ${entry.engine ?? 'rules'}, ${entry.model ?? null}, ${entry.sent ?? null}, ${entry.modelFailure ?? null})`);
}

/** How many prompts an administrator has sent within the last minute, but for those requests. */
export async function countPrompts(
  db: Db,
  { schoolId, accountId }: { schoolId: string; accountId: string },
  others: readonly string[],
): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from assistant_log
    where school_id = ${schoolId} and account_id = ${accountId} and channel = 'chat' and at > now() - interval '1 minute'
      and request_id <> all (${others}::text[])`);
  return row?.count ?? 0;
}

/** The last act of the session, within half an hour. */
export function findLastAct(db: Db, schoolId: string, sessionId: string): Promise<{ intent: ActIntent; slots: Slots } | null> {
  return db.row(sql`select intent, slots from assistant_log where school_id = ${schoolId} and session_id = ${sessionId}
    and outcome in ('answered', 'prepared', 'done') and intent <> 'help' and at > now() - interval '30 minutes' order by at desc, id desc limit 1`);
}

export type LogRow = {
  id: string;
  at: Date;
  by: string;
  prompt: string;
  settles: string | null;
  intent: string;
  outcome: Outcome;
  affected: number;
  milliseconds: number;
  channel: 'chat' | 'mcp';
  model: string | null;
  sent: string | null;
  modelFailure: string | null;
};
type LogFilter = { schoolId: string; search: string; outcome: Outcome | null; before: { at: string; id: string } | null; limit: number };

/** A page of the log, newest first. */
export function listLog(db: Db, { schoolId, search, outcome, before, limit }: LogFilter): Promise<LogRow[]> {
  return db.rows(sql`select l.id, l.at, coalesce(a.name, '') as by, l.prompt,
      case when l.outcome in ('done', 'cancelled', 'undone') then nullif(p.prompt, l.prompt) end as settles, l.intent, l.outcome, l.affected, l.milliseconds,
      l.channel, l.model, l.sent, l.model_failure as "modelFailure"
    from assistant_log l left join accounts a on a.id = l.account_id
      left join assistant_pending p on p.school_id = l.school_id and p.id = l.pending_id
    where l.school_id = ${schoolId} and (${outcome}::text is null or l.outcome = ${outcome})
      and (${search} = '' or strpos(lower(l.prompt), lower(${search})) > 0 or strpos(lower(p.prompt), lower(${search})) > 0 or strpos(lower(a.name), lower(${search})) > 0)
      and (${before === null} or (l.at, l.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by l.at desc, l.id desc limit ${limit}`);
}
