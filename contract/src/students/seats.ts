import { z } from 'zod/mini';
import { defineCall, id, isoDate, text } from '../shared/index.ts';
import { reason } from './schemas.ts';

const changed = z.object({ changed: z.number() });

/**
 * Roll numbers become free, and the next ones of the section are given, unless the school gives them by hand (null); fees follow a change of class. Students
 * already in the section stay unchanged. Refuses: moveDay.
 */
export const moveStudents = defineCall({
  name: 'moveStudents',
  method: 'POST',
  path: '/admin/students/moves',
  summary: 'Moves students into another section from a day on',
  body: z.strictObject({
    studentIds: z.array(id).check(z.minLength(1), z.maxLength(500)),
    sectionId: id,
    on: isoDate,
    reason,
  }),
  answer: z.object({ changed: z.number(), rollNumbers: z.array(z.object({ studentId: z.string(), rollNumber: z.nullable(z.number()) })) }),
});
/** All students of a section in the school's order, or the given numbers. Refuses: rollTwice, notInSection. */
export const setRollNumbers = defineCall({
  name: 'setRollNumbers',
  method: 'PUT',
  path: '/admin/students/roll-numbers',
  summary: 'Numbers the students of a section',
  body: z.strictObject({
    sectionId: id,
    /** When left out, all are numbered in the school's order. */
    numbers: z.optional(
      z
        .array(z.strictObject({ studentId: id, rollNumber: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(999))) }))
        .check(z.minLength(1), z.maxLength(500)),
    ),
  }),
  answer: changed,
});

/** The order of roll numbers for `setRollNumbers` and the change of year. */
export const ROLL_ORDERS = ['name', 'girlsFirst', 'boysFirst', 'admissionNumber'] as const;
/** The roll number of a new student: the one after the section's highest, or none when numbers are assigned by hand. */
export const NEW_ROLLS = ['next', 'none'] as const;

const numbering = z.object({ pattern: z.string(), next: z.string(), rollOrder: z.enum(ROLL_ORDERS), newRoll: z.enum(NEW_ROLLS) });
/** With a `pattern`, `next` is the number that it would give; nothing is saved. Refuses: numberPattern. */
export const getAdmissionNumbering = defineCall({
  name: 'getAdmissionNumbering',
  method: 'GET',
  path: '/admin/admission-numbering',
  summary: 'How admission and roll numbers are given, and the next admission number',
  query: z.strictObject({ pattern: z.optional(text(30)) }),
  answer: numbering,
});
/** `{YYYY}` or `{YY}` is the year of admission, `{0000}` the running number with that many digits. Refuses: numberPattern. */
export const saveAdmissionNumbering = defineCall({
  name: 'saveAdmissionNumbering',
  method: 'PUT',
  path: '/admin/admission-numbering',
  summary: 'Sets how admission and roll numbers are given; what is left out stays',
  body: z.strictObject({
    pattern: z.optional(text(30)),
    rollOrder: z.optional(z.enum(ROLL_ORDERS)),
    newRoll: z.optional(z.enum(NEW_ROLLS)),
  }),
  answer: numbering,
});
