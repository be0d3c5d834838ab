import { z } from 'zod/mini';
import { defineCall, id, isoDate, text } from '../shared/index.ts';
import { clock, examId } from './date-sheet-calls.ts';
import { maybe, maybeNumber, str } from './schemas.ts';

/** A room for exams: rows of benches, and the number of seats on a bench. */
const roomBody = z.strictObject({
  name: text(60),
  rows: z.int().check(z.minimum(1), z.maximum(30)),
  benches: z.int().check(z.minimum(1), z.maximum(20)),
  seatsPerBench: z.int().check(z.minimum(1), z.maximum(3)),
});
const room = z.object({ id: str, name: str, rows: z.int(), benches: z.int(), seatsPerBench: z.int(), capacity: z.int() });
export type ExamRoom = z.infer<typeof room>;
const roomId = z.strictObject({ roomId: id });

export const listExamRooms = defineCall({
  name: 'listExamRooms',
  method: 'GET',
  path: '/admin/exam-rooms',
  summary: 'The rooms for exams',
  answer: z.array(room),
});
/** Refuses: roomNameTaken. */
export const addExamRoom = defineCall({
  name: 'addExamRoom',
  method: 'POST',
  path: '/admin/exam-rooms',
  summary: 'Adds a room for exams',
  body: roomBody,
  answer: room,
});
/** Refuses: roomNameTaken, roomTooSmall. */
export const saveExamRoom = defineCall({
  name: 'saveExamRoom',
  method: 'PUT',
  path: '/admin/exam-rooms/{roomId}',
  summary: 'Changes a room for exams',
  params: roomId,
  body: roomBody,
  answer: room,
});
/** Refuses: roomInUse. */
export const removeExamRoom = defineCall({
  name: 'removeExamRoom',
  method: 'DELETE',
  path: '/admin/exam-rooms/{roomId}',
  summary: 'Deletes a room for exams',
  params: roomId,
  answer: z.object({}),
});

const session = z.object({
  onDate: str,
  startsAt: str,
  minutes: z.int(),
  classes: z.array(str),
  students: z.int(),
  seated: z.int(),
  rooms: z.array(
    z.object({ roomId: str, name: str, capacity: z.int(), seated: z.int(), classes: z.array(str), sameClassNeighbours: z.int() }),
  ),
});
export type ExamSession = z.infer<typeof session>;

/** The seating: each session (papers that begin at the same time of a day) with its rooms. */
export const getSeating = defineCall({
  name: 'getSeating',
  method: 'GET',
  path: '/admin/offline-exams/{examId}/seating',
  summary: 'The seating of an exam by session and room',
  params: examId,
  answer: z.object({ rooms: z.array(room), sessions: z.array(session), sections: z.array(z.object({ id: str, name: str })) }),
});
/** Seats all students in the rooms, or only those of one session; replaces the former seating. Refuses: examNotPlaced, roomsTooSmall. */
export const assignSeats = defineCall({
  name: 'assignSeats',
  method: 'POST',
  path: '/admin/offline-exams/{examId}/seating',
  summary: 'Assigns the seats of an exam',
  params: examId,
  body: z.strictObject({
    roomIds: z.array(id).check(z.minLength(1), z.maxLength(100)),
    session: z.optional(z.strictObject({ onDate: isoDate, startsAt: clock })),
  }),
  answer: z.object({ seated: z.int(), sessions: z.int(), sameClassNeighbours: z.int() }),
});
/** Moves a student to another seat of a session; a student who has it gets the seat that becomes free. Refuses: seatOutside, examOver. */
export const moveSeat = defineCall({
  name: 'moveSeat',
  method: 'PUT',
  path: '/admin/offline-exams/{examId}/seating/seats',
  summary: 'Moves a student to another seat, or swaps two',
  params: examId,
  body: z.strictObject({
    onDate: isoDate,
    startsAt: clock,
    studentId: id,
    roomId: id,
    row: z.int().check(z.minimum(1), z.maximum(30)),
    column: z.int().check(z.minimum(1), z.maximum(60)),
  }),
  answer: z.object({ swappedWith: maybe }),
});
/** The plan of a room in a session: one cell for each seat. */
export const getRoomPlan = defineCall({
  name: 'getRoomPlan',
  method: 'GET',
  path: '/admin/offline-exams/{examId}/seating/{roomId}',
  summary: 'The seating plan of a room',
  params: z.strictObject({ examId: id, roomId: id }),
  query: z.strictObject({ onDate: isoDate, startsAt: clock }),
  answer: z.object({
    room,
    seats: z.array(
      z.object({
        row: z.int(),
        column: z.int(),
        studentId: str,
        name: str,
        admissionNumber: str,
        rollNumber: maybeNumber,
        className: str,
        section: str,
        subject: str,
      }),
    ),
  }),
});
