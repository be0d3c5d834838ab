-- The number of a day's lessons without a logbook entry, and of their teachers.
create or replace function app.home_logs(p_school uuid, p_day date) returns json language plpgsql stable as $$
begin
  return (select json_build_object('teachers', count(distinct d.teacher_id)::int, 'lessons', count(*)::int)
    from (select s.teacher_id, s.period_id from app.lessons_on(p_school, p_day) s where s.teacher_id is not null
        and (s.teacher_id, s.period_id) not in (select w.employee_id, h.period_id from app.staff_away(p_school, p_day) w join app.halves(p_school) h on w.half is null or w.half = h.half)
        and not exists (select from covers v where v.school_id = p_school and v.on_date = p_day and v.period_id = s.period_id and v.part_id = s.part_id)
      union select v.teacher_id, v.period_id from covers v where v.school_id = p_school and v.on_date = p_day) d
    where not exists (select from logbook_entries l where l.school_id = p_school and l.teacher_id = d.teacher_id and l.on_date = p_day and l.period_id = d.period_id));
end $$;
