import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { notFound, Refusal } from '#platform/errors';
import type { Input, ReadContext, WriteContext } from '#platform/http';
import { writeWeekdayAndDay } from '#platform/words';
import { insertDraft } from '../store/drafts.store.ts';
import { findSchool, readWeek } from '../store/lessons.store.ts';
import { lockTimetable } from '../store/placing.store.ts';
import * as store from '../store/versions.store.ts';
import { refuseCovering, spanToPut } from './spans.ts';

/** The timetables and their days, the last one first. */
export async function listTimetableVersions({ db, school }: ReadContext): Promise<CallAnswer<typeof calls.listTimetableVersions>> {
  const [{ today }, rows] = await Promise.all([findSchool(db, school.id), store.listTimetableVersions(db, school.id)]);
  // The period before the first timetable is listed only if it had lessons.
  const told = rows.filter(({ from, lessons }, index) => from !== null || lessons > 0 || index === rows.length - 1);
  const stateOf = ({ from, until }: store.VersionRow) =>
    from !== null && from > today ? 'planned' : until !== null && until <= today ? 'past' : 'inForce';
  return { today, versions: told.map((row) => ({ ...row, state: stateOf(row) }) as const).reverse() };
}

/** Starts another timetable on a later day, as a copy of the one that would be valid then. */
export async function planTimetable(
  { db, school, admin, audit }: WriteContext,
  { body }: Input<typeof calls.planTimetable>,
): Promise<CallAnswer<typeof calls.planTimetable>> {
  await lockTimetable(db, school.id);
  const start = await spanToPut(db, school.id, body.from);
  if (start.isStart || start.from === start.today)
    throw new Refusal('conflict', 'versionExists', { values: { day: writeWeekdayAndDay(start.from) } });
  const lessons = await store.divideAt(db, school.id, start);
  await store.putVersion(db, school.id, { from: start.from, draftNumber: null, accountId: admin.id });
  audit({ entity: 'timetableVersion', entityId: school.id, after: { from: start.from, lessons } });
  return { from: start.from, lessons };
}

/** Withdraws a planned timetable and keeps its lessons as a draft; the previous timetable stays valid. */
export async function withdrawTimetable(
  { db, school, admin, audit }: WriteContext,
  { params }: Input<typeof calls.withdrawTimetable>,
): Promise<CallAnswer<typeof calls.withdrawTimetable>> {
  await lockTimetable(db, school.id);
  const start = await store.findStart(db, school.id, params.from);
  if (!start.isStart) throw notFound();
  if (start.from <= start.today) throw new Refusal('conflict', 'versionInForce', { values: { day: writeWeekdayAndDay(start.from) } });
  refuseCovering(await store.findCoverInTheWay(db, school.id, start));
  const { lessons } = await readWeek(db, school.id, start.from);
  const kept = { origin: 'kept', state: 'done', seconds: 1, lessons, accountId: admin.id } as const;
  const keptId = lessons.length > 0 ? await insertDraft(db, school.id, kept) : null;
  await store.removeVersion(db, school.id, start);
  audit({ entity: 'timetableVersion', entityId: school.id, before: { from: start.from, lessons: lessons.length, keptId } });
  return { keptId };
}
