import type { SetupStep } from '@shala/contract/dashboard';
import { type Db, sql } from '#platform/db';

/** How many of each thing the school has so far; a step is done when its count is above zero. Balances are counted by student. */
export async function countSetup(db: Db, schoolId: string): Promise<Record<SetupStep, number>> {
  const row = await db.row<Record<SetupStep, number>>(sql`select
    (select count(*)::int from schools where id = ${schoolId} and logo_file_id is not null) as logo,
    (select count(*)::int from sections where school_id = ${schoolId}) as classes,
    (select count(*)::int from employees where school_id = ${schoolId} and left_on is null) as staff,
    coalesce((select students from school_totals where school_id = ${schoolId}), 0) as students,
    (select count(distinct class_id)::int from fee_rates where school_id = ${schoolId}) as fees,
    (select count(*)::int from fee_accounts where school_id = ${schoolId}) as "openingBalances",
    (select count(*)::int from timetable_slots where school_id = ${schoolId}) as timetable`);
  return row as Record<SetupStep, number>;
}
