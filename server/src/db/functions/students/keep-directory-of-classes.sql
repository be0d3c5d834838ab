create or replace function app.keep_directory_of_classes() returns trigger language plpgsql as $$
begin
  update student_directory x set class_name = c.name
  from come c join gone o on o.school_id = c.school_id and o.id = c.id and o.name is distinct from c.name
  where x.school_id = c.school_id and x.class_id = c.id;
  return null;
end $$;
