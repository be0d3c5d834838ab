import { type Db, type Fragment, sql } from '#platform/db';

type Watched = {
  id: string;
  name: string;
  number: string;
  className: string;
  sectionName: string;
  guardianName: string | null;
  relation: string | null;
  phone: string | null;
};
export type ShortRow = Watched & { attended: number; marked: number };
export type AwayRow = Watched & { days: number; since: string };

const PERSON = sql`s.id, s.name, s.admission_number as number, c.name as "className", sec.name as "sectionName", g.name as "guardianName", sg.relation, g.phone`;
const from = (
  schoolId: string,
  classId: string | undefined,
): Fragment => sql`join students s on s.school_id = ${schoolId} and s.id = x.student_id and s.left_on is null
  join enrolments e on e.school_id = ${schoolId} and e.student_id = s.id and e.year_id = (select id from academic_years where school_id = ${schoolId} and is_current)
  join sections sec on sec.school_id = ${schoolId} and sec.id = e.section_id join classes c on c.school_id = ${schoolId} and c.id = sec.class_id
  left join student_guardians sg on sg.school_id = ${schoolId} and sg.student_id = s.id and sg.is_primary left join guardians g on g.school_id = ${schoolId} and g.id = sg.guardian_id
  where (${classId ?? null}::uuid is null or c.id = ${classId ?? null}::uuid)`;

/** Students whose share of the running year's marked school days is below `percent`, lowest first. */
export function listShort(
  db: Db,
  schoolId: string,
  { percent, classId }: { percent: number; classId: string | undefined },
): Promise<ShortRow[]> {
  return db.rows(sql`select ${PERSON}, x.attended, x.marked from (
      select a.student_id, count(*)::int as marked, sum(case a.mark when 'P' then 1 when 'L' then 1 when 'H' then 0.5 else 0 end)::float8 as attended
      from academic_years y join lateral app.school_days(y.school_id, y.starts_on, least(y.ends_on, app.today(y.school_id)), 'students') d on true
      join student_attendance a on a.school_id = y.school_id and a.on_date = d where y.school_id = ${schoolId} and y.is_current group by 1) x
    ${from(schoolId, classId)} and x.attended * 100 < x.marked * ${percent}::float8 order by x.attended / x.marked, s.name limit 1000`);
}

/** Students who were absent on their last marked days, at least so many on end. */
export function listAway(db: Db, schoolId: string, { days, classId }: { days: number; classId: string | undefined }): Promise<AwayRow[]> {
  return db.rows(sql`select ${PERSON}, x.days, x.since from (
      select a.student_id, count(*)::int as days, min(a.on_date) as since from student_attendance a
      where a.school_id = ${schoolId} and a.mark = 'A' and a.on_date > (select app.today(${schoolId})) - 120 and not exists (
        select from student_attendance b where b.school_id = a.school_id and b.student_id = a.student_id and b.on_date > a.on_date and b.mark <> 'A')
      group by 1 having count(*) >= ${days}::int and max(a.on_date) > (select app.today(${schoolId})) - 30) x
    ${from(schoolId, classId)} order by x.days desc, s.name limit 1000`);
}
