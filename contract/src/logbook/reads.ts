import { z } from 'zod/mini';
import { readFlag, readMaybe, readText } from '../shared/index.ts';

// How the browser reads a teacher's log: see `reads` of a call.

/** A lesson counts as recorded when it has an entry. A lesson without an id cannot be edited. */
const period = z.pipe(
  z.object({
    periodName: z.string(),
    className: readText(),
    sectionName: readText(),
    subjectName: readText(),
    description: readText(),
    homework: readText(),
    periodId: readText(),
    sectionId: readText(),
    subjectId: readText(),
    chapterId: readMaybe,
    isRecorded: z.catch(z.nullable(z.boolean()), null),
    coverFor: readMaybe,
    coveredBy: readMaybe,
  }),
  z.transform(({ isRecorded, ...lesson }: Lesson) => ({ ...lesson, isRecorded: isRecorded ?? lesson.description !== '' })),
);

type Text =
  | 'periodName'
  | 'className'
  | 'sectionName'
  | 'subjectName'
  | 'description'
  | 'homework'
  | 'periodId'
  | 'sectionId'
  | 'subjectId';
type Lesson = Record<Text, string> & Record<'chapterId' | 'coverFor' | 'coveredBy', string | null> & { isRecorded: boolean | null };

export const teacherLog = z.object({
  teacherId: readText(),
  teacherName: readText(),
  image: readMaybe,
  isSchoolDay: readFlag(true),
  isLocked: readFlag(false),
  review: z.catch(z.nullable(z.object({ by: z.string(), at: z.string(), remark: z.string() })), null),
  periods: z.catch(z.array(period), []),
});
