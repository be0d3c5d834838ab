create or replace function app.employee_day(p_school uuid, p_day date)
returns table (employee_id uuid, mark "char", reason text, is_marked boolean, leave_id uuid, is_half_leave boolean)
language sql stable parallel safe as $$
  select s.id, coalesce(a.mark, case when not l.half_day then 'V'::"char" end), coalesce(a.reason, ''), a.mark is not null, l.id, coalesce(l.half_day, false)
  from employees s
  left join employee_attendance a on a.school_id = s.school_id and a.employee_id = s.id and a.on_date = p_day
  left join leave_requests l on l.school_id = s.school_id and l.employee_id = s.id and l.state = 'approved' and p_day between l.from_date and l.to_date
  where s.school_id = p_school and coalesce(s.joined_on, '-infinity') <= p_day and coalesce(s.left_on, 'infinity') >= p_day
    and app.is_school_day(p_school, p_day, 'staff')
$$;
