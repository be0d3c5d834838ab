create or replace function app.take_leave_lock() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.leave_lock(app.school()));
  return null;
end $$;
