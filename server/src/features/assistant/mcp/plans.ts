import type * as calls from '@shala/contract/assistant';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, SlowContext } from '#platform/http';
import { say } from '#platform/words';
import type { Answer } from '../answer/answer.ts';
import { cancelAct, confirmAct, type ToolContext } from '../chat/acts.ts';
import { findPendingPlan, type PendingPlan } from '../chat/pending.store.ts';
import type { Turn } from '../chat/turn.ts';
import { writeDown } from '../chat/write-down.ts';
import type { Calls } from '../tools/calls.ts';
import { openSchool } from '../tools/directory.ts';
import type { Registry } from '../tools/registry.ts';
import * as store from './plans.store.ts';

type Tools = { calls: Calls; registry: Registry };
const ownerOf = ({ school, admin }: ReadContext) => ({ schoolId: school.id, accountId: admin.id });

/** What programs have prepared with one's own tokens, and what was done of it lately. */
export async function listAssistantPlans(context: ReadContext): Promise<CallAnswer<typeof calls.listAssistantPlans>> {
  const plans = await store.listAssistantPlans(context.db, ownerOf(context));
  return {
    plans: plans.map(({ plan: { verb, ...plan }, createdAt, expiresAt, ...row }) => ({
      ...row,
      plan: { ...plan, sample: plan.sample ?? null },
      verb,
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** Carries out a plan that a program has prepared: by a person who is signed in, once, re-checked by the act itself. */
export function makeConfirmPlan(tools: Tools) {
  return async function confirmAssistantPlan(
    context: SlowContext,
    { params, body }: Input<typeof calls.confirmAssistantPlan>,
  ): Promise<CallAnswer<typeof calls.confirmAssistantPlan>> {
    const { toolContext, pending } = await openPlan(context, tools, params.planId);
    const turn = await confirmAct(toolContext, pending, {
      kind: 'confirm',
      code: pending.code,
      number: body.recipients,
    });
    await note(context, turn, { action: 'confirmAssistantPlan', pressed: say('Confirm') });
    return { state: turn.outcome === 'done' ? 'done' : turn.outcome === 'prepared' ? 'changed' : 'refused', says: sentences(turn.answer) };
  };
}

/** Leaves a plan as it is. */
export function makeCancelPlan(tools: Tools) {
  return async function cancelAssistantPlan(
    context: SlowContext,
    { params }: Input<typeof calls.cancelAssistantPlan>,
  ): Promise<CallAnswer<typeof calls.cancelAssistantPlan>> {
    const { toolContext, pending } = await openPlan(context, tools, params.planId);
    await note(context, await cancelAct(toolContext, pending), { action: 'cancelAssistantPlan', pressed: say('Cancel') });
    return {};
  };
}

/** Takes back what was carried out. */
export function makeUndoPlan({ calls: others, registry }: Tools) {
  return async function undoAssistantPlan(
    context: SlowContext,
    { params }: Input<typeof calls.undoAssistantPlan>,
  ): Promise<CallAnswer<typeof calls.undoAssistantPlan>> {
    const answer = await context.inTransaction(async (inside) => {
      const claimed = await store.claimUndoOf(inside.db, ownerOf(context), params.planId);
      const tool = claimed === null ? undefined : registry.find(claimed.tool);
      if (claimed === null || tool?.kind !== 'write' || tool.undo === undefined) throw notFound();
      return tool.undo({ context: inside, calls: others }, claimed.undo);
    });
    const turn: Turn = { answer, intent: 'undo', slots: {}, outcome: 'undone', pendingId: params.planId };
    await note(context, turn, { action: 'undoAssistantPlan', pressed: say('Undo') });
    return { says: sentences(answer) };
  };
}

/** The plan as the chat would confirm it: it is pending in the session of the token that asked for it. */
async function openPlan(context: SlowContext, tools: Tools, planId: string): Promise<{ toolContext: ToolContext; pending: PendingPlan }> {
  const owner = ownerOf(context);
  const plan = await store.findPlan(context.db, owner, planId);
  const pending = plan === null ? null : await findPendingPlan(context.db, { ...owner, sessionId: plan.sessionId });
  if (plan === null || pending?.id !== plan.id || pending.state !== 'waiting') throw notFound();
  const school = await openSchool(context.db, owner.schoolId);
  return { toolContext: { ...tools, context: { ...context, sessionId: plan.sessionId }, school }, pending };
}

/** In the log stands the button that the person pressed; what it settled is told beside it. */
const note = (context: SlowContext, turn: Turn, { action, pressed }: { action: string; pressed: string }) =>
  writeDown(context, turn, { action, channel: 'mcp', prompt: pressed, engine: 'rules' });

function sentences(answer: Answer): string[] {
  return answer.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
}
