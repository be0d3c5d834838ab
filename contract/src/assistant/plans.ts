import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

const shownPlan = z.object({
  title: z.string(),
  facts: z.array(z.object({ term: z.string(), value: z.string() })),
  sample: z.nullable(z.string()),
  warnings: z.array(z.string()),
});

const assistantPlan = z.object({
  id: z.string(),
  /** The token of the program that asked for it. */
  tokenName: z.string(),
  plan: shownPlan,
  /** What the button says. */
  verb: z.string(),
  recipients: z.number(),
  /** Whether the number of recipients has to be typed. */
  mustType: z.boolean(),
  state: z.enum(['waiting', 'done', 'undone']),
  createdAt: z.string(),
  expiresAt: z.string(),
  canUndo: z.boolean(),
});
export type AssistantPlan = z.infer<typeof assistantPlan>;

/** What programs have prepared with one's own tokens: what waits for a yes, and what was done within a day. */
export const listAssistantPlans = defineCall({
  name: 'listAssistantPlans',
  method: 'GET',
  path: '/admin/assistant/plans',
  summary: 'What programs have prepared, and the result',
  answer: z.object({ plans: z.array(assistantPlan) }),
});

const became = z.object({
  /** `changed`: what the plan showed is no longer so, and a new one waits in its place. */
  state: z.enum(['done', 'changed', 'refused']),
  says: z.array(z.string()),
});

/** Carries out a plan that waits, once. `recipients` is the plan's number, typed by hand where it has to be. Refuses: notFound. */
export const confirmAssistantPlan = defineCall({
  name: 'confirmAssistantPlan',
  method: 'POST',
  path: '/admin/assistant/plans/{planId}/confirm',
  summary: 'Carries out what a program has prepared',
  params: z.strictObject({ planId: id }),
  body: z.strictObject({ recipients: z.int().check(z.nonnegative()) }),
  answer: became,
});

/** Refuses: notFound. */
export const cancelAssistantPlan = defineCall({
  name: 'cancelAssistantPlan',
  method: 'POST',
  path: '/admin/assistant/plans/{planId}/cancel',
  summary: 'Refuses what a program has prepared',
  params: z.strictObject({ planId: id }),
  answer: z.object({}),
});

/** Takes back what was carried out, within a day. Refuses: notFound, and what the act itself refuses. */
export const undoAssistantPlan = defineCall({
  name: 'undoAssistantPlan',
  method: 'POST',
  path: '/admin/assistant/plans/{planId}/undo',
  summary: 'Undoes what a program had prepared and a person approved',
  params: z.strictObject({ planId: id }),
  answer: z.object({ says: z.array(z.string()) }),
});
