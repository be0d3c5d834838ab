-- The lessons of a date by the timetable valid on it, whether or not there is school. PostgreSQL inlines the body into the caller's statement, so that it costs
-- no more than a comparison. For today, use app.week_now.
create or replace function app.lessons_on(p_school uuid, p_day date) returns setof timetable_slots language sql stable parallel safe as $$
  select * from timetable_slots where school_id = p_school and day = extract(isodow from p_day)::int and from_on <= p_day and until_on > p_day
$$;
