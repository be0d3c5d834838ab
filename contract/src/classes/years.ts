import { z } from 'zod/mini';
import { defineCall, id, isoDate, text } from '../shared/index.ts';

const term = z.object({ id: z.string(), name: z.string(), startsOn: z.string(), endsOn: z.string() });
const year = z.object({
  id: z.string(),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  isCurrent: z.boolean(),
  /** The number of students enrolled in it. */
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
const named = { name: text(20), ...days };
const termLine = { name: text(40), ...days };
/**
 * Saves the year and all its terms at once. `seen` is the year as the user opened it; if another user has changed it since, it is refused, with the present
 * year. Refuses: yearTaken, yearOverlaps, yearUsed, termsOverlap, termOutsideYear, changedMeanwhile.
 */
export const saveYear = defineCall({
  name: 'saveYear',
  method: 'PUT',
  path: '/admin/academic-years/{yearId}',
  summary: 'Changes an academic year and its terms',
  params: z.strictObject({ yearId: id }),
  body: z.strictObject({
    ...named,
    terms: z.array(z.strictObject({ id: z.optional(id), ...termLine })).check(z.maxLength(6)),
    seen: z.optional(z.strictObject({ ...named, terms: z.array(z.strictObject({ id, ...termLine })).check(z.maxLength(20)) })),
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
