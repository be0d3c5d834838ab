-- Counts the affected registers again completely, so that no order of changes can leave a wrong total.
create or replace function app.count_attendance(p_school uuid[], p_day date[], p_section uuid[]) returns void language sql as $$
  insert into attendance_totals (school_id, on_date, section_id, present, absent, late, half_day, on_leave)
    select d.school_id, d.on_date, d.section_id, count(*) filter (where a.mark = 'P'), count(*) filter (where a.mark = 'A'),
      count(*) filter (where a.mark = 'L'), count(*) filter (where a.mark = 'H'), count(*) filter (where a.mark = 'V')
    from (select distinct * from unnest(p_school, p_day, p_section) as t (school_id, on_date, section_id)) d
    left join student_attendance a on a.school_id = d.school_id and a.on_date = d.on_date and a.section_id = d.section_id
    group by 1, 2, 3
  on conflict (school_id, on_date, section_id) do update set present = excluded.present, absent = excluded.absent, late = excluded.late,
    half_day = excluded.half_day, on_leave = excluded.on_leave
$$;
