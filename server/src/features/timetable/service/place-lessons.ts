import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import type { ClashData } from '@shala/contract/timetable';
import { Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { writeWeekdayAndDay } from '#platform/words';
import { listLocks } from '../store/locks.store.ts';
import type { Named, Placed } from '../store/placing.store.ts';
import * as store from '../store/placing.store.ts';
import { findStart } from '../store/versions.store.ts';
import { dayName, dayNumber, lessonOnWire } from '../wire.ts';
import { refuseChanged, refuseSplit, refuseTwice, refuseUnknown, requireIds, type Was, whenOf } from './check-places.ts';
import { refuseLocked } from './locks.ts';
import { requireEditable } from './spans.ts';

type Changed = CallAnswer<typeof calls.placeLessons>;

/** Sets, moves or clears one lesson of a section. */
export async function updateTeacherSchedule(context: WriteContext, { body }: Input<typeof calls.updateTeacherSchedule>): Promise<Changed> {
  const { fromPeriodId, day, ...lesson } = body;
  const target: Placed = { ...lesson, day: dayNumber(day) };
  if (fromPeriodId === undefined || fromPeriodId === lesson.periodId) return place(context, [target]);
  const source: Placed = { ...target, periodId: fromPeriodId, subjectId: null, teacherId: null };
  return place(context, [source, target], { isMove: true });
}

/** Sets several lessons in one step. */
export async function placeLessons(context: WriteContext, { body }: Input<typeof calls.placeLessons>): Promise<Changed> {
  const was = body.lessons.map((lesson) => lesson.was);
  return place(
    context,
    body.lessons.map(({ was: _was, day, ...lesson }) => ({ ...lesson, day: dayNumber(day) })),
    { was, from: body.from },
  );
}

/** The only way to change lessons: all are looked up and checked, then written together and audited by section. */
async function place(
  { db, school, audit }: WriteContext,
  places: Placed[],
  { was, isMove = false, from }: { was?: (Was | undefined)[]; isMove?: boolean; from?: string | undefined } = {},
): Promise<Changed> {
  requireIds(places);
  // All at once: one connection runs its statements in this order, so the rest is read when the timetable is locked.
  const [, start, named, locks, busy] = await Promise.all([
    store.lockTimetable(db, school.id),
    findStart(db, school.id, from),
    store.namePlaces(db, school.id, from, places),
    // Locks protect the present timetable; a planned one can be changed freely.
    from === undefined ? listLocks(db, school.id, null) : [],
    store.listBusy(db, school.id, from, places),
  ]);
  const span = requireEditable(start);
  refuseUnknown(named);
  refuseTwice(named);
  refuseSplit(named);
  for (const [index, row] of named.entries()) refuseChanged(row, was?.[index]);
  const target = named.at(-1);
  if (isMove && target && target.oldSubjectId !== null && target.subjectId !== null)
    throw new Refusal('conflict', 'periodTaken', { values: { ...whenOf(target), subject: target.oldSubjectName ?? '' } });
  refuseLocked(locks, named);
  await refuseBusy({ db, schoolId: school.id, span, from }, named, busy);
  await store.writePlaces(db, school.id, span, named);
  const changed = named.filter((row) => row.subjectId !== row.oldSubjectId || row.teacherId !== row.oldTeacherId);
  for (const row of changed) audit(auditOf(row, from));
  return {
    before: named.map((row) => lessonOnWire({ ...row, subjectId: row.oldSubjectId, teacherId: row.oldTeacherId })),
    after: named.map(lessonOnWire),
  };
}

type Editing = { db: WriteContext['db']; schoolId: string; span: store.Span; from: string | undefined };

/** Refuses a teacher who teaches elsewhere at that time, in a slot that this request does not change, or who covers another class. */
async function refuseBusy({ db, schoolId, span, from }: Editing, named: readonly Named[], taken: readonly store.Busy[]): Promise<void> {
  const touched = new Set(named.map((row) => `${row.sectionId} ${row.day} ${row.periodId}`));
  const taught = named.filter(({ teacherId }) => teacherId !== null);
  const busy = taken.find((row) => !touched.has(`${row.sectionId} ${row.day} ${row.periodId}`));
  if (busy) {
    const wanted = taught.find((row) => row.teacherId === busy.teacherId && row.day === busy.day && row.periodId === busy.periodId);
    const free = await store.listFreeTeachers(db, schoolId, { ...busy, on: from, subjectId: wanted?.subjectId ?? '' });
    const { teacherName: teacher, className, sectionName: section, periodName: period } = busy;
    const data: ClashData = {
      ...busy,
      day: dayName(busy.day),
      freeTeachers: free.map(({ id, name }) => ({ _id: id, teacherName: name })),
    };
    throw new Refusal('conflict', 'teacherBusy', { values: { teacher, className, section, period, day: data.day }, data });
  }
  const moved = taught.filter((row) => row.teacherId !== row.oldTeacherId);
  const covering = moved.length === 0 ? undefined : (await store.listCovering(db, schoolId, span, moved))[0];
  if (covering)
    throw new Refusal('conflict', 'coverBusy', {
      values: { teacher: covering.teacherName, period: covering.periodName, day: writeWeekdayAndDay(covering.onDate) },
    });
}

/** Only the changed fields of a slot, under its section. */
export function auditOf(row: Named, from: string | undefined) {
  const before: Record<string, string | null> = {};
  const after: Record<string, string | null> = {};
  if (row.subjectId !== row.oldSubjectId) [before.subjectId, after.subjectId] = [row.oldSubjectId, row.subjectId];
  if (row.teacherId !== row.oldTeacherId) [before.teacherId, after.teacherId] = [row.oldTeacherId, row.teacherId];
  const at = { day: dayName(row.day), period: row.periodName, ...(from !== undefined && { from }) };
  return { entity: 'timetable', entityId: row.sectionId, before: { ...at, ...before }, after: { ...at, ...after } };
}
