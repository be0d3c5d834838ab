-- The whole week of the timetable valid on a day.
create or replace function app.week_on(p_school uuid, p_day date) returns setof timetable_slots language sql stable parallel safe as $$
  select * from timetable_slots where school_id = p_school and from_on <= p_day and until_on > p_day
$$;
