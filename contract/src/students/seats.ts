import { z } from 'zod/mini';
import { defineCall, id, isoDate, text } from '../shared/index.ts';
import { reason } from './schemas.ts';

const changed = z.object({ changed: z.number() });

/** Roll numbers become free; fees follow a change of class. Those who sit there already are left alone. Refuses: moveDay, studentLeft. */
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
  answer: changed,
});
/** All of a section by name, or those given by hand. Refuses: rollTwice, notInSection. */
export const setRollNumbers = defineCall({
  name: 'setRollNumbers',
  method: 'PUT',
  path: '/admin/students/roll-numbers',
  summary: 'Numbers the students of a section',
  body: z.strictObject({
    sectionId: id,
    /** Left out, all are numbered by name. */
    numbers: z.optional(
      z
        .array(z.strictObject({ studentId: id, rollNumber: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(999))) }))
        .check(z.minLength(1), z.maxLength(500)),
    ),
  }),
  answer: changed,
});

const numbering = z.object({ pattern: z.string(), next: z.string() });
export const getAdmissionNumbering = defineCall({
  name: 'getAdmissionNumbering',
  method: 'GET',
  path: '/admin/admission-numbering',
  summary: 'How admission numbers look, and the next one',
  answer: numbering,
});
/** `{YYYY}` or `{YY}` is the year of admission, `{0000}` the running number with so many digits. Refuses: numberPattern. */
export const saveAdmissionNumbering = defineCall({
  name: 'saveAdmissionNumbering',
  method: 'PUT',
  path: '/admin/admission-numbering',
  summary: 'Sets how admission numbers look',
  body: z.strictObject({ pattern: text(30) }),
  answer: numbering,
});
