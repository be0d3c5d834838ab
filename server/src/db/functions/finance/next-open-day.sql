-- Today, or the first day after it whose accounts are not closed. A student may leave, join or change class after today's accounts were closed; the resulting
-- fees are then dated on that day.
create or replace function app.next_open_day(p_school uuid) returns date language sql stable as $$
  select d::date from generate_series(app.today(p_school), app.today(p_school) + 366, interval '1 day') d
  where not exists (select from day_closings c where c.school_id = p_school and c.on_date = d::date and c.reopened_at is null) order by d limit 1
$$;
