-- The advisory lock of leave: exclusive for deciding on leave, shared for saving registers.
create or replace function app.leave_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('leave ' || coalesce(p_school::text, ''), 0)
$$;
