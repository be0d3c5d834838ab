-- A day's month of the academic year: April is 1.
create or replace function app.month_of(day date) returns smallint language sql immutable parallel safe as $$
  select ((extract(month from day)::int + 8) % 12 + 1)::smallint
$$;
