import type { DayHalf } from '@shala/contract/attendance';
import { type Db, type Fragment, sql } from '#platform/db';

export type Away = {
  id: string;
  name: string;
  why: 'absent' | 'leave' | 'half day';
  half: DayHalf | null;
  reason: string;
  lessons: number;
};
export type DeskLesson = {
  periodId: string;
  periodName: string;
  sectionId: string;
  classId: string;
  className: string;
  /** For a group, all its sections. */
  sectionName: string;
  groupId: string | null;
  subjectName: string;
  absentId: string | null;
  absentName: string;
  coverId: string | null;
  coverName: string | null;
};
export type Present = {
  id: string;
  name: string;
  subjects: string[];
  classes: string[];
  busyPeriods: string[];
  mostADay: number;
  lessonsThatDay: number;
  coversThatDay: number;
  coversThisWeek: number;
  coversThisMonth: number;
};

/** Lessons of a day without their teacher, with the cover that was given; for a teacher absent for half a day only those of that half. */
export function openLessons(schoolId: string, date: string | Fragment): Fragment {
  return sql`with away as materialized (select * from app.staff_away(${schoolId}, ${date}::date)),
    halves as materialized (select * from app.halves(${schoolId}))
    select distinct on (p.position, t.part_id) p.id as "periodId", p.name as "periodName", p.position, c.id as "sectionId", k.id as "classId", k.name as "className", k.position as "classPosition",
      coalesce(app.group_section_names(t.school_id, ${date}::date, t.period_id, t.group_id, k.id), c.name) as "sectionName", t.group_id as "groupId", s.name as "subjectName", t.teacher_id as "absentId", coalesce(e.name, '') as "absentName",
      v.teacher_id as "coverId", h.name as "coverName"
    from app.lessons_on(${schoolId}, ${date}::date) t
    join periods p on p.school_id = t.school_id and p.id = t.period_id join halves x on x.period_id = p.id
    join sections c on c.school_id = t.school_id and c.id = t.section_id
    join classes k on k.school_id = c.school_id and k.id = c.class_id
    join subjects s on s.school_id = t.school_id and s.id = t.subject_id
    left join employees e on e.school_id = t.school_id and e.id = t.teacher_id
    left join away a on a.employee_id = t.teacher_id and (a.half is null or a.half = x.half)
    left join covers v on v.school_id = t.school_id and v.on_date = ${date}::date and v.period_id = t.period_id and v.part_id = t.part_id
    left join employees h on h.school_id = v.school_id and h.id = v.teacher_id
    where app.is_school_day(${schoolId}, ${date}::date, 'students')
      and (a.employee_id is not null or t.teacher_id is null or v.teacher_id is not null)
    order by p.position, t.part_id, k.position, c.name, c.id`;
}

export function listOpenLessons(db: Db, schoolId: string, date: string): Promise<DeskLesson[]> {
  return db.rows(sql`select * from (${openLessons(schoolId, date)}) o order by o.position, o."classPosition", o."sectionName"`);
}

/** Lessons of a day that are not covered yet. */
export function listUncovered(db: Db, schoolId: string, date: string): Promise<DeskLesson[]> {
  return db.rows(
    sql`select * from (${openLessons(schoolId, date)}) o where o."coverId" is null order by o.position, o."classPosition", o."sectionName"`,
  );
}

/** The absent teachers, with their number of lessons that day. */
export function listAway(db: Db, schoolId: string, date: string): Promise<Away[]> {
  return db.rows(sql`select e.id, e.name, a.why, a.half, a.reason, (select count(distinct t.period_id)::int from app.lessons_on(${schoolId}, ${date}::date) t
      join app.halves(${schoolId}) x on x.period_id = t.period_id and (a.half is null or a.half = x.half)
      where t.teacher_id = e.id) as lessons
    from app.staff_away(${schoolId}, ${date}::date) a join employees e on e.school_id = ${schoolId} and e.id = a.employee_id
    where e.is_teaching and app.is_school_day(${schoolId}, ${date}::date, 'students') order by lower(e.name), e.name, e.id`);
}

