import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

/** The kinds of records with a history. */
export const HISTORY_ENTITIES = ['student', 'employee'] as const;

/** A field's stored value: text, number, boolean, null, or a list of these. */
const value = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))]);

/** Every changed field of one student or employee, newest first, including related records (guardians). */
export const getHistory = defineCall({
  name: 'getHistory',
  method: 'GET',
  path: '/admin/history/{entity}/{entityId}',
  summary: 'Who changed what of a student or employee, when and why',
  params: z.strictObject({ entity: z.enum(HISTORY_ENTITIES), entityId: id }),
  query: z.strictObject({
    /** Only one field. */
    field: z.optional(z.string().check(z.maxLength(80))),
    /** `next` of the previous page. */
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: z.object({
    changes: z.array(
      z.object({
        /** The id of the change, and the index of the field in it. */
        id: z.string(),
        at: z.string(),
        by: z.string(),
        /** The call that made the change, such as `editStudent`. */
        action: z.string(),
        /** The owner of the field if it is not the person, such as a guardian's name; otherwise empty. */
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
