import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

/** The steps that set up a new school, in order. */
export const SETUP_STEPS = [
  'school',
  'classes',
  'fees',
  'periods',
  'subjects',
  'students',
  'employees',
  'classTeachers',
  'channels',
  'openingBalances',
  'timetable',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** `done` means that a person did it; default data does not count. `count` is the number of records of a step. */
export const getSetupChecklist = defineCall({
  name: 'getSetupChecklist',
  method: 'GET',
  path: '/admin/setup-checklist',
  summary: 'What a new school has set up and what is left',
  answer: z.object({
    steps: z.array(z.object({ step: z.enum(SETUP_STEPS), isDone: z.boolean(), isSkipped: z.boolean(), count: z.number() })),
    /** Every step is done or skipped. */
    isComplete: z.boolean(),
    /** False while the installation has no public address: then receipts have no QR code. */
    hasPublicAddress: z.optional(z.boolean()),
  }),
});
/** Marks a step as done, skipped for now, or open again. */
export const markSetupStep = defineCall({
  name: 'markSetupStep',
  method: 'PUT',
  path: '/admin/setup-steps/{step}',
  summary: 'Marks a step of the setup as done, skipped or open',
  params: z.strictObject({ step: z.enum(SETUP_STEPS) }),
  body: z.strictObject({ state: z.enum(['done', 'skipped', 'open']) }),
  answer: z.object({}),
});
