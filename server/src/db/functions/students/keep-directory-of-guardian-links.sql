-- Prevents a race: one transaction removes a guardian from a student while another changes the guardian's name. The second one read the students before the
-- link was gone, waited for the directory row, and wrote the name back into it. Therefore removing a link first locks the guardian's row.
create or replace function app.keep_directory_of_guardian_links() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform from guardians g join gone k on k.school_id = g.school_id and k.guardian_id = g.id order by g.id for share of g;
    perform app.update_directory_guardians(array_agg(school_id), array_agg(student_id)) from gone having count(*) > 0;
  end if;
  if tg_op <> 'DELETE' then perform app.update_directory_guardians(array_agg(school_id), array_agg(student_id)) from come having count(*) > 0; end if;
  return null;
end $$;
