import { z } from 'zod/mini';
import { defineCall, isoDate, optionalText } from '../shared/index.ts';

const filter = {
  /** Days, both included. */
  from: z.optional(isoDate),
  to: z.optional(isoDate),
  /** An account's id; an unknown one finds nothing. */
  user: z.optional(optionalText(60)),
  /** The kind of record: 'student', 'fee structure', … as the log names it. */
  entity: z.optional(optionalText(60)),
  entityId: z.optional(optionalText(60)),
  /** Words in old or new values, in the reason, or in the name of the person. */
  search: z.optional(optionalText(80)),
};
const values = z.nullable(z.record(z.string(), z.unknown()));

export const searchAuditLog = defineCall({
  name: 'searchAuditLog',
  method: 'GET',
  path: '/admin/audit',
  summary: 'Who did what when, newest first, a hundred at a time',
  query: z.object({ ...filter, after: z.optional(optionalText(200)) }),
  answer: z.object({
    entries: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        /** Null for acts of Shala itself. */
        user: z.nullable(z.string()),
        action: z.string(),
        /** The act in words, such as `Class renamed`; empty for an unknown one. */
        act: z.string(),
        entity: z.string(),
        entityId: z.nullable(z.string()),
        /** The record in words, such as a student's name or a receipt with its student; null when it has no name. */
        about: z.nullable(z.string()),
        before: values,
        after: values,
        reason: z.nullable(z.string()),
      }),
    ),
    next: z.nullable(z.string()),
  }),
});
export const getAuditChoices = defineCall({
  name: 'getAuditChoices',
  method: 'GET',
  path: '/admin/audit-choices',
  summary: 'What the record of changes can be filtered by',
  answer: z.object({ users: z.array(z.object({ id: z.string(), name: z.string() })), entities: z.array(z.string()) }),
});
export const exportAuditLog = defineCall({
  name: 'exportAuditLog',
  method: 'GET',
  path: '/admin/audit-export',
  summary: 'An address that downloads what the filters show as CSV, for ten minutes',
  query: z.object(filter),
  answer: z.object({ url: z.string() }),
});
