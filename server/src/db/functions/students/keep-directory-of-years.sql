create or replace function app.keep_directory_of_years() returns trigger language plpgsql as $$
begin
  perform app.update_directory_enrolments(array_agg(c.school_id), array_agg(c.student_id)) from student_directory c
    where c.school_id in (select n.school_id from come n join gone o on o.school_id = n.school_id and o.id = n.id where o.is_current <> n.is_current) having count(*) > 0;
  return null;
end $$;
