-- Notes a closed day at the end of the chain (ledger_heads.closed_until), where app.add_entry sees whether it has to look for the closing of a day.
create or replace function app.note_closed_day() returns trigger language plpgsql as $$
begin
  update ledger_heads set closed_until = greatest(closed_until, new.on_date) where school_id = new.school_id;
  return null;
end $$;
create or replace trigger note_closed_day after insert or update of on_date on day_closings for each row execute function app.note_closed_day();
