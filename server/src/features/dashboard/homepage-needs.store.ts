import { type Fragment, sql } from '#platform/db';

/** What waits for somebody. Each count is that of the list it opens. */
export function needsPart(schoolId: string): Fragment {
  return sql`select json_build_object('uncovered', (${uncovered(schoolId)}), 'registers', (${registers(schoolId)}), 'cheques', (${cheques(schoolId)}),
    'bounced', (${bounced(schoolId)}), 'leaves', (${leaves(schoolId)}), 'logs', (${logs(schoolId)}))`;
}

/** Lessons of today that nobody takes: their teacher is away (half a day: that half) or has left. The cover desk lists the same. */
function uncovered(schoolId: string): Fragment {
  return sql`select json_build_object('count', count(*)::int, 'first', coalesce((json_agg(json_build_object('teacher', u.teacher, 'period', u.period, 'className', u.place)
      order by u.n) filter (where u.n <= 3)), '[]'))
    from (select coalesce(e.name, '') as teacher, p.name as period, c.name || ' ' || sec.name as place, row_number() over (order by p.position, c.position, sec.name) as n
      from timetable_slots s
      join (select id, name, position, row_number() over (order by position) > (count(*) over () + 1) / 2 as is_late from periods where school_id = ${schoolId}) p on p.id = s.period_id
      left join app.staff_away(${schoolId}, t.today) w on w.employee_id = s.teacher_id and (w.half is null or (w.half = 'second') = p.is_late)
      left join employees e on e.school_id = s.school_id and e.id = s.teacher_id
      join sections sec on sec.school_id = s.school_id and sec.id = s.section_id join classes c on c.school_id = sec.school_id and c.id = sec.class_id
      where s.school_id = ${schoolId} and s.day = extract(isodow from t.today) and t.for_students and (w.employee_id is not null or s.teacher_id is null)
        and not exists (select from covers v where v.school_id = s.school_id and v.on_date = t.today and v.period_id = s.period_id and v.section_id = s.section_id)) u`;
}

/** Sections with students whose register of today is missing. */
function registers(schoolId: string): Fragment {
  return sql`select json_build_object('count', count(*)::int, 'first', coalesce(json_agg(r.place order by r.n) filter (where r.n <= 4), '[]'))
    from (select c.name || ' ' || sec.name as place, row_number() over (order by c.position, sec.name) as n
      from sections sec join classes c on c.school_id = sec.school_id and c.id = sec.class_id
      where sec.school_id = ${schoolId} and t.for_students
        and not exists (select from registers r where r.school_id = sec.school_id and r.section_id = sec.id and r.on_date = t.today)
        and exists (select from enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id and s.left_on is null
          where e.school_id = sec.school_id and e.section_id = sec.id and e.year_id = y.id)) r`;
}

/** Cheques in hand that may go to the bank: not those that are dated later. */
function cheques(schoolId: string): Fragment {
  return sql`select json_build_object('count', count(*)::int, 'amount', coalesce(sum(p.amount_paise), 0) / 100.0, 'oldestOn', min(p.received_on))
    from payments p where p.school_id = ${schoolId} and p.cheque_state = 'received' and p.state <> 'reversed' and coalesce(p.instrument_date <= t.today, true)`;
}

/** Cheques that came back within the week. */
function bounced(schoolId: string): Fragment {
  return sql`select json_build_object('count', count(*)::int, 'amount', coalesce(sum(p.amount_paise), 0) / 100.0, 'student', min(s.name))
    from payments p join students s on s.school_id = p.school_id and s.id = p.student_id
    where p.school_id = ${schoolId} and p.cheque_state = 'bounced' and p.settled_on > t.today - 7`;
}

function leaves(schoolId: string): Fragment {
  return sql`select json_build_object('count', count(*)::int, 'first', coalesce(json_agg(l.name order by l.n) filter (where l.n <= 3), '[]'))
    from (select coalesce(e.name, s.name) as name, row_number() over (order by l.from_date, l.id) as n from leave_requests l
      left join employees e on e.school_id = l.school_id and e.id = l.employee_id left join students s on s.school_id = l.school_id and s.id = l.student_id
      where l.school_id = ${schoolId} and l.state = 'applied') l`;
}

/** Teachers with lessons of the last school day before today that nobody has described. Today's are still being held. */
function logs(schoolId: string): Fragment {
  return sql`select json_build_object('teachers', count(distinct d.teacher_id)::int, 'lessons', count(*)::int)
    from (select max(g.day)::date as day from generate_series(t.today - 10, t.today - 1, interval '1 day') as g (day) where app.is_school_day(${schoolId}, g.day::date, 'students')) x,
    lateral (
      select s.teacher_id, s.period_id from timetable_slots s where s.school_id = ${schoolId} and s.day = extract(isodow from x.day)
        and (s.teacher_id, s.period_id) not in (select w.employee_id, h.period_id from app.staff_away(${schoolId}, x.day) w join app.halves(${schoolId}) h on w.half is null or w.half = h.half)
        and not exists (select from covers v where v.school_id = s.school_id and v.on_date = x.day and v.period_id = s.period_id and v.section_id = s.section_id)
      union select v.teacher_id, v.period_id from covers v where v.school_id = ${schoolId} and v.on_date = x.day) d
    where not exists (select from logbook_entries l where l.school_id = ${schoolId} and l.teacher_id = d.teacher_id and l.on_date = x.day and l.period_id = d.period_id)`;
}
