-- The one rule for whether a day is a school day, for registers, arrangements, the effects of calendar changes and all percentages. Sundays and holidays are
-- not; a holiday may be for students only or for staff only ('students', 'staff').
create or replace function app.is_school_day(p_school uuid, p_day date, p_for text) returns boolean language sql stable parallel safe as $$
  select extract(isodow from p_day) < 7 and not exists (
    select from calendar_events e
    where e.school_id = p_school and e.kind = 'holiday' and p_day between e.starts_on and e.ends_on
      and case p_for when 'staff' then e.for_staff else e.for_students end
  )
$$;
