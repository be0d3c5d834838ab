import type { CallAnswer } from '@shala/contract/shared';
import type * as calls from '@shala/contract/timetable';
import { holdsLesson } from '@shala/contract/timetable';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { readWeek, type Week } from '../store/lessons.store.ts';
import { listLocks } from '../store/locks.store.ts';
import { endLessons, listCovering, lockTimetable, type Span } from '../store/placing.store.ts';
import { insertGroupLessons, ofSplitAt } from '../store/splits.store.ts';
import { dayName, dayNumber } from '../wire.ts';
import { refuseCovering, spanToEdit } from './spans.ts';

type Row = Week['lessons'][number];
type Place = { day: number; periodId: string };
type Act = { db: WriteContext['db']; schoolId: string; week: Week; span: Span; name: string };

/** Puts the groups of a split into a period of all their sections, removes them from one, or moves them. */
export async function placeSplit(
  { db, school, audit }: WriteContext,
  { params, body }: Input<typeof calls.placeSplit>,
): Promise<CallAnswer<typeof calls.placeSplit>> {
  const splitId = params.splitId.toLowerCase();
  await lockTimetable(db, school.id);
  const span = await spanToEdit(db, school.id, body.from);
  const week = await readWeek(db, school.id, span.from);
  const name = week.groups.find((group) => group.splitId === splitId)?.splitName;
  const [out, into] = [body.out, body.into].map((place) => place && { day: dayNumber(place.day), periodId: place.periodId.toLowerCase() });
  if (name === undefined || [out, into].some((place) => place && !week.periods.some(({ id }) => id === place.periodId))) throw notFound();
  const act = { db, schoolId: school.id, week, span, name };
  const taken = out ? takeOut(act, splitId, out) : [];
  const put = into ? rowsInto(week, { splitId, into, taken, name }) : [];
  refuseTaken(act, put, taken);
  if (body.from === undefined) await refuseHeld(act, [...taken, ...put]);
  if (out) await endLessons(db, school.id, span.from, ofSplitAt(splitId, out));
  const teaching = put.filter(({ teacherId }) => teacherId !== null);
  const [covering] = teaching.length === 0 ? [] : await listCovering(db, school.id, span, teaching);
  refuseCovering(covering ?? null);
  if (put.length > 0) await insertGroupLessons(db, school.id, { splitId, ...span }, put);
  const at = (place: Place | null | undefined) => (place ? { ...whenOf(week, place), split: name } : null);
  for (const sectionId of new Set([...taken, ...put].map((row) => row.sectionId)))
    audit({ entity: 'timetable', entityId: sectionId, before: at(out), after: at(into) });
  return { lessons: put.length };
}

/** The removed lessons; refuses to overwrite another user's change. */
function takeOut({ week, name }: Act, splitId: string, out: Place): Row[] {
  const groups = new Set(week.groups.filter((group) => group.splitId === splitId).map(({ id }) => id));
  const rows = week.lessons.filter(
    ({ groupId, day, periodId }) => groups.has(groupId ?? '') && day === out.day && periodId === out.periodId,
  );
  if (rows.length === 0) throw new Refusal('conflict', 'slotChanged', { values: { ...whenOf(week, out), split: name } });
  return rows;
}

/** Moved lessons keep their teachers; new ones have those of the rules. */
function rowsInto(week: Week, { splitId, into, taken, name }: { splitId: string; into: Place; taken: Row[]; name: string }): Row[] {
  if (taken.length > 0) return taken.map(({ roomId: _room, ...row }) => ({ ...row, ...into }));
  const groups = week.splits.find(({ id }) => id === splitId)?.groups ?? [];
  const rows = groups.flatMap(({ id, teacherId, members }) => members.map((member) => ({ ...member, ...into, teacherId, groupId: id })));
  if (rows.length === 0) throw new Refusal('unprocessable', 'splitWithoutClass', { values: { split: name } });
  return rows;
}

/** Refuses a period in which one of the sections already has a lesson, and a teacher who teaches elsewhere at that time. */
function refuseTaken({ week }: Act, put: readonly Row[], taken: readonly Row[]): void {
  const [first] = put;
  if (first === undefined) return;
  const others = week.lessons.filter((row) => row.day === first.day && row.periodId === first.periodId && !taken.includes(row));
  const sections = new Set(put.map(({ sectionId }) => sectionId));
  const there = others.find(({ sectionId }) => sections.has(sectionId));
  const values = whenOf(week, first);
  if (there) {
    const subject = week.subjects.find(({ id }) => id === there.subjectId)?.name ?? '';
    throw new Refusal('conflict', 'periodTaken', { values: { ...values, subject } });
  }
  const teachers = new Set(put.map(({ teacherId }) => teacherId));
  const busy = others.find(({ teacherId }) => teacherId !== null && teachers.has(teacherId));
  if (busy === undefined) return;
  const teacher = week.teachers.find(({ id }) => id === busy.teacherId)?.name ?? '';
  throw new Refusal('conflict', 'teacherTwice', { values: { ...values, teacher } });
}

async function refuseHeld({ db, schoolId, week, name }: Act, rows: readonly Row[]): Promise<void> {
  const locks = await listLocks(db, schoolId, null);
  const held = rows.find((row) => locks.some((lock) => holdsLesson(lock, row)));
  if (held) throw new Refusal('conflict', 'lessonLocked', { values: { ...whenOf(week, held), subject: name } });
}

function whenOf(week: Week, { day, periodId }: Place): { period: string; day: string } {
  return { period: week.periods.find(({ id }) => id === periodId)?.name ?? '', day: dayName(day) };
}
