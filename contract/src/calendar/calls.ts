import { z } from 'zod/mini';
import { defineCall, id, isoDate, text } from '../shared/index.ts';
import { calendarEvent, calendarImpact, changeDone, eventDraft, eventNotice, repeat, scope } from './schemas.ts';

const eventId = z.strictObject({ eventId: id });

export const listEvents = defineCall({
  name: 'listEvents',
  method: 'GET',
  path: '/admin/calendar/events',
  summary: 'What the calendar holds between two days, by day',
  query: z.strictObject({ from: isoDate, to: isoDate }),
  answer: z.array(calendarEvent),
});

export const countSchoolDays = defineCall({
  name: 'countSchoolDays',
  method: 'GET',
  path: '/admin/calendar/school-days',
  summary: 'School days of students and working days of staff, month by month of the running year',
  answer: z.object({
    year: z.string(),
    months: z.array(z.object({ month: z.string(), startsOn: z.string(), students: z.number(), staff: z.number(), sundays: z.number() })),
    students: z.number(),
    staff: z.number(),
  }),
});

export const previewChange = defineCall({
  name: 'previewChange',
  method: 'POST',
  path: '/admin/calendar/preview',
  summary: 'What adding, changing or removing an entry would touch; nothing is changed',
  body: z.strictObject({ eventId: z.optional(id), draft: z.optional(eventDraft), repeat: z.optional(repeat), scope: z.optional(scope) }),
  answer: calendarImpact,
});

export const addEvent = defineCall({
  name: 'addEvent',
  method: 'POST',
  path: '/admin/calendar/events',
  summary: 'Adds an entry, or one that repeats, with a notice if one is to go out',
  body: z.extend(eventDraft, { notice: z.optional(eventNotice), repeat: z.optional(repeat) }),
  answer: changeDone,
});

/** `was` is the entry as the user opened it: refused (eventChanged) when another user has changed it since. */
export const changeEvent = defineCall({
  name: 'changeEvent',
  method: 'PUT',
  path: '/admin/calendar/events/{eventId}',
  summary: 'Changes an entry, or it and the later ones of its series, with a notice if one is to go out',
  params: eventId,
  body: z.extend(eventDraft, { was: z.optional(eventDraft), notice: z.optional(eventNotice), scope: z.optional(scope) }),
  answer: changeDone,
});

export const removeEvent = defineCall({
  name: 'removeEvent',
  method: 'POST',
  path: '/admin/calendar/events/{eventId}/removal',
  summary: 'Removes an entry, or it and the later ones of its series, with a notice if one is to go out',
  params: eventId,
  body: z.strictObject({ was: z.optional(eventDraft), notice: z.optional(eventNotice), scope: z.optional(scope) }),
  answer: changeDone,
});

export const undoChange = defineCall({
  name: 'undoChange',
  method: 'POST',
  path: '/admin/calendar/changes/{changeId}/undo',
  summary: 'Undoes a change of the calendar and withdraws its notice',
  params: z.strictObject({ changeId: id }),
  answer: z.object({ events: z.number(), isNoticeWithdrawn: z.boolean() }),
});

const publicHoliday = z.object({
  key: z.string(),
  title: z.string(),
  on: z.string(),
  list: z.enum(['gazetted', 'restricted']),
  /** What may still move the day by one: the sighting of the moon, or the government's notification. */
  awaits: z.nullable(z.enum(['moon', 'notification'])),
  /** The entry imported for this holiday, or the school's own entry on that day. */
  present: z.nullable(z.object({ title: z.string(), on: z.string(), until: z.string() })),
});

export const listPublicHolidays = defineCall({
  name: 'listPublicHolidays',
  method: 'GET',
  path: '/admin/calendar/public-holidays/{year}',
  summary: 'Public holidays of India in a calendar year, and which of them the school has',
  params: z.strictObject({ year: id }),
  answer: z.object({ year: z.number(), years: z.array(z.number()), source: z.string(), holidays: z.array(publicHoliday) }),
});

const holidayChoice = z.strictObject({
  holidays: z
    .array(z.strictObject({ key: text(60), on: isoDate, forStaff: z.optional(z.boolean()) }))
    .check(z.minLength(1), z.maxLength(80)),
});

export const previewPublicHolidays = defineCall({
  name: 'previewPublicHolidays',
  method: 'POST',
  path: '/admin/calendar/public-holidays/{year}/preview',
  summary: 'What putting chosen public holidays into the calendar would touch; nothing is changed',
  params: z.strictObject({ year: id }),
  body: holidayChoice,
  answer: calendarImpact,
});

export const importPublicHolidays = defineCall({
  name: 'importPublicHolidays',
  method: 'POST',
  path: '/admin/calendar/public-holidays/{year}',
  summary: 'Adds selected public holidays to the calendar',
  params: z.strictObject({ year: id }),
  body: holidayChoice,
  answer: changeDone,
});

const feed = z.object({ _id: z.string(), name: z.string(), createdAt: z.string(), lastReadAt: z.nullable(z.string()) });

export const listFeeds = defineCall({
  name: 'listFeeds',
  method: 'GET',
  path: '/admin/calendar/feeds',
  summary: 'Private addresses at which calendar programs read this calendar',
  answer: z.array(feed),
});

export const addFeed = defineCall({
  name: 'addFeed',
  method: 'POST',
  path: '/admin/calendar/feeds',
  summary: 'Makes a private address; it is shown this once',
  isShownOnce: true,
  body: z.strictObject({ name: text(60) }),
  answer: z.object({ _id: z.string(), url: z.string() }),
});

export const removeFeed = defineCall({
  name: 'removeFeed',
  method: 'DELETE',
  path: '/admin/calendar/feeds/{feedId}',
  summary: 'Cancels a private calendar link',
  params: z.strictObject({ feedId: id }),
  answer: z.object({ _id: z.string() }),
});

export const exportCalendar = defineCall({
  name: 'exportCalendar',
  method: 'GET',
  path: '/admin/calendar/export',
  summary: 'A short-lived address that downloads the running year as an iCalendar file',
  answer: z.object({ url: z.string() }),
});
