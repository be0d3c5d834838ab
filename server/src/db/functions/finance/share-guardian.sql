-- True for students of one family: the same student, or two with a common guardian.
create or replace function app.share_guardian(p_school uuid, p_one uuid, p_other uuid) returns boolean language sql stable as $$
  select p_one = p_other or exists (select from student_guardians a join student_guardians b on b.school_id = p_school and b.guardian_id = a.guardian_id
    and b.student_id = p_other where a.school_id = p_school and a.student_id = p_one)
$$;
