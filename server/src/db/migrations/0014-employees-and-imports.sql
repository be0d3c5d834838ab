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
