-- The year whose fees of a student are shown and paid: the current one. Unpaid fees of a student who has left stay in their year, so for such a student it is
-- the oldest year with unpaid fees, once the current one has none.
create or replace function app.fee_year_of(p_school uuid, p_student uuid) returns uuid language sql stable as $$
  select coalesce(
    (select f.year_id from students s
      join fee_accounts f on f.school_id = s.school_id and f.student_id = s.id
      join academic_years y on y.school_id = f.school_id and y.id = f.year_id
      where s.school_id = p_school and s.id = p_student and s.left_on is not null and not f.is_settled
      order by y.is_current desc, y.starts_on limit 1),
    (select y.id from academic_years y where y.school_id = p_school and y.is_current))
$$;
