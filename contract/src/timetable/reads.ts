import { z } from 'zod/mini';
import { readMaybe, readText } from '../shared/index.ts';
import { lessonsChanged } from './schemas.ts';

// How the browser reads the answers of the specification's timetable calls: see `reads` of a call.

export const schedule = z.array(
  z.object({
    periodId: z.string(),
    periodName: readText(),
    subjectId: readMaybe,
    subjectName: readMaybe,
    teacherId: readMaybe,
    teacherName: readMaybe,
  }),
);
/** Nothing to undo when the backend does not return the changes. */
export const changed = z.catch(lessonsChanged, { before: [], after: [] });
export const subjects = z.array(z.object({ _id: z.string(), subjectName: readText() }));
export const teachers = z.array(z.object({ _id: z.string(), teacherName: readText() }));
