-- All parts of the Dashboard, or the named one, with what every part needs: the day, its holiday and its term.
create or replace function app.homepage(p_school uuid, p_part text default null) returns json language plpgsql stable as $$
declare
  v_today date := app.today(p_school);
  v_month smallint := coalesce(app.fee_month(p_school), app.month_of(v_today));
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
      from (select (select coalesce(sum(c.students), 0) from enrolment_counts c where c.school_id = p_school and c.section_id is not null)::int
          - (select count(*) from students s join student_directory c on c.school_id = p_school and c.student_id = s.id and c.section_id is not null
            where s.school_id = p_school and s.left_on is null and s.admitted_on > v_today)::int
          + (select count(*) from students s join student_directory c on c.school_id = p_school and c.student_id = s.id and c.section_id is not null
            where s.school_id = p_school and s.left_on >= v_today and coalesce(s.admitted_on, '-infinity') <= v_today)::int as total) n,
      (select coalesce(sum(a.present + a.late + a.half_day), 0)::int as present, coalesce(sum(a.absent), 0)::int as absent, coalesce(sum(a.on_leave), 0)::int as on_leave
        from attendance_totals a where a.school_id = p_school and a.on_date = v_today and v_open) m,
      (select count(*)::int as unmarked from leave_requests l
        join students s on s.school_id = p_school and s.id = l.student_id and coalesce(s.left_on, 'infinity') >= v_today and coalesce(s.admitted_on, '-infinity') <= v_today
        join student_directory c on c.school_id = p_school and c.student_id = s.id and c.section_id is not null
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
  -- The month as on the finance screens (from maintained totals), and today's receipts.
  if coalesce(p_part, 'money') = 'money' then
    v_money := (select json_build_object('monthNo', m.no, 'chargedPaise', m.charged, 'collectedPaise', m.collected, 'pendingStudents', m.pending, 'todayPaise', d.today, 'weekAgoPaise', d.week_ago,
        'byMode', d.modes)
      from (select v_month as no, coalesce(sum(charged_paise), 0) as charged, coalesce(sum(collected_paise), 0) as collected, coalesce(sum(pending_students), 0)::int as pending
        from fee_month_totals where school_id = p_school and year_id = v_year and month_no = v_month) m,
      (select coalesce(sum(amount_paise) filter (where on_date = v_today), 0) as today, coalesce(sum(amount_paise) filter (where on_date = v_today - 7), 0) as week_ago,
        coalesce(json_agg(json_build_object('mode', mode, 'amountPaise', amount_paise, 'receipts', receipts) order by amount_paise desc)
          filter (where on_date = v_today and receipts > 0), '[]') as modes
        from collection_days where school_id = p_school and on_date in (v_today, v_today - 7)) d);
  end if;
  if coalesce(p_part, 'needs') = 'needs' then v_needs := app.home_needs(p_school, v_today, v_days, v_away_ids, v_halves); end if;
  if coalesce(p_part, 'away') = 'away' then
    v_away := (select coalesce(json_agg(a), '[]') from (select w.employee_id as "employeeId", e.name, w.why,
        (select count(distinct s.period_id)::int from app.lessons_on(p_school, v_today) s join app.halves(p_school) h on h.period_id = s.period_id and (w.half is null or w.half = h.half)
          where s.teacher_id = w.employee_id and v_open) as periods,
        (select count(*)::int from covers v where v.school_id = p_school and v.absent_id = w.employee_id and v.on_date = v_today) as covered
      from unnest(v_away_ids, v_halves, v_whys) as w (employee_id, half, why) join employees e on e.school_id = p_school and e.id = w.employee_id where v_staffed order by w.why, lower(e.name), e.name) a);
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
    v_activity := (select coalesce(json_agg(p), '[]') from (select p.id as _id, s.name as student, p.amount_paise as "amountPaise", p.mode, p.received_on as date
      from payments p join students s on s.school_id = p_school and s.id = p.student_id
      where p.school_id = p_school and p.state = 'live' order by p.created_at desc, p.id desc limit 6) p);
  end if;
  return json_build_object('today', v_today,
    'holiday', (select title from calendar_events where school_id = p_school and kind = 'holiday' and v_today between starts_on and ends_on order by ends_on - starts_on limit 1),
    'term', (select name from terms where school_id = p_school and year_id = v_year and v_today between starts_on and ends_on limit 1),
    'students', v_students, 'staff', v_staff, 'money', v_money, 'needs', v_needs, 'away', v_away, 'week', v_week, 'coming', v_coming, 'birthdays', v_birthdays,
    'notices', v_notices, 'activity', v_activity);
end $$;
