-- The moment that it is, for whatever asks which day it is. Tests move it by a setting of their database, so that they can be run on the
-- last day of a year or in the night hour in which India is a day ahead of the server; nothing else sets it.
create or replace function app.clock() returns timestamptz language sql volatile parallel safe as $$
  select clock_timestamp() + coalesce(nullif(current_setting('app.clock_shift', true), ''), '0')::interval
$$;
