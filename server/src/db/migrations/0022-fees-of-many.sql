-- Fees of many students at once. A school's rows are walled off by conditions whose effect PostgreSQL guesses far too low (and of rows
-- that this very transaction brought it knows nothing), so that it expected one student where thousands came and joined them in
-- loops within loops: 5,000 newcomers took minutes. What follows says for each step how it is to be joined: sets with sets by
-- hashing, and a student's own rows by the keys that begin with the student.

-- How much of each head and month live payments of the year cover, for the given students or all.
create function app.covered_charges(p_school uuid, p_year uuid, p_students uuid[])
returns table (student_id uuid, month_no smallint, head_id uuid, paise bigint)
language sql stable rows 2000 set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
  select p.student_id, a.month_no, a.head_id, sum(a.amount_paise)::bigint
  from payments p join allocations a on a.school_id = p_school and a.payment_id = p.id
  where p.school_id = p_school and p.year_id = p_year and p.state = 'live' and (p_students is null or p.student_id = any (p_students))
    -- Named once more, so that a student's few are found by their key and not among the school's.
    and a.payment_id = any (array(select y.id from payments y
      where y.school_id = p_school and y.year_id = p_year and y.state = 'live' and (p_students is null or y.student_id = any (p_students))))
  group by 1, 2, 3
$$;

-- Who of the given students, or of all, has a brother or sister who is there and sits in a higher class, or is older in the same class.
create function app.with_elder(p_school uuid, p_year uuid, p_students uuid[]) returns table (student_id uuid)
language plpgsql stable rows 500 set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
declare
  parents uuid[] := array(select distinct g.guardian_id from student_guardians g
    where g.school_id = p_school and (p_students is null or g.student_id = any (p_students)));
  kin uuid[] := array(select distinct g.student_id from student_guardians g where g.school_id = p_school and g.guardian_id = any (parents));
begin
  return query
    with child as (
      select s.id, s.left_on is null as is_there, c.position, coalesce(s.date_of_birth, '9999-01-01') as born, s.admission_number as number
      from students s join enrolments e on e.school_id = p_school and e.year_id = p_year and e.student_id = s.id and e.student_id = any (kin)
      join sections x on x.school_id = p_school and x.id = e.section_id join classes c on c.school_id = p_school and c.id = x.class_id
      where s.school_id = p_school and s.id = any (kin)
    ), link as (
      select g.guardian_id, child.* from student_guardians g join child on child.id = g.student_id where g.school_id = p_school and g.guardian_id = any (parents)
    )
    select distinct mine.id from link mine join link theirs on theirs.guardian_id = mine.guardian_id and theirs.id <> mine.id
    where theirs.is_there and (p_students is null or mine.id = any (p_students))
      and (theirs.position > mine.position or theirs.position = mine.position and (theirs.born, theirs.number) < (mine.born, mine.number));
end $$;

