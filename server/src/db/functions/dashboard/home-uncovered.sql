-- Lessons of a day without a teacher: theirs is away (on half a day: in that half) or has left. Arrangement lists the same lessons.
create or replace function app.home_uncovered(p_school uuid, p_today date, p_away uuid[], p_halves text[]) returns json language plpgsql stable as $$
begin
  return (select json_build_object('count', count(*)::int, 'first', coalesce((json_agg(json_build_object('teacher', u.teacher, 'period', u.period, 'className', u.place)
      order by u.n) filter (where u.n <= 3)), '[]'))
    from (select coalesce(e.name, '') as teacher, p.name as period, c.name || ' ' || sec.name as place, row_number() over (order by p.position, c.position, sec.name) as n
      -- Usually few of the day's lessons, so they are chosen before anything is looked up for them.
      from (select distinct on (l.period_id, l.part_id) l.* from app.lessons_on(p_school, p_today) l where l.teacher_id is null or l.teacher_id = any (p_away)
        order by l.period_id, l.part_id, l.section_id) s
      join (select id, name, position, row_number() over (order by position) > (count(*) over () + 1) / 2 as is_late from periods where school_id = p_school) p on p.id = s.period_id
      left join unnest(p_away, p_halves) as w (employee_id, half) on w.employee_id = s.teacher_id and (w.half is null or (w.half = 'second') = p.is_late)
      left join employees e on e.school_id = p_school and e.id = s.teacher_id
      join sections sec on sec.school_id = p_school and sec.id = s.section_id join classes c on c.school_id = p_school and c.id = sec.class_id
      where (w.employee_id is not null or s.teacher_id is null)
        and not exists (select from covers v where v.school_id = p_school and v.on_date = p_today and v.period_id = s.period_id and v.part_id = s.part_id)) u);
end $$;
