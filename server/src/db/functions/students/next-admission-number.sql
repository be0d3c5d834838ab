-- The next admission number of the school's format. Its year is that of the academic year in which the day lies, and never one that has not begun: who is admitted
-- in April, before the school opens its new year, continues the numbers of the current one. A day before all years has its own.
create or replace function app.next_admission_number(p_school uuid, p_day date, p_takes boolean default true, p_pattern text default null) returns text language plpgsql as $$
declare
  pattern text := coalesce(p_pattern, app.admission_pattern(p_school));
  year integer := coalesce(
    (select extract(year from y.starts_on)::int from academic_years y
      where y.school_id = p_school and y.starts_on <= least(p_day, (select c.starts_on from academic_years c where c.school_id = p_school and c.is_current))
      order by y.starts_on desc limit 1),
    app.financial_year(p_day));
  parts text[];
  digits integer;
  number integer;
  made text;
begin
  pattern := replace(replace(pattern, '{YYYY}', year::text), '{YY}', lpad((year % 100)::text, 2, '0'));
  parts := regexp_match(pattern, '^(.*?)\{(0+)\}(.*)$');
  digits := length(parts[2]);
  if p_takes then
    insert into admission_counters (school_id, beginning, last_no) values (p_school, parts[1] || '…' || parts[3], 0) on conflict do nothing;
    perform from admission_counters where school_id = p_school and beginning = parts[1] || '…' || parts[3] for update;
  end if;
  number := coalesce((select last_no from admission_counters where school_id = p_school and beginning = parts[1] || '…' || parts[3]), 0);
  if number = 0 then
    select coalesce(max(substring(admission_number from length(parts[1]) + 1 for length(admission_number) - length(parts[1]) - length(parts[3]))::integer), 0) into number
      from students where school_id = p_school and starts_with(admission_number, parts[1]) and right(admission_number, length(parts[3])) = parts[3]
        and substring(admission_number from length(parts[1]) + 1 for length(admission_number) - length(parts[1]) - length(parts[3])) ~ '^\d{1,8}$';
  end if;
  loop
    number := number + 1;
    made := parts[1] || case when length(number::text) >= digits then number::text else lpad(number::text, digits, '0') end || parts[3];
    exit when not exists (select from students where school_id = p_school and admission_number = made);
  end loop;
  if p_takes then
    update admission_counters set last_no = number where school_id = p_school and beginning = parts[1] || '…' || parts[3];
  end if;
  return made;
end $$;
