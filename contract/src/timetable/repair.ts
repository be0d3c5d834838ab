import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { dayField } from './schemas.ts';

const text = z.string();
const maybe = z.nullable(text);
const place = z.object({ day: dayField, periodId: text });

/** A lesson of a repair: its former and its new slot and teacher. */
const move = z.object({ sectionId: text, subjectId: text, from: place, to: place, teacherBefore: maybe, teacherAfter: maybe });
export type RepairMove = z.infer<typeof move>;

/** Lessons that a repair leaves unchanged: nobody can take them, there is no slot, or a lock prevents it. */
const open = z.object({
  sectionId: text,
  subjectId: text,
  count: z.int(),
  why: z.enum(['noTeacher', 'noPlace', 'locked']),
  /** Who is busy in most of their places. */
  blockers: z.array(text),
});
export type RepairOpen = z.infer<typeof open>;

/**
 * How the present timetable, or a draft, can be repaired with few moves: lessons of leaving teachers or without a teacher get another one; lessons that clash, or whose
 * teacher is not available, get another slot. Nothing is saved.
 */
export const repairTimetable = defineCall({
  name: 'repairTimetable',
  method: 'POST',
  path: '/admin/timetable/repair',
  summary: 'Shows the changes needed when a teacher leaves or cannot come on a day',
  body: z.strictObject({
    /** The draft to repair instead of the present timetable. */
    draftId: z.optional(id),
    /** Teachers whose lessons others take over. */
    leaving: z._default(z.array(id).check(z.maxLength(20)), []),
    /** Teachers who are not available on some days. */
    away: z._default(z.array(z.strictObject({ teacherId: id, days: z.array(dayField).check(z.minLength(1)) })).check(z.maxLength(20)), []),
  }),
  answer: z.object({ lessons: z.int(), moves: z.array(move), open: z.array(open) }),
});
