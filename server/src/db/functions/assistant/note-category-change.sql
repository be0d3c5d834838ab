create or replace function app.note_category_change() returns trigger language plpgsql as $$
begin
  insert into directory_changes (school_id, is_of_names) values (new.school_id, true);
  return null;
end $$;
