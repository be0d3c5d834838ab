import { z } from 'zod/mini';
import { id, SCHOOL_DAYS } from '../shared/index.ts';

/** `Monday` … `Saturday`; no school has lessons on a Sunday. */
export const dayField = z.enum(SCHOOL_DAYS);
export type DayName = z.infer<typeof dayField>;

const content = { subjectId: z.nullable(id), teacherId: z.nullable(id) };

/**
 * The content of one period in a section's week. Without subject and teacher it is vacant; with a subject only it still needs a teacher. A teacher without a
 * subject is refused.
 */
export const lesson = z.strictObject({ sectionId: id, day: dayField, periodId: id, ...content });
export type Lesson = z.infer<typeof lesson>;

/** A lesson to be set; `was` is the content that the user saw, which must still be there. */
export const lessonChange = z.strictObject({ ...lesson.shape, was: z.optional(z.strictObject(content)) });

/** The changed slots before and after, for an undo. */
export const lessonsChanged = z.object({ before: z.array(z.object(lesson.shape)), after: z.array(z.object(lesson.shape)) });

/** `data` of the refusal `teacherBusy` (409): where the teacher is, and which teachers of that subject are free then. */
export const clashData = z.object({
  teacherId: z.string(),
  teacherName: z.string(),
  className: z.string(),
  sectionName: z.string(),
  sectionId: z.string(),
  periodId: z.string(),
  periodName: z.string(),
  day: dayField,
  freeTeachers: z.array(z.object({ _id: z.string(), teacherName: z.string() })),
});
export type ClashData = z.infer<typeof clashData>;
