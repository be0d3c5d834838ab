import { z } from 'zod/mini';

/** Larger files are refused: no school has this size. */
const MOST = { days: 14, periods: 24, groups: 4000, teachers: 2000, rooms: 1000, lessons: 12_000, blocks: 60 };

const name = z.string().check(z.minLength(1), z.maxLength(120));
const limit = z._default(z.int().check(z.minimum(0), z.maximum(1000)), 0);
const weight = z._default(z.int().check(z.minimum(0), z.maximum(100)), 0);
/** `[day, period]`, both from 0. */
const slot = z.tuple([z.int().check(z.minimum(0)), z.int().check(z.minimum(0))]);
const slots = z._default(z.array(slot), []);
const names = z._default(z.array(name), []);

const block = z.object({ len: z.int().check(z.minimum(1)), rooms: names, starts: z.optional(z.array(slot)) });

const lesson = z.object({
  id: name,
  subject: z._default(z.string(), ''),
  groups: names,
  teachers: names,
  core: z._default(z.boolean(), false),
  maxBlocksPerDay: limit,
  minDaysBetween: limit,
  blocks: z.array(block).check(z.maxLength(MOST.blocks)),
});

/** The requirements of a timetable in the format `school-timetable-instance/1`. A limit of 0 means no limit. */
export const timetableInstance = z.object({
  schema: z.literal('school-timetable-instance/1'),
  id: z._default(z.string(), ''),
  days: z.array(z.string()).check(z.minLength(1), z.maxLength(MOST.days)),
  periods: z.array(z.string()).check(z.minLength(1), z.maxLength(MOST.periods)),
  /** A break is before the period with this index; no block crosses it. */
  breaks: z._default(z.array(z.object({ afterPeriod: z.int().check(z.minimum(0)) })), []),
  closed: slots,
  sections: z._default(z.array(z.object({ id: name, name: z._default(z.string(), '') })), []),
  groups: z.array(z.object({ id: name, section: z._default(z.string(), ''), unavailable: slots })).check(z.maxLength(MOST.groups)),
  teachers: z
    .array(
      z.object({
        id: name,
        name: z.optional(z.string()),
        maxPerDay: limit,
        maxConsecutive: limit,
        maxGapsPerDay: z.optional(limit),
        unavailable: slots,
      }),
    )
    .check(z.maxLength(MOST.teachers)),
  rooms: z._default(
    z.array(z.object({ id: name, kind: z._default(z.string(), ''), unavailable: slots })).check(z.maxLength(MOST.rooms)),
    [],
  ),
  lessons: z.array(lesson).check(z.maxLength(MOST.lessons)),
  /** Sets of `[lesson, block]` that start together. */
  simultaneous: z._default(z.array(z.array(z.tuple([name, z.int().check(z.minimum(0))]))), []),
  soft: z._default(
    z.object({
      lateCore: z._default(z.object({ weight, lastPeriods: limit }), { weight: 0, lastPeriods: 0 }),
      teacherGap: z._default(z.object({ weight }), { weight: 0 }),
      repeatSameDay: z._default(z.object({ weight }), { weight: 0 }),
      longRun: z._default(z.object({ weight, limit }), { weight: 0, limit: 0 }),
      /** Vacant periods beyond a teacher's `maxGapsPerDay`. */
      gapsBeyond: z.optional(z.object({ weight })),
    }),
    {
      lateCore: { weight: 0, lastPeriods: 0 },
      teacherGap: { weight: 0 },
      repeatSameDay: { weight: 0 },
      longRun: { weight: 0, limit: 0 },
    },
  ),
});
export type TimetableInstance = z.infer<typeof timetableInstance>;
export type TimetableLesson = TimetableInstance['lessons'][number];

/** The slot of one block of a lesson; `room` is null when none is needed. */
export const placement = z.object({ lesson: name, block: z.int(), day: z.int(), period: z.int(), room: z.nullable(name) });
export type Placement = z.infer<typeof placement>;
