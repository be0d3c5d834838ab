import { z } from 'zod/mini';
import { defineCall, id, isoDate } from '../shared/index.ts';
import { clock, examId } from './date-sheet-calls.ts';
import { maybe, str } from './schemas.ts';

/** Why somebody was given a duty, or nobody. `earlier` counts the duties of the year before this exam’s. */
const reason = z.object({
  code: z.enum(['fewest', 'even', 'byHand', 'nobody']),
  duties: z.int(),
  isFree: z.boolean(),
});
const duty = z.object({
  onDate: str,
  startsAt: str,
  minutes: z.int(),
  roomId: str,
  room: str,
  place: z.int(),
  subjects: z.array(str),
  employeeId: maybe,
  name: str,
  reason,
});
export type ExamDuty = z.infer<typeof duty>;
const invigilator = z.object({ id: str, name: str, subjects: z.array(str), duties: z.int(), earlier: z.int(), leaveDays: z.array(str) });
export type Invigilator = z.infer<typeof invigilator>;

/** Who is on duty in which room of which session, and how many duties each teacher has. */
export const getDuties = defineCall({
  name: 'getDuties',
  method: 'GET',
  path: '/admin/offline-exams/{examId}/duties',
  summary: 'The invigilators of an exam',
  params: examId,
  answer: z.object({ perRoom: z.int(), duties: z.array(duty), teachers: z.array(invigilator) }),
});
/** Gives each room its invigilators: nobody who is on leave or teaches a subject that is written there, fairly over the year. Duties given by hand stay. Refuses: seatsNone, dutyLate. */
export const assignDuties = defineCall({
  name: 'assignDuties',
  method: 'POST',
  path: '/admin/offline-exams/{examId}/duties',
  summary: 'Assigns the invigilators of an exam',
  params: examId,
  body: z.strictObject({ perRoom: z.int().check(z.minimum(1), z.maximum(3)) }),
  answer: z.object({ assigned: z.int(), vacant: z.int() }),
});
/** One duty by hand; null leaves it vacant. Refuses: dutyNoRoom, dutyOwnSubject, dutyAway, dutyTwice. */
export const setDuty = defineCall({
  name: 'setDuty',
  method: 'PUT',
  path: '/admin/offline-exams/{examId}/duties',
  summary: 'Changes an invigilator',
  params: examId,
  body: z.strictObject({
    onDate: isoDate,
    startsAt: clock,
    roomId: id,
    place: z.int().check(z.minimum(1), z.maximum(3)),
    employeeId: z.nullable(id),
  }),
  answer: z.object({}),
});
