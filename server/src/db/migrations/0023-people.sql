-- People and school data: the usual notice categories of a school.

create function app.usual_notice_categories(p_school uuid) returns void language sql as $$
  insert into notice_categories (school_id, id, name)
    select p_school, app.new_id(), c.name
    from unnest(array['General', 'Academic', 'Examination', 'Fees', 'Events', 'Holiday', 'Meeting', 'Sports', 'Transport', 'Health', 'Staff']) as c(name)
    on conflict do nothing
$$;
-- Schools that came after the table had none; what a school has sorted its notices by is offered to it from now on.
select app.usual_notice_categories(s.id) from schools s where not exists (select from notice_categories c where c.school_id = s.id);
insert into notice_categories (school_id, id, name)
  select n.school_id, app.new_id(), min(n.category) from notices n where n.category <> '' group by n.school_id, lower(n.category)
  on conflict do nothing;
create index on notices (school_id, lower(category)) where category <> '';

-- How a section is numbered, and what a newcomer gets.
alter table admission_numbering
  add column roll_order text not null default 'name' check (roll_order in ('name', 'girlsFirst', 'boysFirst', 'admissionNumber')),
  add column new_roll text not null default 'next' check (new_roll in ('next', 'none'));

create function app.roll_rank(p_school uuid, p_gender text, p_number text, p_name text) returns text language sql stable as $$
  select case coalesce((select n.roll_order from admission_numbering n where n.school_id = p_school), 'name')
    when 'girlsFirst' then case p_gender when 'Female' then '1 ' else '2 ' end
    when 'boysFirst' then case p_gender when 'Male' then '1 ' else '2 ' end
    when 'admissionNumber' then p_number || ' '
    else '' end || p_name
$$;

-- The number behind a section's highest, or none where the school gives numbers by hand.
create function app.next_roll(p_school uuid, p_year uuid, p_section uuid) returns integer language sql stable as $$
  select case when exists (select from admission_numbering n where n.school_id = p_school and n.new_roll = 'none') then null
    else (select coalesce(max(e.roll_number), 0) + 1 from enrolments e where e.school_id = p_school and e.year_id = p_year and e.section_id = p_section) end
$$;

-- The next free admission number, as before; with a pattern of its own it tells what that pattern would give.
drop function app.next_admission_number(uuid, date, boolean);
create function app.next_admission_number(p_school uuid, p_day date, p_takes boolean default true, p_pattern text default null) returns text language plpgsql as $$
declare
  pattern text := coalesce(p_pattern, (select n.pattern from admission_numbering n where n.school_id = p_school), '{YYYY}/{0000}');
  year integer := app.financial_year(p_day);
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
