-- The key that is set for this statement or transaction, or null.
create or replace function app.key(name text) returns text language sql stable parallel safe as $$
  select nullif(current_setting('app.' || name, true), '')
$$;
