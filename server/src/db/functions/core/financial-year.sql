-- The financial year in which a day lies, by its first calendar year.
create or replace function app.financial_year(day date) returns integer language sql immutable parallel safe as $$
  select extract(year from day)::int - case when extract(month from day) < 4 then 1 else 0 end
$$;
