-- The last ten school days by class, from the totals that are maintained with the marks. Half a day counts half, as in the
-- registers. Percents are computed in whole numbers, which takes a tenth off.
create or replace function app.home_week(p_school uuid, p_today date, p_days date[]) returns json language plpgsql stable as $$
begin
  return (select json_build_object('classes', coalesce((select json_agg(c.name order by c.position, c.name) from classes c where c.school_id = p_school), '[]'),
    'days', coalesce((select json_agg(json_build_object('on', d.day, 'percents', d.percents) order by d.day) from (
      select w.day, json_agg(case when m.counted > 0 then (100 * m.half_days + m.counted) / (2 * m.counted) end order by c.position, c.name) as percents
      from (select d as day from unnest(p_days) d order by 1 desc limit 10) w
      cross join classes c
      left join (select a.on_date, sec.class_id, sum(2 * (a.present + a.late) + a.half_day) as half_days, sum(a.present + a.late + a.half_day + a.absent + a.on_leave) as counted
        from attendance_totals a join sections sec on sec.school_id = p_school and sec.id = a.section_id
        where a.school_id = p_school and a.on_date between p_today - 13 and p_today group by 1, 2) m on m.on_date = w.day and m.class_id = c.id
      where c.school_id = p_school group by w.day) d), '[]')));
end $$;
