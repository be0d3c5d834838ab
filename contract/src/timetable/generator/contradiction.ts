import { z } from 'zod/mini';

const names = z.array(z.string());

/** An edit that removes a contradiction by itself. Cheaper ones come first. */
export const mend = z.object({
  kind: z.enum([
    'freeTeacher',
    'freeGroup',
    'freeRoom',
    'teacherDay',
    'teacherRun',
    'dayCap',
    'daysApart',
    'otherTeacher',
    'fewer',
    'unlock',
    'anyPlace',
    'anyRoom',
    'noLongs',
  ]),
  /** The teacher, group or room that becomes available or gets less work. */
  who: z.optional(z.string()),
  lesson: z.optional(z.string()),
  /** The day on which somebody becomes available. */
  day: z.optional(z.int()),
  /** Periods that become available or are removed. */
  periods: z.optional(z.int()),
  /** The new limit. */
  limit: z.optional(z.int()),
  cost: z.number(),
});
export type Mend = z.infer<typeof mend>;

/**
 * Why no timetable exists, seen from a single teacher, group, set of rooms or lesson: it needs more periods on these days (all days: in the week) than it has.
 * `noPlace`: a sitting has no possible slot; `shared`: parallel lessons need the same teacher or group; `alone`: an exact search shows that its lessons cannot
 * all be placed, even without any others.
 */
export const contradiction = z.object({
  kind: z.enum(['periods', 'doubles', 'noPlace', 'spread', 'shared', 'alone']),
  about: z.enum(['teacher', 'group', 'rooms', 'lesson']),
  /** The teacher, the group, the rooms, or the lessons. */
  ids: names,
  days: z.array(z.int()),
  needs: z.int(),
  has: z.int(),
  /** The lessons that are part of it. */
  lessons: names,
  mends: z.array(mend),
});
export type Contradiction = z.infer<typeof contradiction>;
