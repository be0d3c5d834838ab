-- A receipt is of the moment of its entry, whatever the clock says when it is written.
create or replace function app.date_payment() returns trigger language plpgsql as $$
begin
  new.created_at := coalesce((select j.created_at from journal j where j.school_id = new.school_id and j.entry_no = new.entry_no), new.created_at);
  return new;
end $$;
