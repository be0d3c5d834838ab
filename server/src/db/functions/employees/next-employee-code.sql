-- The next code of the series, with the letters and the width of the highest code in use. Callers that take a code wait for each other until the end of their
-- transaction; with `p_takes` false the next code is only read.
create or replace function app.next_employee_code(p_school uuid, p_takes boolean default true) returns text language plpgsql as $$
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
