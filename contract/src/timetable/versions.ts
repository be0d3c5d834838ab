import { z } from 'zod/mini';
import { defineCall, isoDate } from '../shared/index.ts';

const text = z.string();

const version = z.object({
  /** Null for the timetable from before the first change in this list. */
  from: z.nullable(text),
  /** The day on which the next one starts; null for the last. */
  until: z.nullable(text),
  state: z.enum(['past', 'inForce', 'planned']),
  /** The draft from which it was made; null for a timetable made by hand. */
  draftNumber: z.nullable(z.int()),
  lessons: z.int(),
  by: text,
  putAt: z.nullable(text),
});
export type TimetableVersion = z.infer<typeof version>;

/** The school's timetables, the last one first: each is valid until the next one. */
export const listTimetableVersions = defineCall({
  name: 'listTimetableVersions',
  method: 'GET',
  path: '/admin/timetable/versions',
  summary: 'The timetables and the days on which each is in force',
  answer: z.object({ today: text, versions: z.array(version) }),
});

/**
 * Starts another timetable on a later school day, as a copy of the one that would be valid then; it is edited before that day. Refuses versionInPast,
 * versionTooFar, noSchoolDay (422) and versionExists (409).
 */
export const planTimetable = defineCall({
  name: 'planTimetable',
  method: 'POST',
  path: '/admin/timetable/versions',
  summary: 'Plans a timetable from a later day, as a copy',
  body: z.strictObject({ from: isoDate }),
  answer: z.object({ from: text, lessons: z.int() }),
});

/** Withdraws a planned timetable: the previous one stays valid. Refuses versionInForce and coverBusy (409). Its lessons are saved as a draft. */
export const withdrawTimetable = defineCall({
  name: 'withdrawTimetable',
  method: 'DELETE',
  path: '/admin/timetable/versions/{from}',
  summary: 'Withdraws a planned timetable',
  params: z.strictObject({ from: isoDate }),
  answer: z.object({ keptId: z.nullable(text) }),
});
