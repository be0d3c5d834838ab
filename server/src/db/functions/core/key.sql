-- A key that was set for the running statement or transaction, or null.
create or replace function app.key(name text) returns text language sql stable parallel safe as $$
  select nullif(current_setting('app.' || name, true), '')
$$;
