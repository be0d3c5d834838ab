import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { writeWeekdayAndDay } from '#platform/words';
import * as store from '../store/covers.store.ts';
import { lockTimetable } from '../store/placing.store.ts';

/** Adds, changes or removes covers of a day. All are checked before one is written. */
export async function setCovers(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.setCovers>,
): Promise<CallAnswer<typeof calls.setCovers>> {
  const { date } = params;
  await lockTimetable(db, school.id);
  const named = await store.nameCovers(db, school.id, date, body.covers);
  for (const cover of named) {
    if (cover.periodName === null || cover.sectionName === null) throw notFound();
    if (cover.teacherId !== null && cover.teacherName === null) throw notFound();
  }
  if (!(await store.readDay(db, school.id, date)).isSchoolDay)
    throw new Refusal('unprocessable', 'noSchoolDay', { values: { day: writeWeekdayAndDay(date) } });
  for (const [place, cover] of named.entries()) refuseChanged(cover, body.covers[place]?.was, writeWeekdayAndDay(date));
  for (const cover of named) refuseUnfit(cover, named, writeWeekdayAndDay(date));
  refuseTwice(named, writeWeekdayAndDay(date));
  await store.setCovers(db, school.id, { date, accountId: admin.id, covers: named });
  for (const { sectionId, periodName, teacherId, oldTeacherId } of named) {
    if (teacherId === oldTeacherId) continue;
    const at = { date, period: periodName };
    audit({ entity: 'cover', entityId: sectionId, before: { ...at, teacherId: oldTeacherId }, after: { ...at, teacherId } });
  }
  const place = ({ periodId, sectionId, groupId }: store.Wanted) => ({ periodId, sectionId, groupId });
  return {
    before: named.map((cover) => ({ ...place(cover), teacherId: cover.oldTeacherId })),
    after: named.map((cover) => ({ ...place(cover), teacherId: cover.teacherId })),
  };
}

/** Refuses to overwrite what another user has arranged meanwhile. */
function refuseChanged({ oldTeacherId, teacherId, periodName }: store.NamedCover, was: string | null | undefined, day: string): void {
  if (was === undefined || was?.toLowerCase() === oldTeacherId?.toLowerCase() || teacherId === oldTeacherId) return;
  throw new Refusal('conflict', 'coverChanged', { values: { period: periodName ?? '', day } });
}

function refuseUnfit(cover: store.NamedCover, all: readonly store.NamedCover[], day: string): void {
  if (cover.subjectId === null) throw new Refusal('unprocessable', 'noLesson', { values: { day } });
  if (cover.teacherId === null) return;
  const values = { teacher: cover.teacherName ?? '', period: cover.periodName ?? '', day };
  if (cover.teacherId === cover.absentId) throw new Refusal('conflict', 'coverSelf', { values });
  if (cover.hasLeft) throw new Refusal('unprocessable', 'teacherLeft', { values });
  if (cover.isAway) throw new Refusal('conflict', 'coverAbsent', { values });
  // A cover elsewhere that this request removes does not count as a clash.
  const isFreed = all.some(
    (other) => other.partId === cover.coversPartId && other.periodId === cover.periodId && other.teacherId !== cover.teacherId,
  );
  if (cover.teachesThen || (cover.coversPartId !== null && !isFreed)) throw new Refusal('conflict', 'coverNotFree', { values });
}

/** Within one request a lesson is named once, and a teacher once in each period. */
function refuseTwice(named: readonly store.NamedCover[], day: string): void {
  const lessons = new Set<string>();
  const teachers = new Set<string>();
  for (const { periodId, partId, periodName, teacherId, teacherName } of named) {
    const values = { teacher: teacherName ?? '', period: periodName ?? '', day };
    if (lessons.has(`${periodId} ${partId}`)) throw new Refusal('unprocessable', 'placedTwice', { values });
    lessons.add(`${periodId} ${partId}`);
    if (teacherId === null) continue;
    if (teachers.has(`${periodId} ${teacherId}`)) throw new Refusal('conflict', 'coverNotFree', { values });
    teachers.add(`${periodId} ${teacherId}`);
  }
}
