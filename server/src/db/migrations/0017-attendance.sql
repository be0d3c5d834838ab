-- Attendance and leave: registers that lock, one writer of marks, and lists on which nobody is both absent and on approved leave.

-- When a day's register closes, and from when on a pupil needs attention. A school without a row has the defaults.
create table attendance_rules (
  school_id uuid primary key references schools (id),
  -- Minutes after midnight of the day itself; 1440 is its end.
  locks_at_minute integer not null default 1440 check (locks_at_minute between 1 and 1440),
  short_percent smallint not null default 75 check (short_percent between 1 and 100),
  alert_days smallint not null default 3 check (alert_days between 2 and 30)
);
select app.wall('attendance_rules');

-- The version tells two tabs apart: each change of the register's marks raises it.
alter table registers
  add column version integer not null default 1,
  add column saved_at timestamptz not null default now(),
  add column saved_by uuid;
update registers set saved_at = taken_at, saved_by = account_id;

-- The staff's register of a day.
create table staff_registers (
  school_id uuid not null references schools (id),
  on_date date not null,
  account_id uuid,
  taken_at timestamptz not null default now(),
  version integer not null default 1,
  saved_at timestamptz not null default now(),
  saved_by uuid,
  primary key (school_id, on_date)
);
select app.wall('staff_registers');
insert into staff_registers (school_id, on_date, taken_at, saved_at)
  select school_id, on_date, on_date + time '03:00', on_date + time '03:00' from employee_attendance group by 1, 2;

-- What a person was marked before an approved leave filled the day, so that a withdrawn leave puts it back.
alter table student_attendance add column before_leave "char" check (before_leave in ('P', 'A', 'L', 'H'));
alter table employee_attendance add column before_leave "char" check (before_leave in ('P', 'A', 'L', 'H'));

alter table leave_requests
  add column half_day boolean not null default false,
  add column decision_note text not null default '',
  -- Entered in the register on the day itself rather than applied for.
  add column from_register boolean not null default false,
  add constraint half_day_is_one_day check (not half_day or from_date = to_date);
create index on leave_requests (school_id, employee_id) where employee_id is not null;
create index on leave_requests (school_id, student_id) where student_id is not null;
-- Leave is decided, never deleted.
revoke delete on leave_requests from shala_app;

-- Leave is decided alone; registers are saved side by side.
create function app.leave_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('leave ' || coalesce(p_school::text, ''), 0)
$$;

-- ---- Never both: "absent" and "on approved leave" ----

create function app.share_leave_lock() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(app.leave_lock(app.school()));
  return null;
end $$;
create function app.take_leave_lock() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.leave_lock(app.school()));
  return null;
end $$;

-- A mark "absent" refuses a day of approved leave, a mark "on leave" needs one.
create function app.guard_mark() returns trigger language plpgsql as $$
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
create trigger leave_shared before insert or update on student_attendance for each statement execute function app.share_leave_lock();
create trigger leave_shared before insert or update on employee_attendance for each statement execute function app.share_leave_lock();
create trigger leave_true before insert or update on student_attendance for each row when (new.mark in ('A', 'V')) execute function app.guard_mark();
create trigger leave_true before insert or update on employee_attendance for each row when (new.mark in ('A', 'V')) execute function app.guard_mark();

-- A leave that is approved, changed or withdrawn leaves no mark behind that contradicts it: looked at when the transaction ends.
create function app.guard_leave() returns trigger language plpgsql as $$
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
create trigger leave_alone before insert or update on leave_requests for each statement execute function app.take_leave_lock();
create constraint trigger leave_true after insert or update on leave_requests deferrable initially deferred for each row execute function app.guard_leave();

-- ---- One answer to "who is here?", for every screen, list, report and colleague ----

