-- The whole week of the timetable valid today. Today's date is computed once, and not for each lesson as in app.week_on(app.today()).
create or replace function app.week_now(p_school uuid) returns setof timetable_slots language sql stable parallel safe as $$
  select * from timetable_slots where school_id = p_school and from_on <= (select app.today(p_school)) and until_on > (select app.today(p_school))
$$;
