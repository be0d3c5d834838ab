create or replace function app.stop_messages() returns trigger language plpgsql as $$
begin
  update notice_deliveries d set state = 'skipped', reason = 'guardianRemoved', done_at = now()
    where d.school_id = old.school_id and d.guardian_id = old.id and d.state = 'queued';
  return null;
end $$;
