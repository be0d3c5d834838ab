import type * as calls from '@shala/contract/exams';
import { capacityOf, countSameClass, seatStudents } from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { writeDay } from '#platform/words';
import { clockOf, minuteOf } from '../rules/clock.ts';
import { dropIdleDuties } from './date-sheet.store.ts';
import { holdOpenPlan, requirePlan } from './date-sheet.ts';
import * as store from './seating.store.ts';

/** A day and the minute at which its papers begin. */
export const sessionKey = ({ onDate, startsAtMinute }: { onDate: string; startsAtMinute: number }) =>
  `${onDate} ${clockOf(startsAtMinute)}`;

/** Each session with its rooms, its seated students, and the number of those without a seat. */
export async function getSeating(
  context: ReadContext,
  { params }: Input<typeof calls.getSeating>,
): Promise<CallAnswer<typeof calls.getSeating>> {
  const { db, school } = context;
  const exam = await requirePlan(context, params.examId);
  const [rooms, sitters, seats, sections, classes] = await Promise.all([
    store.listRooms(db, school.id),
    store.listSitters(db, school.id, exam.id),
    store.listSeats(db, school.id, { examId: exam.id }),
    store.listExamSections(db, school.id, exam.id),
    new Map(exam.classes.map(({ id, className }) => [id, className])),
  ]);
  const seated = Map.groupBy(seats, sessionKey);
  const sessions = [...Map.groupBy(sitters, sessionKey)].map(([key, writing]) => {
    const { onDate, startsAtMinute } = writing[0] as store.SessionSitter;
    const own = seated.get(key) ?? [];
    return {
      ...{ onDate, startsAt: clockOf(startsAtMinute), minutes: Math.max(...writing.map(({ minutes }) => minutes)) },
      classes: [...new Set(writing.map(({ classId }) => classes.get(classId) ?? ''))],
      ...{ students: writing.length, seated: own.length },
      rooms: rooms.flatMap((room) => {
        const inside = own.filter(({ roomId }) => roomId === room.id);
        if (inside.length === 0) return [];
        const names = [...new Set(inside.map(({ className }) => className))];
        const { id: roomId, name, capacity } = room;
        return [{ roomId, name, capacity, seated: inside.length, classes: names, sameClassNeighbours: countSameClass(inside) }];
      }),
    };
  });
  return { rooms, sessions, sections };
}

/** Seats all students of the exam or of one session in the selected rooms. */
export async function assignSeats(
  context: WriteContext,
  { params, body }: Input<typeof calls.assignSeats>,
): Promise<CallAnswer<typeof calls.assignSeats>> {
  const { db, school, audit } = context;
  const exam = await holdOpenPlan(context, params.examId);
  const wanted = new Set(body.roomIds.map((id) => id.toLowerCase()));
  const rooms = (await store.listRooms(db, school.id)).filter(({ id }) => wanted.has(id));
  if (rooms.length < wanted.size) throw notFound();
  const only = body.session && `${body.session.onDate} ${body.session.startsAt}`;
  const all = [...Map.groupBy(await store.listSitters(db, school.id, exam.id), sessionKey)];
  const sessions = all.filter(([key]) => only === undefined || key === only);
  if (sessions.length === 0) throw new Refusal('unprocessable', 'examNotPlaced', { values: { exam: exam.name } });
  let sameClassNeighbours = 0;
  const seats = sessions.flatMap(([, writing]) => {
    const { onDate, startsAtMinute, minutes } = writing[0] as store.SessionSitter;
    const seated = seatStudents(writing, rooms);
    if (seated === null) {
      const capacity = rooms.reduce((sum, room) => sum + capacityOf(room), 0);
      const values = { count: writing.length - capacity, day: writeDay(onDate), time: clockOf(startsAtMinute), seats: capacity };
      throw new Refusal('unprocessable', 'roomsTooSmall', { values });
    }
    for (const room of rooms) sameClassNeighbours += countSameClass(seated.filter(({ roomId }) => roomId === room.id));
    return seated.map((seat) => ({ ...seat, onDate, startsAtMinute, minutes }));
  });
  const paperIds = [...new Set(seats.map(({ paperId }) => paperId))];
  await store.assignSeats(db, school.id, { paperIds, seats });
  await dropIdleDuties(db, school.id, exam.id);
  audit({
    entity: 'exam',
    entityId: exam.id,
    after: { seated: seats.length, rooms: rooms.map(({ name }) => name), session: only ?? 'all' },
  });
  return { seated: seats.length, sessions: sessions.length, sameClassNeighbours };
}

/** Moves a student to a seat of the session; a student who has that seat gets the other one. */
export async function moveSeat(
  context: WriteContext,
  { params, body }: Input<typeof calls.moveSeat>,
): Promise<CallAnswer<typeof calls.moveSeat>> {
  const { db, school, audit } = context;
  const exam = await holdOpenPlan(context, params.examId);
  const room = (await store.listRooms(db, school.id)).find(({ id }) => id === body.roomId.toLowerCase());
  const at = { onDate: body.onDate, startsAtMinute: minuteOf(body.startsAt) };
  const seats = await store.listSeats(db, school.id, { examId: exam.id, ...at });
  const from = seats.find(({ studentId }) => studentId === body.studentId.toLowerCase());
  if (room === undefined || from === undefined) throw notFound();
  const columns = room.benches * room.seatsPerBench;
  if (body.row > room.rows || body.column > columns)
    throw new Refusal('unprocessable', 'seatOutside', { values: { room: room.name, rows: room.rows, columns } });
  const to = { roomId: room.id, row: body.row, column: body.column };
  const other = seats.find((seat) => seat.roomId === to.roomId && seat.row === to.row && seat.column === to.column);
  if (other?.studentId === from.studentId) return { swappedWith: null };
  const moved = [{ ...from, ...to }, ...(other ? [{ ...other, roomId: from.roomId, row: from.row, column: from.column }] : [])];
  await store.moveSeat(db, school.id, moved);
  await dropIdleDuties(db, school.id, exam.id);
  const place = ({ roomId, row, column }: typeof to) => ({ roomId, row, column });
  audit({
    entity: 'exam',
    entityId: exam.id,
    before: { student: from.name, ...place(from) },
    after: { student: from.name, ...to, swappedWith: other?.name ?? '' },
  });
  return { swappedWith: other?.name ?? null };
}

/** The seats of a room. */
export async function getRoomPlan(
  context: ReadContext,
  { params, query }: Input<typeof calls.getRoomPlan>,
): Promise<CallAnswer<typeof calls.getRoomPlan>> {
  const { db, school } = context;
  const exam = await requirePlan(context, params.examId);
  const room = (await store.listRooms(db, school.id)).find(({ id }) => id === params.roomId.toLowerCase());
  if (room === undefined) throw notFound();
  const at = { onDate: query.onDate, startsAtMinute: minuteOf(query.startsAt) };
  return { room, seats: await store.listSeats(db, school.id, { examId: exam.id, roomId: room.id, ...at }) };
}
