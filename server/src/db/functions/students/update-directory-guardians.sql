-- Copies guardians to the directory. Their rows are locked, because a concurrent change of name or phone would not see the new link yet.
create or replace function app.update_directory_guardians(p_school uuid[], p_student uuid[]) returns void language plpgsql as $$
begin
  perform from unnest(p_school, p_student) as t (school_id, student_id)
    join student_guardians k on k.school_id = t.school_id and k.student_id = t.student_id and k.is_primary
    join guardians g on g.school_id = k.school_id and g.id = k.guardian_id order by g.id for share of g;
  update student_directory c set guardian = n.name, phone = n.phone
  from (select t.school_id, t.student_id, coalesce(g.name, '') as name, coalesce(g.phone, '') as phone
    from (select distinct school_id, student_id from unnest(p_school, p_student) as t (school_id, student_id)) t
    left join student_guardians k on k.school_id = t.school_id and k.student_id = t.student_id and k.is_primary
    left join guardians g on g.school_id = k.school_id and g.id = k.guardian_id) n
  where c.school_id = n.school_id and c.student_id = n.student_id and (c.guardian, c.phone) is distinct from (n.name, n.phone);
end $$;