-- As in 0009: what the structure asks of students (of all who are there, or of the given ones) against what is charged, from a month on.
create or replace function app.fee_differences(p_school uuid, p_year uuid, p_from_month integer, p_students uuid[])
returns table (student_id uuid, class_id uuid, month_no smallint, head_id uuid, now_paise bigint, then_paise bigint, reason text, is_untouched boolean)
language sql stable set enable_nestloop = off set plan_cache_mode = force_custom_plan set work_mem = '32MB' as $$
  with year as (
    select y.starts_on, y.ends_on, coalesce(r.first_month, 1) as first_month, coalesce(r.sibling_discount_bp, 0) as sibling_bp
    from academic_years y left join fee_rules r on r.school_id = y.school_id and r.year_id = y.id where y.school_id = p_school and y.id = p_year
  ), elder as (
    select w.student_id from app.with_elder(p_school, p_year, p_students) w where (select sibling_bp from year) > 0
  ), pupil as (
    select s.id, sec.class_id, s.transport_stop <> '' as rides,
      greatest(year.first_month, case when s.admitted_on > year.starts_on then app.month_of(s.admitted_on) else 1 end, p_from_month) as first,
      case when s.left_on is null or s.left_on > year.ends_on then 12 when s.left_on < year.starts_on then 0 else app.month_of(s.left_on) end as last,
      case when elder.student_id is not null then year.sibling_bp else 0 end as sibling_bp
    from year cross join enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id
    join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
    left join elder on elder.student_id = s.id
    where e.school_id = p_school and e.year_id = p_year and s.school_id = p_school and sec.school_id = p_school
      and (p_students is null and s.left_on is null or e.student_id = any (p_students) and s.id = any (p_students))
  ), taken as (
    select o.student_id, o.head_id, array_agg(m) as months from student_heads o cross join lateral generate_series(o.from_month::int, o.to_month::int) m
    where o.school_id = p_school and o.year_id = p_year and (p_students is null or o.student_id = any (p_students)) group by 1, 2
  ), granted as (
    -- A sum on all heads comes off tuition.
    select c.student_id, h.id as head_id, m as month_no, sum(c.share_bp)::int as bp,
      sum(c.amount_paise) filter (where c.head_id is not null or h.kind = 'tuition') as off, string_agg(c.reason, ', ' order by c.created_at, c.id) as why
    from concessions c join fee_heads h on h.school_id = p_school and (c.head_id = h.id or c.head_id is null) cross join lateral generate_series(c.from_month::int, c.to_month::int) m
    where c.school_id = p_school and c.year_id = p_year and not c.is_void and (p_students is null or c.student_id = any (p_students)) group by 1, 2, 3
  ), wanted as (
    select p.id as student_id, r.month_no, r.head_id, r.amount_paise as gross,
      least(10000, coalesce(k.bp, 0) + case when h.kind = 'tuition' then p.sibling_bp else 0 end) as bp, coalesce(k.off, 0) as off,
      concat_ws(', ', case when h.kind = 'tuition' and p.sibling_bp > 0 then 'Sibling discount ' || round(p.sibling_bp / 100.0, 2)::float || ' %' end, k.why) as reason
    from pupil p
    join fee_rates r on r.school_id = p_school and r.year_id = p_year and r.class_id = p.class_id and r.month_no between p.first and p.last and r.amount_paise > 0
    join fee_heads h on h.school_id = p_school and h.id = r.head_id and h.kind not in ('late', 'bounce', 'arrears')
    left join taken t on t.student_id = p.id and t.head_id = h.id
    left join granted k on k.student_id = p.id and k.head_id = r.head_id and k.month_no = r.month_no
    where not h.is_optional or h.kind = 'transport' and p.rides or r.month_no = any (t.months)
  ), net as (
    select w.student_id, w.month_no, w.head_id, greatest(0, w.gross - round(w.gross * w.bp / 10000.0)::bigint - w.off) as paise, w.reason from wanted w
  ), booked as (
    select c.student_id, c.month_no, c.head_id, coalesce(sum(c.amount_paise) filter (where c.kind = 'fee'), 0)::bigint as fee,
      coalesce(sum(c.amount_paise) filter (where c.kind <> 'fee'), 0)::bigint as other
    from pupil p join charges c on c.school_id = p_school and c.year_id = p_year and c.student_id = p.id and c.month_no >= p_from_month and c.month_no > 0
      and (p_students is null or c.student_id = any (p_students))
    group by 1, 2, 3
  ), both_sides as (
    select coalesce(n.student_id, b.student_id) as student_id, coalesce(n.month_no, b.month_no) as month_no, coalesce(n.head_id, b.head_id) as head_id,
      coalesce(b.fee, 0) as fee, n.paise, b.other, n.head_id is not null as is_asked, coalesce(n.reason, '') as reason
    from net n full join booked b on b.student_id = n.student_id and b.month_no = n.month_no and b.head_id = n.head_id
  ), due as (
    select d.student_id, d.month_no, d.head_id, d.fee, d.reason, greatest(coalesce(d.paise, 0), coalesce(k.paise, 0) - coalesce(d.other, 0), - coalesce(d.other, 0)) as paise
    from both_sides d join fee_heads h on h.school_id = p_school and h.id = d.head_id
    left join app.covered_charges(p_school, p_year, p_students) k on k.student_id = d.student_id and k.month_no = d.month_no and k.head_id = d.head_id
    where d.is_asked or h.kind not in ('late', 'bounce', 'arrears')
  )
  select d.student_id, p.class_id, d.month_no, d.head_id, d.fee, d.paise, d.reason,
    coalesce(f.charged[d.month_no] > 0 and f.paid[d.month_no] = f.charged[d.month_no], false)
  from due d join pupil p on p.id = d.student_id
  left join fee_accounts f on f.school_id = p_school and f.year_id = p_year and f.student_id = d.student_id and (p_students is null or f.student_id = any (p_students))
  where d.paise <> d.fee
