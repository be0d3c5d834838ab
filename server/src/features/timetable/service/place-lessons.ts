import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import type { ClashData } from '@shala/contract/timetable';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { writeWeekdayAndDay } from '#platform/words';
import type { Named, Placed } from '../store/placing.store.ts';
import * as store from '../store/placing.store.ts';
import { dayName, dayNumber, lessonOnWire } from '../wire.ts';
import { refuseLocked } from './locks.ts';
import { spanToEdit } from './spans.ts';

type Changed = CallAnswer<typeof calls.placeLessons>;
type Was = { subjectId: string | null; teacherId: string | null };

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
  await store.lockTimetable(db, school.id);
  const span = await spanToEdit(db, school.id, from);
  const named = await store.namePlaces(db, school.id, span.from, places);
  refuseUnknown(named);
  refuseTwice(named);
  refuseSplit(named);
  for (const [index, row] of named.entries()) refuseChanged(row, was?.[index]);
  const target = named.at(-1);
  if (isMove && target && target.oldSubjectId !== null && target.subjectId !== null)
    throw new Refusal('conflict', 'periodTaken', { values: { ...whenOf(target), subject: target.oldSubjectName ?? '' } });
  // Locks protect the present timetable; a planned one can be changed freely.
  if (from === undefined) await refuseLocked(db, school.id, named);
  await refuseBusy(db, school.id, span, named);
  await store.writePlaces(db, school.id, span, named);
  const changed = named.filter((row) => row.subjectId !== row.oldSubjectId || row.teacherId !== row.oldTeacherId);
  for (const row of changed) audit(auditOf(row, from));
  return {
    before: named.map((row) => lessonOnWire({ ...row, subjectId: row.oldSubjectId, teacherId: row.oldTeacherId })),
    after: named.map(lessonOnWire),
  };
}

function refuseUnknown(named: readonly Named[]): void {
  for (const row of named) {
    if (row.sectionName === null || row.periodName === null) throw notFound();
    if (row.subjectId !== null && row.subjectName === null) throw notFound();
    if (row.teacherId !== null && row.teacherName === null) throw notFound();
  }
  for (const row of named) {
    if (row.teacherId !== null && row.subjectId === null) throw new Refusal('unprocessable', 'subjectMissing');
    // A teacher who has left may stay in a slot until that slot is changed.
    if (row.hasLeft && row.teacherId !== row.oldTeacherId)
      throw new Refusal('unprocessable', 'teacherLeft', { values: { teacher: row.teacherName ?? '' } });
    if (row.isOfClass === false)
      throw new Refusal('unprocessable', 'subjectOfOtherClass', {
        values: { subject: row.subjectName ?? '', className: row.className ?? '' },
      });
  }
}

/** Within one request, a slot has one lesson, and a teacher has one slot at a time. */
function refuseTwice(named: readonly Named[]): void {
  const places = new Set<string>();
  const teachers = new Set<string>();
  for (const row of named) {
    const place = `${row.sectionId} ${row.day} ${row.periodId}`;
    if (places.has(place)) throw new Refusal('unprocessable', 'placedTwice', { values: whenOf(row) });
    places.add(place);
    if (row.teacherId === null) continue;
    const teacher = `${row.teacherId} ${row.day} ${row.periodId}`;
    if (teachers.has(teacher))
      throw new Refusal('conflict', 'teacherTwice', { values: { ...whenOf(row), teacher: row.teacherName ?? '' } });
    teachers.add(teacher);
  }
}

/** Lessons taught in groups are changed by a separate call, in all their classes. */
function refuseSplit(named: readonly Named[]): void {
  const taken = named.find(({ oldSplitName }) => oldSplitName !== null);
  if (taken) throw new Refusal('conflict', 'splitInPlace', { values: { ...whenOf(taken), split: taken.oldSplitName ?? '' } });
}

function refuseChanged(row: Named, was: Was | undefined): void {
  if (was === undefined || (was.subjectId === row.oldSubjectId && was.teacherId === row.oldTeacherId)) return;
  throw new Refusal('conflict', 'slotChanged', { values: whenOf(row) });
}

/** Refuses a teacher who teaches elsewhere at that time, in a slot that this request does not change, or who covers another class. */
async function refuseBusy(db: WriteContext['db'], schoolId: string, span: store.Span, named: readonly Named[]): Promise<void> {
  const touched = new Set(named.map((row) => `${row.sectionId} ${row.day} ${row.periodId}`));
  const taught = named.filter(({ teacherId }) => teacherId !== null);
  if (taught.length === 0) return;
  const busy = (await store.listBusy(db, schoolId, span.from, taught)).find(
    (row) => !touched.has(`${row.sectionId} ${row.day} ${row.periodId}`),
  );
  if (busy) {
    const wanted = taught.find((row) => row.teacherId === busy.teacherId && row.day === busy.day && row.periodId === busy.periodId);
    const free = await store.listFreeTeachers(db, schoolId, { ...busy, on: span.from, subjectId: wanted?.subjectId ?? '' });
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

function whenOf(row: Named): { period: string; day: string } {
  return { period: row.periodName ?? '', day: dayName(row.day) };
}

/** Only the changed fields of a slot, under its section. */
function auditOf(row: Named, from: string | undefined) {
  const before: Record<string, string | null> = {};
  const after: Record<string, string | null> = {};
  if (row.subjectId !== row.oldSubjectId) [before.subjectId, after.subjectId] = [row.oldSubjectId, row.subjectId];
  if (row.teacherId !== row.oldTeacherId) [before.teacherId, after.teacherId] = [row.oldTeacherId, row.teacherId];
  const at = { day: dayName(row.day), period: row.periodName, ...(from !== undefined && { from }) };
  return { entity: 'timetable', entityId: row.sectionId, before: { ...at, ...before }, after: { ...at, ...after } };
}
