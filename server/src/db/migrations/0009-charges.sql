-- What students owe: one function puts changes of charges on the books, one says what the structure asks for, one brings the
-- books to it. Fees attach themselves when a student is enrolled, and follow a change of class, bus stop or departure.

-- Puts changes of charges on the books of a year: entries (one a head and direction), charges, fee accounts, class totals.
-- The students' fee accounts must be locked by the caller, in order of student. Gives the number of changed charges.
create function app.apply_charges(
  p_school uuid, p_year uuid, p_entry_kind text, p_charge_kind text, p_changes app.charge_change[], p_memo text, p_account uuid, p_document uuid default null
) returns integer language plpgsql as $$
declare
  today date := app.today(p_school);
  starts date := (select starts_on from academic_years where school_id = p_school and id = p_year);
  due_day integer := coalesce((select r.due_day from fee_rules r where r.school_id = p_school and r.year_id = p_year), 10);
  alone uuid := (select case when count(distinct c.student_id) = 1 then (array_agg(c.student_id))[1] end from unnest(p_changes) c);
  touched uuid[] := array(select distinct c.student_id from unnest(p_changes) c);
  part record;
  entry bigint;
begin
  if cardinality(p_changes) = 0 then return 0; end if;
  -- Totals first lose what these students were in them, and gain it anew at the end.
  perform app.count_students(p_school, p_year, touched, -1);
  for part in
    select h.id, h.name, h.account_code, c.amount_paise > 0 as is_rise, sum(abs(c.amount_paise))::bigint as total
    from unnest(p_changes) c join fee_heads h on h.school_id = p_school and h.id = c.head_id where c.amount_paise <> 0
    group by 1, 2, 3, 4 order by 4 desc, min(h.position), 1
  loop
    entry := case when part.is_rise
      then app.post_entry(p_school, p_entry_kind, today, 'receivable', part.account_code, part.total, alone, p_document, null, part.name || ': ' || p_memo, p_account)
      else app.post_entry(p_school, 'adjustment', today, part.account_code, 'receivable', part.total, alone, p_document, null, part.name || ': ' || p_memo, p_account) end;
    insert into charges (school_id, year_id, student_id, month_no, head_id, change_no, amount_paise, due_on, entry_no, reason, kind)
      select p_school, p_year, c.student_id, c.month_no, c.head_id,
        coalesce((select max(o.change_no) + 1 from charges o where o.school_id = p_school and o.year_id = p_year and o.student_id = c.student_id
          and o.month_no = c.month_no and o.head_id = c.head_id), 0),
        c.amount_paise, app.due_on(starts, due_day, c.month_no), entry, c.reason, p_charge_kind
      from unnest(p_changes) c where c.head_id = part.id and c.amount_paise <> 0 and (c.amount_paise > 0) = part.is_rise;
  end loop;
  update fee_accounts f set charged = n.charged, arrears_charged = f.arrears_charged + n.arrears, paid_on = n.paid_on
  from (
    select a.student_id, coalesce(max(s.change) filter (where m = 0), 0)::bigint as arrears,
      array_agg((a.charged[m] + coalesce(s.change, 0))::bigint order by m) filter (where m > 0) as charged,
      array_agg(case when a.paid[m] > 0 and a.paid[m] = a.charged[m] + coalesce(s.change, 0) then coalesce(a.paid_on[m], app.last_paid(p_school, p_year, a.student_id, m)) end order by m)
        filter (where m > 0) as paid_on
    from fee_accounts a cross join generate_series(0, 12) m
    left join (select c.student_id, c.month_no, sum(c.amount_paise) as change from unnest(p_changes) c group by 1, 2) s on s.student_id = a.student_id and s.month_no = m
    where a.school_id = p_school and a.year_id = p_year and a.student_id = any (touched) group by 1
  ) n where f.school_id = p_school and f.year_id = p_year and f.student_id = n.student_id;
  perform app.count_students(p_school, p_year, touched, 1);
  return cardinality(p_changes);
end $$;

