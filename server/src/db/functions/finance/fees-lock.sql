-- The id of the advisory lock of a school's fees: shared for payments, exclusive for changes to many accounts.
create or replace function app.fees_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('fees ' || p_school::text, 0)
$$;
