import { z } from 'zod/mini';
import { defineCall, id, isoDate, text } from '../shared/index.ts';

const term = z.object({ id: z.string(), name: z.string(), startsOn: z.string(), endsOn: z.string() });
const year = z.object({
  id: z.string(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  isCurrent: z.boolean(),
  /** Students who have a place in it. */
  students: z.int(),
  terms: z.array(term),
});
const days = { startsOn: isoDate, endsOn: isoDate };

export const listYears = defineCall({
  name: 'listYears',
  method: 'GET',
  path: '/admin/academic-years',
  summary: 'Academic years with their terms, newest first',
  answer: z.array(year),
});
/** Refuses: yearTaken, yearOverlaps. */
export const createYear = defineCall({
  name: 'createYear',
  method: 'POST',
  path: '/admin/academic-years',
  summary: 'Adds an academic year',
  body: z.strictObject({ name: text(20), ...days }),
  answer: z.object({ id: z.string() }),
});
/** Saves the year and all its terms at once. Refuses: yearTaken, yearOverlaps, yearUsed, termsOverlap, termOutsideYear. */
export const saveYear = defineCall({
  name: 'saveYear',
  method: 'PUT',
  path: '/admin/academic-years/{yearId}',
  summary: 'Changes an academic year and its terms',
  params: z.strictObject({ yearId: id }),
  body: z.strictObject({
    name: text(20),
    ...days,
    terms: z.array(z.strictObject({ id: z.optional(id), name: text(40), ...days })).check(z.maxLength(6)),
  }),
  answer: z.object({}),
});
/** Refuses: yearIsCurrent, yearEmpty. */
export const makeYearCurrent = defineCall({
  name: 'makeYearCurrent',
  method: 'POST',
  path: '/admin/academic-years/{yearId}/current',
  summary: 'From now on the school works in this year',
  params: z.strictObject({ yearId: id }),
  answer: z.object({}),
});
/** Refuses: inUse, yearIsCurrent. */
export const removeYear = defineCall({
  name: 'removeYear',
  method: 'DELETE',
  path: '/admin/academic-years/{yearId}',
  summary: 'Removes an academic year that nothing hangs on',
  params: z.strictObject({ yearId: id }),
  answer: z.object({}),
});
