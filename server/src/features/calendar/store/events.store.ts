import type { EventKind } from '@shala/contract/calendar';
import { type Db, sql } from '#platform/db';

export type EventRow = {
  id: string;
  kind: EventKind;
  title: string;
  description: string;
  startsOn: string;
  endsOn: string;
  forStudents: boolean;
  forStaff: boolean;
  isTentative: boolean;
  holidayKey: string | null;
  seriesId: string | null;
};

const EVENT = sql`id, kind, title, description, starts_on as "startsOn", ends_on as "endsOn", for_students as "forStudents", for_staff as "forStaff",
  is_tentative as "isTentative", holiday_key as "holidayKey", series_id as "seriesId"`;

/** Entries on any day of the range, by day. */
export function listEvents(db: Db, schoolId: string, { from, to }: { from: string; to: string }): Promise<EventRow[]> {
  return db.rows(sql`select ${EVENT} from calendar_events where school_id = ${schoolId} and starts_on <= ${to}::date and ends_on >= ${from}::date
    order by starts_on, ends_on desc, title, id`);
}

/** An entry and, with the scope `later`, the later ones of its series; in order, the entry first. */
export function listFrom(db: Db, schoolId: string, { eventId, isLater }: { eventId: string; isLater: boolean }): Promise<EventRow[]> {
  return db.rows(sql`select ${EVENT} from calendar_events where school_id = ${schoolId} and (id = ${eventId}::uuid or (${isLater} and (series_id, starts_on) in (
      select l.series_id, l.starts_on from calendar_events l join calendar_events o on o.school_id = l.school_id and o.id = ${eventId}::uuid
      where l.school_id = ${schoolId} and l.series_id = o.series_id and l.starts_on > o.starts_on)))
    order by id = ${eventId}::uuid desc, starts_on, id`);
}

/** The present entries with these ids, locked until the transaction ends. */
export function holdEvents(db: Db, schoolId: string, ids: readonly string[]): Promise<EventRow[]> {
  return db.rows(
    sql`select ${EVENT} from calendar_events where school_id = ${schoolId} and id = any(${ids}::uuid[]) order by id for update`,
  );
}

/** Saves an entry, as a new one or over the existing one with its id. */
export async function putEvent(db: Db, schoolId: string, event: EventRow): Promise<void> {
  const { id, kind, title, description, startsOn, endsOn, forStudents, forStaff, isTentative, holidayKey } = event;
  // Changes stored by earlier versions have no series.
  const seriesId = event.seriesId ?? null;
  await db.rows(sql`insert into calendar_events (school_id, id, kind, title, description, starts_on, ends_on, for_students, for_staff, is_tentative, holiday_key, series_id)
    values (${schoolId}, ${id}::uuid, ${kind}, ${title}, ${description}, ${startsOn}, ${endsOn}, ${forStudents}, ${forStaff}, ${isTentative}, ${holidayKey}, ${seriesId}::uuid)
    on conflict (school_id, id) do update set kind = excluded.kind, title = excluded.title, description = excluded.description, starts_on = excluded.starts_on,
      ends_on = excluded.ends_on, for_students = excluded.for_students, for_staff = excluded.for_staff, is_tentative = excluded.is_tentative, holiday_key = excluded.holiday_key,
      series_id = excluded.series_id`);
}

export async function deleteEvent(db: Db, schoolId: string, eventId: string): Promise<void> {
  await db.rows(sql`delete from calendar_events where school_id = ${schoolId} and id = ${eventId}::uuid`);
}

type NewChange = { before: readonly EventRow[]; after: readonly EventRow[]; noticeId: string | null; accountId: string };

/** Stores a change, so that it can be undone; returns its id. */
export async function keepChange(db: Db, schoolId: string, { before, after, noticeId, accountId }: NewChange): Promise<string> {
  const row = await db.row<{ id: string }>(sql`insert into calendar_changes (school_id, id, before, after, notice_id, account_id)
    values (${schoolId}, app.new_id(), ${before}::jsonb, ${after}::jsonb, ${noticeId}::uuid, ${accountId}) returning id`);
  return (row as { id: string }).id;
}

export type Change = { before: EventRow[]; after: EventRow[]; noticeId: string | null; undoneAt: Date | null };

export function holdChange(db: Db, schoolId: string, changeId: string): Promise<Change | null> {
  return db.row(sql`select before, after, notice_id as "noticeId", undone_at as "undoneAt" from calendar_changes
    where school_id = ${schoolId} and id = ${changeId}::uuid for update`);
}

export async function markUndone(db: Db, schoolId: string, changeId: string): Promise<void> {
  await db.rows(sql`update calendar_changes set undone_at = now() where school_id = ${schoolId} and id = ${changeId}::uuid`);
}

export async function newId(db: Db): Promise<string> {
  return ((await db.row<{ id: string }>(sql`select app.new_id() as id`)) as { id: string }).id;
}

export type MonthOfDays = { startsOn: string; students: number; staff: number; sundays: number };

/** School days and working days of each month of the running year. */
export function countSchoolDays(db: Db, schoolId: string): Promise<(MonthOfDays & { year: string })[]> {
  return db.rows(sql`select y.name as year, min(d.day)::date as "startsOn",
      count(*) filter (where app.is_school_day(${schoolId}, d.day::date, 'students'))::int as students,
      count(*) filter (where app.is_school_day(${schoolId}, d.day::date, 'staff'))::int as staff,
      count(*) filter (where extract(isodow from d.day) = 7)::int as sundays
    from academic_years y cross join lateral generate_series(y.starts_on, y.ends_on, interval '1 day') as d (day)
    where y.school_id = ${schoolId} and y.is_current group by y.name, date_trunc('month', d.day) order by 2`);
}

/** Imported holidays, and the school's own, between two days. */
export function listHolidays(db: Db, schoolId: string, span: { from: string; to: string }): Promise<EventRow[]> {
  return db.rows(sql`select ${EVENT} from calendar_events where school_id = ${schoolId} and kind = 'holiday'
    and starts_on <= ${span.to}::date and ends_on >= ${span.from}::date order by ends_on - starts_on, starts_on`);
}

export function findSchoolName(db: Db, schoolId: string): Promise<{ name: string; timeZone: string } | null> {
  return db.row(sql`select name, time_zone as "timeZone" from schools where id = ${schoolId}`);
}

export function findYearSpan(db: Db, schoolId: string): Promise<{ name: string; from: string; to: string } | null> {
  return db.row(sql`select name, starts_on as from, ends_on as to from academic_years where school_id = ${schoolId} and is_current`);
}
