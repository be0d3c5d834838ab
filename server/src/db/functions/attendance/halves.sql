-- The periods of a school, each with its half of the day; with an odd number of periods, the middle one is in the first half.
create or replace function app.halves(p_school uuid) returns table (period_id uuid, half text) language sql stable parallel safe as $$
  select id, case when row_number() over (order by position) > (count(*) over () + 1) / 2 then 'second' else 'first' end from periods where school_id = p_school
$$;
