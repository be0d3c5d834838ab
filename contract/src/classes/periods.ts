import { z } from 'zod/mini';
import { defineCall, id, text } from '../shared/index.ts';

/** A time of the day, `HH:MM`. */
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'clock'));

export const getSchoolPeriods = defineCall({
  name: 'getSchoolPeriods',
  method: 'GET',
  path: '/admin/school-periods',
  summary: 'The periods of the day with their times',
  answer: z.array(z.object({ id: z.string(), name: z.string(), startsAt: z.string(), endsAt: z.string(), lessons: z.int() })),
});
const line = { name: text(20), startsAt: clock, endsAt: clock };
/**
 * The whole day at once, in order of time: missing periods are deleted. `seen` is the day as the user opened it; if another user has changed it since, it is
 * refused, with the present day. Refuses: periodsOverlap, nameTaken, inUse, changedMeanwhile.
 */
export const saveSchoolPeriods = defineCall({
  name: 'saveSchoolPeriods',
  method: 'PUT',
  path: '/admin/school-periods',
  summary: 'Sets the periods of the day',
  body: z.strictObject({
    periods: z.array(z.strictObject({ id: z.optional(id), ...line })).check(z.minLength(1), z.maxLength(16)),
    seen: z.optional(z.strictObject({ periods: z.array(z.strictObject({ id, ...line })).check(z.maxLength(100)) })),
  }),
  answer: z.object({}),
});
