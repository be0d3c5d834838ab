-- The unpaid amount of each head and month of a year, for all students.
create or replace function app.open_charges(p_school uuid, p_year uuid) returns table (student_id uuid, month_no smallint, head_id uuid, open_paise bigint)
language sql stable rows 2000 set enable_nestloop = off as $$
  select o.student_id, o.month_no, o.head_id, (o.paise - coalesce(c.paise, 0))::bigint from (
    select c.student_id, c.month_no, c.head_id, sum(c.amount_paise) as paise from charges c where c.school_id = p_school and c.year_id = p_year group by 1, 2, 3) o
  left join app.covered_charges(p_school, p_year, null) c on c.student_id = o.student_id and c.month_no = o.month_no and c.head_id = o.head_id
  where o.paise > coalesce(c.paise, 0)
$$;
