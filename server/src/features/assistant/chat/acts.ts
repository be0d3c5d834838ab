import { randomInt } from 'node:crypto';
import { Refusal } from '#platform/errors';
import type { SlowContext } from '#platform/http';
import { say } from '#platform/words';
import { type Answer, choices, text } from '../answer/answer.ts';
import type { Slots } from '../interpreter/types.ts';
import type { Calls } from '../tools/calls.ts';
import type { School } from '../tools/directory.ts';
import type { Registry } from '../tools/registry.ts';
import type { Prepared, WriteTool } from '../tools/tool.ts';
import { claimPlan, claimUndo, dropOpen, findSettled, hasUndo, insertPendingPlan, keepUndo, type PendingPlan } from './pending.store.ts';
import { CODE_LENGTH, type SmallWord } from './small-words.ts';
import type { Turn } from './turn.ts';

export type ToolContext = { context: SlowContext; calls: Calls; registry: Registry; school: School };

/** Above this many recipients, and for everybody, the number has to be typed. */
const MOST_WITHOUT_NUMBER = 200;
/** Letters and digits in turn, and no vowels, so that no code is a word. */
const CODE_SIGNS = ['BCDFGHJKMNPQRTVWXYZ', '2346789'] as const;

export const whereOf = ({ school, admin, sessionId }: SlowContext) => ({ schoolId: school.id, accountId: admin.id, sessionId });

/** Shows a plan and waits for a yes in a later message. */
export async function prepareAct(
  toolContext: ToolContext,
  tool: WriteTool,
  { prompt, slots }: { prompt: string; slots: Slots },
): Promise<Turn> {
  const prepared = await tool.prepare({ context: toolContext.context, calls: toolContext.calls, school: toolContext.school }, slots);
  if (!('plan' in prepared)) return { answer: prepared, intent: tool.name, slots, outcome: 'asked' };
  const code = makeCode();
  const mustType = prepared.mustType === true || prepared.recipients > MOST_WITHOUT_NUMBER;
  const pendingId = await toolContext.context.inTransaction(({ db, audit }) => {
    audit({ entity: 'assistant', after: { prepared: tool.name, recipients: prepared.recipients } });
    const kept = { slots, kept: prepared.arguments };
    return insertPendingPlan(db, {
      ...whereOf(toolContext.context),
      state: 'waiting',
      tool: tool.name,
      prompt,
      arguments: kept,
      code,
      recipients: prepared.recipients,
      mustType,
      plan: { ...prepared.plan, verb: prepared.verb },
    });
  });
  return { answer: planAnswer(prepared, { code, mustType }), intent: tool.name, slots, outcome: 'prepared', pendingId };
}

function makeCode(): string {
  return Array.from({ length: CODE_LENGTH }, (_, place) => {
    const signs = CODE_SIGNS[place % 2 === 0 ? 0 : 1];
    return signs[randomInt(signs.length)];
  }).join('');
}

function planAnswer({ plan, recipients, verb, offers = [] }: Prepared, { code, mustType }: { code: string; mustType: boolean }): Answer {
  const cancel = { label: say('Cancel'), prompt: 'cancel' };
  const hint = mustType
    ? say('To go ahead, type “confirm {recipients}”. To cancel, type “no”.', { recipients })
    : say('Press a button, or type “yes” or “no”, within ten minutes.');
  const list = mustType ? [...offers, cancel] : [{ label: verb, prompt: `confirm ${code}`, isPrimary: true }, ...offers, cancel];
  return [{ kind: 'plan', plan, choices: list, hint }];
}

