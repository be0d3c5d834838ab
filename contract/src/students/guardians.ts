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
  mayCollect: z.boolean(),
  consentAt: z.nullable(z.string()),
  consentNote: z.string(),
  consentWithdrawnAt: z.nullable(z.string()),
  /** How many children of the school this person is guardian of. */
  children: z.number(),
});
const known = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  children: z.array(z.object({ id: z.string(), name: z.string(), className: z.string(), sectionName: z.string(), relation: z.string() })),
});

/** People whom the school knows already under a phone number, before a second one is made of them. */
export const findGuardians = defineCall({
  name: 'findGuardians',
  method: 'GET',
  path: '/admin/guardians',
  summary: 'Guardians by phone, with their children',
  query: z.strictObject({ phone: z.string().check(z.maxLength(30)) }),
  answer: z.array(known),
});
/** Refuses: guardianNeeded (name or a known person), guardianTwice, tooManyGuardians. The first guardian is primary. */
export const addGuardian = defineCall({
  name: 'addGuardian',
  method: 'POST',
  path: '/admin/students/{studentId}/guardians',
  summary: 'Adds a guardian to a student',
  params,
  body: newGuardianSchema,
  /** `id` is null while father or mother waits for a second administrator. */
  answer: z.object({ id: z.nullable(z.string()) }),
});
/** Only what is sent is changed; name, phone, mail and occupation hold for all children of this person. Consent is recorded or withdrawn. Refuses: primaryStays, changedMeanwhile. */
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
/** The person stays if other children have them. Another guardian becomes primary where this one was. */
export const removeGuardian = defineCall({
  name: 'removeGuardian',
  method: 'DELETE',
  path: '/admin/students/{studentId}/guardians/{guardianId}',
  summary: 'Removes a guardian from a student',
  params: pair,
  answer: z.object({ isWaiting: z.boolean() }),
});
/** Children who may be brothers or sisters: their guardian has the same phone or mail as one of this student. */
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
/** Says that two guardians are one person: all children of `otherGuardianId` get `guardianId` in their place. Refuses: sameGuardian. */
export const confirmSiblings = defineCall({
  name: 'confirmSiblings',
  method: 'POST',
  path: '/admin/students/{studentId}/siblings',
  summary: 'Joins two guardians who are one person',
  params,
  body: z.strictObject({ guardianId: id, otherGuardianId: id }),
  answer: z.object({ students: z.number() }),
});
