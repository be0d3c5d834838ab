import { type Db, sql } from '#platform/db';

type PeriodRow = { id: string; name: string; startsAtMinute: number; endsAtMinute: number };

const PERIOD = sql`p.id, p.name, p.starts_at_minute as "startsAtMinute", p.ends_at_minute as "endsAtMinute"`;

export function getSchoolPeriods(db: Db, schoolId: string): Promise<(PeriodRow & { lessons: number })[]> {
  return db.rows(sql`select ${PERIOD}, (select count(distinct (t.section_id, t.day))::int from timetable_slots t where t.school_id = p.school_id and t.period_id = p.id) as lessons
    from periods p where p.school_id = ${schoolId} order by p.position, p.starts_at_minute`);
}

export function lockPeriods(db: Db, schoolId: string): Promise<PeriodRow[]> {
  return db.rows(sql`select ${PERIOD} from periods p where p.school_id = ${schoolId} order by p.position for update`);
}

type Wanted = Omit<PeriodRow, 'id'> & { id: string | undefined };

/** Deletes some periods, then saves the others; they may exchange names and positions. */
export async function saveSchoolPeriods(
  db: Db,
  schoolId: string,
  { gone, wanted }: { gone: string[]; wanted: readonly Wanted[] },
): Promise<void> {
  await db.rows(sql`delete from periods where school_id = ${schoolId} and id = any(${gone}::uuid[])`);
  // Two periods may swap their names, so all names are first replaced by their ids.
  await db.rows(sql`update periods set name = id::text where school_id = ${schoolId}`);
  for (const [index, { id, name, startsAtMinute, endsAtMinute }] of wanted.entries()) {
    await db.rows(
      id === undefined
        ? sql`insert into periods (school_id, id, name, position, starts_at_minute, ends_at_minute)
            values (${schoolId}, app.new_id(), ${name}, ${index + 1}, ${startsAtMinute}, ${endsAtMinute})`
        : sql`update periods set name = ${name}, position = ${index + 1}, starts_at_minute = ${startsAtMinute}, ends_at_minute = ${endsAtMinute}
            where school_id = ${schoolId} and id = ${id}`,
    );
  }
}
