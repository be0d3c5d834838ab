/*
 * Takes a register back as if it had never been taken: its marks go, and the leave that was entered by marking. Leave that was applied
 * for stays. Refuses registerChanged when it was saved since, and after the lock a taking back without a reason.
 */
create or replace function app.take_back_register(
  p_school uuid, p_account uuid, p_section uuid, p_day date, p_version integer, p_why text
) returns integer language plpgsql as $$
declare
  gone integer;
begin
  if p_section is not null and not exists (select from sections s where s.school_id = p_school and s.id = p_section) then perform app.refuse(404, 'notFound'); end if;
  if app.clock() >= app.locks_at(p_school, p_day) and p_why is null then perform app.refuse(422, 'reasonNeeded', jsonb_build_object('day', p_day)); end if;
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
  -- The marks first, then the leave that they created, so that no mark says leave without one.
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
