-- The students whose fees may change with these: also all their siblings if the school grants a sibling discount in that year. For many at once, because an import
-- brings thousands.
create or replace function app.affected(p_school uuid, p_year uuid, p_students uuid[]) returns uuid[] language sql stable as $$
  select case when not exists (select from fee_rules where school_id = p_school and year_id = p_year and sibling_discount_bp > 0) then p_students else array(
    select unnest(p_students) union
    select theirs.student_id from student_guardians mine join student_guardians theirs on theirs.school_id = mine.school_id and theirs.guardian_id = mine.guardian_id
    where mine.school_id = p_school and mine.student_id = any (p_students)) end
$$;
