import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import * as store from '../store/drafts.store.ts';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { listLocks } from '../store/locks.store.ts';
import { lockTimetable, type Named, type Placed } from '../store/placing.store.ts';
import { dayNumber, lessonOnWire } from '../wire.ts';
import { refuseChanged, refuseSplit, refuseTwice, refuseUnknown, whenOf } from './check-places.ts';
import { takeKnown } from './drafts.ts';
import { refuseLocked } from './locks.ts';
import { auditOf } from './place-lessons.ts';

type Row = Week['lessons'][number];

/** Sets several lessons of a draft in one step. */
export async function changeTimetableDraft(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.changeTimetableDraft>,
): Promise<CallAnswer<typeof calls.changeTimetableDraft>> {
  await lockTimetable(db, school.id);
  const draft = await takeKnown(db, school.id, params.draftId);
  if (draft.state === 'waiting' || draft.state === 'running') throw new Refusal('conflict', 'draftRunning');
  const week = weekOfDraft(await readWeek(db, school.id), draft.lessons);
  const rowAt = new Map(week.lessons.map((row) => [placeOf(row), row]));
  const named = body.lessons.map(({ was: _was, day, ...lesson }) => nameIn(week, rowAt, { ...lesson, day: dayNumber(day) }));
  refuseUnknown(named);
  refuseTwice(named);
  refuseSplit(named);
  for (const [index, row] of named.entries()) refuseChanged(row, body.lessons[index]?.was);
  refuseLocked(await listLocks(db, school.id, draft.id), named);
  const touched = new Set(named.map(placeOf));
  const others = week.lessons.filter((row) => !touched.has(placeOf(row)));
  refuseBusy(named, others);
  const changed = named.filter((row) => row.subjectId !== row.oldSubjectId || row.teacherId !== row.oldTeacherId);
  await store.saveDraftLessons(db, school.id, draft.id, [...others, ...named.flatMap((row) => rowOf(row, rowAt.get(placeOf(row))))]);
  for (const row of changed) {
    const { before, after } = auditOf(row, undefined);
    const section = `${row.className} ${row.sectionName}`;
    audit({ entity: 'timetableDraft', entityId: draft.id, before: { section, ...before }, after: { section, ...after } });
  }
  return {
    before: named.map((row) => lessonOnWire({ ...row, subjectId: row.oldSubjectId, teacherId: row.oldTeacherId })),
    after: named.map(lessonOnWire),
  };
}

/** The week with the lessons of a draft, as far as the school still has their records; a teacher who has left is removed. */
export function weekOfDraft(week: Week, lessons: Week['lessons']): Week {
  const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
  const [sections, periods, subjects, teachers] = [ids(week.sections), ids(week.periods), ids(week.subjects), ids(week.teachers)];
  const known = lessons.filter((row) => sections.has(row.sectionId) && periods.has(row.periodId) && subjects.has(row.subjectId));
  const teacherOf = ({ teacherId }: Row) => (teacherId !== null && teachers.has(teacherId) ? teacherId : null);
  return { ...week, lessons: known.map((row) => ({ ...row, teacherId: teacherOf(row) })) };
}

function placeOf({ sectionId, day, periodId }: Pick<Placed, 'sectionId' | 'day' | 'periodId'>): string {
  return `${sectionId} ${day} ${periodId}`;
}

/** A change with the names of all records and what the draft has there now. */
function nameIn(week: Week, rowAt: ReadonlyMap<string, Row>, placed: Placed): Named {
  const section = week.sections.find(({ id }) => id === placed.sectionId);
  const nameOf = (rows: readonly { id: string; name: string }[], id: string | null) => rows.find((row) => row.id === id)?.name ?? null;
  const subject = week.subjects.find(({ id }) => id === placed.subjectId);
  const old = rowAt.get(placeOf(placed));
  return {
    ...placed,
    sectionName: section?.name ?? null,
    className: section?.className ?? null,
    periodName: nameOf(week.periods, placed.periodId),
    subjectName: subject?.name ?? null,
    isOfClass: subject ? subject.classId === section?.classId : null,
    teacherName: nameOf(week.teachers, placed.teacherId),
    hasLeft: false,
    oldSubjectId: old?.subjectId ?? null,
    oldSubjectName: nameOf(week.subjects, old?.subjectId ?? null),
    oldTeacherId: old?.teacherId ?? null,
    oldSplitName: old?.groupId ? (week.groups.find(({ id }) => id === old.groupId)?.splitName ?? '') : null,
  };
}

function refuseBusy(named: readonly Named[], others: Week['lessons']): void {
  const busy = new Set(others.flatMap(({ teacherId, day, periodId }) => (teacherId === null ? [] : [`${teacherId} ${day} ${periodId}`])));
  const taken = named.find(({ teacherId, day, periodId }) => teacherId !== null && busy.has(`${teacherId} ${day} ${periodId}`));
  if (taken) throw new Refusal('conflict', 'teacherTwice', { values: { ...whenOf(taken), teacher: taken.teacherName ?? '' } });
}

/** The changed lesson; it keeps its room where its subject stays, and else gets one when the draft is used. */
function rowOf({ sectionId, day, periodId, subjectId, teacherId }: Named, old: Row | undefined): Row[] {
  if (subjectId === null) return [];
  return [{ sectionId, day, periodId, subjectId, teacherId, ...(old?.roomId && old.subjectId === subjectId && { roomId: old.roomId }) }];
}
