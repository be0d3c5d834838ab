create or replace function app.note_directory_change() returns trigger language plpgsql as $$
begin
  insert into directory_changes (school_id, is_of_names) select distinct school_id, tg_nargs > 0 from changed;
  return null;
end $$;
