import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

/** The school's decisions before the change of year; all students who are not listed are promoted. */
export const rollOverSchema = z.strictObject({
  /** Students who stay in the class for another year. */
  detainedIds: z.array(id).check(z.maxLength(5000)),
  /** Students who do not return; their last day is the last of the old year. The last class leaves without being listed. */
  leaverIds: z.array(id).check(z.maxLength(5000)),
  /** The increase of the fees for the new year, in percent. */
  raisePercent: z.number().check(z.minimum(-50), z.maximum(100), z.multipleOf(0.01)),
  /** Whether unpaid fees become arrears of the new year. */
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
  /** The yearly fee in this class, old and new, in rupees for each student. */
  feeBefore: z.number(),
  feeAfter: z.number(),
  owed: z.number(),
});
export const rollOverPlan = z.object({
  fromYear: z.string(),
  toYear: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** The first day on which the year can be changed. */
  possibleFrom: z.string(),
  isPossible: z.boolean(),
  classes: z.array(classPlan),
  students: z.number(),
  promoted: z.number(),
  detained: z.number(),
  leaving: z.number(),
  owed: z.number(),
  owing: z.number(),
  /** The unpaid fees of leaving students, which stay in the old year. */
  owedByLeavers: z.number(),
  owingLeavers: z.number(),
  /** Concessions that end and have to be granted again if needed. */
  concessionsEnding: z.number(),
  /** Missing sections of the next class, which are created. */
  newSections: z.array(z.object({ className: z.string(), sectionName: z.string() })),
});

/** Changes nothing. Refuses: noCurrentYear, notInYear, unclearPlan. */
export const previewRollOver = defineCall({
  name: 'previewRollOver',
  method: 'POST',
  path: '/admin/year/roll-over/preview',
  summary: 'What would happen if the academic year changed now',
  body: rollOverSchema,
  answer: rollOverPlan,
});
/** Completely or not at all. Refuses: tooEarly, yearExists, noCurrentYear, notInYear, unclearPlan. */
export const rollOverYear = defineCall({
  name: 'rollOverYear',
  method: 'POST',
  path: '/admin/year/roll-over',
  summary: 'Opens the next academic year: promotes, detains, lets go, charges fees and carries arrears',
  body: rollOverSchema,
  answer: rollOverPlan,
});
