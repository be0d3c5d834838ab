create or replace function app.note_directory_change() returns trigger language plpgsql as $$
begin
  insert into directory_changes (school_id) select distinct school_id from changed;
  return null;
end $$;
