import { z } from 'zod/mini';

const names = z.array(z.string());

/** An edit that mends a contradiction by itself. Cheaper ones come first. */
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
  /** The teacher, group or room that is freed or relieved. */
  who: z.optional(z.string()),
  lesson: z.optional(z.string()),
  /** The day on which somebody is freed. */
  day: z.optional(z.int()),
  /** Periods that are freed or taken away. */
  periods: z.optional(z.int()),
  /** The new limit. */
  limit: z.optional(z.int()),
  cost: z.number(),
});
export type Mend = z.infer<typeof mend>;

/**
 * Why there can be no timetable, seen from one teacher, group, set of rooms or lesson alone: it needs so many periods on these days (all
 * days: in the week) and has fewer. `noPlace`: a sitting has no place at all; `shared`: parallel lessons need the same teacher or group;
 * `alone`: its lessons cannot all be placed, even if nobody else had any, by an exact search that counts nothing.
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