/**
 * The teachers who are present, with their subjects, their busy periods that day, and their covers of the week and month. A teacher absent for half a day is
 * busy in that half, and one who comes on some days or hours alone is busy at the others.
 */
export function listPresent(db: Db, schoolId: string, date: string): Promise<Present[]> {
  return db.rows(sql`with taught as (
      select t.teacher_id, array_agg(distinct s.class_id) as classes,
        count(distinct t.period_id) filter (where t.day = extract(isodow from ${date}::date))::int as lessons,
        array_agg(t.period_id) filter (where t.day = extract(isodow from ${date}::date)) as periods
      from app.week_on(${schoolId}, ${date}::date) t join subjects s on s.school_id = t.school_id and s.id = t.subject_id
      where t.teacher_id is not null group by 1
    ), given as (
      select v.teacher_id, array_agg(v.period_id) filter (where v.on_date = ${date}::date) as periods,
        count(*) filter (where v.on_date = ${date}::date)::int as day,
        count(*) filter (where date_trunc('week', v.on_date) = date_trunc('week', ${date}::date))::int as week,
        count(*) filter (where date_trunc('month', v.on_date) = date_trunc('month', ${date}::date))::int as month
      from covers v where v.school_id = ${schoolId} and v.on_date between ${date}::date - 31 and ${date}::date + 31 group by 1
    ), able as (
      select x.employee_id, array_agg(distinct s.name) as subjects from employee_subjects x
      join subjects s on s.school_id = x.school_id and s.id = x.subject_id where x.school_id = ${schoolId} group by 1
    ), away as materialized (select * from app.staff_away(${schoolId}, ${date}::date)
    ), part as (
      select a.employee_id, array_agg(x.period_id) as periods from away a join app.halves(${schoolId}) x on x.half = a.half group by 1
    ), hours as (
      select w.teacher_id, array_agg(w.period_id) as periods from timetable_away w
      where w.school_id = ${schoolId} and w.teacher_id is not null and w.day = extract(isodow from ${date}::date) group by 1
    )
    select e.id, e.name, coalesce(able.subjects, '{}') as subjects, coalesce(taught.classes, '{}') as classes,
      coalesce(taught.periods, '{}') || coalesce(given.periods, '{}') || coalesce(part.periods, '{}') || coalesce(hours.periods, '{}') as "busyPeriods", coalesce(rule.most_a_day, 0)::int as "mostADay", coalesce(taught.lessons, 0) as "lessonsThatDay",
      coalesce(given.day, 0) as "coversThatDay", coalesce(given.week, 0) as "coversThisWeek", coalesce(given.month, 0) as "coversThisMonth"
    from employees e left join taught on taught.teacher_id = e.id left join given on given.teacher_id = e.id left join able on able.employee_id = e.id
    left join part on part.employee_id = e.id left join hours on hours.teacher_id = e.id
    left join timetable_teachers rule on rule.school_id = e.school_id and rule.teacher_id = e.id
    where e.school_id = ${schoolId} and e.left_on is null and e.is_teaching and not exists (select from away a where a.employee_id = e.id and a.half is null)
    order by lower(e.name), e.name, e.id`);
}

export async function readDay(db: Db, schoolId: string, date: string) {
  const row = await db.row<{ isSchoolDay: boolean; periods: { id: string; name: string; startsAt: number }[] }>(sql`select
    app.is_school_day(${schoolId}, ${date}::date, 'students') as "isSchoolDay",
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'startsAt', starts_at_minute) order by position), '[]')
      from periods where school_id = ${schoolId}) as periods`);
  return row ?? { isSchoolDay: false, periods: [] };
}

export type Wanted = { periodId: string; sectionId: string; groupId: string | null; teacherId: string | null };
export type NamedCover = Wanted & {
  periodName: string | null;
  sectionName: string | null;
  teacherName: string | null;
  hasLeft: boolean;
  isAway: boolean;
  teachesThen: boolean;
  /** The group or section that the teacher covers elsewhere at that time. */
  coversPartId: string | null;
  /** The group, otherwise the section. */
  partId: string;
  subjectId: string | null;
  absentId: string | null;
  oldTeacherId: string | null;
};

