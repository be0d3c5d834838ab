-- Leave is decided alone; registers are saved side by side.
create or replace function app.leave_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('leave ' || coalesce(p_school::text, ''), 0)
$$;
