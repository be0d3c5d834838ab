import { z } from 'zod/mini';
import { defineCall } from '../shared/index.ts';

const upload = { part: 'sheet', maxBytes: 5 * 1024 * 1024 } as const;
const body = z.strictObject({});
const PROBLEMS = ['subject', 'teacher', 'busy', 'section', 'place', 'groups', 'inGroups'] as const;

/** Reads a finished timetable from a workbook or CSV file without saving it. Refuses: sheetKind, sheetBroken, sheetTooLarge, sheetEmpty, sheetMany. */
export const readTimetableSheet = defineCall({
  name: 'readTimetableSheet',
  method: 'POST',
  path: '/admin/timetable/sheets/preview',
  summary: 'Reads a finished timetable from a file for a preview',
  upload,
  body,
  answer: z.object({
    sections: z.int(),
    lessons: z.int(),
    withoutTeacher: z.int(),
    /**
     * Text that was not understood: its row in the file, the text, and its kind; a lesson whose teacher is unknown or busy is read without one. `groups` are
     * several subjects at one time that the rules do not name as groups; `inGroups` is a lesson of a section that is taught in groups then.
     */
    problems: z.array(z.object({ row: z.int(), text: z.string(), kind: z.enum(PROBLEMS) })),
    problemCount: z.int(),
    /** Groups that the rules do not have: subjects of one period, each with a teacher of its own. They are added to the rules with the draft. */
    newGroups: z.array(z.object({ name: z.string(), periods: z.int() })),
  }),
});

/** Saves the same file as a draft, which can be used like any other, and its new groups in the rules. Refuses what `readTimetableSheet` refuses, sheetNoLessons (422) and draftsFull (409). */
export const addTimetableSheet = defineCall({
  name: 'addTimetableSheet',
  method: 'POST',
  path: '/admin/timetable/sheets',
  summary: 'Adds a finished timetable from a file as a draft',
  upload,
  body,
  answer: z.object({ id: z.string(), lessons: z.int() }),
});
