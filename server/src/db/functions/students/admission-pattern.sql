-- The format of admission numbers: the one that the school has set, else the one in which most of its newest students are numbered (a register that was imported
-- or begun by hand goes on as it was kept, with its letters, year and zeros), else the year and a number.
create or replace function app.admission_pattern(p_school uuid) returns text language sql stable as $$
  select coalesce(
    (select n.pattern from admission_numbering n where n.school_id = p_school),
    (with newest as (
        select admission_number as number, lpad((app.financial_year(coalesce(admitted_on, created_at::date)) % 100)::text, 2, '0') as yy
          from students where school_id = p_school order by id desc limit 50),
      -- A year stands apart from the number that counts: `2026/0045`, `GH/26/045`, `45/2026`. Of `2026-27/045` nobody knows how it goes on, so it stays as it is.
      dated as (
        select case
          when number !~ '\d\D+\d' or number ~ '20\d\d\D\d\d\D+\d' then number
          when number ~ '(?<!\d)20\d\d(?=[^0-9A-Za-z])' then regexp_replace(number, '(?<!\d)20\d\d(?=[^0-9A-Za-z])', '{YYYY}')
          when number ~ '(?<=[^0-9A-Za-z])20\d\d$' then regexp_replace(number, '(?<=[^0-9A-Za-z])20\d\d$', '{YYYY}')
          else regexp_replace(number, '(?<!\d)' || yy || '(?=[^0-9A-Za-z])', '{YY}') end as dated
          from newest where number !~ '[{}…]'),
      shaped as (
        select regexp_replace(dated, '\d+(\D*)$', '{0}\1') as shape, substring(dated from '\d+(?=\D*$)') as counted from dated)
      select replace(shape, '{0}', '{' || repeat('0', case when bool_or(counted like '0%') then max(length(counted)) else 1 end) || '}')
        from shaped where length(counted) <= 8 group by shape
        -- One number with letters may have been typed for a single student.
        having count(*) > (select count(*) from newest) / 2 and (count(*) > 1 or shape = '{0}' or shape like '%{YY%')
        order by count(*) desc limit 1),
    '{YYYY}/{0000}')
$$;
