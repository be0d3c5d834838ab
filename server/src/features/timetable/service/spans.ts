import type { Db } from '#platform/db';
import { Refusal } from '#platform/errors';
import { writeWeekdayAndDay } from '#platform/words';
import type { Span } from '../store/placing.store.ts';
import { findStart, type Start } from '../store/versions.store.ts';

/** The days for which a timetable would be valid that is used from a day on (default today). Refuses past days, days too far ahead and days without school. */
export async function spanToPut(db: Db, schoolId: string, from?: string): Promise<Start> {
  const start = await findStart(db, schoolId, from);
  const values = { day: writeWeekdayAndDay(start.from) };
  if (start.from < start.today) throw new Refusal('unprocessable', 'versionInPast', { values });
  if (start.isTooFar) throw new Refusal('unprocessable', 'versionTooFar', { values });
  if (start.from > start.today && !start.isSchoolDay) throw new Refusal('unprocessable', 'noSchoolDay', { values });
  return start;
}

/** The days for which a change by hand is valid: from today on, or those of the planned timetable that begins on a given day. Refuses any other day. */
export async function spanToEdit(db: Db, schoolId: string, from?: string): Promise<Span> {
  return requireEditable(await findStart(db, schoolId, from));
}

/** The days of a start for which a change by hand is valid; refuses a day on which no timetable begins. */
export function requireEditable(start: Start): Span {
  if (start.from === start.today) return start;
  const values = { day: writeWeekdayAndDay(start.from) };
  if (start.from < start.today) throw new Refusal('unprocessable', 'versionInPast', { values });
  if (!start.isStart) throw new Refusal('notFound', 'versionUnknown', { values });
  return start;
}

/** Refuses a change by which a teacher would teach while covering another class. */
export function refuseCovering(clash: { teacherName: string; periodName: string; onDate: string } | null): void {
  if (clash === null) return;
  const values = { teacher: clash.teacherName, period: clash.periodName, day: writeWeekdayAndDay(clash.onDate) };
  throw new Refusal('conflict', 'coverBusy', { values });
}
