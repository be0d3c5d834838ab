-- What each student of a year has under each fee head: the fee before concessions, what was conceded (concessions, sibling discount, waivers), what valid payments
-- cover, and what of the rest is overdue today. `charged` less `conceded` and `paid` is the balance, which is that of the student's fee account.
-- A concession counts as far as it has lowered what is charged: a month that was paid before stays at its full fee.
create or replace function app.head_dues(p_school uuid, p_year uuid)
returns table (student_id uuid, head_id uuid, charged bigint, conceded bigint, paid bigint, overdue bigint)
language sql stable rows 5000 set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
  with year as (
    select y.starts_on, y.ends_on, coalesce(r.first_month, 1)::int as first_month, coalesce(r.due_day, 10)::int as due_day, app.today(p_school) as today,
      coalesce(r.sibling_bp_by_month, array_fill(coalesce(r.sibling_discount_bp, 0), array[12])) as discounts
    from academic_years y left join fee_rules r on r.school_id = y.school_id and r.year_id = y.id where y.school_id = p_school and y.id = p_year
  ), booked as (
    select c.student_id, c.month_no::int as month_no, c.head_id, sum(c.amount_paise)::bigint as charged, coalesce(sum(c.amount_paise) filter (where c.kind = 'fee'), 0)::bigint as fee,
      coalesce(-sum(c.amount_paise) filter (where c.kind = 'waiver' and coalesce(c.cause ->> 'code', '') <> 'carriedOver'), 0)::bigint as waived
    from charges c where c.school_id = p_school and c.year_id = p_year group by 1, 2, 3
  ), reduced as (
    -- A concession in rupees on all heads is deducted from tuition, and so is the sibling discount.
    select r.student_id, r.head_id, r.month_no, least(10000, sum(r.bp)) as bp, sum(r.off) as off from (
      select c.student_id, h.id as head_id, m as month_no, coalesce(c.share_bp, 0) as bp,
        case when c.head_id is not null or h.kind = 'tuition' then coalesce(c.amount_paise, 0) else 0 end as off
      from concessions c join fee_heads h on h.school_id = p_school and (c.head_id = h.id or c.head_id is null)
      cross join lateral generate_series(c.from_month::int, c.to_month::int) m
      where c.school_id = p_school and c.year_id = p_year and not c.is_void
      union all
      select w.student_id, h.id, m, year.discounts[m], 0 from year join fee_heads h on h.school_id = p_school and h.kind = 'tuition'
      cross join app.with_elder(p_school, p_year, null) w cross join lateral generate_series(w.since, 12) m where year.discounts[m] > 0) r
    group by 1, 2, 3
  ), moved as (
    -- Who changed class was charged for the months before as the former class was.
    select m.student_id, x.class_id, g as month_no from (
      select v.student_id, v.from_section_id, coalesce(lag(app.month_of(v.on_date)) over earlier, 1)::int as from_month, app.month_of(v.on_date)::int - 1 as to_month
      from section_moves v where v.school_id = p_school and v.year_id = p_year
      window earlier as (partition by v.student_id order by v.on_date, v.created_at, v.id)) m
    join sections x on x.school_id = p_school and x.id = m.from_section_id cross join lateral generate_series(m.from_month, m.to_month) g
  ), taken as (
    select distinct b.student_id, b.head_id from booked b
  ), conceded as (
    select r.student_id, r.month_no, r.head_id, greatest(0, least(round(f.amount_paise * r.bp / 10000.0)::bigint + r.off, f.amount_paise - coalesce(b.fee, 0)))::bigint as paise
    from reduced r cross join year
    join enrolments e on e.school_id = p_school and e.year_id = p_year and e.student_id = r.student_id
    join students s on s.school_id = p_school and s.id = r.student_id join sections x on x.school_id = p_school and x.id = e.section_id
    join fee_heads h on h.school_id = p_school and h.id = r.head_id
    left join moved m on m.student_id = r.student_id and m.month_no = r.month_no
    join fee_rates f on f.school_id = p_school and f.year_id = p_year and f.class_id = coalesce(m.class_id, x.class_id) and f.head_id = r.head_id and f.month_no = r.month_no
    left join booked b on b.student_id = r.student_id and b.month_no = r.month_no and b.head_id = r.head_id
    left join taken t on t.student_id = r.student_id and t.head_id = r.head_id
    where r.month_no >= greatest(year.first_month, case when s.admitted_on > year.starts_on then app.month_of(s.admitted_on) else 1 end)
      and r.month_no <= case when s.left_on is null or s.left_on > year.ends_on then 12 when s.left_on < year.starts_on then 0 else app.month_of(s.left_on) end
      and (not h.is_optional or t.head_id is not null)
  ), line as (
    select student_id, month_no, head_id, sum(charged)::bigint as charged, sum(conceded)::bigint as conceded, sum(paid)::bigint as paid from (
      select b.student_id, b.month_no, b.head_id, b.charged, b.waived as conceded, 0 as paid from booked b
      union all select c.student_id, c.month_no, c.head_id, 0, c.paise, 0 from conceded c
      union all select p.student_id, p.month_no::int, p.head_id, 0, 0, p.paise from app.covered_charges(p_school, p_year, null) p) parts
    group by 1, 2, 3
  )
  select l.student_id, l.head_id, sum(l.charged + l.conceded)::bigint, sum(l.conceded)::bigint, sum(l.paid)::bigint,
    coalesce(sum(l.charged - l.paid) filter (where l.month_no = 0 or app.due_on(year.starts_on, year.due_day, l.month_no) < year.today), 0)::bigint
  from line l cross join year group by 1, 2 having sum(l.charged + l.conceded) <> 0 or sum(l.paid) <> 0
$$;
