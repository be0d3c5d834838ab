import { z } from 'zod/mini';
import { defineCall, id, isoDate } from '../shared/index.ts';
import { dayField } from './schemas.ts';

const place = z.strictObject({ day: dayField, periodId: id });

/**
 * Changes by hand for classes taught in groups, in all their sections at once: `into` adds the groups there with the teachers of the rules, `out` clears them
 * there, and both move them with their present teachers. They are valid for the same days as in `placeLessons`. Refuses periodTaken, teacherTwice, coverBusy,
 * lessonLocked, slotChanged (409) and splitWithoutClass (422).
 */
export const placeSplit = defineCall({
  name: 'placeSplit',
  method: 'PUT',
  path: '/admin/timetable/splits/{splitId}',
  summary: 'Sets, moves or clears a period that is taught in groups',
  params: z.strictObject({ splitId: id }),
  body: z.strictObject({ out: z.nullable(place), into: z.nullable(place), from: z.optional(isoDate) }),
  answer: z.object({ lessons: z.int() }),
});
