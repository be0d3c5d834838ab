-- The year whose fees of a student are shown and paid: the running one. What somebody who has left still owes stays in the year in which it arose, so that
-- for a leaver it is the oldest year with something open, once nothing is open in the running one.
create or replace function app.fee_year_of(p_school uuid, p_student uuid) returns uuid language sql stable as $$
  select coalesce(
    (select f.year_id from students s
      join fee_accounts f on f.school_id = s.school_id and f.student_id = s.id
      join academic_years y on y.school_id = f.school_id and y.id = f.year_id
      where s.school_id = p_school and s.id = p_student and s.left_on is not null
        and (select sum(m.c - m.p) from unnest(f.charged, f.paid) as m (c, p)) + f.arrears_charged - f.arrears_paid > 0
      order by y.is_current desc, y.starts_on limit 1),
    (select y.id from academic_years y where y.school_id = p_school and y.is_current))
$$;
