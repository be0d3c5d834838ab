-- Applies changed charges to the students' fee accounts.
create or replace function app.change_accounts(p_school uuid, p_year uuid, p_students uuid[], p_changes app.charge_change[]) returns void
language plpgsql set enable_nestloop = off set work_mem = '32MB' as $$
begin
  update fee_accounts f set charged = n.charged, arrears_charged = f.arrears_charged + n.arrears, paid_on = n.paid_on
  from (
    select a.student_id, coalesce(max(s.change) filter (where m = 0), 0)::bigint as arrears,
      array_agg((a.charged[m] + coalesce(s.change, 0))::bigint order by m) filter (where m > 0) as charged,
      array_agg(case when a.paid[m] > 0 and a.paid[m] = a.charged[m] + coalesce(s.change, 0) then coalesce(a.paid_on[m], app.last_paid(p_school, p_year, a.student_id, m)) end order by m)
        filter (where m > 0) as paid_on
    from fee_accounts a cross join generate_series(0, 12) m
    left join (select c.student_id, c.month_no, sum(c.amount_paise) as change from unnest(p_changes) c group by 1, 2) s on s.student_id = a.student_id and s.month_no = m
    where a.school_id = p_school and a.year_id = p_year and a.student_id = any (p_students) group by 1
  ) n where f.school_id = p_school and f.year_id = p_year and f.student_id = n.student_id and f.student_id = any (p_students);
end $$;
