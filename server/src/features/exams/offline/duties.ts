import { isOfficeRole } from '@shala/contract/employees';
import type * as calls from '@shala/contract/exams';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, SlowContext, WriteContext } from '#platform/http';
import { solve } from '#platform/solve';
import { writeDay } from '#platform/words';
import { dutyModel, readDuties, type Teacher } from '../rules/assign-duties.ts';
import { clockOf, minuteOf } from '../rules/clock.ts';
import { holdOpenPlan, requirePlan } from './date-sheet.ts';
import * as store from './duties.store.ts';
import { listRooms } from './seating.store.ts';
import { sessionKey } from './seating.ts';

const SECONDS = 20;
type InDb = Pick<ReadContext, 'db' | 'school'>;

/** Rooms, duties and teachers of an exam, and when each teacher is not available. */
async function load({ db, school }: InDb, exam: { id: string; yearId: string }) {
  const [rooms, given, staff] = await Promise.all([
    store.listRoomSessions(db, school.id, exam.id),
    store.listDuties(db, school.id, exam.id),
    store.listTeachers(db, school.id, { examId: exam.id, yearId: exam.yearId }),
  ]);
  // Records of office staff are often marked as teaching, because that is the default.
  const teachers = staff.filter(({ role, subjects }) => subjects.length > 0 || !isOfficeRole(role));
  const sessions = [...Map.groupBy(rooms, sessionKey).values()];
  const windows = sessions.map((own) => {
    const { onDate, startsAtMinute } = own[0] as store.RoomSession;
    return { onDate, from: startsAtMinute, until: startsAtMinute + Math.max(...own.map(({ minutes }) => minutes)) };
  });
  const hindrances = await store.listHindrances(db, school.id, { examId: exam.id, windows });
  const of = (kind: store.Hindrance['kind'], employeeId: string) =>
    hindrances.filter((one) => one.kind === kind && one.employeeId === employeeId);
  return { rooms, given, teachers, of };
}
type Loaded = Awaited<ReturnType<typeof load>>;
const keyOf = ({ onDate, from }: store.Hindrance) => sessionKey({ onDate, startsAtMinute: from });

/** The duties with their reasons, vacant ones, and the number of duties of each teacher. */
export async function getDuties(
  context: ReadContext,
  { params }: Input<typeof calls.getDuties>,
): Promise<CallAnswer<typeof calls.getDuties>> {
  const exam = await requirePlan(context, params.examId);
  const { rooms, given, teachers, of } = await load(context, exam);
  const perRoom = await store.findPerRoom(context.db, context.school.id, exam.id);
  const duties = rooms.flatMap((room) =>
    Array.from({ length: perRoom }, (_, index) => {
      const place = index + 1;
      const own = given.find((one) => one.roomId === room.roomId && sessionKey(one) === sessionKey(room) && one.place === place);
      const { roomId, room: name, onDate, startsAtMinute, minutes, subjects } = room;
      const reason = own?.reason ?? ({ code: 'nobody', duties: 0, isFree: false } as const);
      const who = { employeeId: own?.employeeId ?? null, name: own?.name ?? '', reason };
      return { onDate, startsAt: clockOf(startsAtMinute), minutes, roomId, room: name, place, subjects, ...who };
    }),
  );
  return {
    perRoom,
    duties,
    teachers: teachers.map(({ role: _, ...teacher }) => ({
      ...teacher,
      duties: given.filter(({ employeeId }) => employeeId === teacher.id).length,
      leaveDays: [...new Set(of('leave', teacher.id).map(({ onDate }) => onDate))],
    })),
  };
}

/** Gives each room its invigilators. No transaction is open while the solver works. */
export async function assignDuties(
  context: SlowContext,
  { params, body }: Input<typeof calls.assignDuties>,
): Promise<CallAnswer<typeof calls.assignDuties>> {
  const exam = await requirePlan(context, params.examId);
  const loaded = await load(context, exam);
  if (loaded.rooms.length === 0) throw new Refusal('unprocessable', 'seatsNone');
  const { open, people } = openDuties(loaded, body.perRoom);
  const { model, choices } = dutyModel(open, people);
  const solution = model.variables.length === 0 ? ({ status: 'solved', values: [] } as const) : await solve(model, SECONDS);
  if (solution.status !== 'solved') throw new Refusal('unavailable', 'dutyLate');
  const taken = readDuties(open, choices, solution.values);
  const duties = reasoned(open, people, taken);
  return context.inTransaction(async (transaction) => {
    await holdOpenPlan(transaction, exam.id);
    await store.keepPerRoom(transaction.db, transaction.school.id, { examId: exam.id, perRoom: body.perRoom });
    await store.assignDuties(transaction.db, transaction.school.id, { examId: exam.id, duties });
    const vacant = taken.filter((at) => at === null).length;
    transaction.audit({ entity: 'exam', entityId: exam.id, after: { duties: duties.length, vacant, perRoom: body.perRoom } });
    return { assigned: duties.length, vacant };
  });
}

