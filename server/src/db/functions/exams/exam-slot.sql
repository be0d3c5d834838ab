-- The time range of a paper in minutes since the year 2000; null without a date.
create or replace function app.exam_slot(p_day date, p_start integer, p_minutes integer) returns int8range language sql immutable parallel safe as $$
  select int8range((p_day - date '2000-01-01')::bigint * 1440 + p_start, (p_day - date '2000-01-01')::bigint * 1440 + p_start + p_minutes)
$$;
