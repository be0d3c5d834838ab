import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { holdsLesson } from '@shala/contract/timetable';
import type { Db } from '#platform/db';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import type { Week } from '../store/lessons.store.ts';
import * as store from '../store/locks.store.ts';
import type { Named } from '../store/placing.store.ts';
import { dayName, dayNumber } from '../wire.ts';

/** More locks could not be reviewed by a person. */
const MOST_LOCKS = 500;

export async function listTimetableLocks(
  { db, school }: ReadContext,
  { query }: Input<typeof calls.listTimetableLocks>,
): Promise<CallAnswer<typeof calls.listTimetableLocks>> {
  const locks = await store.listLocks(db, school.id, query.draftId ?? null);
  return locks.map((lock) => ({ ...lock, day: lock.day === null ? null : dayName(lock.day) }));
}

/** Locks what the kind names; other fields are ignored. */
export async function addTimetableLock(
  { db, school, admin, audit }: WriteContext,
  { body }: Input<typeof calls.addTimetableLock>,
): Promise<CallAnswer<typeof calls.addTimetableLock>> {
  const { kind, draftId = null } = body;
  const lock = {
    draftId,
    kind,
    sectionId: kind === 'period' || kind === 'section' ? (body.sectionId ?? null) : null,
    day: (kind === 'period' || kind === 'day') && body.day ? dayNumber(body.day) : null,
    periodId: kind === 'period' ? (body.periodId ?? null) : null,
    teacherId: kind === 'teacher' ? (body.teacherId ?? null) : null,
    accountId: admin.id,
  };
  const wanted = {
    period: [lock.sectionId, lock.day, lock.periodId],
    day: [lock.day],
    section: [lock.sectionId],
    teacher: [lock.teacherId],
  };
  if (wanted[kind].includes(null)) throw new Refusal('unprocessable', 'lockIncomplete');
  if (!(await store.isKnown(db, school.id, lock))) throw notFound();
  if ((await store.listLocks(db, school.id, draftId)).length >= MOST_LOCKS) throw new Refusal('conflict', 'locksFull');
  const id = await store.addTimetableLock(db, school.id, lock);
  audit({ entity: 'timetableLock', entityId: id, after: describe(lock) });
  return { id };
}

export async function deleteTimetableLock(
  { db, school, audit }: WriteContext,
  { params }: Input<typeof calls.deleteTimetableLock>,
): Promise<CallAnswer<typeof calls.deleteTimetableLock>> {
  const lock = await store.findLock(db, school.id, params.lockId);
  if (lock === null) throw notFound();
  await store.deleteTimetableLock(db, school.id, lock.id);
  audit({ entity: 'timetableLock', entityId: lock.id, before: describe(lock) });
  return {};
}

/** The locked lessons among these, of a draft or of the present timetable. */
export async function listLockedLessons(
  db: Db,
  schoolId: string,
  draftId: string | null,
  lessons: Week['lessons'],
): Promise<Week['lessons']> {
  const locks = await store.listLocks(db, schoolId, draftId);
  return lessons.filter((lesson) => locks.some((lock) => holdsLesson(lock, lesson)));
}

/** Refuses to change a locked lesson of the present timetable. A lesson without a teacher may get one, and that may be undone: it stays in its slot. */
export function refuseLocked(locks: readonly store.LockRow[], named: readonly Named[]): void {
  const changed = named.filter(
    (row) =>
      row.oldSubjectId !== null &&
      (row.subjectId !== row.oldSubjectId || (row.oldTeacherId !== null && row.teacherId !== null && row.teacherId !== row.oldTeacherId)),
  );
  const held = changed.find((row) => locks.some((lock) => holdsLesson(lock, { ...row, teacherId: row.oldTeacherId })));
  if (held) {
    const values = { subject: held.oldSubjectName ?? '', period: held.periodName ?? '', day: dayName(held.day) };
    throw new Refusal('conflict', 'lessonLocked', { values });
  }
}

function describe({ kind, sectionId, day, periodId, teacherId }: Omit<store.LockRow, 'id'>): Record<string, string | null> {
  return { kind, sectionId, day: day === null ? null : dayName(day), periodId, teacherId };
}
