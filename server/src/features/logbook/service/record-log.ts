import type * as calls from '@shala/contract/logbook';
import type { CallAnswer } from '@shala/contract/shared';
import { notFound, Refusal } from '#platform/errors';
import type { Input, WriteContext } from '#platform/http';
import { writeWeekdayAndDay } from '#platform/words';
import { isLocked } from '../rules/lock.ts';
import * as store from '../store/log.store.ts';
import { entryId } from '../wire.ts';

type Written = { description: string; homework: string; chapterId: string | null };

/**
 * Records or edits an entry; an empty one is deleted. Refuses future days, periods in which the teacher has no lesson, and after the lock a change without a
 * reason.
 */
export async function recordLog(
  { db, school, admin, audit }: WriteContext,
  { params, body }: Input<typeof calls.recordLog>,
): Promise<CallAnswer<typeof calls.recordLog>> {
  const { date, periodId } = params;
  const log = await store.findLog(db, school.id, { teacherId: params.teacherId, from: date, to: date });
  const periodName = await store.findPeriodName(db, school.id, periodId);
  if (log === null || periodName === null) throw notFound();
  if (date > log.today) throw new Refusal('unprocessable', 'logFuture', { values: { day: writeWeekdayAndDay(date) } });
  const lesson = log.days[0]?.periods.find((period) => period.periodId === periodId.toLowerCase());
  if (lesson === undefined)
    throw new Refusal('unprocessable', 'logNoLesson', { values: { teacher: log.name, period: periodName, day: writeWeekdayAndDay(date) } });
  if (lesson.coveredBy !== null && !lesson.isRecorded)
    throw new Refusal('unprocessable', 'logCovered', { values: { teacher: lesson.coveredBy } });
  const { reason } = body;
  if (!reason && isLocked(date, log.today)) throw new Refusal('unprocessable', 'logLocked', { values: { day: writeWeekdayAndDay(date) } });
  const written: Written = {
    description: body.description,
    homework: body.homework ?? lesson.homework,
    chapterId: body.chapterId === undefined ? lesson.chapterId : body.chapterId,
  };
  if (written.chapterId !== null && written.chapterId !== lesson.chapterId) {
    const subjectId = await store.findSubjectOfChapter(db, school.id, written.chapterId);
    if (subjectId === null) throw notFound();
    if (subjectId !== lesson.subjectId) throw new Refusal('unprocessable', 'topicOfOtherBook');
  }
  const entry = { teacherId: log.id, onDate: date, periodId, ...written };
  if (written.description === '' && written.homework === '') await store.removeEntry(db, school.id, entry);
  else
    await store.recordLog(db, school.id, {
      ...entry,
      sectionId: lesson.sectionId,
      subjectId: lesson.subjectId,
      accountId: admin.id,
    });
  audit({ entity: 'logbook', entityId: entryId(log.id, date, periodId), ...changesOf(lesson, written), ...(reason && { reason }) });
  return written;
}

/** Only the changed fields. */
function changesOf(before: Written, after: Written): { before: Record<string, string | null>; after: Record<string, string | null> } {
  const fields = (['description', 'homework', 'chapterId'] as const).filter((field) => before[field] !== after[field]);
  const pick = (from: Written) => Object.fromEntries(fields.map((field) => [field, from[field]]));
  return { before: pick(before), after: pick(after) };
}

/** Records the review of a teacher's day, or withdraws it. Refuses an unknown teacher, and a day without entries. */
export async function reviewLog(
  { db, school, admin, audit, now }: WriteContext,
  { params, body }: Input<typeof calls.reviewLog>,
): Promise<CallAnswer<typeof calls.reviewLog>> {
  const { date } = params;
  const log = await store.findLog(db, school.id, { teacherId: params.teacherId, from: date, to: date });
  if (log === null) throw notFound();
  const place = { teacherId: log.id, date };
  const { isReviewed, remark = '' } = body;
  if (!isReviewed) await store.removeReview(db, school.id, place);
  else if (!log.days[0]?.periods.some(({ isRecorded }) => isRecorded))
    throw new Refusal('unprocessable', 'logEmpty', { values: { day: writeWeekdayAndDay(date) } });
  else await store.reviewLog(db, school.id, { ...place, accountId: admin.id, remark });
  audit({
    entity: 'logbook review',
    entityId: log.id,
    before: { [date]: log.review?.remark ?? null },
    after: { [date]: isReviewed ? remark : null },
  });
  return isReviewed ? { by: admin.name, at: now.toISOString(), remark } : null;
}
