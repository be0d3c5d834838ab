-- The format of admission numbers: the one that the school has set, else plain numbers where nearly all of its newest students have such
-- (a register that was imported goes on as it was kept, with its zeros), else the year and a number.
create or replace function app.admission_pattern(p_school uuid) returns text language sql stable as $$
  select coalesce(
    (select n.pattern from admission_numbering n where n.school_id = p_school),
    (select '{' || repeat('0', case when bool_or(number like '0%') then max(length(number)) else 1 end) || '}'
      from (select admission_number as number from students where school_id = p_school order by id desc limit 50) newest
      having count(*) filter (where number ~ '^\d{1,8}$') >= 0.9 * count(*) and count(*) > 0),
    '{YYYY}/{0000}')
$$;
