-- The charged amount of each fee head in a year or a month, and how much of it valid payments cover, for the school or for a class.
create or replace function app.head_months(p_school uuid, p_month smallint, p_class uuid)
returns table (head_id uuid, charged bigint, collected bigint) language sql stable
as $$
  with y as materialized (select id from academic_years where school_id = p_school and is_current),
  pupils as materialized (
    select e.student_id from enrolments e join sections x on x.school_id = e.school_id and x.id = e.section_id
    where e.school_id = p_school and e.year_id = (select id from y) and x.class_id = p_class),
  c as (
    select c.head_id, sum(c.amount_paise)::bigint as paise from charges c
    where c.school_id = p_school and c.year_id = (select id from y) and c.month_no > 0 and (p_month is null or c.month_no = p_month)
      and (p_class is null or c.student_id in (select student_id from pupils)) group by 1),
  a as (
    select a.head_id, sum(a.amount_paise)::bigint as paise from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id
    where p.school_id = p_school and a.school_id = p_school and p.year_id = (select id from y) and p.state = 'live'
      and a.month_no > 0 and (p_month is null or a.month_no = p_month)
      and (p_class is null or p.student_id in (select student_id from pupils)) group by 1)
  select c.head_id, c.paise, coalesce(a.paise, 0)::bigint from c left join a using (head_id) where c.paise <> 0
$$;
