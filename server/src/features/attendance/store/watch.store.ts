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

/** The students of the current year, each with the result `x` of the query `marks` on their own marks: read student by student, along the table's key. */
function studentsWith(schoolId: string, { classId, marks }: { classId: string | undefined; marks: Fragment }): Fragment {
  return sql`academic_years y join enrolments e on e.school_id = y.school_id and e.year_id = y.id
    join students s on s.school_id = e.school_id and s.id = e.student_id and s.left_on is null
    join sections sec on sec.school_id = e.school_id and sec.id = e.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
    cross join lateral (${marks}) x
    left join student_guardians sg on sg.school_id = s.school_id and sg.student_id = s.id and sg.is_primary left join guardians g on g.school_id = sg.school_id and g.id = sg.guardian_id
    where y.school_id = ${schoolId} and y.is_current and (${classId ?? null}::uuid is null or c.id = ${classId ?? null}::uuid)`;
}

/** Students whose attendance % in the current year is below `percent`, lowest first. */
export function listShort(
  db: Db,
  schoolId: string,
  { percent, classId }: { percent: number; classId: string | undefined },
): Promise<ShortRow[]> {
  // Counted in halves, because integers add up several times as fast as decimals.
  const marks = sql`select count(*)::int as marked, sum(case a.mark when 'P' then 2 when 'L' then 2 when 'H' then 1 else 0 end) / 2.0::float8 as attended
    from student_attendance a where a.school_id = s.school_id and a.student_id = s.id and a.on_date = any (array(
      select d from academic_years r, lateral app.school_days(r.school_id, r.starts_on, least(r.ends_on, app.today(r.school_id)), 'students') d
      where r.school_id = ${schoolId} and r.is_current))`;
  return db.rows(sql`select ${PERSON}, x.attended, x.marked from ${studentsWith(schoolId, { classId, marks })}
    and x.attended * 100 < x.marked * ${percent}::float8 order by x.attended / x.marked, lower(s.name), s.name limit 1000`);
}

/** Students who were absent on at least the given number of their last consecutive marked days. */
export function listAway(db: Db, schoolId: string, { days, classId }: { days: number; classId: string | undefined }): Promise<AwayRow[]> {
  const marks = sql`select count(*)::int as days, min(a.on_date) as since, max(a.on_date) as last from student_attendance a
    where a.school_id = s.school_id and a.student_id = s.id and a.on_date > coalesce((select max(b.on_date) from student_attendance b
      where b.school_id = s.school_id and b.student_id = s.id and b.mark <> 'A'), '-infinity')
      and app.is_school_day(s.school_id, a.on_date, 'students')`;
  return db.rows(sql`select ${PERSON}, x.days, x.since from ${studentsWith(schoolId, { classId, marks })}
    and x.days >= ${days}::int and x.last > (select app.today(${schoolId})) - 30 order by x.days desc, lower(s.name), s.name limit 1000`);
}
