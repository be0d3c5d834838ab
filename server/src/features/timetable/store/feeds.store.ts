import { type Db, sql } from '#platform/db';

export type FeedRow = { id: string; createdAt: Date; lastReadAt: Date | null };

/** The name of an employee and whether they have left; null for an unknown one. */
export function findTeacher(db: Db, schoolId: string, teacherId: string): Promise<{ name: string; hasLeft: boolean } | null> {
  return db.row(
    sql`select name, left_on is not null as "hasLeft" from employees where school_id = ${schoolId} and id = ${teacherId}::uuid`,
  );
}

export function listFeeds(db: Db, schoolId: string, teacherId: string): Promise<FeedRow[]> {
  return db.rows(sql`select id, created_at as "createdAt", last_read_at as "lastReadAt" from timetable_feeds
    where school_id = ${schoolId} and employee_id = ${teacherId}::uuid and removed_at is null order by created_at, id`);
}

export async function addTimetableFeed(
  db: Db,
  schoolId: string,
  { teacherId, secretHash, accountId }: { teacherId: string; secretHash: Buffer; accountId: string },
): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into timetable_feeds (school_id, id, employee_id, secret_hash, account_id)
    values (${schoolId}, app.new_id(), ${teacherId}, ${secretHash}, ${accountId}) returning id`);
  return (row as { id: string }).id;
}

/** Cancels an address; null when there is none with this id. */
export function removeTimetableFeed(db: Db, schoolId: string, feedId: string): Promise<{ id: string; teacherId: string } | null> {
  return db.row(sql`update timetable_feeds set removed_at = now() where school_id = ${schoolId} and id = ${feedId}::uuid and removed_at is null
    returning id, employee_id as "teacherId"`);
}

/** The teacher of a secret, whose address is recorded as read now; null when it is unknown or cancelled, or the teacher has left. */
export function useFeed(db: Db, schoolId: string, secretHash: Buffer): Promise<{ teacherId: string; name: string } | null> {
  return db.row(sql`update timetable_feeds f set last_read_at = now() from employees e
    where f.school_id = ${schoolId} and f.secret_hash = ${secretHash} and f.removed_at is null
      and e.school_id = f.school_id and e.id = f.employee_id and e.left_on is null
    returning e.id as "teacherId", e.name`);
}

export type FeedLesson = {
  day: string;
  periodId: string;
  /** The section or group that is taught. */
  partId: string;
  periodName: string;
  startsAt: Date;
  endsAt: Date;
  place: string;
  subject: string;
  /** The absent teacher whose period is covered; empty when the period had no teacher. */
  coverFor: string | null;
};

/**
 * A teacher's periods from two weeks ago to ten weeks ahead: their own lessons on school days that nobody covers, and the lessons that they cover for others.
 */
export function listFeedLessons(db: Db, schoolId: string, teacherId: string): Promise<FeedLesson[]> {
  return db.rows(sql`with now as materialized (select id, time_zone, app.today(id) as today from schools where id = ${schoolId}),
    days as materialized (select d as day from now, app.school_days(${schoolId}, now.today - 14, now.today + 70, 'students') d),
    given as (
      select d.day, t.period_id, t.section_id, t.group_id, t.part_id, t.subject_id, null::text as cover_for from days d
      cross join lateral app.lessons_on(${schoolId}, d.day) t
      where t.teacher_id = ${teacherId} and not exists (select from covers v where v.school_id = ${schoolId} and v.on_date = d.day
        and v.period_id = t.period_id and v.part_id = t.part_id)
      union all
      select v.on_date, v.period_id, v.section_id, v.group_id, v.part_id, v.subject_id, coalesce(a.name, '') from days d
      join covers v on v.school_id = ${schoolId} and v.on_date = d.day and v.teacher_id = ${teacherId}
      left join employees a on a.school_id = v.school_id and a.id = v.absent_id
    )
    select distinct on (t.day, p.position, t.part_id) t.day::text as day, t.period_id as "periodId", t.part_id as "partId", p.name as "periodName",
      (t.day + make_interval(mins => coalesce(b.starts_at_minute, p.starts_at_minute))) at time zone now.time_zone as "startsAt",
      (t.day + make_interval(mins => coalesce(b.ends_at_minute, p.ends_at_minute))) at time zone now.time_zone as "endsAt",
      k.name || ' ' || coalesce(app.group_section_names(${schoolId}::uuid, t.day, t.period_id, t.group_id, k.id), c.name) as place, s.name as subject, t.cover_for as "coverFor"
    from given t cross join now join periods p on p.school_id = ${schoolId} and p.id = t.period_id
    join sections c on c.school_id = ${schoolId} and c.id = t.section_id join classes k on k.school_id = c.school_id and k.id = c.class_id
    left join lateral app.period_time(${schoolId}, k.id, extract(isodow from t.day)::int, p.id) b on true
    join subjects s on s.school_id = ${schoolId} and s.id = t.subject_id order by t.day, p.position, t.part_id, k.position, c.name`);
}
