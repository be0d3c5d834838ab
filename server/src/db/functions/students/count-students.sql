-- Adds (1) or subtracts (-1) students, with the present amounts of their accounts, in the totals of their classes.
create or replace function app.count_students(p_school uuid, p_year uuid, p_students uuid[], p_sign integer, p_class uuid default null) returns void
language plpgsql set enable_nestloop = off as $$
begin
  -- The whole school shares these totals.
  perform app.lock_books(p_school);
  insert into fee_month_totals (school_id, year_id, class_id, month_no)
    select p_school, p_year, x.class_id, m from (
      select distinct coalesce(p_class, s.class_id) as class_id from enrolments e join sections s on s.school_id = p_school and s.id = e.section_id
      where e.school_id = p_school and e.year_id = p_year and e.student_id = any (p_students)) x
    cross join generate_series(0, 12) m on conflict do nothing;
  update fee_month_totals t set charged_paise = t.charged_paise + p_sign * x.charged, collected_paise = t.collected_paise + p_sign * x.paid,
    paid_students = t.paid_students + p_sign * x.whole, pending_students = t.pending_students + p_sign * x.pending
  from (
    select coalesce(p_class, s.class_id) as class_id, m.no, sum(m.c) as charged, sum(m.p) as paid,
      count(*) filter (where m.c > 0 and m.p = m.c)::int as whole, count(*) filter (where m.p < m.c)::int as pending
    from fee_accounts f join enrolments e on e.school_id = p_school and e.year_id = p_year and e.student_id = f.student_id and e.student_id = any (p_students)
    join sections s on s.school_id = p_school and s.id = e.section_id
    cross join lateral (
      select u.no, u.c, u.p from unnest(f.charged, f.paid) with ordinality as u (c, p, no)
      union all select 0, f.arrears_charged, f.arrears_paid) m
    where f.school_id = p_school and f.year_id = p_year and f.student_id = any (p_students) group by 1, 2
  ) x where t.school_id = p_school and t.year_id = p_year and t.class_id = x.class_id and t.month_no = x.no;
end $$;
