import { z } from 'zod/mini';
import { defineCall, isoDate } from '../shared/index.ts';

const text = z.string();

const version = z.object({
  /** Null for the timetable that was there before the first change of this list. */
  from: z.nullable(text),
  /** The day from which another one holds; null for the last. */
  until: z.nullable(text),
  state: z.enum(['past', 'inForce', 'planned']),
  /** The draft that it was made of; null for a timetable that is made by hand. */
  draftNumber: z.nullable(z.int()),
  lessons: z.int(),
  by: text,
  putAt: z.nullable(text),
});
export type TimetableVersion = z.infer<typeof version>;

/** The timetables of the school in order of their days, the last first: each holds until the next one. */
export const listTimetableVersions = defineCall({
  name: 'listTimetableVersions',
  method: 'GET',
  path: '/admin/timetable/versions',
  summary: 'The timetables and the days on which each is in force',
  answer: z.object({ today: text, versions: z.array(version) }),
});

/**
 * Begins another timetable on a later school day, as a copy of the one that would hold then: it is changed by hand before its day comes.
 * Refuses versionInPast, versionTooFar, noSchoolDay (422) and versionExists (409).
 */
export const planTimetable = defineCall({
  name: 'planTimetable',
  method: 'POST',
  path: '/admin/timetable/versions',
  summary: 'Plans a timetable from a later day, as a copy',
  body: z.strictObject({ from: isoDate }),
  answer: z.object({ from: text, lessons: z.int() }),
});

/** Takes a planned timetable back: the one before it holds on. Refuses versionInForce and coverBusy (409). Its lessons are saved as a draft. */
export const withdrawTimetable = defineCall({
  name: 'withdrawTimetable',
  method: 'DELETE',
  path: '/admin/timetable/versions/{from}',
  summary: 'Withdraws a planned timetable',
  params: z.strictObject({ from: isoDate }),
  answer: z.object({ keptId: z.nullable(text) }),
});
