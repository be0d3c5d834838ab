create or replace function app.keep_directory_of_enrolments() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform app.update_directory_enrolments(array_agg(school_id), array_agg(student_id)) from gone having count(*) > 0; end if;
  if tg_op <> 'DELETE' then perform app.update_directory_enrolments(array_agg(school_id), array_agg(student_id)) from come having count(*) > 0; end if;
  return null;
end $$;
