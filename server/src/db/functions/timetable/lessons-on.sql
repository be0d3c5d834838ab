-- The lessons of a day of the calendar by the timetable that holds on it, whether or not there is school. PostgreSQL puts the body into the
-- reader's statement, so that it costs what a comparison costs; a reader who wants today writes app.week_now.
create or replace function app.lessons_on(p_school uuid, p_day date) returns setof timetable_slots language sql stable parallel safe as $$
  select * from timetable_slots where school_id = p_school and day = extract(isodow from p_day)::int and from_on <= p_day and until_on > p_day
$$;
