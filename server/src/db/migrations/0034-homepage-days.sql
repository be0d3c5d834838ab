-- The Dashboard once more with what its parts share read once: the school days of two weeks and who is away today.

-- All days at once: a function for each day took ten times as long as the rule itself, which is that of app.is_school_day.
create or replace function app.school_days(p_school uuid, p_from date, p_to date, p_for text) returns setof date language sql stable parallel safe rows 30 as $$
  select d.day from (select p_from + n as day from generate_series(0, p_to - p_from) as n) d
  where extract(isodow from d.day) < 7 and not exists (
    select from calendar_events e
    where e.school_id = p_school and e.kind = 'holiday' and e.starts_on <= p_to and e.ends_on >= p_from and d.day between e.starts_on and e.ends_on
      and case p_for when 'staff' then e.for_staff else e.for_students end
  ) order by d.day
$$;

drop function app.home_uncovered(uuid, date);
drop function app.home_needs(uuid, date, boolean);
drop function app.home_week(uuid, date);

-- Lessons of a day that nobody takes: their teacher is away (half a day: that half) or has left. The cover desk lists the same.
create function app.home_uncovered(p_school uuid, p_today date, p_away uuid[], p_halves text[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select json_build_object('count', count(*)::int, 'first', coalesce((json_agg(json_build_object('teacher', u.teacher, 'period', u.period, 'className', u.place)
      order by u.n) filter (where u.n <= 3)), '[]'))
    from (select coalesce(e.name, '') as teacher, p.name as period, c.name || ' ' || sec.name as place, row_number() over (order by p.position, c.position, sec.name) as n
      from timetable_slots s
      join (select id, name, position, row_number() over (order by position) > (count(*) over () + 1) / 2 as is_late from periods where school_id = p_school) p on p.id = s.period_id
      left join unnest(p_away, p_halves) as w (employee_id, half) on w.employee_id = s.teacher_id and (w.half is null or (w.half = 'second') = p.is_late)
      left join employees e on e.school_id = p_school and e.id = s.teacher_id
      join sections sec on sec.school_id = p_school and sec.id = s.section_id join classes c on c.school_id = p_school and c.id = sec.class_id
      where s.school_id = p_school and s.day = extract(isodow from p_today)::int and (w.employee_id is not null or s.teacher_id is null)
        and not exists (select from covers v where v.school_id = p_school and v.on_date = p_today and v.period_id = s.period_id and v.section_id = s.section_id)) u);
end $$;

-- What waits for somebody. Each count is that of the list it opens.
create function app.home_needs(p_school uuid, p_today date, p_days date[], p_away uuid[], p_halves text[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_nothing json := '{"count":0,"first":[]}';
  v_registers json := v_nothing;
  v_cheques json; v_bounced json; v_leaves json;
  -- Today's lessons are still being held: logs are asked for of the last school day before it.
  v_logged date := (select max(d) from unnest(p_days) d where d between p_today - 10 and p_today - 1);
  v_open boolean := p_today = any (p_days);
begin
  if v_open then
    -- Sections with students whose register of today is missing.
    v_registers := (select json_build_object('count', count(*)::int, 'first', coalesce(json_agg(r.place order by r.n) filter (where r.n <= 4), '[]'))
      from (select c.name || ' ' || sec.name as place, row_number() over (order by c.position, sec.name) as n
        from sections sec join classes c on c.school_id = p_school and c.id = sec.class_id
        where sec.school_id = p_school and not exists (select from registers r where r.school_id = p_school and r.section_id = sec.id and r.on_date = p_today)
          and exists (select from seat_counts k where k.school_id = p_school and k.section_id = sec.id and k.students > 0)) r);
  end if;
  -- Cheques in hand that may go to the bank: not those that are dated later.
  v_cheques := (select json_build_object('count', count(*)::int, 'amount', coalesce(sum(p.amount_paise), 0) / 100.0, 'oldestOn', min(p.received_on))
    from payments p where p.school_id = p_school and p.cheque_state = 'received' and p.state <> 'reversed' and coalesce(p.instrument_date <= p_today, true));
  -- Cheques that came back within the week.
  v_bounced := (select json_build_object('count', count(*)::int, 'amount', coalesce(sum(p.amount_paise), 0) / 100.0, 'student', min(s.name))
    from payments p join students s on s.school_id = p_school and s.id = p.student_id
    where p.school_id = p_school and p.cheque_state = 'bounced' and p.settled_on > p_today - 7);
  v_leaves := (select json_build_object('count', count(*)::int, 'first', coalesce(json_agg(l.name order by l.n) filter (where l.n <= 3), '[]'))
    from (select coalesce(e.name, s.name) as name, row_number() over (order by l.from_date, l.id) as n from leave_requests l
      left join employees e on e.school_id = p_school and e.id = l.employee_id left join students s on s.school_id = p_school and s.id = l.student_id
      where l.school_id = p_school and l.state = 'applied') l);
  return json_build_object('uncovered', case when v_open then app.home_uncovered(p_school, p_today, p_away, p_halves) else v_nothing end, 'registers', v_registers, 'cheques', v_cheques,
    'bounced', v_bounced, 'leaves', v_leaves, 'logs', case when v_logged is null then '{"teachers":0,"lessons":0}' else app.home_logs(p_school, v_logged) end);
end $$;

-- The last ten school days, class by class, from the totals that are kept with the marks.
create function app.home_week(p_school uuid, p_today date, p_days date[]) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (select json_build_object('classes', coalesce((select json_agg(c.name order by c.position, c.name) from classes c where c.school_id = p_school), '[]'),
    'days', coalesce((select json_agg(json_build_object('on', d.day, 'percents', d.percents) order by d.day) from (
      select w.day, json_agg(case when m.counted > 0 then round(100.0 * m.present / m.counted)::int end order by c.position, c.name) as percents
      from (select d as day from unnest(p_days) d order by 1 desc limit 10) w
      cross join classes c
      left join (select a.on_date, sec.class_id, sum(a.present + a.late + a.half_day) as present, sum(a.present + a.late + a.half_day + a.absent + a.on_leave) as counted
        from attendance_totals a join sections sec on sec.school_id = p_school and sec.id = a.section_id
        where a.school_id = p_school and a.on_date between p_today - 13 and p_today group by 1, 2) m on m.on_date = w.day and m.class_id = c.id
      where c.school_id = p_school group by w.day) d), '[]')));
end $$;

-- All parts of the Dashboard, or the one that is named, with what every part rests on: the day, its holiday and its term.
create or replace function app.homepage(p_school uuid, p_part text default null) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  v_today date := app.today(p_school);
  v_days date[] := array(select app.school_days(p_school, v_today - 13, v_today, 'students'));
  v_open boolean := v_today = any (v_days);
  v_staffed boolean := app.is_school_day(p_school, v_today, 'staff');
  v_year uuid := (select y.id from academic_years y where y.school_id = p_school and y.is_current);
  v_away_ids uuid[]; v_halves text[]; v_whys text[];
  v_students json; v_staff json; v_money json; v_needs json; v_away json; v_week json; v_coming json; v_birthdays json; v_notices json; v_activity json;
begin
  if coalesce(p_part, 'away') in ('needs', 'away') then
    select array_agg(w.employee_id), array_agg(w.half), array_agg(w.why) into v_away_ids, v_halves, v_whys from app.staff_away(p_school, v_today) w;
  end if;
  if coalesce(p_part, 'students') = 'students' then
    v_students := (select json_build_object('isSchoolDay', v_open, 'total', n.total, 'present', m.present, 'absent', m.absent, 'onLeave', m.on_leave + v.unmarked,
        'notYet', greatest(n.total - m.present - m.absent - m.on_leave - v.unmarked, 0))
      from (select (select coalesce(sum(c.students), 0) from seat_counts c where c.school_id = p_school and c.section_id is not null)::int
          - (select count(*) from students s join student_cards c on c.school_id = p_school and c.student_id = s.id and c.section_id is not null
            where s.school_id = p_school and s.left_on is null and s.admitted_on > v_today)::int
          + (select count(*) from students s join student_cards c on c.school_id = p_school and c.student_id = s.id and c.section_id is not null
            where s.school_id = p_school and s.left_on >= v_today and coalesce(s.admitted_on, '-infinity') <= v_today)::int as total) n,
      (select coalesce(sum(a.present + a.late + a.half_day), 0)::int as present, coalesce(sum(a.absent), 0)::int as absent, coalesce(sum(a.on_leave), 0)::int as on_leave
        from attendance_totals a where a.school_id = p_school and a.on_date = v_today and v_open) m,
      (select count(*)::int as unmarked from leave_requests l
        join students s on s.school_id = p_school and s.id = l.student_id and coalesce(s.left_on, 'infinity') >= v_today and coalesce(s.admitted_on, '-infinity') <= v_today
        join student_cards c on c.school_id = p_school and c.student_id = s.id and c.section_id is not null
        where l.school_id = p_school and l.state = 'approved' and l.to_date >= v_today and l.from_date <= v_today and v_open and not l.half_day
        and not exists (select from student_attendance a where a.school_id = p_school and a.student_id = l.student_id and a.on_date = v_today)) v);
  end if;
  if coalesce(p_part, 'staff') = 'staff' then
    v_staff := (select json_build_object('isSchoolDay', v_staffed, 'total', count(*)::int, 'present', count(*) filter (where a.mark in ('P', 'L', 'H'))::int,
        'absent', count(*) filter (where a.mark = 'A')::int, 'onLeave', count(*) filter (where a.mark = 'V' or a.mark is null and l.id is not null)::int,
        'notYet', count(*) filter (where a.mark is null and l.id is null)::int)
      from employees e left join employee_attendance a on a.school_id = p_school and a.employee_id = e.id and a.on_date = v_today
      left join (select x.id, x.employee_id from leave_requests x where x.school_id = p_school and x.state = 'approved' and x.to_date >= v_today and x.from_date <= v_today
        and x.employee_id is not null and not x.half_day) l on l.employee_id = e.id
      where e.school_id = p_school and coalesce(e.left_on, 'infinity') >= v_today and coalesce(e.joined_on, '-infinity') <= v_today);
  end if;
  -- The month as the finance screens have it (kept totals), and what came in today.
  if coalesce(p_part, 'money') = 'money' then
    v_money := (select json_build_object('month', trim(to_char(v_today, 'Month')), 'charged', m.charged / 100.0, 'collected', m.collected / 100.0, 'pendingStudents', m.pending,
        'today', d.today / 100.0, 'weekAgo', d.week_ago / 100.0, 'byMode', d.modes)
      from (select coalesce(sum(charged_paise), 0) as charged, coalesce(sum(collected_paise), 0) as collected, coalesce(sum(pending_students), 0)::int as pending
        from fee_month_totals where school_id = p_school and year_id = v_year and month_no = app.month_of(v_today)) m,
      (select coalesce(sum(amount_paise) filter (where on_date = v_today), 0) as today, coalesce(sum(amount_paise) filter (where on_date = v_today - 7), 0) as week_ago,
        coalesce(json_agg(json_build_object('mode', mode, 'amount', amount_paise / 100.0, 'receipts', receipts) order by amount_paise desc)
          filter (where on_date = v_today and receipts > 0), '[]') as modes
        from collection_days where school_id = p_school and on_date in (v_today, v_today - 7)) d);
  end if;
  if coalesce(p_part, 'needs') = 'needs' then v_needs := app.home_needs(p_school, v_today, v_days, v_away_ids, v_halves); end if;
  if coalesce(p_part, 'away') = 'away' then
    v_away := (select coalesce(json_agg(a), '[]') from (select w.employee_id as "employeeId", e.name, w.why,
        (select count(*)::int from timetable_slots s join app.halves(p_school) h on h.period_id = s.period_id and (w.half is null or w.half = h.half)
          where s.school_id = p_school and s.teacher_id = w.employee_id and s.day = extract(isodow from v_today)::int and v_open) as periods,
        (select count(*)::int from covers v where v.school_id = p_school and v.absent_id = w.employee_id and v.on_date = v_today) as covered
      from unnest(v_away_ids, v_halves, v_whys) as w (employee_id, half, why) join employees e on e.school_id = p_school and e.id = w.employee_id where v_staffed order by w.why, e.name) a);
  end if;
  if coalesce(p_part, 'week') = 'week' then v_week := app.home_week(p_school, v_today, v_days); end if;
  if coalesce(p_part, 'coming') = 'coming' then
    v_coming := (select coalesce(json_agg(e), '[]') from (select id as _id, kind, title, description, starts_on as "startsOn", ends_on as "endsOn", is_tentative as "isTentative"
      from calendar_events where school_id = p_school and ends_on >= v_today and starts_on <= v_today + 60 order by starts_on, ends_on, title limit 5) e);
  end if;
  if coalesce(p_part, 'birthdays') = 'birthdays' then v_birthdays := app.home_birthdays(p_school, v_today); end if;
  if coalesce(p_part, 'notices') = 'notices' then
    v_notices := (select coalesce(json_agg(n), '[]') from (select n.id as _id, n.title, coalesce(n.sent_at, n.publish_at, n.created_at) as at, n.is_pinned as "isPinned",
        (select count(*)::int from notice_deliveries d where d.school_id = p_school and d.notice_id = n.id and d.state = 'failed') as failed
      from notices n where n.school_id = p_school and n.state = 'published' and coalesce(n.expires_on >= v_today, true)
      order by n.is_pinned desc, coalesce(n.sent_at, n.publish_at, n.created_at) desc, n.id desc limit 4) n);
  end if;
  if coalesce(p_part, 'activity') = 'activity' then
    v_activity := (select coalesce(json_agg(p), '[]') from (select p.id as _id, s.name as student, p.amount_paise / 100.0 as amount, p.mode, p.received_on as date
      from payments p join students s on s.school_id = p_school and s.id = p.student_id
      where p.school_id = p_school and p.state = 'live' order by p.created_at desc, p.id desc limit 6) p);
  end if;
  return json_build_object('today', v_today,
    'holiday', (select title from calendar_events where school_id = p_school and kind = 'holiday' and v_today between starts_on and ends_on order by ends_on - starts_on limit 1),
    'term', (select name from terms where school_id = p_school and year_id = v_year and v_today between starts_on and ends_on limit 1),
    'students', v_students, 'staff', v_staff, 'money', v_money, 'needs', v_needs, 'away', v_away, 'week', v_week, 'coming', v_coming, 'birthdays', v_birthdays,
    'notices', v_notices, 'activity', v_activity);
end $$;
