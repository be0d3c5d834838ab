-- Kept counts, leaner reads, and last year's dues in this year's books.

-- How many students a school has: a row for the school, so that a summary costs the same with 200 students and with 20,000.
create table school_totals (
  school_id uuid primary key references schools (id),
  students integer not null default 0 check (students >= 0)
);
select app.wall('school_totals', 'select, insert, update');
insert into school_totals (school_id, students)
  select o.id, (select count(*) from students s where s.school_id = o.id and s.left_on is null) from schools o;

-- Statement by statement for newcomers, so that an import changes the row once.
create function app.count_newcomers() returns trigger language plpgsql as $$
begin
  insert into school_totals (school_id, students) select school_id, count(*) filter (where left_on is null) from fresh group by 1
    on conflict (school_id) do update set students = school_totals.students + excluded.students;
  return null;
end $$;
create trigger students_counted after insert on students referencing new table as fresh for each statement execute function app.count_newcomers();

create function app.count_presence() returns trigger language plpgsql as $$
begin
  update school_totals set students = students + case when tg_op = 'UPDATE' and new.left_on is null then 1 else -1 end where school_id = old.school_id;
  return null;
end $$;
create trigger students_come_and_go after update of left_on on students for each row
  when ((old.left_on is null) <> (new.left_on is null)) execute function app.count_presence();
create trigger students_deleted after delete on students for each row when (old.left_on is null) execute function app.count_presence();

-- For a bulk load, which keeps triggers off.
create function app.recount_students(p_schools uuid[]) returns void language sql as $$
  insert into school_totals (school_id, students) select o.id, (select count(*) from students s where s.school_id = o.id and s.left_on is null) from unnest(p_schools) as o (id)
    on conflict (school_id) do update set students = excluded.students
$$;

-- A section's month reads seats and names from indexes alone.
drop index enrolments_school_id_section_id_year_id_roll_number_idx;
create index on enrolments (school_id, section_id, year_id, roll_number) include (student_id);
drop index students_present;
create index students_present on students (school_id, id) include (name) where left_on is null;

-- As in 0009, and able to post against another account than that of the head: what is carried over is no income of this year.
drop function app.apply_charges(uuid, uuid, text, text, app.charge_change[], text, uuid, uuid);
create function app.apply_charges(
  p_school uuid, p_year uuid, p_entry_kind text, p_charge_kind text, p_changes app.charge_change[], p_memo text, p_account uuid, p_document uuid default null,
  p_against text default null
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
    select h.id, h.name, coalesce(p_against, h.account_code) as account_code, c.amount_paise > 0 as is_rise, sum(abs(c.amount_paise))::bigint as total
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

-- What students who are still there owe of the year before: student, month, head and what is open of it.
create function app.last_year_dues(p_school uuid) returns table (year_id uuid, student_id uuid, month_no smallint, head_id uuid, open_paise bigint, is_here boolean) language sql stable as $$
  with this as (select id, starts_on from academic_years where school_id = p_school and is_current),
  last as (select y.id from academic_years y, this where y.school_id = p_school and y.starts_on < this.starts_on order by y.starts_on desc limit 1),
  owed as (
    select c.student_id, c.month_no, c.head_id, sum(c.amount_paise) as paise from last join charges c on c.school_id = p_school and c.year_id = last.id group by 1, 2, 3
  ), covered as (
    select p.student_id, a.month_no, a.head_id, sum(a.amount_paise) as paise from last
    join payments p on p.school_id = p_school and p.year_id = last.id and p.state = 'live'
    join allocations a on a.school_id = p_school and a.payment_id = p.id group by 1, 2, 3
  )
  select last.id, o.student_id, o.month_no, o.head_id, (o.paise - coalesce(c.paise, 0))::bigint,
    s.left_on is null and exists (select from enrolments e where e.school_id = p_school and e.year_id = this.id and e.student_id = s.id)
  from last cross join this cross join owed o join students s on s.school_id = p_school and s.id = o.student_id
  left join covered c on c.student_id = o.student_id and c.month_no = o.month_no and c.head_id = o.head_id
  where o.paise > coalesce(c.paise, 0)
$$;

-- Moves these dues into this year as arrears: they leave the months of last year against the opening balance, and stand against it here.
create function app.carry_dues_over(p_school uuid, p_account uuid, p_memo text, out students integer, out amount_paise bigint) language plpgsql as $$
declare
  this uuid := (select id from academic_years where school_id = p_school and is_current);
  last uuid;
  who uuid[];
  arrears uuid := app.standing_head(p_school, 'arrears');
  leaving app.charge_change[];
  coming app.charge_change[];
begin
  select array_agg(distinct d.student_id), (array_agg(d.year_id))[1] into who, last from app.last_year_dues(p_school) d where d.is_here;
  students := coalesce(cardinality(who), 0);
  amount_paise := 0;
  if students = 0 then return; end if;
  perform app.lock_fee_accounts(p_school, last, who);
  perform app.lock_fee_accounts(p_school, this, who);
  -- Read again behind the locks.
  leaving := array(select row (d.student_id, d.month_no, d.head_id, -d.open_paise, p_memo)::app.charge_change from app.last_year_dues(p_school) d where d.is_here and d.student_id = any (who) order by d.student_id, d.month_no);
  coming := array(select row (l.student_id, 0::smallint, arrears, (-sum(l.amount_paise))::bigint, p_memo)::app.charge_change from unnest(leaving) l group by l.student_id order by l.student_id);
  perform app.apply_charges(p_school, last, 'adjustment', 'waiver', leaving, p_memo, p_account, null, 'opening');
  perform app.apply_charges(p_school, this, 'opening', 'arrears', coming, p_memo, p_account, null, 'opening');
  select count(*), coalesce(sum(c.amount_paise), 0) into students, amount_paise from unnest(coming) c;
end $$;
