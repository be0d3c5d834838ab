import { type Fragment, sql } from '#platform/db';

/** Who is here today, and the last week class by class. The students' marks come from the totals that are kept with them. */
export function attendanceParts(schoolId: string): Record<'students' | 'staff' | 'away' | 'week', Fragment> {
  return {
    students: sql`select json_build_object('isSchoolDay', t.for_students, 'total', n.total, 'present', m.present, 'absent', m.absent, 'onLeave', m.on_leave + v.unmarked,
        'notYet', greatest(n.total - m.present - m.absent - m.on_leave - v.unmarked, 0))
      from (select count(*)::int as total from students s join enrolments e on e.school_id = s.school_id and e.student_id = s.id and e.year_id = y.id
        where s.school_id = ${schoolId} and s.left_on is null and coalesce(s.admitted_on, '-infinity') <= t.today) n,
      (select coalesce(sum(present + late + half_day), 0)::int as present, coalesce(sum(absent), 0)::int as absent, coalesce(sum(on_leave), 0)::int as on_leave
        from attendance_totals where school_id = ${schoolId} and on_date = t.today and t.for_students) m,
      (select count(*)::int as unmarked from leave_requests l where l.school_id = ${schoolId} and l.state = 'approved' and l.to_date >= t.today and l.from_date <= t.today
        and l.student_id is not null and t.for_students and not l.half_day
        and not exists (select from student_attendance a where a.school_id = l.school_id and a.student_id = l.student_id and a.on_date = t.today)) v`,
    staff: sql`select json_build_object('isSchoolDay', t.for_staff, 'total', count(*)::int, 'present', count(*) filter (where a.mark in ('P', 'L', 'H'))::int,
        'absent', count(*) filter (where a.mark = 'A')::int, 'onLeave', count(*) filter (where a.mark = 'V' or a.mark is null and l.id is not null)::int,
        'notYet', count(*) filter (where a.mark is null and l.id is null)::int)
      from employees e left join employee_attendance a on a.school_id = e.school_id and a.employee_id = e.id and a.on_date = t.today
      left join (select x.id, x.employee_id from leave_requests x where x.school_id = ${schoolId} and x.state = 'approved' and x.to_date >= t.today and x.from_date <= t.today
        and x.employee_id is not null and not x.half_day) l on l.employee_id = e.id
      where e.school_id = ${schoolId} and e.left_on is null and coalesce(e.joined_on, '-infinity') <= t.today`,
    away: sql`select coalesce(json_agg(a), '[]') from (select w.employee_id as "employeeId", e.name, w.why,
        (select count(*)::int from timetable_slots s join app.halves(${schoolId}) h on h.period_id = s.period_id and (w.half is null or w.half = h.half)
          where s.school_id = ${schoolId} and s.teacher_id = w.employee_id and s.day = extract(isodow from t.today) and t.for_students) as periods,
        (select count(*)::int from covers v where v.school_id = ${schoolId} and v.absent_id = w.employee_id and v.on_date = t.today) as covered
      from app.staff_away(${schoolId}, t.today) w join employees e on e.school_id = ${schoolId} and e.id = w.employee_id where t.for_staff order by w.why, e.name) a`,
    week: sql`select json_build_object('classes', coalesce((select json_agg(c.name order by c.position, c.name) from classes c where c.school_id = ${schoolId}), '[]'),
        'days', coalesce((select json_agg(json_build_object('on', d.day, 'percents', d.percents) order by d.day) from (
          select w.day, json_agg(case when m.counted > 0 then round(100.0 * m.present / m.counted)::int end order by c.position, c.name) as percents
          from (select g.day::date as day from generate_series(t.today - 13, t.today, interval '1 day') as g (day)
            where app.is_school_day(${schoolId}, g.day::date, 'students') order by 1 desc limit 10) w
          cross join classes c
          left join (select a.on_date, sec.class_id, sum(a.present + a.late + a.half_day) as present, sum(a.present + a.late + a.half_day + a.absent + a.on_leave) as counted
            from attendance_totals a join sections sec on sec.school_id = a.school_id and sec.id = a.section_id
            where a.school_id = ${schoolId} and a.on_date between t.today - 13 and t.today group by 1, 2) m on m.on_date = w.day and m.class_id = c.id
          where c.school_id = ${schoolId} group by w.day) d), '[]'))`,
  };
}
