create or replace function app.note_directory_change() returns trigger language plpgsql as $$
begin
  insert into directory_changes (school_id, is_of_names) select distinct school_id, tg_nargs > 0 from changed;
  return null;
end $$;

-- What the entries of the calendar are called.
create or replace trigger names_in after insert on calendar_events referencing new table as changed for each statement execute function app.note_directory_change('names');
create or replace trigger names_on after update on calendar_events referencing new table as changed for each statement execute function app.note_directory_change('names');
create or replace trigger names_out after delete on calendar_events referencing old table as changed for each statement execute function app.note_directory_change('names');
