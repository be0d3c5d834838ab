-- The difference between the fee structure and the charged amounts, from a month on, for the given students or for all enrolled ones.
-- `sibling_bp` is the sibling discount in it, null where there is none; `reason` is what was written of concessions.
-- The joins run in the order in which they are written: planning other orders took most of the time for a new student, and none was better for a school.
create or replace function app.fee_differences(p_school uuid, p_year uuid, p_from_month integer, p_students uuid[])
returns table (student_id uuid, class_id uuid, month_no smallint, head_id uuid, now_paise bigint, then_paise bigint, sibling_bp integer, reason text, is_untouched boolean)
language sql stable set enable_nestloop = off set plan_cache_mode = force_custom_plan set join_collapse_limit = 1 set work_mem = '32MB' as $$
  with year as (
    select y.starts_on, y.ends_on, coalesce(r.first_month, 1) as first_month, coalesce(r.sibling_bp_by_month, array_fill(coalesce(r.sibling_discount_bp, 0), array[12])) as discounts
    from academic_years y left join fee_rules r on r.school_id = y.school_id and r.year_id = y.id where y.school_id = p_school and y.id = p_year
  ), elder as (
    select w.student_id, w.since from app.with_elder(p_school, p_year, p_students) w where (select 0 < any (discounts) from year)
  ), pupil as (
    select s.id, sec.class_id, s.transport_stop <> '' as rides,
      greatest(year.first_month, case when s.admitted_on > year.starts_on then app.month_of(s.admitted_on) else 1 end, p_from_month) as first,
      case when s.left_on is null or s.left_on > year.ends_on then 12 when s.left_on < year.starts_on then 0 else app.month_of(s.left_on) end as last,
      year.discounts, coalesce(elder.since, 13) as elder_since
    from year cross join enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id
    join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
    left join elder on elder.student_id = s.id
    where e.school_id = p_school and e.year_id = p_year and s.school_id = p_school and sec.school_id = p_school
      and (p_students is null and s.left_on is null or e.student_id = any (p_students) and s.id = any (p_students))
  ), moved as (
    -- Who changed class pays for the months before as the former class did.
    select m.student_id, x.class_id, coalesce(lag(app.month_of(m.on_date)) over earlier, 1) as from_month, app.month_of(m.on_date) - 1 as to_month,
      max(app.month_of(m.on_date)) over (partition by m.student_id) as settled
    from section_moves m join sections x on x.school_id = m.school_id and x.id = m.from_section_id
    where m.school_id = p_school and m.year_id = p_year and (p_students is null or m.student_id = any (p_students))
    window earlier as (partition by m.student_id order by m.on_date, m.created_at, m.id)
  ), seat as (
    select p.id, p.class_id, greatest(p.first, m.settled) as first, p.last, p.rides, p.discounts, p.elder_since
    from pupil p left join (select distinct student_id, settled from moved) m on m.student_id = p.id
    union all
    select p.id, m.class_id, greatest(p.first, m.from_month), least(p.last, m.to_month), p.rides, p.discounts, p.elder_since from moved m join pupil p on p.id = m.student_id
  ), taken as (
    select o.student_id, o.head_id, array_agg(m) as months from student_heads o cross join lateral generate_series(o.from_month::int, o.to_month::int) m
    where o.school_id = p_school and o.year_id = p_year and (p_students is null or o.student_id = any (p_students)) group by 1, 2
  ), granted as (
    -- A concession in rupees on all heads is deducted from tuition.
    select c.student_id, h.id as head_id, m as month_no, sum(c.share_bp)::int as bp,
      sum(c.amount_paise) filter (where c.head_id is not null or h.kind = 'tuition') as off, string_agg(c.reason, ', ' order by c.created_at, c.id) as why
    from concessions c join fee_heads h on h.school_id = p_school and (c.head_id = h.id or c.head_id is null) cross join lateral generate_series(c.from_month::int, c.to_month::int) m
    where c.school_id = p_school and c.year_id = p_year and not c.is_void and (p_students is null or c.student_id = any (p_students)) group by 1, 2, 3
  ), wanted as (
    select p.id as student_id, r.month_no, r.head_id, r.amount_paise as gross,
      least(10000, coalesce(k.bp, 0) + case when h.kind = 'tuition' and p.elder_since <= r.month_no then p.discounts[r.month_no] else 0 end) as bp, coalesce(k.off, 0) as off,
      case when h.kind = 'tuition' and p.elder_since <= r.month_no then nullif(p.discounts[r.month_no], 0) end as sibling_bp, k.why as reason
    from seat p
    join fee_rates r on r.school_id = p_school and r.year_id = p_year and r.class_id = p.class_id and r.month_no between p.first and p.last and r.amount_paise > 0
    join fee_heads h on h.school_id = p_school and h.id = r.head_id and h.kind not in ('late', 'bounce', 'arrears')
    left join taken t on t.student_id = p.id and t.head_id = h.id
    left join granted k on k.student_id = p.id and k.head_id = r.head_id and k.month_no = r.month_no
    where not h.is_optional or h.kind = 'transport' and p.rides or r.month_no = any (t.months)
  ), net as (
    select w.student_id, w.month_no, w.head_id, greatest(0, w.gross - round(w.gross * w.bp / 10000.0)::bigint - w.off) as paise, w.sibling_bp, w.reason from wanted w
  ), booked as (
    select c.student_id, c.month_no, c.head_id, coalesce(sum(c.amount_paise) filter (where c.kind = 'fee'), 0)::bigint as fee,
      coalesce(sum(c.amount_paise) filter (where c.kind <> 'fee'), 0)::bigint as other
    from pupil p join charges c on c.school_id = p_school and c.year_id = p_year and c.student_id = p.id and c.month_no >= p_from_month and c.month_no > 0
      and (p_students is null or c.student_id = any (p_students))
    group by 1, 2, 3
  ), both_sides as (
    select coalesce(n.student_id, b.student_id) as student_id, coalesce(n.month_no, b.month_no) as month_no, coalesce(n.head_id, b.head_id) as head_id,
      coalesce(b.fee, 0) as fee, n.paise, b.other, n.head_id is not null as is_asked, n.sibling_bp, coalesce(n.reason, '') as reason
    from net n full join booked b on b.student_id = n.student_id and b.month_no = n.month_no and b.head_id = n.head_id
  ), due as (
    select d.student_id, d.month_no, d.head_id, d.fee, d.sibling_bp, d.reason, coalesce(d.paise, 0) as asked, greatest(coalesce(d.paise, 0), coalesce(k.paise, 0) - coalesce(d.other, 0), - coalesce(d.other, 0)) as paise
    from both_sides d join fee_heads h on h.school_id = p_school and h.id = d.head_id
    left join app.covered_charges(p_school, p_year, p_students) k on k.student_id = d.student_id and k.month_no = d.month_no and k.head_id = d.head_id
    where d.is_asked or h.kind not in ('late', 'bounce', 'arrears')
  )
  select d.student_id, p.class_id, d.month_no, d.head_id, d.fee, d.paise, d.sibling_bp, d.reason, paid.is_whole
  from due d join pupil p on p.id = d.student_id
  left join fee_accounts f on f.school_id = p_school and f.year_id = p_year and f.student_id = d.student_id and (p_students is null or f.student_id = any (p_students))
  cross join lateral (select coalesce(f.charged[d.month_no] > 0 and f.paid[d.month_no] = f.charged[d.month_no], false) as is_whole) paid
  -- A paid month that would become cheaper stays at what was paid; it is listed, so that somebody is told.
  where d.paise <> d.fee or d.asked <> d.fee and paid.is_whole
$$;
