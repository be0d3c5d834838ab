import { z } from 'zod/mini';
import { defineCall, id, isoDate } from '../shared/index.ts';
import { clock, examId } from './date-sheet-calls.ts';
import { maybe, str } from './schemas.ts';

/** Why a teacher has a duty, or nobody has. `earlier` is the number of duties earlier in the year. */
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

/** The duties by session and room, and the number of duties of each teacher. */
export const getDuties = defineCall({
  name: 'getDuties',
  method: 'GET',
  path: '/admin/offline-exams/{examId}/duties',
  summary: 'The invigilators of an exam',
  params: examId,
  answer: z.object({ perRoom: z.int(), duties: z.array(duty), teachers: z.array(invigilator) }),
});
/**
 * Assigns invigilators to each room: nobody who is on leave or teaches a subject written there, evenly over the year. Duties assigned by hand stay. Refuses:
 * seatsNone, dutyLate.
 */
export const assignDuties = defineCall({
  name: 'assignDuties',
  method: 'POST',
  path: '/admin/offline-exams/{examId}/duties',
  summary: 'Assigns the invigilators of an exam',
  params: examId,
  body: z.strictObject({ perRoom: z.int().check(z.minimum(1), z.maximum(3)) }),
  answer: z.object({ assigned: z.int(), vacant: z.int() }),
});
/** Sets one duty by hand; null makes it vacant. Refuses: dutyNoRoom, dutyOwnSubject, dutyAway, dutyTwice. */
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
