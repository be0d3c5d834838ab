import { say } from '#platform/words';
import { text } from '../answer/answer.ts';
import { findPlan, type PlanRow } from './plans.store.ts';
import { presentAnswer, presentText, type ToolResult } from './present.ts';
import type { Used, Workshop } from './use-tool.ts';

export const PLAN_STATUS = 'plan_status';

/** Whether a person has confirmed a plan of this token. */
export async function planStatus({ context }: Workshop, planId: string): Promise<Used> {
  const { publicUrl } = context.platform;
  const found = await findPlan(context.db, { schoolId: context.school.id, accountId: context.admin.id }, planId);
  const plan = found?.sessionId === context.sessionId ? found : null;
  const state = plan === null ? 'refused' : stateOf(plan);
  const answer = [text(plan === null ? say('This token has no such plan.') : sentenceOf(state))];
  return {
    text: presentText(answer, publicUrl),
    result: { ...presentAnswer(answer, state, publicUrl), ...(plan && { planId }) },
    isError: plan === null,
  };
}

function stateOf({ state, isPast }: PlanRow): ToolResult['state'] {
  if (state === 'waiting') return isPast ? 'expired' : 'waiting';
  return state === 'done' ? 'done' : 'cancelled';
}

function sentenceOf(state: ToolResult['state']): string {
  if (state === 'waiting') return say('The plan is pending. It has to be confirmed in Shala.');
  if (state === 'expired') return say('The plan is more than ten minutes old and has expired.');
  return state === 'done' ? say('A person has confirmed the plan and it was carried out.') : say('The plan was cancelled or undone.');
}
