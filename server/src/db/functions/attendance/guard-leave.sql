-- Checks at the end of the transaction that no mark contradicts a leave that was approved, changed or withdrawn.
create or replace function app.guard_leave() returns trigger language plpgsql as $$
declare
  first_day date := case tg_op when 'UPDATE' then least(old.from_date, new.from_date) else new.from_date end;
  last_day date := case tg_op when 'UPDATE' then greatest(old.to_date, new.to_date) else new.to_date end;
begin
  if exists (
    select from (
      select a.on_date, a.mark from student_attendance a where a.school_id = new.school_id and a.student_id = new.student_id and a.on_date between first_day and last_day
      union all
      select a.on_date, a.mark from employee_attendance a where a.school_id = new.school_id and a.employee_id = new.employee_id and a.on_date between first_day and last_day
    ) m left join leave_requests l on l.school_id = new.school_id and l.state = 'approved' and m.on_date between l.from_date and l.to_date
      and (l.student_id = new.student_id or l.employee_id = new.employee_id)
    where m.mark = 'A' and l.id is not null or m.mark = 'V' and l.half_day is distinct from false
  ) then perform app.refuse(409, 'absentOnLeave'); end if;
  return null;
end $$;
