import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';

/** Who teaches what in the whole school: present teaching staff, and each class with its subjects and the ids of their teachers. */
export const getTeaching = defineCall({
  name: 'getTeaching',
  method: 'GET',
  path: '/admin/teaching',
  summary: 'Subjects of all classes with their teachers',
  answer: z.object({
    teachers: z.array(z.object({ id: z.string(), name: z.string(), positionRole: z.string() })),
    classes: z.array(
      z.object({
        classId: z.string(),
        className: z.string(),
        subjects: z.array(z.object({ id: z.string(), name: z.string(), periodsPerWeek: z.int(), teacherIds: z.array(z.string()) })),
      }),
    ),
  }),
});
/**
 * Adds teachers to subjects and removes others from them; whoever is in neither list stays as is, so that two people who work at the same time do not overwrite
 * each other. Refuses: notTeaching, employeeLeft.
 */
export const changeTeaching = defineCall({
  name: 'changeTeaching',
  method: 'POST',
  path: '/admin/teaching',
  summary: 'Changes the teachers of several subjects at once',
  body: z.strictObject({
    subjectIds: z.array(id).check(z.minLength(1), z.maxLength(400)),
    add: z.array(id).check(z.maxLength(200)),
    remove: z.array(id).check(z.maxLength(200)),
  }),
  /** The number of teachers whose subjects changed. */
  answer: z.object({ changed: z.int() }),
});
