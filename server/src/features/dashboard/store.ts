import type { SetupStep } from '@shala/contract/dashboard';
import { type Db, sql } from '#platform/db';

/** The number of records for each step, and the steps that a person has saved. Balances are counted by student; each section needs its class teacher. */
export async function countSetup(db: Db, schoolId: string): Promise<Record<SetupStep, number> & { saved: SetupStep[] }> {
  const row = await db.row<Record<SetupStep, number> & { saved: SetupStep[] }>(sql`select
    (select count(*)::int from schools where id = ${schoolId} and logo_file_id is not null) as school,
    (select count(*)::int from sections where school_id = ${schoolId}) as classes,
    (select count(distinct class_id)::int from fee_rates where school_id = ${schoolId}) as fees,
    (select count(*)::int from periods where school_id = ${schoolId}) as periods,
    (select count(*)::int from subjects where school_id = ${schoolId} and periods_per_week > 0) as subjects,
    coalesce((select students from school_totals where school_id = ${schoolId}), 0) as students,
    (select count(*)::int from employees where school_id = ${schoolId} and left_on is null) as employees,
    (select count(*)::int from sections where school_id = ${schoolId} and class_teacher_id is not null) as "classTeachers",
    (select count(*)::int from notice_channels where school_id = ${schoolId})
      + (select count(*)::int from mail_channels where school_id = ${schoolId}) as channels,
    (select count(*)::int from fee_accounts where school_id = ${schoolId} and arrears_charged > 0) as "openingBalances",
    (select count(*)::int from timetable_slots where school_id = ${schoolId} and until_on > app.today(${schoolId})) as timetable,
    array(select step from (values ('classes', array['class', 'section']), ('fees', array['fee structure', 'fee rules']), ('periods', array['periods of the day']), ('subjects', array['subject']))
      as w (step, entities) where exists (select from audit_log a where a.school_id = ${schoolId} and a.entity = any (w.entities))
      union all select 'school' from schools where id = ${schoolId} and logo_file_id is not null
      union all select 'classTeachers' where exists (select from sections where school_id = ${schoolId})
        and not exists (select from sections where school_id = ${schoolId} and class_teacher_id is null)
      union all select 'channels' where exists (select from notice_channels where school_id = ${schoolId})
        or exists (select from mail_channels where school_id = ${schoolId})) as saved`);
  return row as Record<SetupStep, number> & { saved: SetupStep[] };
}

export function listStepStates(db: Db, schoolId: string): Promise<{ step: SetupStep; state: 'done' | 'skipped' }[]> {
  return db.rows(sql`select step, state from setup_steps where school_id = ${schoolId}`);
}

export async function markSetupStep(
  db: Db,
  schoolId: string,
  { step, state, accountId }: { step: SetupStep; state: 'done' | 'skipped' | 'open'; accountId: string },
): Promise<void> {
  await db.rows(sql`delete from setup_steps where school_id = ${schoolId} and step = ${step}`);
  if (state !== 'open')
    await db.rows(
      sql`insert into setup_steps (school_id, step, state, account_id) values (${schoolId}, ${step}, ${state}, ${accountId}) on conflict do nothing`,
    );
}
