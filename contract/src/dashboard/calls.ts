import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

/** The steps that lead an empty school through its first days, in order. */
export const SETUP_STEPS = ['logo', 'classes', 'staff', 'students', 'fees', 'openingBalances', 'timetable'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const getSetupChecklist = defineCall({
  name: 'getSetupChecklist',
  method: 'GET',
  path: '/admin/setup-checklist',
  summary: 'What a new school has set up and what is left',
  answer: z.object({
    steps: z.array(z.object({ step: z.enum(SETUP_STEPS), isDone: z.boolean(), count: z.number() })),
    isComplete: z.boolean(),
  }),
});
