import { type Db, sql } from '#platform/db';
import type { ReadContext } from '#platform/http';
import type { Interpretation } from '../interpreter/types.ts';
import type { Calls } from '../tools/calls.ts';
import type { School } from '../tools/directory.ts';
import type { Registry } from '../tools/registry.ts';
import { type ModelReading, readWithModel } from './read-with-model.ts';

type Doubt = {
  offline: Interpretation;
  prompt: string;
  calls: Calls;
  registry: Registry;
  school: School;
  /** It answers a question that was asked back, or goes on from an answer: by itself it says too little. */
  isPart: boolean;
};

/**
 * Asks the model where the installation has one and the rules are unsure of what is wanted (or always, by its setting). Null when it
 * is not asked. What the rules refuse as unsafe or not theirs is never put to it, nor what only goes on from an answer.
 */
export async function askWhenUnsure(context: ReadContext, { offline, prompt, isPart, ...doubt }: Doubt): Promise<ModelReading | null> {
  const { model, modelUse } = context.platform;
  if (model === null || modelUse.mode === 'off' || isPart) return null;
  if (isSettled(offline) || (modelUse.mode === 'fallback' && !isUnsure(offline))) return null;
  if ((await countAsked(context.db, context.school.id)) >= modelUse.aDay) return null;
  return readWithModel(model, { prompt, ...doubt });
}

/** What the rules refuse, two commands in one prompt, what is not to be done and whom to leave out: no model decides otherwise. */
function isSettled({ intent, slots }: Interpretation): boolean {
  if (intent === 'decline') return slots.reason === 'unsafe' || slots.reason === 'not_permitted';
  return intent === 'clarify' && ['first', 'instead', 'except'].some((one) => slots.missing.includes(one));
}

function isUnsure({ intent, slots }: Interpretation): boolean {
  return intent === 'decline' || (intent === 'clarify' && slots.for === undefined);
}

/** How often the school's prompts went to a model within a day. */
export async function countAsked(db: Db, schoolId: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*)::int as count from assistant_log
    where school_id = ${schoolId} and model is not null and at > now() - interval '1 day'`);
  return row?.count ?? 0;
}
