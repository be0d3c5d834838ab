-- The unpaid fees of the year before the current one, by student, month and head. `is_here` is true for students who are enrolled in the current year.
create or replace function app.last_year_dues(p_school uuid) returns table (year_id uuid, student_id uuid, month_no smallint, head_id uuid, open_paise bigint, is_here boolean)
language sql stable set enable_nestloop = off as $$
  with this as (select id, starts_on from academic_years where school_id = p_school and is_current),
  last as (select y.id from academic_years y, this where y.school_id = p_school and y.starts_on < this.starts_on order by y.starts_on desc limit 1)
  select (select id from last), o.student_id, o.month_no, o.head_id, o.open_paise, s.left_on is null and e.student_id is not null
  from app.open_charges(p_school, (select id from last)) o join students s on s.school_id = p_school and s.id = o.student_id
  left join enrolments e on e.school_id = p_school and e.year_id = (select id from this) and e.student_id = s.id
  where exists (select from this)
$$;
