import { z } from 'zod/mini';
import { defineCall, id } from '../shared/index.ts';
import { dayField } from './schemas.ts';

const text = z.string();

/** The scope of a lock: one period of a section's week, a day of the whole school, all lessons of a section, or all lessons of a teacher. */
const LOCK_KINDS = ['period', 'day', 'section', 'teacher'] as const;
const lock = z.object({
  id: text,
  kind: z.enum(LOCK_KINDS),
  sectionId: z.nullable(text),
  day: z.nullable(dayField),
  periodId: z.nullable(text),
  teacherId: z.nullable(text),
});
export type TimetableLock = z.infer<typeof lock>;

type Locked<Day> = { sectionId: string; day: Day; periodId: string; teacherId: string | null };
type Holding<Day> = Pick<TimetableLock, 'kind' | 'sectionId' | 'periodId' | 'teacherId'> & { day: Day | null };

/** Whether a lock applies to a lesson. */
export function holdsLesson<Day>(one: Holding<Day>, { sectionId, day, periodId, teacherId }: Locked<Day>): boolean {
  if (one.kind === 'day') return one.day === day;
  if (one.kind === 'section') return one.sectionId === sectionId;
  if (one.kind === 'teacher') return one.teacherId === teacherId;
  return one.sectionId === sectionId && one.day === day && one.periodId === periodId;
}

/** The locks of a draft, or of the present timetable. */
export const listTimetableLocks = defineCall({
  name: 'listTimetableLocks',
  method: 'GET',
  path: '/admin/timetable/locks',
  summary: 'The locked lessons of the timetable',
  query: z.strictObject({ draftId: z.optional(id) }),
  answer: z.array(lock),
});

/** Locks lessons: neither the generator, the repair nor a user moves them. Locking twice has no effect. Refuses lockIncomplete (422) and locksFull (409). */
export const addTimetableLock = defineCall({
  name: 'addTimetableLock',
  method: 'POST',
  path: '/admin/timetable/locks',
  summary: 'Locks lessons of the timetable where they are',
  body: z.strictObject({
    draftId: z.optional(id),
    kind: z.enum(LOCK_KINDS),
    sectionId: z.optional(id),
    day: z.optional(dayField),
    periodId: z.optional(id),
    teacherId: z.optional(id),
  }),
  answer: z.object({ id: text }),
});

export const deleteTimetableLock = defineCall({
  name: 'deleteTimetableLock',
  method: 'DELETE',
  path: '/admin/timetable/locks/{lockId}',
  summary: 'Unlocks lessons of the timetable',
  params: z.strictObject({ lockId: id }),
  answer: z.object({}),
});
