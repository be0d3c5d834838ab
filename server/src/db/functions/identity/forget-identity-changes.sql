create or replace function app.forget_identity_changes() returns trigger language plpgsql as $$
begin
  delete from identity_changes i where i.school_id = new.school_id and i.student_id = new.id;
  return null;
end $$;
