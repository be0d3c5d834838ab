-- A student with all siblings: a sibling discount depends on all of them.
create or replace function app.family(p_school uuid, p_student uuid) returns uuid[] language sql stable as $$
  select array(select p_student union
    select theirs.student_id from student_guardians mine join student_guardians theirs on theirs.school_id = mine.school_id and theirs.guardian_id = mine.guardian_id
    where mine.school_id = p_school and mine.student_id = p_student)
$$;
