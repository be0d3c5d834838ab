-- Keeps, in the accounts of the year into which unpaid fees are carried, since when the oldest of them is due; dues that are carried again keep their first
-- day, and those that were paid no longer count. Called before the sums are charged there, with the accounts of both years locked.
create or replace function app.date_arrears(p_school uuid, p_from uuid, p_to uuid, p_carried app.charge_change[]) returns void language sql set enable_nestloop = off as $$
  update fee_accounts f set arrears_since = least(case when f.arrears_paid < f.arrears_charged then f.arrears_since end, d.since)
  from (
    select c.student_id, min(case when c.month_no = 0 then coalesce(o.arrears_since, y.starts_on) else app.due_on(y.starts_on, coalesce(r.due_day, 10)::int, c.month_no) end) as since
    from unnest(p_carried) c
    join fee_accounts o on o.school_id = p_school and o.year_id = p_from and o.student_id = c.student_id
    join academic_years y on y.school_id = p_school and y.id = p_from
    left join fee_rules r on r.school_id = p_school and r.year_id = p_from group by 1
  ) d where f.school_id = p_school and f.year_id = p_to and f.student_id = d.student_id
$$;
