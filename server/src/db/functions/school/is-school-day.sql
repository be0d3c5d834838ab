-- One answer to "is there school on this day?", for registers, covers, the calendar's ripple and every percentage.
-- Sundays and holidays are no school days; a holiday may be for students alone or for staff alone ('students', 'staff').
create or replace function app.is_school_day(p_school uuid, p_day date, p_for text) returns boolean language sql stable parallel safe as $$
  select extract(isodow from p_day) < 7 and not exists (
    select from calendar_events e
    where e.school_id = p_school and e.kind = 'holiday' and p_day between e.starts_on and e.ends_on
      and case p_for when 'staff' then e.for_staff else e.for_students end
  )
$$;
