-- The students whose fees may change with this one: all siblings if the school grants a sibling discount in that year, otherwise the student alone.
create or replace function app.affected(p_school uuid, p_year uuid, p_student uuid) returns uuid[] language sql stable as $$
  select case when exists (select from fee_rules where school_id = p_school and year_id = p_year and sibling_discount_bp > 0) then app.family(p_school, p_student) else array[p_student] end
$$;
