import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

/** What has a history that can be asked for. */
export const HISTORY_ENTITIES = ['student', 'employee'] as const;

/** A field's value as it was kept: text, number, yes or no, nothing, or a list of such. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))]);

/** Every field that was changed of one student or employee, newest first, with what hangs together with them (guardians). */
export const getHistory = defineCall({
  name: 'getHistory',
  method: 'GET',
  path: '/admin/history/{entity}/{entityId}',
  summary: 'Who changed what of a student or employee, when and why',
  params: z.strictObject({ entity: z.enum(HISTORY_ENTITIES), entityId: id }),
  query: z.strictObject({
    /** One field alone. */
    field: z.optional(z.string().check(z.maxLength(80))),
    /** `next` of the page before. */
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.object({
    changes: z.array(
      z.object({
        /** The change it was part of, and the field's place in it. */
        id: z.string(),
        at: z.string(),
        by: z.string(),
        /** The call that did it, such as `editStudent`. */
        action: z.string(),
        /** Whose field it is when it is not the person's own, such as a guardian's name; else empty. */
        of: z.string(),
        /** Empty for an act without fields. */
        field: z.string(),
        before: value,
        after: value,
        reason: z.string(),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});
