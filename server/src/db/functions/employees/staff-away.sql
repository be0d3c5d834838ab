create or replace function app.staff_away(p_school uuid, p_day date) returns table (employee_id uuid, why text, reason text, half text)
language plpgsql stable parallel safe rows 10 as $$
begin
  return query select e.id,
    case when a.mark = 'A' then 'absent' when a.mark = 'H' or a.mark is null and l.half_day then 'half day' else 'leave' end,
    coalesce(nullif(a.reason, ''), l.reason, ''),
    -- When only the register says half a day, the person was present in the morning.
    case when a.mark = 'H' then case when l.half_day then l.half else 'second' end when a.mark is null and l.half_day then l.half end
  from employees e
  left join employee_attendance a on a.school_id = e.school_id and a.employee_id = e.id and a.on_date = p_day
  left join leave_requests l on l.school_id = e.school_id and l.employee_id = e.id and l.state = 'approved' and p_day between l.from_date and l.to_date
  where e.school_id = p_school and e.left_on is null and (a.mark in ('A', 'V', 'H') or a.mark is null and l.id is not null);
end $$;
