-- The financial year in which a day lies, by its first calendar year: it begins three months after the calendar year.
create or replace function app.financial_year(day date) returns integer language sql immutable parallel safe as $$
  select date_part('year', day - interval '3 months')::int
$$;
