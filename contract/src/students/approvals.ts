import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { reason } from './schemas.ts';

/** Fields of identity: changes need a second administrator when the school requires it. For guardians: name and relation of father and mother. */
export const IDENTITY_FIELDS = ['name', 'nameNative', 'dateOfBirth'] as const;
export const PARENTS = ['Father', 'Mother'] as const;
export const IDENTITY_STATES = ['waiting', 'approved', 'refused', 'withdrawn'] as const;

const setting = z.object({
  isOn: z.boolean(),
  /** The number of active administrators. */
  administrators: z.number(),
});
export const getIdentityApproval = defineCall({
  name: 'getIdentityApproval',
  method: 'GET',
  path: '/admin/identity-approval',
  summary: 'Whether changes of names, dates of birth and parents wait for a second administrator',
  answer: setting,
});
/** Refuses: approvalNeedsTwo. */
export const saveIdentityApproval = defineCall({
  name: 'saveIdentityApproval',
  method: 'PUT',
  path: '/admin/identity-approval',
  summary: 'Sets whether changes of names, dates of birth and parents need a second administrator',
  body: z.strictObject({ isOn: z.boolean() }),
  answer: setting,
});

const values = z.record(z.string(), z.unknown());
const change = z.object({
  id: z.string(),
  student: z.object({ id: z.string(), name: z.string(), className: z.string(), sectionName: z.string() }),
  /** Null for a change of the student. */
  guardian: z.nullable(z.string()),
  act: z.enum(['editStudent', 'addGuardian', 'editGuardian', 'removeGuardian']),
  before: values,
  after: values,
  reason: z.string(),
  state: z.enum(IDENTITY_STATES),
  askedBy: z.string(),
  askedAt: z.string(),
  /** True when the signed-in user requested it: another administrator has to decide. */
  isYours: z.boolean(),
  decidedBy: z.string(),
  decidedAt: z.nullable(z.string()),
  note: z.string(),
});
/** Pending changes, the oldest first; decided ones, the latest first. At most 200. */
export const listIdentityChanges = defineCall({
  name: 'listIdentityChanges',
  method: 'GET',
  path: '/admin/identity-changes',
  summary: 'Changes of names, dates of birth and parents that were asked for',
  query: z.strictObject({ state: z.optional(z.enum(['waiting', 'decided'])), studentId: z.optional(id) }),
  answer: z.array(change),
});
/**
 * Approving makes the change, if the record has not changed meanwhile. The requester can only withdraw it. Refuses: identityDecided, approveOwn,
 * identityChanged, withdrawOther, and what the change itself refuses.
 */
export const decideIdentityChange = defineCall({
  name: 'decideIdentityChange',
  method: 'POST',
  path: '/admin/identity-changes/{changeId}/decision',
  summary: 'Approves, refuses or withdraws a change',
  params: z.strictObject({ changeId: id }),
  body: z.strictObject({ decision: z.enum(['approve', 'refuse', 'withdraw']), note: z.optional(reason) }),
  answer: z.object({ state: z.enum(IDENTITY_STATES) }),
});
