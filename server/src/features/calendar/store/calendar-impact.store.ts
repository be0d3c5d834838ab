import { type Db, sql } from '#platform/db';
import { addDays } from '../rules/series.ts';
import type { EventRow } from './events.store.ts';

export type Day = { day: string; studentsBefore: boolean; studentsAfter: boolean; staffBefore: boolean; staffAfter: boolean };
type After = Pick<EventRow, 'startsOn' | 'endsOn' | 'forStudents' | 'forStaff'>;
export type Changed = { gone: readonly string[]; after: readonly After[] };

/**
 * Each day affected by a change of holidays: whether it is a school day before and after. `gone` are the entries deleted or changed, `after` the new holidays.
 */
export function compareDays(db: Db, schoolId: string, { from, to, gone, after }: { from: string; to: string } & Changed): Promise<Day[]> {
  const comes = (whom: 'forStudents' | 'forStaff') => {
    const those = after.filter((one) => one[whom]);
    return sql`exists (select from unnest(${those.map(({ startsOn }) => startsOn)}::date[], ${those.map(({ endsOn }) => endsOn)}::date[]) as c (starts_on, ends_on)
      where d.day between c.starts_on and c.ends_on)`;
  };
  return db.rows(sql`select d.day::date as day, app.is_school_day(${schoolId}, d.day::date, 'students') as "studentsBefore",
      app.is_school_day(${schoolId}, d.day::date, 'staff') as "staffBefore",
      extract(isodow from d.day) < 7 and not o.students and not ${comes('forStudents')} as "studentsAfter",
      extract(isodow from d.day) < 7 and not o.staff and not ${comes('forStaff')} as "staffAfter"
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d (day)
    cross join lateral (select coalesce(bool_or(e.for_students), false) as students, coalesce(bool_or(e.for_staff), false) as staff from calendar_events e
      where e.school_id = ${schoolId} and e.kind = 'holiday' and d.day between e.starts_on and e.ends_on and e.id <> all (${gone}::uuid[])) o
    order by 1`);
}

type Touched = { lost: readonly string[]; won: readonly string[] };

/** Lessons of the timetable on those days, by class; won days are subtracted from lost ones. */
export function countPeriods(
  db: Db,
  schoolId: string,
  { lost, won }: Touched,
): Promise<{ className: string; sections: number; periods: number }[]> {
  return db.rows(sql`select c.name as "className", count(distinct s.section_id)::int as sections, sum(d.sign)::int as periods
    from (select day, 1 as sign from unnest(${lost}::date[]) as l (day) union all select day, -1 from unnest(${won}::date[]) as w (day)) d
    cross join lateral (select distinct school_id, section_id, period_id from app.lessons_on(${schoolId}, d.day)) s
    join sections sec on sec.school_id = s.school_id and sec.id = s.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    group by c.id, c.name, c.position order by c.position, c.name`);
}

/** Papers that are to be written on those days. */
export function listPapers(
  db: Db,
  schoolId: string,
  days: readonly string[],
): Promise<{ exam: string; className: string; subject: string; on: string }[]> {
  return db.rows(sql`select x.name as exam, c.name as "className", j.name as subject, p.on_date as on
    from exam_papers p join exams x on x.school_id = p.school_id and x.id = p.exam_id
    join subjects j on j.school_id = p.school_id and j.id = p.subject_id join classes c on c.school_id = j.school_id and c.id = j.class_id
    where p.school_id = ${schoolId} and p.on_date = any(${days}::date[]) and x.state = 'planned' order by p.on_date, c.position, j.name limit 200`);
}

/** Registers that were taken on those days. */
export function listRegisters(db: Db, schoolId: string, days: readonly string[]): Promise<{ on: string; sections: number }[]> {
  return db.rows(sql`select on_date as on, count(*)::int as sections from registers
    where school_id = ${schoolId} and on_date = any(${days}::date[]) group by 1 order by 1`);
}

/** Approved leave that includes one of those days. */
export async function countLeaves(db: Db, schoolId: string, days: readonly string[]): Promise<number> {
  const row = await db.row<{
    count: number;
  }>(sql`select count(*)::int as count from leave_requests l where l.school_id = ${schoolId} and l.state = 'approved'
    and exists (select from unnest(${days}::date[]) as d (day) where d.day between l.from_date and l.to_date)`);
  return row?.count ?? 0;
}

/** School days of the current year at present. */
export async function countYear(db: Db, schoolId: string): Promise<{ students: number; staff: number }> {
  const row = await db.row<{ students: number; staff: number }>(sql`select
      count(*) filter (where app.is_school_day(${schoolId}, d.day::date, 'students'))::int as students,
      count(*) filter (where app.is_school_day(${schoolId}, d.day::date, 'staff'))::int as staff
    from academic_years y cross join lateral generate_series(y.starts_on, y.ends_on, interval '1 day') as d (day)
    where y.school_id = ${schoolId} and y.is_current`);
  return row ?? { students: 0, staff: 0 };
}

/** Days of the running year among those. */
export function withinYear(db: Db, schoolId: string, days: readonly string[]): Promise<{ day: string }[]> {
  return db.rows(sql`select d.day from unnest(${days}::date[]) as d (day) join academic_years y on y.school_id = ${schoolId} and y.is_current
    and d.day between y.starts_on and y.ends_on`);
}

/** The next school day of students after a day, within two months; the change is not in the calendar yet. */
export async function nextSchoolDay(
  db: Db,
  schoolId: string,
  { behind, ...changed }: { behind: string } & Changed,
): Promise<string | null> {
  const days = await compareDays(db, schoolId, { from: behind, to: addDays(behind, 62), ...changed });
  return days.find(({ day, studentsAfter }) => day > behind && studentsAfter)?.day ?? null;
}
