create or replace function app.keep_directory_of_guardians() returns trigger language plpgsql as $$
begin
  update student_directory c set guardian = g.name, phone = g.phone
  from come g join student_guardians k on k.school_id = g.school_id and k.guardian_id = g.id and k.is_primary
  where c.school_id = k.school_id and c.student_id = k.student_id and (c.guardian, c.phone) is distinct from (g.name, g.phone);
  return null;
end $$;