-- The last day on which a payment that stands went to a month.
create function app.last_paid(p_school uuid, p_year uuid, p_student uuid, p_month integer) returns date language sql stable as $$
  select max(p.received_on) from payments p join allocations a on a.school_id = p.school_id and a.payment_id = p.id and a.month_no = p_month
  where p.school_id = p_school and p.year_id = p_year and p.student_id = p_student and p.state = 'live'
$$;

-- Adds (1) or takes away (-1) students, as their accounts stand, in the totals of their classes.
create function app.count_students(p_school uuid, p_year uuid, p_students uuid[], p_sign integer, p_class uuid default null) returns void language plpgsql as $$
begin
  -- Totals are shared by the whole school.
  perform app.lock_books(p_school);
  insert into fee_month_totals (school_id, year_id, class_id, month_no)
    select distinct p_school, p_year, coalesce(p_class, s.class_id), m from enrolments e
    join sections s on s.school_id = e.school_id and s.id = e.section_id cross join generate_series(0, 12) m
    where e.school_id = p_school and e.year_id = p_year and e.student_id = any (p_students) on conflict do nothing;
  update fee_month_totals t set charged_paise = t.charged_paise + p_sign * x.charged, collected_paise = t.collected_paise + p_sign * x.paid,
    paid_students = t.paid_students + p_sign * x.whole, pending_students = t.pending_students + p_sign * x.pending
  from (
    select coalesce(p_class, s.class_id) as class_id, m.no, sum(m.c) as charged, sum(m.p) as paid,
      count(*) filter (where m.c > 0 and m.p = m.c)::int as whole, count(*) filter (where m.p < m.c)::int as pending
    from fee_accounts f join enrolments e on e.school_id = f.school_id and e.year_id = f.year_id and e.student_id = f.student_id
    join sections s on s.school_id = e.school_id and s.id = e.section_id
    cross join lateral (
      select u.no, u.c, u.p from unnest(f.charged, f.paid) with ordinality as u (c, p, no)
      union all select 0, f.arrears_charged, f.arrears_paid) m
    where f.school_id = p_school and f.year_id = p_year and f.student_id = any (p_students) group by 1, 2
  ) x where t.school_id = p_school and t.year_id = p_year and t.class_id = x.class_id and t.month_no = x.no;
end $$;

-- True when a brother or sister who is there sits in a higher class, or is older in the same class.
create function app.has_elder(p_school uuid, p_year uuid, p_student uuid) returns boolean language sql stable as $$
  select exists (
    select from student_guardians mine
    join student_guardians theirs on theirs.school_id = p_school and theirs.guardian_id = mine.guardian_id and theirs.student_id <> mine.student_id
    join students other on other.school_id = p_school and other.id = theirs.student_id and other.left_on is null
    join enrolments oe on oe.school_id = p_school and oe.year_id = p_year and oe.student_id = other.id
    join sections os on os.school_id = p_school and os.id = oe.section_id join classes oc on oc.school_id = p_school and oc.id = os.class_id
    join students self on self.school_id = p_school and self.id = mine.student_id
    join enrolments e on e.school_id = p_school and e.year_id = p_year and e.student_id = self.id
    join sections s on s.school_id = p_school and s.id = e.section_id join classes c on c.school_id = p_school and c.id = s.class_id
    where mine.school_id = p_school and mine.student_id = p_student
      and (oc.position > c.position or oc.position = c.position
        and (coalesce(other.date_of_birth, '9999-01-01'), other.admission_number) < (coalesce(self.date_of_birth, '9999-01-01'), self.admission_number)))
$$;

