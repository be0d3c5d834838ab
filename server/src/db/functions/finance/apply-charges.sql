-- Posts changes of charges in a year: journal entries (one for each head and direction, on the next open day), charges, fee accounts and class totals. The
-- caller must have locked the students' fee accounts, in order of student. Returns the number of changed charges.
create or replace function app.apply_charges(
  p_school uuid, p_year uuid, p_entry_kind text, p_charge_kind text, p_changes app.charge_change[], p_memo text, p_account uuid, p_document uuid default null,
  p_against text default null
) returns integer language plpgsql as $$
declare
  today date := app.next_open_day(p_school);
  memo text := p_memo || case when today = app.today(p_school) then '' else
    format(' (dated %s, because the books of %s are closed)', to_char(today, 'FMDD Mon YYYY'), to_char(app.today(p_school), 'FMDD Mon YYYY')) end;
  starts date := (select starts_on from academic_years where school_id = p_school and id = p_year);
  due_day integer := coalesce((select r.due_day from fee_rules r where r.school_id = p_school and r.year_id = p_year), 10);
  alone uuid := (select case when count(distinct c.student_id) = 1 then (array_agg(c.student_id))[1] end from unnest(p_changes) c);
  touched uuid[] := array(select distinct c.student_id from unnest(p_changes) c);
  is_first boolean := not exists (select from charges c where c.school_id = p_school and c.year_id = p_year and c.student_id = any (touched));
  part record;
  entry bigint;
begin
  if cardinality(p_changes) = 0 then return 0; end if;
  -- These students are first subtracted from the totals, and added again at the end.
  perform app.count_students(p_school, p_year, touched, -1);
  for part in
    select h.id, h.name, coalesce(p_against, h.account_code) as account_code, c.amount_paise > 0 as is_rise, sum(abs(c.amount_paise))::bigint as total
    from unnest(p_changes) c join fee_heads h on h.school_id = p_school and h.id = c.head_id where c.amount_paise <> 0
    group by 1, 2, 3, 4 order by 4 desc, min(h.position), 1
  loop
    entry := case when part.is_rise
      then app.post_entry(p_school, p_entry_kind, today, 'receivable', part.account_code, part.total, alone, p_document, null, part.name || ': ' || memo, p_account)
      else app.post_entry(p_school, 'adjustment', today, part.account_code, 'receivable', part.total, alone, p_document, null, part.name || ': ' || memo, p_account) end;
    insert into charges (school_id, year_id, student_id, month_no, head_id, change_no, amount_paise, due_on, entry_no, reason, cause, kind)
      select p_school, p_year, c.student_id, c.month_no, c.head_id,
        case when is_first then 0 else coalesce((select max(o.change_no) + 1 from charges o where o.school_id = p_school and o.year_id = p_year and o.student_id = c.student_id
          and o.month_no = c.month_no and o.head_id = c.head_id), 0) end,
        c.amount_paise, app.due_on(starts, due_day, c.month_no), entry, c.reason, c.cause, p_charge_kind
      from unnest(p_changes) c where c.head_id = part.id and c.amount_paise <> 0 and (c.amount_paise > 0) = part.is_rise;
  end loop;
  perform app.change_accounts(p_school, p_year, touched, p_changes);
  perform app.count_students(p_school, p_year, touched, 1);
  return cardinality(p_changes);
end $$;
