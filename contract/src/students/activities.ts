import { z } from 'zod/mini';
import { defineCall, id, isoDate, optionalText, text } from '../shared/index.ts';

export const ACTIVITY_KINDS = ['clubs', 'sports', 'achievements'] as const;

const params = z.strictObject({ studentId: id });
const one = z.strictObject({ studentId: id, activityId: id });
const fields = {
  name: text(120),
  details: optionalText(500),
  level: optionalText(60),
  onDate: z.nullable(isoDate),
} as const;

export const listStudentActivities = defineCall({
  name: 'listStudentActivities',
  method: 'GET',
  path: '/admin/students/{studentId}/activities',
  summary: 'Clubs, sports and achievements of a student, newest first',
  params,
  answer: z.object({
    student: z.object({ name: z.string(), className: z.string(), sectionName: z.string(), admissionNumber: z.string() }),
    activities: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(ACTIVITY_KINDS),
        name: z.string(),
        details: z.string(),
        level: z.string(),
        onDate: z.nullable(z.string()),
      }),
    ),
    /** Names used for other students, as suggestions. */
    known: z.array(z.object({ kind: z.enum(ACTIVITY_KINDS), name: z.string() })),
  }),
});
export const addStudentActivity = defineCall({
  name: 'addStudentActivity',
  method: 'POST',
  path: '/admin/students/{studentId}/activities',
  summary: 'Adds a club, sport or achievement',
  params,
  body: z.strictObject({ kind: z.enum(ACTIVITY_KINDS), ...fields }),
  answer: z.object({ id: z.string() }),
});
export const editStudentActivity = defineCall({
  name: 'editStudentActivity',
  method: 'PATCH',
  path: '/admin/students/{studentId}/activities/{activityId}',
  summary: 'Changes a club, sport or achievement',
  params: one,
  body: z.partial(z.strictObject(fields)),
  answer: z.object({}),
});
export const removeStudentActivity = defineCall({
  name: 'removeStudentActivity',
  method: 'DELETE',
  path: '/admin/students/{studentId}/activities/{activityId}',
  summary: 'Deletes a club, sport or achievement',
  params: one,
  answer: z.object({}),
});
