import type { Counts } from '@shala/contract/attendance';
import { type Db, type Fragment, sql } from '#platform/db';

export type DayRow = { on: string; today: string; isSchoolDay: boolean; why: string | null; locksAt: Date };

/** Today in a subquery that is kept (`offset 0`): otherwise the function is called for each row that is compared with it. */
const todayOnce = (schoolId: string) => sql`(select app.today(${schoolId}) as today offset 0) t`;

/** A day (default today) with the facts that its registers need. */
export async function findDay(db: Db, schoolId: string, on: string | undefined, who: 'students' | 'staff'): Promise<DayRow> {
  const row =
    await db.row<DayRow>(sql`select d.day as on, d.today, app.is_school_day(${schoolId}, d.day, ${who}) as "isSchoolDay", app.locks_at(${schoolId}, d.day) as "locksAt",
    (select e.title from calendar_events e where e.school_id = ${schoolId} and e.kind = 'holiday' and d.day between e.starts_on and e.ends_on
      and case ${who}::text when 'staff' then e.for_staff else e.for_students end limit 1) as why
    from (select coalesce(${on ?? null}::date, t.today) as day, t.today from ${todayOnce(schoolId)}) d`);
  return row as DayRow;
}

/** Counts of a day's marks as an object with the contract's names; `m` has a column `mark`. */
const COUNTS: Fragment = sql`count(*)::int as total, count(*) filter (where m.mark = 'P')::int as present, count(*) filter (where m.mark = 'A')::int as absent,
  count(*) filter (where m.mark = 'L')::int as late, count(*) filter (where m.mark = 'H')::int as "halfDay", count(*) filter (where m.mark = 'V')::int as "onLeave",
  count(*) filter (where m.mark is null)::int as "notMarked"`;

/** The day's counts of students, optionally of one class. */
export async function countStudents(db: Db, schoolId: string, on: string, classId?: string): Promise<Counts> {
  return (await db.row<Counts>(
    // Without a class nothing is asked of the sections, and they are not read.
    sql`select ${COUNTS} from app.student_day(${schoolId}, ${on}::date) m${classId === undefined ? sql`` : sql` where m.class_id = ${classId}::uuid`}`,
  )) as Counts;
}

/** The day's counts of staff. */
export async function countStaff(db: Db, schoolId: string, on: string): Promise<Counts> {
  return (await db.row<Counts>(sql`select ${COUNTS} from app.employee_day(${schoolId}, ${on}::date) m`)) as Counts;
}

/** The number of people on leave today. Only those who have such a mark or a leave are looked up among the students. */
export async function countOnLeave(db: Db, schoolId: string): Promise<{ employees: number; students: number }> {
  const row = await db.row<{ employees: number; students: number }>(sql`select
      (select count(*)::int from app.employee_day(${schoolId}, t.today) m where m.mark = 'V') as employees,
      (select count(*)::int from app.student_day(${schoolId}, t.today) m where m.mark = 'V' and m.student_id = any (array(
        select a.student_id from student_attendance a where a.school_id = ${schoolId} and a.on_date = t.today and a.mark = 'V'
        union all select l.student_id from leave_requests l where l.school_id = ${schoolId} and l.student_id is not null and l.state = 'approved'
          and t.today between l.from_date and l.to_date))) as students
    from ${todayOnce(schoolId)}`);
  return row as { employees: number; students: number };
}

export type SectionDayRow = Counts & {
  sectionId: string;
  classId: string;
  className: string;
  sectionName: string;
  teacherName: string | null;
  teacherPhone: string | null;
  takenAt: Date | null;
  takenBy: string | null;
};

/** Every section with students on a school day, in school order, with its register or none. */
export function listSectionsOfDay(db: Db, schoolId: string, on: string): Promise<SectionDayRow[]> {
  return db.rows(sql`select sec.id as "sectionId", c.id as "classId", c.name as "className", sec.name as "sectionName", t.name as "teacherName", t.phone as "teacherPhone",
    r.taken_at as "takenAt", a.name as "takenBy", m.total, m.present, m.absent, m.late, m."halfDay", m."onLeave", m."notMarked"
    from (select m.section_id, ${COUNTS} from app.student_day(${schoolId}, ${on}::date) m group by m.section_id) m
    join sections sec on sec.school_id = ${schoolId} and sec.id = m.section_id
    join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    left join employees t on t.school_id = sec.school_id and t.id = sec.class_teacher_id and t.left_on is null
    left join registers r on r.school_id = sec.school_id and r.section_id = sec.id and r.on_date = ${on}::date
    left join accounts a on a.id = r.account_id
    order by c.position, c.name, sec.name`);
}

export type HeatRow = { sectionId: string; className: string; sectionName: string; on: string; share: number };

/** The last school days up to a day, oldest first. */
export async function listLastSchoolDays(db: Db, schoolId: string, on: string, count: number): Promise<string[]> {
  const rows = await db.rows<{ day: string }>(
    sql`select d as day from app.school_days(${schoolId}, ${on}::date - 75, ${on}::date, 'students') d order by d desc limit ${count}`,
  );
  return rows.map(({ day }) => day).reverse();
}

/** Attendance % by section and day, where a register was taken. Half a day counts 0.5. */
export function listShares(db: Db, schoolId: string, days: readonly string[]): Promise<HeatRow[]> {
  return db.rows(sql`select sec.id as "sectionId", c.name as "className", sec.name as "sectionName", x.on_date as on, x.share
    from sections sec join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    join (select section_id, on_date, (sum(case mark when 'P' then 1 when 'L' then 1 when 'H' then 0.5 else 0 end) / count(*))::float8 as share
      from student_attendance where school_id = ${schoolId} and on_date = any (${days}::date[]) group by 1, 2) x on x.section_id = sec.id
    where sec.school_id = ${schoolId} order by c.position, c.name, sec.name, x.on_date`);
}
