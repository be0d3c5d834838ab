-- What a school keeps of its employees beside name and post: papers, whom to call, the series of their codes. And imports.

alter table employees
  add column pin_code text not null default '' check (pin_code ~ '^(\d{6})?$'),
  add column aadhaar_last4 text not null default '' check (aadhaar_last4 ~ '^(\d{4})?$'),
  add column emergency_name text not null default '',
  add column emergency_phone text not null default '',
  add constraint left_after_joining check (left_on >= joined_on);

-- A paper of an employee. What is taken off leaves the list; the row says when.
create table employee_papers (
  school_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  kind text not null,
  file_id uuid not null,
  expires_on date,
  account_id uuid,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, employee_id) references employees (school_id, id),
  foreign key (school_id, file_id) references files (school_id, id)
);
create index on employee_papers (school_id, employee_id);
create index on employee_papers (school_id, file_id);
select app.wall('employee_papers');

-- The next code of the series: the letters and the width of the highest code in use. Those who take one take turns to the end of their
-- transaction; without `p_takes` it is only looked at.
create function app.next_employee_code(p_school uuid, p_takes boolean default true) returns text language plpgsql as $$
declare
  last record;
  beginning text := 'E';
  digits integer := 3;
  number integer := 0;
begin
  if p_takes then perform pg_advisory_xact_lock(hashtextextended('employee codes ' || p_school, 0)); end if;
  select (m)[1] as beginning, (m)[2] as number into last
    from employees e cross join lateral regexp_match(e.employee_code, '^(\D*?)(\d{1,8})$') m
    where e.school_id = p_school and m is not null order by e.created_at desc, (m)[2]::integer desc limit 1;
  if found then
    beginning := last.beginning;
    digits := length(last.number);
    select max(substring(e.employee_code from length(beginning) + 1)::integer) into number from employees e
      where e.school_id = p_school and starts_with(e.employee_code, beginning) and substring(e.employee_code from length(beginning) + 1) ~ '^\d{1,8}$';
  end if;
  number := number + 1;
  return beginning || case when length(number::text) >= digits then number::text else lpad(number::text, digits, '0') end;
end $$;

-- A sheet that was read: its cells wait here until they are brought in, and are gone after it.
create table imports (
  school_id uuid not null references schools (id),
  id uuid not null,
  kind text not null check (kind in ('students', 'employees')),
  file_name text not null,
  headers jsonb not null,
  mapping jsonb not null,
  cells jsonb,
  state text not null default 'read' check (state in ('read', 'done', 'undone')),
  account_id uuid,
  created_at timestamptz not null default now(),
  done_at timestamptz,
  primary key (school_id, id),
  check ((state = 'read') = (cells is not null))
);
create index on imports (school_id, created_at);
select app.wall('imports');

-- What an import brought in.
create table import_items (
  school_id uuid not null,
  import_id uuid not null,
  entity_id uuid not null,
  row_no integer not null,
  primary key (school_id, import_id, entity_id),
  foreign key (school_id, import_id) references imports (school_id, id)
);
create index on import_items (school_id, entity_id);
select app.wall('import_items');

-- A student who was brought in by mistake. The ledger's entries were set back and stay, and so does this row, without anything personal.
alter table students add column undone_at timestamptz;

-- Sets back everything that is charged to students of whom nothing is paid, by further entries. Gives how many charges it set back.
create function app.take_back_charges(p_school uuid, p_students uuid[], p_memo text, p_account uuid) returns integer language plpgsql as $$
declare
  year record;
  changes app.charge_change[];
  taken integer := 0;
begin
  for year in select distinct f.year_id as id from fee_accounts f where f.school_id = p_school and f.student_id = any (p_students) order by 1 loop
    perform pg_advisory_xact_lock(app.fees_lock(p_school));
    perform from fee_accounts f where f.school_id = p_school and f.year_id = year.id and f.student_id = any (p_students) order by f.student_id for update;
    changes := array(
      select row (c.student_id, c.month_no, c.head_id, -sum(c.amount_paise)::bigint, 'Taken back')::app.charge_change
      from charges c where c.school_id = p_school and c.year_id = year.id and c.student_id = any (p_students)
      group by c.student_id, c.month_no, c.head_id having sum(c.amount_paise) <> 0 order by c.student_id, c.month_no);
    taken := taken + app.apply_charges(p_school, year.id, 'assessment', 'fee', changes, p_memo, p_account);
  end loop;
  return taken;
end $$;

-- Whoever is taken back has no charges left to follow: thousands of them need no second look each.
drop trigger fees_follow_student on students;
create constraint trigger fees_follow_student after update of left_on, transport_stop on students deferrable initially deferred for each row
  when ((old.left_on is distinct from new.left_on or (old.transport_stop <> '') <> (new.transport_stop <> '')) and new.undone_at is null)
  execute function app.reassess_pupil();
