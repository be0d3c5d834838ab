import { notFound, Refusal } from '#platform/errors';
import type { Named, Placed } from '../store/placing.store.ts';
import { dayName } from '../wire.ts';

/** What the user saw in a slot. */
export type Was = { subjectId: string | null; teacherId: string | null };

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Before the statements are sent together: after the first one that PostgreSQL refuses, the others only say that the transaction is aborted. */
export function requireIds(places: readonly Placed[]): void {
  const ids = places.flatMap((row) => [row.sectionId, row.periodId, row.subjectId ?? [], row.teacherId ?? []].flat());
  if (!ids.every((id) => UUID.test(id))) throw notFound();
}

export function refuseUnknown(named: readonly Named[]): void {
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
export function refuseTwice(named: readonly Named[]): void {
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
export function refuseSplit(named: readonly Named[]): void {
  const taken = named.find(({ oldSplitName }) => oldSplitName !== null);
  if (taken) throw new Refusal('conflict', 'splitInPlace', { values: { ...whenOf(taken), split: taken.oldSplitName ?? '' } });
}

export function refuseChanged(row: Named, was: Was | undefined): void {
  if (was === undefined || (was.subjectId === row.oldSubjectId && was.teacherId === row.oldTeacherId)) return;
  throw new Refusal('conflict', 'slotChanged', { values: whenOf(row) });
}

export function whenOf(row: Named): { period: string; day: string } {
  return { period: row.periodName ?? '', day: dayName(row.day) };
}
