-- The present time, for every function that needs today's date. Tests change it by a setting of their database, so that they can run on the last day of a year,
-- or at night when India is a day ahead of the server. Nothing else sets it.
create or replace function app.clock() returns timestamptz language sql volatile parallel safe as $$
  select clock_timestamp() + coalesce(nullif(current_setting('app.clock_shift', true), ''), '0')::interval
$$;
