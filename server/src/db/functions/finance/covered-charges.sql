-- The amounts of each head and month that valid payments of the year cover, for the given students or for all.
create or replace function app.covered_charges(p_school uuid, p_year uuid, p_students uuid[])
returns table (student_id uuid, month_no smallint, head_id uuid, paise bigint)
language sql stable rows 2000 set plan_cache_mode = force_custom_plan as $$
  select p.student_id, a.month_no, a.head_id, sum(a.amount_paise)::bigint
  from payments p join allocations a on a.school_id = p_school and a.payment_id = p.id
  where p.school_id = p_school and p.year_id = p_year and p.state = 'live' and (p_students is null or p.student_id = any (p_students))
    -- The condition is repeated, so that the few payments of a student are found by their key instead of scanning the school's.
    and a.payment_id = any (array(select y.id from payments y
      where y.school_id = p_school and y.year_id = p_year and y.state = 'live' and (p_students is null or y.student_id = any (p_students))))
  group by 1, 2, 3
$$;
