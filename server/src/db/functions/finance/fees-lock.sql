-- The number of the lock that payments of a school hold in common and acts on many accounts alone.
create or replace function app.fees_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('fees ' || p_school::text, 0)
$$;
