import type { LOG_OUTCOMES } from '@shala/contract/assistant';
import { type Db, type Fragment, sql } from '#platform/db';

export type Outcome = (typeof LOG_OUTCOMES)[number];
type Where = { schoolId: string; accountId: string; sessionId: string };
type Entry = {
  channel: 'chat' | 'mcp';
  prompt: string;
  intent: string;
  slots: unknown;
  outcome: Outcome;
  pending_id: string | null;
  affected: number;
  milliseconds: number;
  /** Whose reading was used. */
  engine: 'rules' | 'model' | 'program';
  /** The model that was asked and where it runs, the words that left, and why it gave no answer. */
  model?: string;
  sent?: string;
  model_failure?: string | null;
  opens?: { tool: string; prompt: string };
  drops?: boolean;
  /** It begins a conversation. */
  begins?: boolean;
};
export type WrittenDown = Where & { action: string; requestId: string; entry: Entry; audit: object };

/** Writes down what was asked and what came of it, with its audit row and what is open from now on, in one statement. */
export async function writeDownPrompt(
  db: Db,
  { schoolId, accountId, sessionId, action, requestId, entry, audit }: WrittenDown,
): Promise<void> {
  await db.rows(
    sql`select app.write_down_prompt(${schoolId}::uuid, ${accountId}::uuid, ${sessionId}::uuid, ${action}, ${requestId}, ${entry}::jsonb, ${audit}::jsonb)`,
  );
}

/** How many prompts an administrator has sent within the last minute, but for those requests. */
export const promptsLately = ({ schoolId, accountId }: Where, others: readonly string[]): Fragment =>
  sql`select count(*)::int from assistant_log where school_id = ${schoolId} and account_id = ${accountId} and channel = 'chat'
    and at > now() - interval '1 minute' and request_id <> all (${others}::text[])`;

/** What was said in the session within half an hour, since its last conversation began. What is asked of it by name is planned once: the table itself has its indexes and its policy looked at each time. */
export const saidLately = ({ schoolId, sessionId }: Where): Fragment =>
  sql`select at, id, intent, slots, outcome, prompt from (select l.*, max(at) filter (where begins) over () as begun from assistant_log l
    where school_id = ${schoolId} and session_id = ${sessionId} and at > now() - interval '30 minutes') l where at >= begun or begun is null`;

/** Of `lately`, the last act, or the one before it; also a reminder that would have reached nobody. */
export const lastAct = (before: 0 | 1 = 0): Fragment =>
  sql`select intent, slots from lately
    where (outcome in ('answered', 'prepared', 'done') or (outcome = 'asked' and intent = 'fee_reminder.send')) and intent not in ('help', 'pin') order by at desc, id desc limit 1 offset ${before}`;

/** Of `lately`, the last plan that was not carried out, within ten minutes; where it was cancelled, that alone. */
export const lastPlan = (): Fragment =>
  sql`select intent, slots, outcome from (select intent, slots, outcome from lately
    where outcome in ('prepared', 'done', 'cancelled', 'undone') and at > now() - interval '10 minutes' order by at desc, id desc limit 1) p where outcome in ('prepared', 'cancelled')`;

/**
 * Of `lately`, what the last prompt was refused as: a question of its own, or what pointed at an answer or was to change it; and what was said, or the refused
 * question before it that it went on from.
 */
export const lastSaid = (): Fragment =>
  sql`select case when outcome not in ('declined', 'failed') and not (intent = 'clarify' and slots -> 'missing' ->> 0 in ('intent', 'notAmong', 'who')) then null
      else coalesce(slots ->> 'goesOn', 'subject') end as refused, coalesce(slots ->> 'about', prompt) as "refusedPrompt"
    from lately where intent not in ('help', 'pin', 'confirm', 'cancel', 'undo') order by at desc, id desc limit 1`;

export type LogRow = {
  id: string;
  at: Date;
  by: string;
  prompt: string;
  settles: string | null;
  act: string | null;
  intent: string;
  outcome: Outcome;
  isTakenBack: boolean;
  affected: number;
  milliseconds: number;
  channel: 'chat' | 'mcp';
  model: string | null;
  sent: string | null;
  modelFailure: string | null;
};
type LogFilter = { schoolId: string; search: string; outcome: Outcome | null; before: { at: string; id: string } | null; limit: number };

/** A page of the log, newest first. */
export function listAssistantLog(db: Db, { schoolId, search, outcome, before, limit }: LogFilter): Promise<LogRow[]> {
  return db.rows(sql`select l.id, l.at, coalesce(a.name, '') as by, l.prompt,
      case when l.outcome in ('done', 'cancelled', 'undone') then nullif(p.prompt, l.prompt) end as settles,
      case when l.outcome in ('prepared', 'done', 'cancelled', 'undone') then p.plan ->> 'title' end as act, l.intent, l.outcome,
      l.outcome = 'done' and coalesce(p.state = 'undone', false) as "isTakenBack", l.affected, l.milliseconds, l.channel, l.model, l.sent, l.model_failure as "modelFailure"
    from assistant_log l left join accounts a on a.id = l.account_id
      left join assistant_pending p on p.school_id = l.school_id and p.id = l.pending_id
    where l.school_id = ${schoolId} and (${outcome}::text is null or l.outcome = ${outcome})
      and (${search} = '' or strpos(lower(l.prompt), lower(${search})) > 0 or strpos(lower(p.prompt), lower(${search})) > 0 or strpos(lower(p.plan ->> 'title'), lower(${search})) > 0
        or strpos(lower(a.name), lower(${search})) > 0)
      and (${before === null} or (l.at, l.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
    order by l.at desc, l.id desc limit ${limit}`);
}
