-- Moves last year's unpaid fees of the students who are enrolled now into the current year as arrears. In both years they are posted against the opening
-- balance. Returns the number of students and the amount.
create or replace function app.carry_dues_over(p_school uuid, p_account uuid, p_memo text, out students integer, out amount_paise bigint) language plpgsql as $$
declare
  this uuid := (select id from academic_years where school_id = p_school and is_current);
  last uuid;
  who uuid[];
  arrears uuid := app.standing_head(p_school, 'arrears');
  why jsonb;
  leaving app.charge_change[];
  coming app.charge_change[];
begin
  select array_agg(distinct d.student_id), (array_agg(d.year_id))[1] into who, last from app.last_year_dues(p_school) d where d.is_here;
  students := coalesce(cardinality(who), 0);
  amount_paise := 0;
  if students = 0 then return; end if;
  perform app.lock_fee_accounts(p_school, last, who);
  perform app.lock_fee_accounts(p_school, this, who);
  why := (select jsonb_build_object('code', 'carriedOver', 'from', a.name, 'to', b.name) from academic_years a, academic_years b
    where a.school_id = p_school and a.id = last and b.school_id = p_school and b.id = this);
  -- Read again after the locks are held.
  leaving := array(select row (d.student_id, d.month_no, d.head_id, -d.open_paise, '', why)::app.charge_change from app.last_year_dues(p_school) d where d.is_here and d.student_id = any (who) order by d.student_id, d.month_no);
  coming := array(select row (l.student_id, 0::smallint, arrears, (-sum(l.amount_paise))::bigint, '', why)::app.charge_change from unnest(leaving) l group by l.student_id order by l.student_id);
  perform app.date_arrears(p_school, last, this, leaving);
  perform app.apply_charges(p_school, last, 'adjustment', 'waiver', leaving, p_memo, p_account, null, 'opening');
  perform app.apply_charges(p_school, this, 'opening', 'arrears', coming, p_memo, p_account, null, 'opening');
  select count(*), coalesce(sum(c.amount_paise), 0) into students, amount_paise from unnest(coming) c;
end $$;
