import type * as calls from '@shala/contract/logbook';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, ReadContext, SharedContext } from '#platform/http';
import { isLocked } from '../rules/lock.ts';
import * as lists from '../store/lists.store.ts';
import { findLog, findPeriodName } from '../store/log.store.ts';
import { entryId, photoUrl, weekOf } from '../wire.ts';

type TeacherDay = CallAnswer<typeof calls.fetchTeacherLog>;

/** A teacher's day, kept until the timetable or a logbook changes. Refuses an unknown teacher. */
export function fetchTeacherLog(context: SharedContext, { body }: Input<typeof calls.fetchTeacherLog>): Promise<TeacherDay> {
  const kept = { name: `log ${body.teacherId} ${body.date}`, subjects: ['lessons', 'classes', 'staff', 'days'] } as const;
  return context.keep(kept, (db) => readDay(context, db, body));
}

async function readDay(context: ReadContext, db: Db, { teacherId, date }: { teacherId: string; date: string }): Promise<TeacherDay> {
  const log = await findLog(db, context.school.id, { teacherId, from: date, to: date });
  const day = log?.days[0];
  if (log === null || day === undefined) throw notFound();
  return {
    teacherId: log.id,
    teacherName: log.name,
    image: photoUrl(context, log.photoFileId),
    isSchoolDay: day.isSchoolDay,
    isLocked: isLocked(date, log.today),
    review: log.review && { ...log.review, at: new Date(log.review.at).toISOString() },
    periods: day.periods,
  };
}

/** A teacher's week, Monday to Saturday. */
export async function getLogWeek(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getLogWeek>,
): Promise<CallAnswer<typeof calls.getLogWeek>> {
  const log = await findLog(db, school.id, { teacherId: params.teacherId, ...weekOf(params.date) });
  if (log === null) throw notFound();
  return { teacherName: log.name, days: log.days };
}

/** Which teachers have filled the log of a day, and which have not. */
export async function listLogProgress(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listLogProgress>,
): Promise<CallAnswer<typeof calls.listLogProgress>> {
  const [isSchoolDay, teachers] = await Promise.all([
    lists.isSchoolDay(db, school.id, params.date),
    lists.listLogProgress(db, school.id, params.date),
  ]);
  return { isSchoolDay, teachers };
}

/** The topics of a subject's textbook for an entry. Refuses an unknown section or subject. */
export async function listLogTopics(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.listLogTopics>,
): Promise<CallAnswer<typeof calls.listLogTopics>> {
  const chapters = await lists.listLogTopics(db, school.id, params);
  if (chapters === null) throw notFound();
  return chapters;
}

/** The changes of an entry with their authors. */
export async function getLogHistory(
  { db, school }: ReadContext,
  { params }: Input<typeof calls.getLogHistory>,
): Promise<CallAnswer<typeof calls.getLogHistory>> {
  const { teacherId, date, periodId } = params;
  const [log, periodName] = await Promise.all([
    findLog(db, school.id, { teacherId, from: date, to: date }),
    findPeriodName(db, school.id, periodId),
  ]);
  if (log === null || periodName === null) throw notFound();
  const changes = await lists.getLogHistory(db, school.id, entryId(teacherId, date, periodId));
  return changes.map(({ at, by, before, after }) => ({ at: at.toISOString(), by, before: texts(before), after: texts(after) }));
}

function texts(values: Record<string, string | null> | null): Record<string, string> {
  return Object.fromEntries(Object.entries(values ?? {}).map(([key, value]) => [key, value ?? '']));
}
