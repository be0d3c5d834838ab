import { type Db, sql } from '#platform/db';

/** The students whose parents the assistant has reminded on the school's day, as far as it was not taken back. What is being carried out has nothing to undo yet and does not count. */
export async function listRemindedToday(db: Db, schoolId: string): Promise<Set<string>> {
  const rows = await db.rows<{ id: string }>(sql`select distinct jsonb_array_elements_text(p.arguments -> 'kept' -> 'students') as id
    from assistant_pending p join schools s on s.id = p.school_id
    where p.school_id = ${schoolId} and p.tool = 'fee_reminder.send' and p.state = 'done' and p.undo is not null
      and (p.settled_at at time zone s.time_zone)::date = (now() at time zone s.time_zone)::date`);
  return new Set(rows.map(({ id }) => id));
}

/** Lets one reminder of a school at a time be carried out, so that two at once cannot both find nobody reminded. */
export async function holdReminders(db: Db, schoolId: string): Promise<void> {
  await db.rows(sql`select pg_advisory_xact_lock(hashtextextended('assistant reminders ' || ${schoolId}::text, 0))`);
}
