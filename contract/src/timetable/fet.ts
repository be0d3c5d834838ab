import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

const upload = { part: 'fet', maxBytes: 10 * 1024 * 1024 } as const;
const body = z.strictObject({});
const text = z.string();

const PROBLEMS = [
  ...(['rule', 'wish', 'section', 'subject', 'teacher', 'day', 'hours', 'noStudents'] as const),
  ...(['part', 'teachers', 'together', 'differs', 'starts', 'rooms', 'daysBetween', 'sectionHours'] as const),
] as const;

/** Reads a file of the program FET without saving anything. Refuses: fetBroken, fetEmpty (422), fetTooLarge (413). */
export const readFetRules = defineCall({
  name: 'readFetRules',
  method: 'POST',
  path: '/admin/timetable/fet/preview',
  summary: 'Reads a file of FET for a preview',
  upload,
  body,
  answer: z.object({
    sections: z.int(),
    /** Periods a week of all sections together. */
    periods: z.int(),
    teachers: z.int(),
    newRooms: z.int(),
    /** Groups and combined classes. */
    splits: z.int(),
    /** What is not taken over: its kind, the text in the file, a second text (such as the class), and how often. */
    problems: z.array(z.object({ kind: z.enum(PROBLEMS), text, other: text, count: z.int() })),
    problemCount: z.int(),
  }),
});

/**
 * Saves the rules in the same file that Shala understands: for the sections of the file all their subjects, and everything else that it names. Other rules stay.
 * Refuses what `readFetRules` refuses, fetNoSections and splitTeacherTwice (422).
 */
export const saveFetRules = defineCall({
  name: 'saveFetRules',
  method: 'POST',
  path: '/admin/timetable/fet',
  summary: 'Saves the timetable rules in a file of FET',
  upload,
  body,
  answer: z.object({ sections: z.int(), periods: z.int() }),
});
