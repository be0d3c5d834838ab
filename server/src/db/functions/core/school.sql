-- The school of the running statement, or null.
create or replace function app.school() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.school', true), '')::uuid
$$;