type Open = {
  sessionId: string;
  roomId: string;
  place: number;
  subjects: string[];
  onDate: string;
  startsAtMinute: number;
  minutes: number;
};

/** The duties that are not assigned by hand, and the teachers as the assignment sees them. */
function openDuties({ rooms, given, teachers, of }: Loaded, perRoom: number): { open: Open[]; people: Teacher[] } {
  const byHand = given.filter(({ isByHand, place }) => isByHand && place <= perRoom);
  const open = rooms.flatMap((room) =>
    Array.from({ length: perRoom }, (_, index): Open => ({ ...room, sessionId: sessionKey(room), place: index + 1 })).filter(
      ({ roomId, sessionId, place }) =>
        !byHand.some((one) => one.roomId === roomId && sessionKey(one) === sessionId && one.place === place),
    ),
  );
  const people = teachers.map((teacher): Teacher => {
    const own = byHand.filter(({ employeeId }) => employeeId === teacher.id);
    const away = [...of('leave', teacher.id), ...of('duty', teacher.id)].map(keyOf);
    return {
      id: teacher.id,
      subjects: new Set(teacher.subjects),
      away: new Set([...away, ...own.map(sessionKey)]),
      teaching: new Set(of('lesson', teacher.id).map(keyOf)),
      duties: teacher.earlier + own.length,
    };
  });
  return { open, people };
}

/** The duties in order of time, each with its reason: how many the teacher had before it, and whether the teacher is free then. */
function reasoned(open: readonly Open[], people: readonly Teacher[], taken: readonly (number | null)[]): store.NewDuty[] {
  const counts = people.map(({ duties }) => duties);
  return open.flatMap(({ sessionId, roomId, place, onDate, startsAtMinute, minutes }, at) => {
    const who = taken[at] ?? null;
    const teacher = who === null ? undefined : people[who];
    if (who === null || teacher === undefined) return [];
    const before = counts[who] ?? 0;
    const fewest = Math.min(...people.flatMap((one, index) => (one.away.has(sessionId) ? [] : [counts[index] ?? 0])));
    counts[who] = before + 1;
    const reason = {
      code: before <= fewest ? ('fewest' as const) : ('even' as const),
      duties: before,
      isFree: !teacher.teaching.has(sessionId),
    };
    return [{ roomId, onDate, startsAtMinute, minutes, place, employeeId: teacher.id, isByHand: false, reason }];
  });
}

/** Sets one duty by hand. */
export async function setDuty(
  context: WriteContext,
  { params, body }: Input<typeof calls.setDuty>,
): Promise<CallAnswer<typeof calls.setDuty>> {
  const { db, school, audit } = context;
  const exam = await holdOpenPlan(context, params.examId);
  const loaded = await load(context, exam);
  const at = { roomId: body.roomId.toLowerCase(), onDate: body.onDate, startsAtMinute: minuteOf(body.startsAt), place: body.place };
  const room = loaded.rooms.find((one) => one.roomId === at.roomId && sessionKey(one) === sessionKey(at));
  if (room === undefined) {
    const isKnown = (await listRooms(db, school.id)).some(({ id }) => id === at.roomId);
    throw isKnown ? new Refusal('unprocessable', 'dutyNoRoom') : notFound();
  }
  const duty = body.employeeId === null ? null : { ...at, ...requireAble(loaded, room, body.employeeId), minutes: room.minutes };
  await store.setDuty(db, school.id, { examId: exam.id, at, duty });
  audit({ entity: 'exam', entityId: exam.id, after: { duty: { room: room.room, ...body } } });
  return {};
}

/** The teacher; refuses one who cannot have the duty. */
function requireAble({ teachers, given, of }: Loaded, room: store.RoomSession, employeeId: string) {
  const teacher = teachers.find(({ id }) => id === employeeId.toLowerCase());
  if (teacher === undefined) throw notFound();
  const { name } = teacher;
  const subject = room.subjects.find((one) => teacher.subjects.includes(one));
  if (subject !== undefined) throw new Refusal('unprocessable', 'dutyOwnSubject', { values: { name, subject } });
  const key = sessionKey(room);
  if (of('leave', teacher.id).some((one) => keyOf(one) === key))
    throw new Refusal('unprocessable', 'dutyAway', { values: { name, day: writeDay(room.onDate) } });
  const other = given.find((one) => one.employeeId === teacher.id && sessionKey(one) === key && one.roomId !== room.roomId);
  const elsewhere = of('duty', teacher.id).some((one) => keyOf(one) === key);
  if (other !== undefined || elsewhere)
    throw new Refusal('conflict', 'dutyTwice', { values: { name, room: other ? 'another room' : 'another exam' } });
  const duties = teacher.earlier + given.filter((one) => one.employeeId === teacher.id).length;
  const reason = { code: 'byHand' as const, duties, isFree: !of('lesson', teacher.id).some((one) => keyOf(one) === key) };
  return { employeeId: teacher.id, isByHand: true, reason };
}