-- Everybody who belongs to a section on a school day, with the mark that counts: what the register says, else approved leave.
create function app.student_day(p_school uuid, p_day date)
returns table (student_id uuid, section_id uuid, class_id uuid, roll_number integer, mark "char", reason text, is_marked boolean, leave_id uuid, is_half_leave boolean)
language sql stable parallel safe as $$
  select e.student_id, sec.id, sec.class_id, e.roll_number, coalesce(a.mark, case when not l.half_day then 'V'::"char" end), coalesce(a.reason, ''),
    a.mark is not null, l.id, coalesce(l.half_day, false)
  from academic_years y
  join enrolments e on e.school_id = y.school_id and e.year_id = y.id
  join students s on s.school_id = e.school_id and s.id = e.student_id
  left join student_attendance a on a.school_id = e.school_id and a.student_id = e.student_id and a.on_date = p_day
  left join leave_requests l on l.school_id = e.school_id and l.student_id = e.student_id and l.state = 'approved' and p_day between l.from_date and l.to_date
  join sections sec on sec.school_id = e.school_id and sec.id = coalesce(a.section_id, e.section_id)
  where y.school_id = p_school and p_day between y.starts_on and y.ends_on
    and coalesce(s.admitted_on, '-infinity') <= p_day and coalesce(s.left_on, 'infinity') >= p_day
    and app.is_school_day(p_school, p_day, 'students')
$$;

create function app.employee_day(p_school uuid, p_day date)
returns table (employee_id uuid, mark "char", reason text, is_marked boolean, leave_id uuid, is_half_leave boolean)
language sql stable parallel safe as $$
  select s.id, coalesce(a.mark, case when not l.half_day then 'V'::"char" end), coalesce(a.reason, ''), a.mark is not null, l.id, coalesce(l.half_day, false)
  from employees s
  left join employee_attendance a on a.school_id = s.school_id and a.employee_id = s.id and a.on_date = p_day
  left join leave_requests l on l.school_id = s.school_id and l.employee_id = s.id and l.state = 'approved' and p_day between l.from_date and l.to_date
  where s.school_id = p_school and coalesce(s.joined_on, '-infinity') <= p_day and coalesce(s.left_on, 'infinity') >= p_day
    and app.is_school_day(p_school, p_day, 'staff')
$$;

-- Why a day takes no marks: refuses what is still to come, what is no school day, and what no year of the school holds.
create function app.require_markable(p_school uuid, p_day date, p_for text) returns void language plpgsql stable as $$
begin
  if p_day > app.today(p_school) then perform app.refuse(422, 'futureDay'); end if;
  if not exists (select from academic_years y where y.school_id = p_school and p_day between y.starts_on and y.ends_on) then
    perform app.refuse(422, 'noSuchYear', jsonb_build_object('day', p_day));
  end if;
  if not app.is_school_day(p_school, p_day, p_for) then
    perform app.refuse(422, 'notSchoolDay', jsonb_build_object('day', p_day, 'why', coalesce((
      select e.title from calendar_events e where e.school_id = p_school and e.kind = 'holiday' and p_day between e.starts_on and e.ends_on limit 1), 'Sunday')));
  end if;
end $$;

-- From this instant on a change needs a reason.
create function app.locks_at(p_school uuid, p_day date) returns timestamptz language sql stable as $$
  select (p_day + make_interval(mins => coalesce((select r.locks_at_minute from attendance_rules r where r.school_id = p_school), 1440))) at time zone s.time_zone
  from schools s where s.id = p_school
$$;

-- ---- One writer of marks ----