/** Carries out the open plan, once, whoever else says yes at the same moment. */
export async function confirmAct(
  toolContext: ToolContext,
  pending: PendingPlan | null,
  word: Extract<SmallWord, { kind: 'confirm' }>,
): Promise<Turn> {
  const refuse = (words: string, pendingId: string | null = null): Turn => told('confirm', 'failed', words, { pendingId });
  if (pending === null || pending.state !== 'waiting') return refuse(await whyNothingWaits(toolContext, word.code));
  if (pending.isPast) return refuse(say('That plan is more than ten minutes old and has expired. Please ask again.'));
  if (pending.mustType && word.number !== pending.recipients)
    return refuse(
      say(
        'Nothing has been sent yet. Your last plan is for {count} people. Please type “confirm {count}” to carry it out, or “no” to cancel.',
        { count: pending.recipients },
      ),
      pending.id,
    );
  // Who types another number than the plan's has another plan in mind.
  if (word.number !== undefined && word.number !== pending.recipients)
    return refuse(say('That is not the number of people in this plan. Type “yes” to continue or “no” to cancel.'), pending.id);
  if (!pending.mustType && word.code !== undefined && word.code !== pending.code)
    return refuse(say('That code is for another plan. Type the code that is shown with this plan, or “no” to cancel.'), pending.id);
  if (!pending.mustType && word.code === undefined && !pending.isLast)
    return refuse(
      say('You asked something else after this plan. To continue with the plan, type “confirm {code}”.', { code: pending.code }),
      pending.id,
    );
  const tool = toolContext.registry.find(pending.tool);
  if (tool?.kind !== 'write') return refuse(say('This can no longer be done.'));
  const { slots, kept } = pending.arguments as { slots: Slots; kept: unknown };
  try {
    const done = await toolContext.context.inTransaction(async (context) => {
      const claimed = await claimPlan(context.db, whereOf(toolContext.context), pending.id);
      if (claimed === null) return null;
      const result = await tool.execute({ context, calls: toolContext.calls }, kept);
      if (result.undo !== undefined) await keepUndo(context.db, context.school.id, pending.id, result.undo);
      return result;
    });
    if (done === null) return refuse(say('This was already done.'));
    const back = done.undo === undefined ? [] : [undoChoice()];
    return told(pending.tool, 'done', [...done.answer, ...back], { slots, pendingId: pending.id, affected: done.affected });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // What the plan showed is no longer so: a new one, rather than something else than was agreed to.
    if (error.kind === 'conflict') {
      const again = await prepareAct(toolContext, tool, { prompt: pending.prompt, slots });
      const why = text(say('The data changed after the plan was made. Nothing was done. This is the new plan.'));
      return { ...again, answer: [why, ...again.answer] };
    }
    return refuse(error.message, pending.id);
  }
}

/** What came of a word that settles a plan. */
const told = (intent: Turn['intent'], outcome: Turn['outcome'], answer: string | Answer, more: Partial<Turn> = {}): Turn => ({
  ...{ intent, outcome, slots: {} },
  answer: typeof answer === 'string' ? [text(answer)] : answer,
  ...more,
});

/** What changes a plan that was cancelled. */
export const leftAlready = (): Turn => told('confirm', 'failed', planWasLeft());
const planWasLeft = () => say('There is no pending plan. The last plan was cancelled and nothing was done. Please ask again.');

/** Nothing is open in this sign-in: what became of the plan whose code was given. */
async function whyNothingWaits({ context }: ToolContext, code: string | undefined): Promise<string> {
  switch (code === undefined ? null : await findSettled(context.db, whereOf(context), code)) {
    case 'done':
      return say('There is no pending plan. The last plan was already carried out.');
    case 'left':
      return planWasLeft();
    case 'elsewhere':
      return say(
        'There is no pending plan here. You made that plan on another device or before you signed in again. Confirm it there, or ask again here.',
      );
    default:
      return say('There is no pending plan. What would you like me to do?');
  }
}

export async function cancelAct(toolContext: ToolContext, pending: PendingPlan | null): Promise<Turn> {
  if (pending === null) return told('cancel', 'answered', await nothingToLeave(toolContext));
  await toolContext.context.inTransaction(({ db, audit }) => {
    audit({ entity: 'assistant', entityId: pending.id, after: { cancelled: pending.tool } });
    return dropOpen(db, whereOf(toolContext.context));
  });
  return told('cancel', 'cancelled', say('Cancelled. Nothing was done.'), { pendingId: pending.id });
}

/** Who says no too late is told that it was done, and how it is taken back. */
async function nothingToLeave({ context }: ToolContext): Promise<Answer> {
  if (!(await hasUndo(context.db, whereOf(context)))) return [text(say('There is nothing to cancel. Nothing was done.'))];
  return [text(say('There is no pending plan. The last confirmed plan was carried out. Type “undo” to undo it.')), undoChoice()];
}

const undoChoice = () => choices([{ label: say('Undo'), prompt: 'undo' }]);

/** Takes the last act of this session back, within a day. */
export async function undoAct(toolContext: ToolContext): Promise<Turn> {
  try {
    const undone = await toolContext.context.inTransaction(async (context) => {
      const claimed = await claimUndo(context.db, whereOf(toolContext.context));
      const tool = claimed === null ? undefined : toolContext.registry.find(claimed.tool);
      if (claimed === null || tool?.kind !== 'write' || tool.undo === undefined) return null;
      return { answer: await tool.undo({ context, calls: toolContext.calls }, claimed.undo), id: claimed.id };
    });
    if (undone === null) return told('undo', 'failed', say('There is nothing in this conversation that I can undo.'));
    return told('undo', 'undone', undone.answer, { pendingId: undone.id });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return told('undo', 'failed', error.message);
  }
}
