-- From this instant on a change needs a reason.
create or replace function app.locks_at(p_school uuid, p_day date) returns timestamptz language sql stable as $$
  select (p_day + make_interval(mins => coalesce((select r.locks_at_minute from attendance_rules r where r.school_id = p_school), 1440))) at time zone s.time_zone
  from schools s where s.id = p_school
$$;
