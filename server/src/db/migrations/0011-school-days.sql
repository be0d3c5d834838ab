-- One answer to "is there school on this day?", for registers, covers, the calendar's ripple and every percentage.
-- Sundays and holidays are no school days; a holiday may be for students alone or for staff alone ('students', 'staff').
create function app.is_school_day(p_school uuid, p_day date, p_for text) returns boolean language sql stable parallel safe as $$
  select extract(isodow from p_day) < 7 and not exists (
    select from calendar_events e
    where e.school_id = p_school and e.kind = 'holiday' and p_day between e.starts_on and e.ends_on
      and case p_for when 'staff' then e.for_staff else e.for_students end
  )
$$;

create function app.school_days(p_school uuid, p_from date, p_to date, p_for text) returns setof date language sql stable parallel safe rows 30 as $$
  select day::date from generate_series(p_from, p_to, interval '1 day') as day where app.is_school_day(p_school, day::date, p_for)
$$;