$$;
drop function app.has_elder(uuid, uuid, uuid);

-- As in 0009.
create or replace function app.count_students(p_school uuid, p_year uuid, p_students uuid[], p_sign integer, p_class uuid default null) returns void
language plpgsql set enable_nestloop = off as $$
begin
  -- Totals are shared by the whole school.
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

-- Brings students' fee accounts to what changed in their charges.
create function app.change_accounts(p_school uuid, p_year uuid, p_students uuid[], p_changes app.charge_change[]) returns void
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
-- A student's own few rows, also where the caller joins sets.
alter function app.last_paid(uuid, uuid, uuid, integer) set enable_nestloop = on;

-- As in 0012.
create or replace function app.apply_charges(
  p_school uuid, p_year uuid, p_entry_kind text, p_charge_kind text, p_changes app.charge_change[], p_memo text, p_account uuid, p_document uuid default null,
  p_against text default null
) returns integer language plpgsql as $$
declare
  today date := app.today(p_school);
  starts date := (select starts_on from academic_years where school_id = p_school and id = p_year);
  due_day integer := coalesce((select r.due_day from fee_rules r where r.school_id = p_school and r.year_id = p_year), 10);
  alone uuid := (select case when count(distinct c.student_id) = 1 then (array_agg(c.student_id))[1] end from unnest(p_changes) c);
  touched uuid[] := array(select distinct c.student_id from unnest(p_changes) c);
  is_first boolean := not exists (select from charges c where c.school_id = p_school and c.year_id = p_year and c.student_id = any (touched));
  part record;
  entry bigint;
begin
  if cardinality(p_changes) = 0 then return 0; end if;
  -- Totals first lose what these students were in them, and gain it anew at the end.
  perform app.count_students(p_school, p_year, touched, -1);
  for part in
    select h.id, h.name, coalesce(p_against, h.account_code) as account_code, c.amount_paise > 0 as is_rise, sum(abs(c.amount_paise))::bigint as total
    from unnest(p_changes) c join fee_heads h on h.school_id = p_school and h.id = c.head_id where c.amount_paise <> 0
    group by 1, 2, 3, 4 order by 4 desc, min(h.position), 1
  loop
    entry := case when part.is_rise
      then app.post_entry(p_school, p_entry_kind, today, 'receivable', part.account_code, part.total, alone, p_document, null, part.name || ': ' || p_memo, p_account)
      else app.post_entry(p_school, 'adjustment', today, part.account_code, 'receivable', part.total, alone, p_document, null, part.name || ': ' || p_memo, p_account) end;
    insert into charges (school_id, year_id, student_id, month_no, head_id, change_no, amount_paise, due_on, entry_no, reason, kind)
      select p_school, p_year, c.student_id, c.month_no, c.head_id,
        case when is_first then 0 else coalesce((select max(o.change_no) + 1 from charges o where o.school_id = p_school and o.year_id = p_year and o.student_id = c.student_id
          and o.month_no = c.month_no and o.head_id = c.head_id), 0) end,
        c.amount_paise, app.due_on(starts, due_day, c.month_no), entry, c.reason, p_charge_kind
      from unnest(p_changes) c where c.head_id = part.id and c.amount_paise <> 0 and (c.amount_paise > 0) = part.is_rise;
  end loop;
  perform app.change_accounts(p_school, p_year, touched, p_changes);
  perform app.count_students(p_school, p_year, touched, 1);
  return cardinality(p_changes);
