-- Keeps the directory up to date after changes of students.
create or replace function app.keep_directory_of_students() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into student_directory (school_id, student_id, name, admission_number, gender, photo_file_id, left_on)
      select school_id, id, name, admission_number, gender, photo_file_id, left_on from come;
  else
    update student_directory c set name = n.name, admission_number = n.admission_number, gender = n.gender, photo_file_id = n.photo_file_id, left_on = n.left_on
      from come n where c.school_id = n.school_id and c.student_id = n.id
      and (c.name, c.admission_number, c.gender, c.photo_file_id, c.left_on) is distinct from (n.name, n.admission_number, n.gender, n.photo_file_id, n.left_on);
  end if;
  return null;
end $$;
