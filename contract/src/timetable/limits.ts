import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

const text = z.string();
const slots = z.array(z.tuple([z.int(), z.int()]));
const weight = z.object({ weight: z.int() });

/**
 * The limits for making and judging this school's timetable, so that the browser checks changes by hand with the same ones. Days and periods are indexes from
 * 0; a limit of 0 means no limit.
 */
export const getTimetableLimits = defineCall({
  name: 'getTimetableLimits',
  method: 'GET',
  path: '/admin/timetable/limits',
  summary: 'The limits of a timetable of this school',
  answer: z.object({
    closed: slots,
    /** Breaks after so many periods: no double period crosses one. */
    breaks: z.array(z.object({ afterPeriod: z.int() })),
    rooms: z.array(z.object({ id: text, unavailable: slots })),
    /** A section's unavailable periods. */
    sections: z.array(z.object({ id: text, unavailable: slots })),
    teachers: z.array(
      z.object({ id: text, maxPerDay: z.int(), maxConsecutive: z.int(), maxGapsPerDay: z.optional(z.int()), unavailable: slots }),
    ),
    subjects: z.array(
      z.object({
        sectionId: text,
        subjectId: text,
        isCore: z.boolean(),
        /** Sittings a day; a double period is one. */
        maxPerDay: z.int(),
        minDaysBetween: z.int(),
        /** The lengths of its double and triple periods. */
        longs: z.array(z.int()),
        /** The shared rooms of which it needs one. */
        rooms: z.array(text),
      }),
    ),
    soft: z.object({
      lateCore: z.object({ weight: z.int(), lastPeriods: z.int() }),
      teacherGap: weight,
      repeatSameDay: weight,
      longRun: z.object({ weight: z.int(), limit: z.int() }),
      gapsBeyond: z.optional(weight),
    }),
  }),
});