-- What the structure asks of students (of all who are there, or of the given ones) against what is charged, from a month on.
-- Months that are paid whole stay as they are and are listed with `is_untouched`; nothing falls below what was already paid.
create function app.fee_differences(p_school uuid, p_year uuid, p_from_month integer, p_students uuid[])
returns table (student_id uuid, class_id uuid, month_no smallint, head_id uuid, now_paise bigint, then_paise bigint, reason text, is_untouched boolean)
language sql stable as $$
  with year as (
    select y.starts_on, y.ends_on, coalesce(r.first_month, 1) as first_month, coalesce(r.sibling_discount_bp, 0) as sibling_bp
    from academic_years y left join fee_rules r on r.school_id = y.school_id and r.year_id = y.id where y.school_id = p_school and y.id = p_year
  ), pupil as (
    select s.id, sec.class_id, s.transport_stop <> '' as rides,
      greatest(year.first_month, case when s.admitted_on > year.starts_on then app.month_of(s.admitted_on) else 1 end, p_from_month) as first,
      case when s.left_on is null or s.left_on > year.ends_on then 12 when s.left_on < year.starts_on then 0 else app.month_of(s.left_on) end as last,
      case when year.sibling_bp > 0 and app.has_elder(p_school, p_year, s.id) then year.sibling_bp else 0 end as sibling_bp
    from year, enrolments e join students s on s.school_id = e.school_id and s.id = e.student_id
    join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
    where e.school_id = p_school and e.year_id = p_year and (s.id = any (p_students) or p_students is null and s.left_on is null)
  ), wanted as (
    select p.id as student_id, r.month_no, r.head_id, h.kind, r.amount_paise as gross,
      least(10000, coalesce(k.bp, 0) + case when h.kind = 'tuition' then p.sibling_bp else 0 end) as bp, coalesce(k.off, 0) as off,
      concat_ws(', ', case when h.kind = 'tuition' and p.sibling_bp > 0 then 'Sibling discount ' || round(p.sibling_bp / 100.0, 2)::float || ' %' end, k.why) as reason
    from pupil p
    join fee_rates r on r.school_id = p_school and r.year_id = p_year and r.class_id = p.class_id and r.month_no between p.first and p.last and r.amount_paise > 0
    join fee_heads h on h.school_id = p_school and h.id = r.head_id and h.kind not in ('late', 'bounce', 'arrears')
      and (not h.is_optional or h.kind = 'transport' and p.rides or exists (
        select from student_heads o where o.school_id = p_school and o.year_id = p_year and o.student_id = p.id and o.head_id = h.id and r.month_no between o.from_month and o.to_month))
    -- A sum on all heads comes off tuition.
    left join lateral (
      select sum(c.share_bp)::int as bp, sum(c.amount_paise) filter (where c.head_id is not null or h.kind = 'tuition') as off, string_agg(c.reason, ', ' order by c.created_at) as why
      from concessions c where c.school_id = p_school and c.year_id = p_year and c.student_id = p.id and not c.is_void and (c.head_id = r.head_id or c.head_id is null)
        and r.month_no between c.from_month and c.to_month
    ) k on true
  ), net as (
    select w.student_id, w.month_no, w.head_id, greatest(0, w.gross - round(w.gross * w.bp / 10000.0)::bigint - w.off) as paise, w.reason from wanted w
  ), booked as (
    select c.student_id, c.month_no, c.head_id, coalesce(sum(c.amount_paise) filter (where c.kind = 'fee'), 0)::bigint as fee,
      coalesce(sum(c.amount_paise) filter (where c.kind <> 'fee'), 0)::bigint as other
    from pupil p join charges c on c.school_id = p_school and c.year_id = p_year and c.student_id = p.id and c.month_no >= p_from_month and c.month_no > 0
    group by 1, 2, 3
  ), covered as (
    select p.id as student_id, a.month_no, a.head_id, sum(a.amount_paise)::bigint as paise
    from pupil p join payments y on y.school_id = p_school and y.student_id = p.id and y.year_id = p_year and y.state = 'live'
    join allocations a on a.school_id = p_school and a.payment_id = y.id group by 1, 2, 3
  ), both_sides as (
    select coalesce(n.student_id, b.student_id) as student_id, coalesce(n.month_no, b.month_no) as month_no, coalesce(n.head_id, b.head_id) as head_id,
      coalesce(b.fee, 0) as fee, greatest(coalesce(n.paise, 0), coalesce(k.paise, 0) - coalesce(b.other, 0), - coalesce(b.other, 0)) as paise, coalesce(n.reason, '') as reason
    from net n full join booked b on b.student_id = n.student_id and b.month_no = n.month_no and b.head_id = n.head_id
    left join covered k on k.student_id = coalesce(n.student_id, b.student_id) and k.month_no = coalesce(n.month_no, b.month_no) and k.head_id = coalesce(n.head_id, b.head_id)
    where n.head_id is not null or exists (select from fee_heads h where h.school_id = p_school and h.id = b.head_id and h.kind not in ('late', 'bounce', 'arrears'))
  )
  select d.student_id, p.class_id, d.month_no, d.head_id, d.fee, d.paise, d.reason,
    coalesce(f.charged[d.month_no] > 0 and f.paid[d.month_no] = f.charged[d.month_no], false)
  from both_sides d join pupil p on p.id = d.student_id
  left join fee_accounts f on f.school_id = p_school and f.year_id = p_year and f.student_id = d.student_id
  where d.paise <> d.fee
