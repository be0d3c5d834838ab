import type { Bell } from '@shala/contract/timetable';
import { type Db, type Fragment, sql } from '#platform/db';
import { notFound } from '#platform/errors';

export type BellToSave = Omit<Bell<number>, 'id'> & { id?: string | undefined };

/** The period times that differ from those of the school, as JSON, in minutes after midnight. */
export function bellsOf(schoolId: string): Fragment {
  return sql`(select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'days', b.days,
      'classIds', coalesce((select json_agg(c.class_id order by c.class_id) from timetable_bell_classes c where c.school_id = b.school_id and c.bell_id = b.id), '[]'),
      'periods', coalesce((select json_agg(json_build_object('periodId', t.period_id, 'startsAt', t.starts_at_minute, 'endsAt', t.ends_at_minute) order by t.starts_at_minute)
        from timetable_bell_times t where t.school_id = b.school_id and t.bell_id = b.id), '[]')) order by b.name), '[]')
    from timetable_bells b where b.school_id = ${schoolId})`;
}

export async function removeBells(db: Db, schoolId: string, ids: readonly string[]): Promise<void> {
  await db.rows(sql`delete from timetable_bells where school_id = ${schoolId} and id = any(${ids}::uuid[])`);
}

export async function writeBell(db: Db, schoolId: string, { id, name, classIds, days, periods }: BellToSave): Promise<void> {
  const row = await db.row<{ id: string }>(
    id === undefined
      ? sql`insert into timetable_bells (school_id, id, name, days) values (${schoolId}, app.new_id(), ${name}, ${days}::smallint[]) returning id`
      : sql`update timetable_bells set name = ${name}, days = ${days}::smallint[] where school_id = ${schoolId} and id = ${id} returning id`,
  );
  if (row === null) throw notFound();
  await db.rows(sql`with gone as (delete from timetable_bell_classes where school_id = ${schoolId} and bell_id = ${row.id})
    delete from timetable_bell_times where school_id = ${schoolId} and bell_id = ${row.id}`);
  await db.rows(sql`insert into timetable_bell_classes (school_id, bell_id, class_id)
    select distinct ${schoolId}::uuid, ${row.id}::uuid, c from unnest(${classIds}::uuid[]) as c`);
  await db.rows(sql`insert into timetable_bell_times (school_id, bell_id, period_id, starts_at_minute, ends_at_minute)
    select ${schoolId}::uuid, ${row.id}::uuid, n."periodId", n."startsAt", n."endsAt"
    from jsonb_to_recordset(${JSON.stringify(periods)}::text::jsonb) as n ("periodId" uuid, "startsAt" int, "endsAt" int)`);
}
