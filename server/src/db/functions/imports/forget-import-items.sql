create or replace function app.forget_import_items() returns trigger language plpgsql as $$
begin
  delete from import_items i where i.school_id = new.school_id and i.entity_id = new.id and i.before is not null;
  return null;
end $$;