$$;

-- Gives fee accounts to those who have none yet, and locks all of them, in order of student. Null means everybody enrolled.
-- An act on many accounts has the school's fees to itself: payments hold the same lock in common, so that neither waits in a circle.
create function app.lock_fee_accounts(p_school uuid, p_year uuid, p_students uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.fees_lock(p_school));
  insert into fee_accounts (school_id, year_id, student_id, charged)
    select e.school_id, e.year_id, e.student_id, '{0,0,0,0,0,0,0,0,0,0,0,0}' from enrolments e
    where e.school_id = p_school and e.year_id = p_year and (p_students is null or e.student_id = any (p_students)) order by e.student_id on conflict do nothing;
  perform from fee_accounts f where f.school_id = p_school and f.year_id = p_year and (p_students is null or f.student_id = any (p_students)) order by f.student_id for update;
end $$;

-- Brings the books to what the structure asks for, from a month on.
create function app.reassess(p_school uuid, p_year uuid, p_students uuid[], p_from_month integer, p_memo text, p_account uuid) returns integer language plpgsql as $$
declare
  changes app.charge_change[];
begin
  perform app.lock_fee_accounts(p_school, p_year, p_students);
  changes := array(
    select row (d.student_id, d.month_no, d.head_id, d.then_paise - d.now_paise, d.reason)::app.charge_change
    from app.fee_differences(p_school, p_year, p_from_month, p_students) d where not d.is_untouched order by d.student_id, d.month_no);
  return app.apply_charges(p_school, p_year, 'assessment', 'fee', changes, p_memo, p_account);
end $$;

-- A student with all brothers and sisters: whose discount hangs together.
create function app.family(p_school uuid, p_student uuid) returns uuid[] language sql stable as $$
  select array(select p_student union
    select theirs.student_id from student_guardians mine join student_guardians theirs on theirs.school_id = mine.school_id and theirs.guardian_id = mine.guardian_id
    where mine.school_id = p_school and mine.student_id = p_student)
$$;

-- Those of the family who are enrolled, if their discount hangs together; else the student alone.
create function app.affected(p_school uuid, p_year uuid, p_student uuid) returns uuid[] language sql stable as $$
  select case when exists (select from fee_rules where school_id = p_school and year_id = p_year and sibling_discount_bp > 0) then app.family(p_school, p_student) else array[p_student] end
$$;

-- Fees attach themselves at the end of the transaction that enrols a student, when family and details are known.
create function app.attach_fees() returns trigger language plpgsql as $$
declare
  newcomers uuid[];
begin
  if exists (select from fee_accounts where school_id = new.school_id and year_id = new.year_id and student_id = new.student_id)
    or not exists (select from academic_years where school_id = new.school_id and id = new.year_id and is_current)
    or not exists (select from ledger_heads where school_id = new.school_id) then return null; end if;
  -- All newcomers of the transaction at once, so that an import posts a few entries and not one a child.
  newcomers := array(select distinct a from enrolments e
    left join fee_accounts f on f.school_id = e.school_id and f.year_id = e.year_id and f.student_id = e.student_id
    cross join lateral unnest(app.affected(e.school_id, e.year_id, e.student_id)) a
    where e.school_id = new.school_id and e.year_id = new.year_id and f.student_id is null);
  perform app.reassess(new.school_id, new.year_id, newcomers, 1, 'enrolment', null);
  return null;
end $$;
create constraint trigger fees_attach after insert on enrolments deferrable initially deferred for each row execute function app.attach_fees();

