import type * as calls from '@shala/contract/attendance';
import type { CallAnswer } from '@shala/contract/shared';
import type { Db } from '#platform/db';
import { notFound } from '#platform/errors';
import type { Input, ReadContext } from '#platform/http';
import { findRules } from '../store/changes.store.ts';
import { isClass } from '../store/lists.store.ts';
import { listAway, listShort } from '../store/watch.store.ts';

type Watch = CallAnswer<typeof calls.getAttendanceWatch>;

/** Students below the school's minimum attendance %, and students continuously absent. */
export function getAttendanceWatch({ db, school }: ReadContext, { query }: Input<typeof calls.getAttendanceWatch>): Promise<Watch> {
  return readWatch({ db, schoolId: school.id }, query.classId);
}

/** The same for printing. Refuses an unknown class. */
export async function readWatch({ db, schoolId }: { db: Db; schoolId: string }, classId: string | undefined): Promise<Watch> {
  if (classId !== undefined && !(await isClass(db, schoolId, classId))) throw notFound();
  const { shortPercent, alertDays } = await findRules(db, schoolId);
  const [short, away] = await Promise.all([
    listShort(db, schoolId, { percent: shortPercent, classId }),
    listAway(db, schoolId, { days: alertDays, classId }),
  ]);
  return {
    rules: { shortPercent, alertDays },
    short: short.map((row) => ({
      ...watched(row),
      attended: row.attended,
      marked: row.marked,
      share: Math.round((row.attended / row.marked) * 1000) / 1000,
    })),
    away: away.map((row) => ({ ...watched(row), days: row.days, since: row.since })),
  };
}

type Row = Awaited<ReturnType<typeof listShort>>[number] | Awaited<ReturnType<typeof listAway>>[number];

function watched({ id, name, number, className, sectionName, guardianName, relation, phone }: Row) {
  const guardian = guardianName === null ? null : { name: guardianName, relation: relation ?? '', phone: phone ?? '' };
  return { id, name, number, place: `${className} ${sectionName}`, className, sectionName, guardian };
}
