-- Writes the marks of a day, and their changes into the audit log. `p_kind` is 'student' or 'employee'. A mark V for a person without leave creates a leave of
-- that day; removing such a V withdraws it. The caller has locked the register's row.
create or replace function app.put_marks(
  p_school uuid, p_account uuid, p_request text, p_action text, p_kind text, p_day date, p_section uuid,
  p_people uuid[], p_marks text[], p_reasons text[], p_why text, p_is_first boolean
) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  wrong text;
  writes_leave boolean;
begin
  if (select count(distinct x) from unnest(p_people) x) <> cardinality(p_people) or cardinality(p_marks) <> cardinality(p_people) then
    perform app.refuse(422, 'markedTwice');
  end if;
  -- Exclusive when leave is written, shared when only marks are.
  writes_leave := exists (
    select from unnest(p_people, p_marks) as g (person, mark)
    left join leave_requests l on l.school_id = p_school and coalesce(l.employee_id, l.student_id) = g.person and l.state = 'approved' and p_day between l.from_date and l.to_date
    where (g.mark = 'V') <> (l.id is not null));
  if writes_leave then perform pg_advisory_xact_lock(app.leave_lock(p_school));
  else perform pg_advisory_xact_lock_shared(app.leave_lock(p_school)); end if;

  if p_kind = 'student' then
    if (select count(*) from students s where s.school_id = p_school and s.id = any (p_people)) < cardinality(p_people) then perform app.refuse(404, 'notFound'); end if;
    select string_agg(s.name, ', ' order by lower(s.name), s.name) into wrong from students s left join (
      select d.student_id from app.student_day(p_school, p_day) d where d.student_id = any (p_people) and (p_section is null or d.section_id = p_section)) d on d.student_id = s.id
      where s.school_id = p_school and s.id = any (p_people) and d.student_id is null;
    if wrong is not null then perform app.refuse(422, 'notInRegister', jsonb_build_object('names', wrong)); end if;
  else
    if (select count(*) from employees s where s.school_id = p_school and s.id = any (p_people)) < cardinality(p_people) then perform app.refuse(404, 'notFound'); end if;
    select string_agg(s.name, ', ' order by lower(s.name), s.name) into wrong from employees s left join (
      select d.employee_id from app.employee_day(p_school, p_day) d where d.employee_id = any (p_people)) d on d.employee_id = s.id
      where s.school_id = p_school and s.id = any (p_people) and d.employee_id is null;
    if wrong is not null then perform app.refuse(422, 'notEmployed', jsonb_build_object('names', wrong)); end if;
  end if;

  if writes_leave then
    update leave_requests l set state = 'withdrawn', decided_by = p_account, decided_at = now() from unnest(p_people, p_marks) as g (person, mark)
      where l.school_id = p_school and coalesce(l.employee_id, l.student_id) = g.person and l.from_register and l.from_date = p_day and l.state = 'approved' and g.mark <> 'V';
    select string_agg(coalesce(s.name, e.name), ', ') into wrong from unnest(p_people, p_marks) as g (person, mark)
      join leave_requests l on l.school_id = p_school and coalesce(l.employee_id, l.student_id) = g.person and l.state = 'applied' and p_day between l.from_date and l.to_date
      left join students s on s.school_id = p_school and s.id = l.student_id left join employees e on e.school_id = p_school and e.id = l.employee_id
      where g.mark = 'V';
    if wrong is not null then perform app.refuse(409, 'leaveWaits', jsonb_build_object('names', wrong)); end if;
    insert into leave_requests (school_id, id, employee_id, student_id, from_date, to_date, reason, state, decided_by, decided_at, from_register)
      select p_school, app.new_id(), case p_kind when 'employee' then g.person end, case p_kind when 'student' then g.person end, p_day, p_day, g.reason, 'approved', p_account, now(), true
      from unnest(p_people, p_marks, p_reasons) as g (person, mark, reason)
      where g.mark = 'V' and not exists (select from leave_requests l where l.school_id = p_school and coalesce(l.employee_id, l.student_id) = g.person
        and l.state = 'approved' and p_day between l.from_date and l.to_date);
  end if;

  select string_agg(coalesce(s.name, e.name), ', ') into wrong from unnest(p_people, p_marks) as g (person, mark)
    join leave_requests l on l.school_id = p_school and coalesce(l.employee_id, l.student_id) = g.person and l.state = 'approved' and p_day between l.from_date and l.to_date
    left join students s on s.school_id = p_school and s.id = l.student_id left join employees e on e.school_id = p_school and e.id = l.employee_id
    where g.mark = 'A';
  if wrong is not null then perform app.refuse(409, 'absentOnLeave', jsonb_build_object('names', wrong)); end if;

  if p_kind = 'student' then
    with given as (select * from unnest(p_people, p_marks, p_reasons) as g (person, mark, reason)),
      before as (select a.student_id, a.mark, a.reason from student_attendance a where a.school_id = p_school and a.student_id = any (p_people) and a.on_date = p_day),
      put as (
        insert into student_attendance as a (school_id, student_id, on_date, section_id, mark, reason)
        select p_school, g.person, p_day, coalesce(p_section, (select d.section_id from app.student_day(p_school, p_day) d where d.student_id = g.person)), g.mark::"char", g.reason from given g
        on conflict (school_id, student_id, on_date) do update set mark = excluded.mark, reason = excluded.reason, before_leave = null
          where (a.mark, a.reason) is distinct from (excluded.mark, excluded.reason)
        returning a.student_id as person)
    insert into audit_log (school_id, id, account_id, action, entity, entity_id, old_values, new_values, reason, request_id)
      select p_school, app.new_id(), p_account, p_action, 'student attendance', g.person, jsonb_build_object(p_day::text, b.mark), jsonb_build_object(p_day::text, g.mark), p_why, p_request
      from put join given g using (person) left join before b on b.student_id = g.person where not p_is_first and b.mark is distinct from g.mark::"char";
  else
    with given as (select * from unnest(p_people, p_marks, p_reasons) as g (person, mark, reason)),
      before as (select a.employee_id, a.mark, a.reason from employee_attendance a where a.school_id = p_school and a.employee_id = any (p_people) and a.on_date = p_day),
      put as (
        insert into employee_attendance as a (school_id, employee_id, on_date, mark, reason) select p_school, g.person, p_day, g.mark::"char", g.reason from given g
        on conflict (school_id, employee_id, on_date) do update set mark = excluded.mark, reason = excluded.reason, before_leave = null
          where (a.mark, a.reason) is distinct from (excluded.mark, excluded.reason)
        returning a.employee_id as person)
    insert into audit_log (school_id, id, account_id, action, entity, entity_id, old_values, new_values, reason, request_id)
      select p_school, app.new_id(), p_account, p_action, 'employee attendance', g.person, jsonb_build_object(p_day::text, b.mark), jsonb_build_object(p_day::text, g.mark), p_why, p_request
      from put join given g using (person) left join before b on b.employee_id = g.person where not p_is_first and b.mark is distinct from g.mark::"char";
  end if;
end $$;