-- A change of class takes the student's sums along, and the new class's fees hold from this month on.
create function app.move_fees() returns trigger language plpgsql as $$
declare
  old_class uuid := (select class_id from sections where school_id = old.school_id and id = old.section_id);
  new_class uuid := (select class_id from sections where school_id = new.school_id and id = new.section_id);
begin
  if old_class = new_class or not exists (select from academic_years where school_id = new.school_id and id = new.year_id and is_current) then return null; end if;
  perform app.lock_fee_accounts(new.school_id, new.year_id, array[new.student_id]);
  perform app.count_students(new.school_id, new.year_id, array[new.student_id], -1, old_class);
  perform app.count_students(new.school_id, new.year_id, array[new.student_id], 1, new_class);
  return null;
end $$;
create trigger fees_move after update of section_id on enrolments for each row execute function app.move_fees();

create function app.reassess_pupil() returns trigger language plpgsql as $$
declare
  pupil uuid := case tg_table_name when 'enrolments' then (to_jsonb(new) ->> 'student_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
  year uuid := (select id from academic_years where school_id = new.school_id and is_current);
begin
  if year is null or not exists (select from fee_accounts where school_id = new.school_id and year_id = year and student_id = pupil) then return null; end if;
  perform app.reassess(new.school_id, year, app.affected(new.school_id, year, pupil), app.month_of(app.today(new.school_id)), 'change of the record', null);
  return null;
end $$;
create constraint trigger fees_follow_class after update of section_id on enrolments deferrable initially deferred for each row
  when (old.section_id is distinct from new.section_id) execute function app.reassess_pupil();
create constraint trigger fees_follow_student after update of left_on, transport_stop on students deferrable initially deferred for each row
  when (old.left_on is distinct from new.left_on or (old.transport_stop <> '') <> (new.transport_stop <> '')) execute function app.reassess_pupil();

-- Adds the late fees that are due on the day and not charged yet. Says how many students and how much.
create function app.charge_late_fees(p_school uuid, p_account uuid, out students integer, out amount_paise bigint) language plpgsql as $$
declare
  today date := app.today(p_school);
  year record;
  late uuid;
  changes app.charge_change[];
begin
  students := 0;
  amount_paise := 0;
  select y.id, y.starts_on, r.* into year from academic_years y join fee_rules r on r.school_id = y.school_id and r.year_id = y.id
    where y.school_id = p_school and y.is_current and r.late_kind <> 'none' and r.late_paise > 0;
  if not found then return; end if;
  late := app.standing_head(p_school, 'late');
  perform app.lock_fee_accounts(p_school, year.year_id, null);
  changes := array(
    select row (x.student_id, x.no::smallint, late, x.want - x.have, 'Late fee')::app.charge_change from (
      select f.student_id, m.no, coalesce(c.have, 0) as have, coalesce(c.balance, 0) as balance, m.c - m.p as open,
        least(case year.late_kind when 'fixed' then year.late_paise else year.late_paise * (today - app.due_on(year.starts_on, year.due_day, m.no::int) - year.grace_days) end,
          case when year.late_cap_paise > 0 then year.late_cap_paise else 9000000000000000 end) as want
      from fee_accounts f join students s on s.school_id = f.school_id and s.id = f.student_id and s.left_on is null
      cross join lateral unnest(f.charged, f.paid) with ordinality as m (c, p, no)
      left join lateral (
        -- `have` counts what was ever charged as late fee, so that a waived one does not come back.
        select sum(k.amount_paise) filter (where k.kind = 'late') as have, sum(k.amount_paise) as balance from charges k
        where k.school_id = p_school and k.year_id = f.year_id and k.student_id = f.student_id and k.month_no = m.no and k.head_id = late
      ) c on true
      where f.school_id = p_school and f.year_id = year.year_id and m.p < m.c and (f.due_extended_to is null or f.due_extended_to < today)
        and app.due_on(year.starts_on, year.due_day, m.no::int) + year.grace_days < today
    ) x where x.want > x.have and x.open > x.balance order by 1);
  perform app.apply_charges(p_school, year.year_id, 'charge', 'late', changes, to_char(today, 'DD Mon YYYY'), p_account);
  select count(distinct c.student_id), coalesce(sum(c.amount_paise), 0) into students, amount_paise from unnest(changes) c;
end $$;