-- Writes marks of a day and what was changed into the audit. `p_kind` is 'student' or 'employee'. A mark V of somebody without
-- leave is a leave of that day, entered in the register; taking such a V back withdraws it. The caller holds the register's row.
create function app.put_marks(
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
  -- Exclusive where leave itself is written, shared where marks alone are.
  writes_leave := exists (
    select from unnest(p_people, p_marks) as g (person, mark)
    left join leave_requests l on l.school_id = p_school and coalesce(l.employee_id, l.student_id) = g.person and l.state = 'approved' and p_day between l.from_date and l.to_date
    where (g.mark = 'V') <> (l.id is not null));
  if writes_leave then perform pg_advisory_xact_lock(app.leave_lock(p_school));
  else perform pg_advisory_xact_lock_shared(app.leave_lock(p_school)); end if;

  if p_kind = 'student' then
    if (select count(*) from students s where s.school_id = p_school and s.id = any (p_people)) < cardinality(p_people) then perform app.refuse(404, 'notFound'); end if;
    select string_agg(s.name, ', ' order by s.name) into wrong from students s left join (
      select d.student_id from app.student_day(p_school, p_day) d where d.student_id = any (p_people) and (p_section is null or d.section_id = p_section)) d on d.student_id = s.id
      where s.school_id = p_school and s.id = any (p_people) and d.student_id is null;
    if wrong is not null then perform app.refuse(422, 'notInRegister', jsonb_build_object('names', wrong)); end if;
  else
    if (select count(*) from employees s where s.school_id = p_school and s.id = any (p_people)) < cardinality(p_people) then perform app.refuse(404, 'notFound'); end if;
    select string_agg(s.name, ', ' order by s.name) into wrong from employees s left join (
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

-- Saves the register of a section (or, without one, of the staff) in one round trip: key, version, lock, marks, audit.
create function app.save_register(
  p_school uuid, p_account uuid, p_request text, p_action text, p_key text, p_hash bytea, p_section uuid, p_day date, p_version integer,
  p_people uuid[], p_marks text[], p_reasons text[], p_why text
) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  earlier record;
  register record;
  done jsonb;
  kind text := case when p_section is null then 'employee' else 'student' end;
begin
  if p_key is not null then
    insert into idempotency_keys (school_id, key, call, request_hash) values (p_school, p_key, p_action, p_hash) on conflict do nothing;
    if not found then
      select k.request_hash, k.answer into earlier from idempotency_keys k where k.school_id = p_school and k.key = p_key;
      if earlier.request_hash <> p_hash then perform app.refuse(422, 'keyReused'); end if;
      return earlier.answer || jsonb_build_object('isReplay', true);
    end if;
  end if;
  if p_section is not null and not exists (select from sections s where s.school_id = p_school and s.id = p_section) then perform app.refuse(404, 'notFound'); end if;
  perform app.require_markable(p_school, p_day, case kind when 'student' then 'students' else 'staff' end);
  if clock_timestamp() >= app.locks_at(p_school, p_day) and p_why is null then perform app.refuse(422, 'reasonNeeded', jsonb_build_object('day', p_day)); end if;

  if kind = 'student' then
    if p_version = 0 then
      insert into registers (school_id, section_id, on_date, account_id, taken_at, saved_at, saved_by)
        values (p_school, p_section, p_day, p_account, clock_timestamp(), clock_timestamp(), p_account) on conflict do nothing returning version, taken_at, saved_at into register;
    else
      update registers r set version = r.version + 1, saved_at = clock_timestamp(), saved_by = p_account
        where r.school_id = p_school and r.section_id = p_section and r.on_date = p_day and r.version = p_version returning r.version, r.taken_at, r.saved_at into register;
    end if;
    if not found then
      perform app.refuse(409, 'registerChanged', coalesce((select jsonb_build_object('by', coalesce(a.name, ''), 'at', r.saved_at) from registers r left join accounts a on a.id = r.saved_by
        where r.school_id = p_school and r.section_id = p_section and r.on_date = p_day), '{"by": "", "at": null}'));
    end if;
  else
    if p_version = 0 then
      insert into staff_registers (school_id, on_date, account_id, taken_at, saved_at, saved_by)
        values (p_school, p_day, p_account, clock_timestamp(), clock_timestamp(), p_account) on conflict do nothing returning version, taken_at, saved_at into register;
    else
      update staff_registers r set version = r.version + 1, saved_at = clock_timestamp(), saved_by = p_account
        where r.school_id = p_school and r.on_date = p_day and r.version = p_version returning r.version, r.taken_at, r.saved_at into register;
    end if;
    if not found then
      perform app.refuse(409, 'registerChanged', coalesce((select jsonb_build_object('by', coalesce(a.name, ''), 'at', r.saved_at) from staff_registers r left join accounts a on a.id = r.saved_by
        where r.school_id = p_school and r.on_date = p_day), '{"by": "", "at": null}'));
    end if;
  end if;
  perform app.put_marks(p_school, p_account, p_request, p_action, kind, p_day, p_section, p_people, p_marks, p_reasons, p_why, p_version = 0);

  done := jsonb_build_object('version', register.version, 'takenAt', register.taken_at, 'savedAt', register.saved_at);
  insert into audit_log (school_id, id, account_id, action, entity, entity_id, new_values, reason, request_id)
    values (p_school, app.new_id(), p_account, p_action, case kind when 'student' then 'register' else 'staff register' end, p_section,
      (select jsonb_build_object('on', p_day, 'version', register.version) || jsonb_object_agg(c.mark, c.count) from (select m as mark, count(*) from unnest(p_marks) m group by m) c), p_why, p_request);
  if p_key is not null then update idempotency_keys k set answer = done where k.school_id = p_school and k.key = p_key; end if;
  return done;
end $$;