/** The requested covers with all names, the lesson, and any reason against the teacher. */
export function nameCovers(db: Db, schoolId: string, date: string, wanted: readonly Wanted[]): Promise<NamedCover[]> {
  const column = <K extends keyof Wanted>(key: K) => wanted.map((one) => one[key]);
  return db.rows(sql`select w.period_id as "periodId", w.section_id as "sectionId", w.group_id as "groupId", coalesce(w.group_id, w.section_id) as "partId",
      w.teacher_id as "teacherId", p.name as "periodName",
      c.name as "sectionName", e.name as "teacherName", coalesce(e.left_on is not null, false) as "hasLeft",
      exists (select from app.staff_away(${schoolId}, ${date}::date) a join app.halves(${schoolId}) x on x.period_id = w.period_id
        where a.employee_id = e.id and (a.half is null or a.half = x.half)) as "isAway",
      exists (select from app.lessons_on(${schoolId}, ${date}::date) o where o.teacher_id = e.id and o.period_id = w.period_id) as "teachesThen",
      (select o.part_id from covers o where o.school_id = e.school_id and o.teacher_id = e.id and o.on_date = ${date}::date
        and o.period_id = w.period_id and o.part_id <> coalesce(w.group_id, w.section_id)) as "coversPartId",
      coalesce(v.subject_id, t.subject_id) as "subjectId", coalesce(v.absent_id, t.teacher_id) as "absentId", v.teacher_id as "oldTeacherId"
    from unnest(${column('periodId')}::uuid[], ${column('sectionId')}::uuid[], ${column('groupId')}::uuid[], ${column('teacherId')}::uuid[])
      with ordinality as w (period_id, section_id, group_id, teacher_id, n)
    left join periods p on p.school_id = ${schoolId} and p.id = w.period_id
    left join sections c on c.school_id = ${schoolId} and c.id = w.section_id
    left join employees e on e.school_id = ${schoolId} and e.id = w.teacher_id
    left join app.lessons_on(${schoolId}, ${date}::date) t on t.section_id = w.section_id and t.period_id = w.period_id and t.group_id is not distinct from w.group_id
    left join covers v on v.school_id = ${schoolId} and v.on_date = ${date}::date and v.part_id = coalesce(w.group_id, w.section_id) and v.period_id = w.period_id
    order by w.n`);
}

/** Deletes the covers of these lessons, then adds those that name a teacher. */
export async function setCovers(
  db: Db,
  schoolId: string,
  { date, accountId, covers }: { date: string; accountId: string; covers: readonly NamedCover[] },
): Promise<void> {
  const column = <K extends keyof NamedCover>(rows: readonly NamedCover[], key: K) => rows.map((row) => row[key]);
  await db.rows(sql`delete from covers v using unnest(${column(covers, 'periodId')}::uuid[], ${column(covers, 'partId')}::uuid[]) as w (period_id, part_id)
    where v.school_id = ${schoolId} and v.on_date = ${date} and v.period_id = w.period_id and v.part_id = w.part_id`);
  const given = covers.filter(({ teacherId }) => teacherId !== null);
  await db.rows(sql`insert into covers (school_id, on_date, period_id, section_id, group_id, subject_id, absent_id, teacher_id, account_id)
    select ${schoolId}::uuid, ${date}::date, w.period_id, w.section_id, w.group_id, w.subject_id, w.absent_id, w.teacher_id, ${accountId}::uuid
    from unnest(${column(given, 'periodId')}::uuid[], ${column(given, 'sectionId')}::uuid[], ${column(given, 'groupId')}::uuid[], ${column(given, 'subjectId')}::uuid[],
      ${column(given, 'absentId')}::uuid[], ${column(given, 'teacherId')}::uuid[]) as w (period_id, section_id, group_id, subject_id, absent_id, teacher_id)`);
}