end $$;


-- What is open of each head and month of a year, of all students.
create function app.open_charges(p_school uuid, p_year uuid) returns table (student_id uuid, month_no smallint, head_id uuid, open_paise bigint)
language sql stable rows 2000 set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
  select o.student_id, o.month_no, o.head_id, (o.paise - coalesce(c.paise, 0))::bigint from (
    select c.student_id, c.month_no, c.head_id, sum(c.amount_paise) as paise from charges c where c.school_id = p_school and c.year_id = p_year group by 1, 2, 3) o
  left join app.covered_charges(p_school, p_year, null) c on c.student_id = o.student_id and c.month_no = o.month_no and c.head_id = o.head_id
  where o.paise > coalesce(c.paise, 0)
$$;

-- As in 0012.
create or replace function app.last_year_dues(p_school uuid) returns table (year_id uuid, student_id uuid, month_no smallint, head_id uuid, open_paise bigint, is_here boolean)
language sql stable set enable_nestloop = off as $$
  with this as (select id, starts_on from academic_years where school_id = p_school and is_current),
  last as (select y.id from academic_years y, this where y.school_id = p_school and y.starts_on < this.starts_on order by y.starts_on desc limit 1)
  select (select id from last), o.student_id, o.month_no, o.head_id, o.open_paise, s.left_on is null and e.student_id is not null
  from app.open_charges(p_school, (select id from last)) o join students s on s.school_id = p_school and s.id = o.student_id
  left join enrolments e on e.school_id = p_school and e.year_id = (select id from this) and e.student_id = s.id
  where exists (select from this)
$$;

-- As in 0013.
create or replace function app.carry_arrears(p_school uuid, p_from uuid, p_to uuid, p_account uuid, out students integer, out amount_paise bigint) language plpgsql as $$
declare
  head uuid := app.standing_head(p_school, 'arrears');
  going_on uuid[];
  open_charges app.charge_change[];
  memo text := 'carried to ' || (select name from academic_years where school_id = p_school and id = p_to);
  part record;
begin
  perform app.lock_fee_accounts(p_school, p_from, null);
  perform app.lock_fee_accounts(p_school, p_to, null);
  -- Only of those who go on: what a leaver owes stays in the year in which it arose.
  going_on := array(select n.student_id from enrolments n where n.school_id = p_school and n.year_id = p_to);
  open_charges := array(
    select row (o.student_id, o.month_no, o.head_id, -o.open_paise, 'Carried over')::app.charge_change
    from app.open_charges(p_school, p_from) o where o.student_id = any (going_on) order by o.student_id, o.month_no);
  select count(distinct c.student_id), coalesce(-sum(c.amount_paise), 0) into students, amount_paise from unnest(open_charges) c;
  if students = 0 then return; end if;
  perform app.apply_charges(p_school, p_from, 'adjustment', 'waiver', open_charges, memo, p_account);
  perform app.apply_charges(p_school, p_to, 'opening', 'arrears', array(
    select row (c.student_id, 0::smallint, head, -sum(c.amount_paise)::bigint, 'Arrears of the year before')::app.charge_change from unnest(open_charges) c group by c.student_id order by c.student_id), memo, p_account);
  -- What was earned stays earned: the two steps above moved it to the opening balances.
  for part in
    select h.account_code as code, -sum(c.amount_paise)::bigint as total from unnest(open_charges) c
    join fee_heads h on h.school_id = p_school and h.id = c.head_id where h.account_code <> 'opening' group by 1 order by 1
  loop
    perform app.post_entry(p_school, 'transfer', app.today(p_school), 'opening', part.code, part.total, null, null, null, 'Income of fees ' || memo, p_account);
  end loop;
end $$;
