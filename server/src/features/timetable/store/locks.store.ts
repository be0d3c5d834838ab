import type { TimetableLock } from '@shala/contract/timetable';
import { type Db, sql } from '#platform/db';

/** A lock as it is stored; days count from 1, Monday. */
export type LockRow = Omit<TimetableLock, 'day'> & { day: number | null };

const columns = sql`id, kind, section_id as "sectionId", day, period_id as "periodId", teacher_id as "teacherId"`;

/** The locks of a draft; with null those of the present timetable. */
export function listLocks(db: Db, schoolId: string, draftId: string | null): Promise<LockRow[]> {
  return db.rows(sql`select ${columns} from timetable_locks
    where school_id = ${schoolId} and draft_id is not distinct from ${draftId}::uuid order by locked_at, id`);
}

export function findLock(db: Db, schoolId: string, lockId: string): Promise<LockRow | null> {
  return db.row(sql`select ${columns} from timetable_locks where school_id = ${schoolId} and id = ${lockId}`);
}

type NewLock = Omit<LockRow, 'id'> & { draftId: string | null; accountId: string };

/** Whether the records that a lock names exist. */
export async function isKnown(db: Db, schoolId: string, { draftId, sectionId, periodId, teacherId }: NewLock): Promise<boolean> {
  const row = await db.row<{ known: boolean }>(sql`select
    (${draftId}::uuid is null or exists (select from timetable_drafts where school_id = ${schoolId} and id = ${draftId}::uuid))
    and (${sectionId}::uuid is null or exists (select from sections where school_id = ${schoolId} and id = ${sectionId}::uuid))
    and (${periodId}::uuid is null or exists (select from periods where school_id = ${schoolId} and id = ${periodId}::uuid))
    and (${teacherId}::uuid is null or exists (select from employees where school_id = ${schoolId} and id = ${teacherId}::uuid)) as known`);
  return row?.known ?? false;
}

/** Adds a lock, or returns the existing one. */
export async function addTimetableLock(db: Db, schoolId: string, lock: NewLock): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into timetable_locks
      (school_id, id, draft_id, kind, section_id, day, period_id, teacher_id, locked_by)
    values (${schoolId}, app.new_id(), ${lock.draftId}, ${lock.kind}, ${lock.sectionId}, ${lock.day}, ${lock.periodId}, ${lock.teacherId}, ${lock.accountId})
    on conflict (school_id, draft_id, kind, section_id, day, period_id, teacher_id) do update set kind = excluded.kind
    returning id`);
  return row?.id ?? '';
}

export async function deleteTimetableLock(db: Db, schoolId: string, lockId: string): Promise<void> {
  await db.rows(sql`delete from timetable_locks where school_id = ${schoolId} and id = ${lockId}`);
}
