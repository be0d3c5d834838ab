import { z } from 'zod/mini';
import { defineCall, id, optionalText, seen } from '../shared/index.ts';
import { guardianFields, guardianLinkFields, newGuardianSchema, reason } from './schemas.ts';

const params = z.strictObject({ studentId: id });
const pair = z.strictObject({ studentId: id, guardianId: id });

export const guardianView = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  occupation: z.string(),
  relation: z.string(),
  isPrimary: z.boolean(),
  mayCollect: z.nullable(z.boolean()),
  consentAt: z.nullable(z.string()),
  consentNote: z.string(),
  consentWithdrawnAt: z.nullable(z.string()),
  /** How many students have this person as guardian. */
  children: z.number(),
});
const known = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  children: z.array(z.object({ id: z.string(), name: z.string(), className: z.string(), sectionName: z.string(), relation: z.string() })),
});

/** Existing guardians with a phone number, to avoid entering a person twice. */
export const findGuardians = defineCall({
  name: 'findGuardians',
  method: 'GET',
  path: '/admin/guardians',
  summary: 'Guardians by phone, with their children',
  query: z.strictObject({ phone: z.string().check(z.maxLength(30)) }),
  answer: z.array(known),
});
/** Refuses: guardianNeeded (name or an existing person), guardianTwice, tooManyGuardians. The first guardian is primary. */
export const addGuardian = defineCall({
  name: 'addGuardian',
  method: 'POST',
  path: '/admin/students/{studentId}/guardians',
  summary: 'Adds a guardian to a student',
  params,
  body: newGuardianSchema,
  /** `id` is null while a father or mother waits for a second administrator. */
  answer: z.object({ id: z.nullable(z.string()) }),
});
/**
 * Only given fields change; name, phone, email and occupation apply to all students of this person. Records or withdraws consent. Refuses: primaryStays,
 * changedMeanwhile.
 */
export const editGuardian = defineCall({
  name: 'editGuardian',
  method: 'PATCH',
  path: '/admin/students/{studentId}/guardians/{guardianId}',
  summary: 'Changes a guardian of a student',
  params: pair,
  body: z.strictObject({
    ...z.partial(z.object(guardianFields)).shape,
    ...z.partial(z.object(guardianLinkFields)).shape,
    consent: z.optional(z.enum(['given', 'withdrawn'])),
    consentNote: z.optional(optionalText(200)),
    reason: z.optional(reason),
    seen,
  }),
  answer: z.object({ changed: z.array(z.string()), waiting: z.array(z.string()) }),
});
/** The person stays if another student has them as guardian. Another guardian becomes primary instead. */
export const removeGuardian = defineCall({
  name: 'removeGuardian',
  method: 'DELETE',
  path: '/admin/students/{studentId}/guardians/{guardianId}',
  summary: 'Removes a guardian from a student',
  params: pair,
  answer: z.object({ isWaiting: z.boolean() }),
});
/** Possible siblings: students with a guardian who has the same phone or email as one of this student's. */
export const listLikelySiblings = defineCall({
  name: 'listLikelySiblings',
  method: 'GET',
  path: '/admin/students/{studentId}/likely-siblings',
  summary: 'Children whose guardian seems to be the same person',
  params,
  answer: z.array(
    z.object({
      guardianId: z.string(),
      guardian: z.string(),
      otherGuardianId: z.string(),
      otherGuardian: z.string(),
      shared: z.enum(['phone', 'email']),
      value: z.string(),
      students: z.array(z.object({ id: z.string(), name: z.string(), className: z.string(), sectionName: z.string() })),
    }),
  ),
});
/** Merges two guardians who are the same person: all students of `otherGuardianId` get `guardianId` instead. Refuses: sameGuardian. */
export const confirmSiblings = defineCall({
  name: 'confirmSiblings',
  method: 'POST',
  path: '/admin/students/{studentId}/siblings',
  summary: 'Joins two guardians who are one person',
  params,
  body: z.strictObject({ guardianId: id, otherGuardianId: id }),
  /** `feeChange`: what the sibling concession changes in the fees of the year, in rupees. */
  answer: z.object({ students: z.number(), feeChange: z.number() }),
});
