-- Refuses a mark "absent" on a day of approved leave, and a mark "on leave" without one.
create or replace function app.guard_mark() returns trigger language plpgsql as $$
declare
  found_half boolean;
begin
  if tg_table_name = 'student_attendance' then
    select l.half_day into found_half from leave_requests l
      where l.school_id = new.school_id and l.student_id = new.student_id and l.state = 'approved' and new.on_date between l.from_date and l.to_date;
  else
    select l.half_day into found_half from leave_requests l
      where l.school_id = new.school_id and l.employee_id = new.employee_id and l.state = 'approved' and new.on_date between l.from_date and l.to_date;
  end if;
  if new.mark = 'A' and found_half is not null then perform app.refuse(409, 'absentOnLeave'); end if;
  if new.mark = 'V' and found_half is distinct from false then perform app.refuse(422, 'leaveWithoutApproval'); end if;
  return new;
end $$;
