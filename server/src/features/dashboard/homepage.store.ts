import type { HomepagePart } from '@shala/contract/dashboard';
import { type Db, type Fragment, join, sql } from '#platform/db';
import { attendanceParts } from './homepage-attendance.store.ts';
import { needsPart } from './homepage-needs.store.ts';

/** What a part reads: SQL that gives one JSON value, within `t` (today, and whether it is a school day) and `y` (the running year). */
type Parts = Record<HomepagePart, Fragment>;
export type Frame = { today: string; holiday: string | null; term: string | null };

function partsOf(schoolId: string): Parts {
  return {
    ...attendanceParts(schoolId),
    money: moneyPart(schoolId),
    needs: needsPart(schoolId),
    coming: sql`select coalesce(json_agg(e), '[]') from (select id as _id, kind, title, description, starts_on as "startsOn", ends_on as "endsOn", is_tentative as "isTentative"
      from calendar_events where school_id = ${schoolId} and ends_on >= t.today and starts_on <= t.today + 60 order by starts_on, ends_on, title limit 5) e`,
    birthdays: sql`select coalesce(json_agg(b), '[]') from (
      select s.id as _id, s.name, c.name || ' ' || sec.name as place, false as "isStaff" from students s
        join enrolments n on n.school_id = s.school_id and n.student_id = s.id and n.year_id = y.id
        join sections sec on sec.school_id = n.school_id and sec.id = n.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
        where s.school_id = ${schoolId} and s.left_on is null and extract(month from s.date_of_birth) = extract(month from t.today) and extract(day from s.date_of_birth) = extract(day from t.today)
      union all
      select id, name, position_role, true from employees where school_id = ${schoolId} and left_on is null
        and extract(month from date_of_birth) = extract(month from t.today) and extract(day from date_of_birth) = extract(day from t.today)
      order by 4 desc, 2) b`,
    notices: sql`select coalesce(json_agg(n), '[]') from (select n.id as _id, n.title, coalesce(n.sent_at, n.publish_at, n.created_at) as at, n.is_pinned as "isPinned",
        (select count(*)::int from notice_deliveries d where d.school_id = n.school_id and d.notice_id = n.id and d.state = 'failed') as failed
      from notices n where n.school_id = ${schoolId} and n.state = 'published' and coalesce(n.expires_on >= t.today, true)
      order by n.is_pinned desc, coalesce(n.sent_at, n.publish_at, n.created_at) desc, n.id desc limit 4) n`,
    activity: sql`select coalesce(json_agg(p), '[]') from (select p.id as _id, s.name as student, p.amount_paise / 100.0 as amount, p.mode, p.received_on as date
      from payments p join students s on s.school_id = p.school_id and s.id = p.student_id
      where p.school_id = ${schoolId} and p.state = 'live' order by p.created_at desc, p.id desc limit 6) p`,
  };
}

/** The month as the finance screens have it (kept totals), and what came in today. */
function moneyPart(schoolId: string): Fragment {
  return sql`select json_build_object('month', trim(to_char(t.today, 'Month')), 'charged', m.charged / 100.0, 'collected', m.collected / 100.0, 'pendingStudents', m.pending,
      'today', d.today / 100.0, 'weekAgo', d.week_ago / 100.0, 'byMode', d.modes)
    from (select coalesce(sum(charged_paise), 0) as charged, coalesce(sum(collected_paise), 0) as collected, coalesce(sum(pending_students), 0)::int as pending
      from fee_month_totals where school_id = ${schoolId} and year_id = y.id and month_no = app.month_of(t.today)) m,
    (select coalesce(sum(amount_paise) filter (where on_date = t.today), 0) as today, coalesce(sum(amount_paise) filter (where on_date = t.today - 7), 0) as week_ago,
      coalesce(json_agg(json_build_object('mode', mode, 'amount', amount_paise / 100.0, 'receipts', receipts) order by amount_paise desc)
        filter (where on_date = t.today and receipts > 0), '[]') as modes
      from collection_days where school_id = ${schoolId} and on_date in (t.today, t.today - 7)) d`;
}

const NAMES: readonly HomepagePart[] = [
  'students',
  'staff',
  'money',
  'needs',
  'away',
  'week',
  'coming',
  'birthdays',
  'notices',
  'activity',
];

function ground(schoolId: string): Fragment {
  return sql`from (select d.today, app.is_school_day(${schoolId}, d.today, 'students') as for_students, app.is_school_day(${schoolId}, d.today, 'staff') as for_staff
      from (select app.today(${schoolId}) as today offset 0) d offset 0) t
    left join academic_years y on y.school_id = ${schoolId} and y.is_current`;
}

const frame = (schoolId: string) => sql`t.today,
  (select title from calendar_events where school_id = ${schoolId} and kind = 'holiday' and t.today between starts_on and ends_on order by ends_on - starts_on limit 1) as holiday,
  (select name from terms where school_id = ${schoolId} and year_id = y.id and t.today between starts_on and ends_on limit 1) as term`;

/** Every part in one statement. */
export async function readHomepage(db: Db, schoolId: string): Promise<Frame & Record<HomepagePart, unknown>> {
  const parts = partsOf(schoolId);
  const columns = NAMES.map((name) => sql`(${parts[name]}) as ${as(name)}`);
  const row = await db.row<Frame & Record<HomepagePart, unknown>>(
    sql`select ${frame(schoolId)}, ${join(columns, sql`, `)} ${ground(schoolId)}`,
  );
  return row as Frame & Record<HomepagePart, unknown>;
}

/** One part by itself, for when the whole cannot be read. */
export async function readPart(db: Db, schoolId: string, name: HomepagePart): Promise<unknown> {
  return (await db.row<{ part: unknown }>(sql`select (${partsOf(schoolId)[name]}) as part ${ground(schoolId)}`))?.part ?? null;
}

export async function readFrame(db: Db, schoolId: string): Promise<Frame> {
  return (await db.row<Frame>(sql`select ${frame(schoolId)} ${ground(schoolId)}`)) as Frame;
}

/** The parts' own names are the columns' names: words of this file, and never from outside. */
function as(name: HomepagePart): Fragment {
  return ALIASES[name];
}
const ALIASES: Record<HomepagePart, Fragment> = {
  students: sql`students`,
  staff: sql`staff`,
  money: sql`money`,
  needs: sql`needs`,
  away: sql`away`,
  week: sql`week`,
  coming: sql`coming`,
  birthdays: sql`birthdays`,
  notices: sql`notices`,
  activity: sql`activity`,
};
