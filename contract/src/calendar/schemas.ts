import { z } from 'zod/mini';
import { isoDate, optionalText, text } from '../shared/index.ts';

export const EVENT_KINDS = ['holiday', 'event', 'exam', 'meeting'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What a person enters of one entry: a day or a range, and whom it is for. */
export const eventDraft = z.strictObject({
  kind: z.enum(EVENT_KINDS),
  title: text(120),
  description: z.optional(optionalText(1000)),
  startsOn: isoDate,
  endsOn: isoDate,
  forStudents: z.optional(z.boolean()),
  forStaff: z.optional(z.boolean()),
  /** True while the day follows the moon and the authorities have not confirmed it. */
  isTentative: z.optional(z.boolean()),
});

export const REPEATS = ['week', 'twoWeeks', 'monthDay', 'monthWeekday'] as const;
/** How an entry repeats: each week, every other week, on that date of each month, or on that weekday of it (a second Saturday; a fifth is the last). */
export const repeat = z.strictObject({ every: z.enum(REPEATS), until: isoDate });
export type Repeat = z.infer<typeof repeat>;
/** Whether a change of one entry of a series is for it alone, or for all that come after it too. */
export const scope = z.enum(['one', 'later']);

export const calendarEvent = z.object({
  _id: z.string(),
  /** The same of all entries that were made together by repeating. */
  seriesId: z.nullable(z.string()),
  kind: z.enum(EVENT_KINDS),
  title: z.string(),
  description: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  forStudents: z.boolean(),
  forStaff: z.boolean(),
  isTentative: z.boolean(),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

/** A notice that goes out with a change. */
export const eventNotice = z.strictObject({ title: text(160), text: text(4000) });

const dayCount = z.object({ before: z.number(), after: z.number() });

/** What a change of the calendar touches, before anything is done. */
export const calendarImpact = z.object({
  /** School days of students that are lost (to holidays) or won back, one by one. */
  lostDays: z.array(z.string()),
  wonDays: z.array(z.string()),
  staffLostDays: z.array(z.string()),
  staffWonDays: z.array(z.string()),
  /** School days of the students' year before and after: what attendance is counted by. */
  schoolDays: dayCount,
  workingDays: dayCount,
  /** Lessons of the timetable on days lost (negative: won back), class by class in school order. */
  periods: z.array(z.object({ className: z.string(), sections: z.number(), periods: z.number() })),
  /** Papers of exams on days lost. */
  papers: z.array(z.object({ exam: z.string(), className: z.string(), subject: z.string(), on: z.string() })),
  /** Months whose fees fall due on a day of the change; the due day itself stays, since one rule gives it for all months. */
  dueDates: z.array(z.object({ month: z.string(), dueOn: z.string(), students: z.number(), nextSchoolDay: z.nullable(z.string()) })),
  /** Registers that were taken on days lost: they stay, and count no longer. */
  registers: z.array(z.object({ on: z.string(), sections: z.number() })),
  /** Approved leave that lies on days lost: those days are no longer leave. */
  leaves: z.number(),
  /** The days of all entries that the change puts there or takes away, in order. */
  occurrences: z.array(z.object({ startsOn: z.string(), endsOn: z.string() })),
  /** Other entries on the same days. */
  collisions: z.array(calendarEvent),
  notice: z.object({ title: z.string(), text: z.string(), recipients: z.number() }),
});
export type CalendarImpact = z.infer<typeof calendarImpact>;

/** A change that was made, and can be taken back as long as nobody has changed the same entries since. */
export const changeDone = z.object({ changeId: z.string(), events: z.array(calendarEvent), noticeId: z.nullable(z.string()) });
