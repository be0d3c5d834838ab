-- Which half of a day somebody is on leave for, and registers that were taken by mistake.

-- Says something with half_day alone. Half days were the second half until now.
alter table leave_requests add column half text not null default 'second' check (half in ('first', 'second'));

-- Who of the staff is away on a day; `half` is null for the whole day. The one answer that covers, logbook and Dashboard stand on.
drop function app.staff_away(uuid, date);
create function app.staff_away(p_school uuid, p_day date) returns table (employee_id uuid, why text, reason text, half text)
language plpgsql stable parallel safe rows 10 as $$
begin
  return query select e.id,
    case when a.mark = 'A' then 'absent' when a.mark = 'H' or a.mark is null and l.half_day then 'half day' else 'leave' end,
    coalesce(nullif(a.reason, ''), l.reason, ''),
    -- Half a day in the register alone: the person was seen in the morning.
    case when a.mark = 'H' then case when l.half_day then l.half else 'second' end when a.mark is null and l.half_day then l.half end
  from employees e
  left join employee_attendance a on a.school_id = e.school_id and a.employee_id = e.id and a.on_date = p_day
  left join leave_requests l on l.school_id = e.school_id and l.employee_id = e.id and l.state = 'approved' and p_day between l.from_date and l.to_date
  where e.school_id = p_school and e.left_on is null and (a.mark in ('A', 'V', 'H') or a.mark is null and l.id is not null);
end $$;

-- The periods of a school with the half of the day that each lies in; of an odd number the middle one is in the first.
create function app.halves(p_school uuid) returns table (period_id uuid, half text) language sql stable parallel safe as $$
  select id, case when row_number() over (order by position) > (count(*) over () + 1) / 2 then 'second' else 'first' end from periods where school_id = p_school
$$;

/*
 * Takes a register back as if it had never been taken: its marks go, and the leave that was entered by marking. Leave that was applied
 * for stays. Refuses registerChanged when it was saved since, and after the lock a taking back without a reason.
 */
create function app.take_back_register(
  p_school uuid, p_account uuid, p_section uuid, p_day date, p_version integer, p_why text
) returns integer language plpgsql as $$
declare
  gone integer;
begin
  if p_section is not null and not exists (select from sections s where s.school_id = p_school and s.id = p_section) then perform app.refuse(404, 'notFound'); end if;
  if clock_timestamp() >= app.locks_at(p_school, p_day) and p_why is null then perform app.refuse(422, 'reasonNeeded', jsonb_build_object('day', p_day)); end if;
  perform pg_advisory_xact_lock(app.leave_lock(p_school));
  if p_section is null then
    perform from staff_registers r where r.school_id = p_school and r.on_date = p_day and r.version = p_version for update;
  else
    perform from registers r where r.school_id = p_school and r.section_id = p_section and r.on_date = p_day and r.version = p_version for update;
  end if;
  if not found then
    perform app.refuse(409, 'registerChanged', coalesce(
      case when p_section is null
        then (select jsonb_build_object('by', coalesce(a.name, ''), 'at', r.saved_at) from staff_registers r left join accounts a on a.id = r.saved_by where r.school_id = p_school and r.on_date = p_day)
        else (select jsonb_build_object('by', coalesce(a.name, ''), 'at', r.saved_at) from registers r left join accounts a on a.id = r.saved_by
          where r.school_id = p_school and r.section_id = p_section and r.on_date = p_day) end, '{"by": "", "at": null}'));
  end if;
  -- First the marks, then the leave that they made: no mark may say leave without it.
  if p_section is null then
    delete from employee_attendance a where a.school_id = p_school and a.on_date = p_day;
    get diagnostics gone = row_count;
    update leave_requests l set state = 'withdrawn', decided_by = p_account, decided_at = now()
      where l.school_id = p_school and l.from_register and l.from_date = p_day and l.state = 'approved' and l.employee_id is not null;
    delete from staff_registers r where r.school_id = p_school and r.on_date = p_day;
  else
    with taken as (delete from student_attendance a where a.school_id = p_school and a.on_date = p_day and a.section_id = p_section returning a.student_id),
      withdrawn as (update leave_requests l set state = 'withdrawn', decided_by = p_account, decided_at = now() from taken t
        where l.school_id = p_school and l.from_register and l.from_date = p_day and l.state = 'approved' and l.student_id = t.student_id)
    select count(*) into gone from taken;
    delete from registers r where r.school_id = p_school and r.section_id = p_section and r.on_date = p_day;
  end if;
  return gone;
end $$;
