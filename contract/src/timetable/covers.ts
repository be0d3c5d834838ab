import { z } from 'zod/mini';
import { DAY_HALVES } from '../attendance/index.ts';
import { defineCall, id, isoDate } from '../shared/index.ts';

const text = z.string();
const teacher = z.object({ id: text, name: text });

/** The figures behind a suggestion, which the screen puts into words. */
const candidate = z.object({
  id: text,
  name: text,
  teachesSubject: z.boolean(),
  teachesClass: z.boolean(),
  /** The most periods a day of the timetable rules; 0 without a limit. */
  mostADay: z.int(),
  /** Whether this arrangement would be more. Such a teacher is suggested only if nobody else is free. */
  isOverLimit: z.boolean(),
  lessonsThatDay: z.int(),
  coversThatDay: z.int(),
  coversThisWeek: z.int(),
  coversThisMonth: z.int(),
});
export type CoverCandidate = z.infer<typeof candidate>;

/**
 * The arrangement of a day: absent teachers with the reason, the lessons without a teacher, and for each the present cover, the suggested cover (all
 * suggestions are possible together) and all free teachers, best first. No lessons on Sundays and holidays. Half a day has only the lessons of that half; with
 * an odd number of periods, the middle one is in the first.
 */
export const getCoverDesk = defineCall({
  name: 'getCoverDesk',
  method: 'GET',
  path: '/admin/covers/{date}',
  summary: 'Absent teachers of a day and the covers of their lessons',
  params: z.strictObject({ date: isoDate }),
  answer: z.object({
    date: text,
    isSchoolDay: z.boolean(),
    periods: z.array(z.object({ id: text, name: text, startsAt: text })),
    absent: z.array(
      z.object({
        id: text,
        name: text,
        why: z.enum(['absent', 'leave', 'half day']),
        half: z.nullable(z.enum(DAY_HALVES)),
        reason: text,
        lessons: z.int(),
      }),
    ),
    lessons: z.array(
      z.object({
        periodId: text,
        sectionId: text,
        className: text,
        sectionName: text,
        subjectName: text,
        /** The group that is taught, if a class is taught in groups; all its sections are named. */
        groupId: z.nullable(text),
        /** Null for a lesson that has no teacher at all. */
        absentId: z.nullable(text),
        absentName: text,
        cover: z.nullable(teacher),
        proposal: z.nullable(candidate),
        candidates: z.array(candidate),
      }),
    ),
  }),
});

/** `was` is the cover as the user saw it; when it has changed, nothing is saved. */
const coverChange = z.strictObject({
  periodId: id,
  sectionId: id,
  /** The group, when the section is taught in groups. */
  groupId: z._default(z.nullable(id), null),
  teacherId: z.nullable(id),
  was: z.optional(z.nullable(id)),
});
const coverPlace = z.object({ periodId: text, sectionId: text, groupId: z.nullable(text), teacherId: z.nullable(text) });

/**
 * Adds, changes or removes covers of a day, all or none. Refuses: noSchoolDay, noLesson (422), coverNotFree, coverAbsent and coverChanged (409). Returns the
 * former covers, so that it can be undone.
 */
export const setCovers = defineCall({
  name: 'setCovers',
  method: 'PUT',
  path: '/admin/covers/{date}',
  summary: 'Changes the arrangement of a day',
  params: z.strictObject({ date: isoDate }),
  body: z.strictObject({ covers: z.array(coverChange).check(z.minLength(1), z.maxLength(400)) }),
  answer: z.object({ before: z.array(coverPlace), after: z.array(coverPlace) }),
});
