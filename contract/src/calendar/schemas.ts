import { z } from 'zod/mini';
import { isoDate, optionalText, text } from '../shared/index.ts';

export const EVENT_KINDS = ['holiday', 'event', 'exam', 'meeting'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** A person's input for an entry: a day or a range, and for whom it is. */
export const eventDraft = z.strictObject({
  kind: z.enum(EVENT_KINDS),
  title: text(120),
  description: z.optional(optionalText(1000)),
  startsOn: isoDate,
  endsOn: isoDate,
  forStudents: z.optional(z.boolean()),
  forStaff: z.optional(z.boolean()),
  /** True while the day depends on the moon and the authorities have not confirmed it. */
  isTentative: z.optional(z.boolean()),
});

export const REPEATS = ['week', 'twoWeeks', 'monthDay', 'monthWeekday'] as const;
/**
 * How an entry repeats: every week, every second week, on the same date of each month, or on the same weekday of the month (a second Saturday; a fifth means
 * the last).
 */
export const repeat = z.strictObject({ every: z.enum(REPEATS), until: isoDate });
export type Repeat = z.infer<typeof repeat>;
/** Whether a change applies to one entry of a series only, or to all later ones too. */
export const scope = z.enum(['one', 'later']);

export const calendarEvent = z.object({
  _id: z.string(),
  /** The same for all entries of one series. */
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

/** A notice that is sent with a change. */
export const eventNotice = z.strictObject({ title: text(160), text: text(4000) });

const dayCount = z.object({ before: z.number(), after: z.number() });

/** The effects of a change of the calendar, before it is saved. */
export const calendarImpact = z.object({
  /** School days of students that are lost (to holidays) or gained, one by one. */
  lostDays: z.array(z.string()),
  wonDays: z.array(z.string()),
  staffLostDays: z.array(z.string()),
  staffWonDays: z.array(z.string()),
  /** School days of the students' year before and after, the base of attendance percentages. */
  schoolDays: dayCount,
  workingDays: dayCount,
  /** Lessons of the timetable on lost days (negative: gained), by class in school order. */
  periods: z.array(z.object({ className: z.string(), sections: z.number(), periods: z.number() })),
  /** Papers of exams on lost days. */
  papers: z.array(z.object({ exam: z.string(), className: z.string(), subject: z.string(), on: z.string() })),
  /** Months with a due date on a changed day; the due day itself stays, since it is the same for all months. */
  dueDates: z.array(z.object({ month: z.string(), dueOn: z.string(), students: z.number(), nextSchoolDay: z.nullable(z.string()) })),
  /** Registers already taken on lost days: they stay, but no longer count. */
  registers: z.array(z.object({ on: z.string(), sections: z.number() })),
  /** Approved leave on lost days: those days no longer count as leave. */
  leaves: z.number(),
  /** The days of all entries that the change adds or removes, in order. */
  occurrences: z.array(z.object({ startsOn: z.string(), endsOn: z.string() })),
  /** Other entries on the same days. */
  collisions: z.array(calendarEvent),
  notice: z.object({ title: z.string(), text: z.string(), recipients: z.number() }),
});
export type CalendarImpact = z.infer<typeof calendarImpact>;

/** A saved change; it can be undone while nobody has changed the same entries. */
export const changeDone = z.object({ changeId: z.string(), events: z.array(calendarEvent), noticeId: z.nullable(z.string()) });
