create or replace function app.note_category_change() returns trigger language plpgsql as $$
begin
  insert into directory_changes (school_id, is_of_names) values (new.school_id, true);
  return null;
end $$;

create or replace trigger names_on after update of category on notices for each row when (old.category is distinct from new.category)
  execute function app.note_category_change();
