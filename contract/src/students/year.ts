import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

/** What the school decides before the year changes; everybody who is not named goes up. */
export const rollOverSchema = z.strictObject({
  /** Who stays in the class for another year. */
  detainedIds: z.array(id).check(z.maxLength(5000)),
  /** Who does not come back; their last day is the last of the old year. The last class leaves by itself. */
  leaverIds: z.array(id).check(z.maxLength(5000)),
  /** By how much the fees of the new year are above those of the old one. */
  raisePercent: z.number().check(z.minimum(-50), z.maximum(100), z.multipleOf(0.01)),
  /** Whether what is still owed becomes arrears of the new year. */
  carriesArrears: z.boolean(),
});

const classPlan = z.object({
  classId: z.string(),
  className: z.string(),
  /** Null for the last class of the school. */
  toClassName: z.nullable(z.string()),
  students: z.number(),
  promoted: z.number(),
  detained: z.number(),
  leaving: z.number(),
  /** Charged for the year in this class: in the old year and in the new one, rupees a student. */
  feeBefore: z.number(),
  feeAfter: z.number(),
  owed: z.number(),
});
export const rollOverPlan = z.object({
  fromYear: z.string(),
  toYear: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** The first day on which it may be done. */
  possibleFrom: z.string(),
  isPossible: z.boolean(),
  classes: z.array(classPlan),
  students: z.number(),
  promoted: z.number(),
  detained: z.number(),
  leaving: z.number(),
  owed: z.number(),
  owing: z.number(),
  /** What is not carried over and must be looked at: concessions that end. */
  concessionsEnding: z.number(),
  /** Sections of the next class that are missing: they are made. */
  newSections: z.array(z.object({ className: z.string(), sectionName: z.string() })),
});

/** Nothing is changed. Refuses: noCurrentYear. */
export const previewRollOver = defineCall({
  name: 'previewRollOver',
  method: 'POST',
  path: '/admin/year/roll-over/preview',
  summary: 'What would happen if the academic year changed now',
  body: rollOverSchema,
  answer: rollOverPlan,
});
/** All or nothing. Refuses: tooEarly, yearExists, noCurrentYear. */
export const rollOverYear = defineCall({
  name: 'rollOverYear',
  method: 'POST',
  path: '/admin/year/roll-over',
  summary: 'Opens the next academic year: promotes, detains, lets go, charges fees and carries arrears',
  body: rollOverSchema,
  answer: rollOverPlan,
});
