import { type Db, sql } from '#platform/db';
import type { Span } from './placing.store.ts';

export type VersionRow = {
  from: string | null;
  until: string | null;
  draftNumber: number | null;
  lessons: number;
  by: string;
  putAt: string | null;
};

/** The timetables in order of time, each with its number of lessons on its last day or today; the first one has no start. */
export function listTimetableVersions(db: Db, schoolId: string): Promise<VersionRow[]> {
  return db.rows(sql`with now as materialized (select app.today(${schoolId}) as today),
    starts as (select '-infinity'::date as from_on, null::integer as draft_number, null::uuid as account_id, null::timestamptz as put_at
      union all select from_on, draft_number, account_id, put_at from timetable_versions where school_id = ${schoolId}),
    spans as (select s.*, lead(from_on, 1, 'infinity') over (order by from_on) as until_on from starts s)
    select nullif(s.from_on, '-infinity')::text as from, nullif(s.until_on, 'infinity')::text as until, s.draft_number as "draftNumber",
      (select count(distinct (section_id, day, period_id))::int from app.week_on(${schoolId}, d.day)) as lessons,
      coalesce(a.name, '') as by, to_json(s.put_at) #>> '{}' as "putAt"
    from spans s cross join now cross join lateral (select greatest(s.from_on, least(now.today, s.until_on - 1)) as day offset 0) d
    left join accounts a on a.id = s.account_id order by s.from_on`);
}

export type Start = Span & { today: string; isStart: boolean; isSchoolDay: boolean; isTooFar: boolean };

/** A day (default today) with the timetable that starts on it, and the day on which the next one does. */
export async function findStart(db: Db, schoolId: string, from?: string): Promise<Start> {
  const row = await db.row<Start>(sql`select f.today::text as today, f.from_on::text as from,
      coalesce((select min(v.from_on) from timetable_versions v where v.school_id = ${schoolId} and v.from_on > f.from_on), 'infinity')::text as until,
      exists (select from timetable_versions v where v.school_id = ${schoolId} and v.from_on = f.from_on) as "isStart",
      app.is_school_day(${schoolId}, f.from_on, 'students') as "isSchoolDay", f.from_on > f.today + 366 as "isTooFar"
    from (select t.today, coalesce(${from ?? null}::date, t.today) as from_on from (select app.today(${schoolId}) as today offset 0) t) f`);
  if (row === null) throw new Error('A select of one row gives one row.');
  return row;
}

/** Records the day from which a timetable is valid. */
export async function putVersion(
  db: Db,
  schoolId: string,
  { from, draftNumber, accountId }: { from: string; draftNumber: number | null; accountId: string },
): Promise<void> {
  await db.rows(sql`insert into timetable_versions (school_id, from_on, draft_number, account_id)
    values (${schoolId}, ${from}, ${draftNumber}, ${accountId})
    on conflict (school_id, from_on) do update set draft_number = excluded.draft_number, account_id = excluded.account_id, put_at = now()`);
}

/** Splits lessons that are valid across a day at that day: nothing changes, but the later part can be changed separately. Returns their number. */
export async function divideAt(db: Db, schoolId: string, { from, until }: Span): Promise<number> {
  const rows = await db.rows<{
    place: string;
  }>(sql`with held as (select section_id, day, period_id, subject_id, teacher_id, room_id, split_id, group_id, part_id, from_on from timetable_slots
      where school_id = ${schoolId} and from_on < ${from}::date and until_on > ${from}::date),
    ended as (update timetable_slots t set until_on = ${from} from held h where t.school_id = ${schoolId} and t.section_id = h.section_id and t.day = h.day
      and t.period_id = h.period_id and t.part_id = h.part_id and t.from_on = h.from_on returning 1)
    insert into timetable_slots (school_id, section_id, day, period_id, subject_id, teacher_id, room_id, split_id, group_id, from_on, until_on)
    -- Lessons with a room first: the others get one that is free then.
    select ${schoolId}::uuid, section_id, day, period_id, subject_id, teacher_id, room_id, split_id, group_id, ${from}, ${until} from held cross join (select count(*) from ended) e
    order by room_id nulls last
    returning concat(section_id, day, period_id) as place`);
  return new Set(rows.map(({ place }) => place)).size;
}

/** A cover by a teacher who would have a lesson then, if the timetable before a day stayed valid until the next one. */
export function findCoverInTheWay(
  db: Db,
  schoolId: string,
  { from, until }: Span,
): Promise<{ teacherName: string; periodName: string; onDate: string } | null> {
  return db.row(sql`select e.name as "teacherName", p.name as "periodName", v.on_date::text as "onDate" from timetable_slots t
    join covers v on v.school_id = ${schoolId} and v.teacher_id = t.teacher_id and v.period_id = t.period_id
      and v.on_date >= ${from}::date and v.on_date < ${until}::date and extract(isodow from v.on_date) = t.day
    join employees e on e.school_id = v.school_id and e.id = v.teacher_id
    join periods p on p.school_id = v.school_id and p.id = v.period_id
    where t.school_id = ${schoolId} and t.until_on = ${from}::date order by v.on_date limit 1`);
}

/** Deletes a planned timetable: the lessons before it stay valid until the next timetable. */
export async function removeVersion(db: Db, schoolId: string, { from, until }: Span): Promise<void> {
  await db.rows(sql`delete from timetable_slots where school_id = ${schoolId} and from_on >= ${from}::date and from_on < ${until}::date`);
  await db.rows(sql`update timetable_slots set until_on = ${until} where school_id = ${schoolId} and until_on = ${from}::date`);
  await db.rows(sql`delete from timetable_versions where school_id = ${schoolId} and from_on = ${from}`);
}
