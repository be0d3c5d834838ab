-- ---- A person is never both absent and on approved leave ----
create or replace function app.share_leave_lock() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(app.leave_lock(app.school()));
  return null;
end $$;
