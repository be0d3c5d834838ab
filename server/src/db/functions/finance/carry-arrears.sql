-- Carries unpaid fees of a year forward as arrears of the next one: what is unpaid is deducted there and charged again as arrears, and income stays in the
-- year in which it was earned. Locks the fee accounts of both years. Returns the number of students and the amount.
create or replace function app.carry_arrears(p_school uuid, p_from uuid, p_to uuid, p_account uuid, out students integer, out amount_paise bigint) language plpgsql as $$
declare
  head uuid := app.standing_head(p_school, 'arrears');
  going_on uuid[];
  open_charges app.charge_change[];
  years jsonb := (select jsonb_build_object('from', a.name, 'to', b.name) from academic_years a, academic_years b
    where a.school_id = p_school and a.id = p_from and b.school_id = p_school and b.id = p_to);
  memo text := 'carried to ' || (years ->> 'to');
  why jsonb := years || '{"code": "carriedOver"}';
  part record;
begin
  perform app.lock_fee_accounts(p_school, p_from, null);
  perform app.lock_fee_accounts(p_school, p_to, null);
  -- Only for students who continue: the dues of a student who leaves stay in their year.
  going_on := array(select n.student_id from enrolments n where n.school_id = p_school and n.year_id = p_to);
  open_charges := array(
    select row (o.student_id, o.month_no, o.head_id, -o.open_paise, '', why)::app.charge_change
    from app.open_charges(p_school, p_from) o where o.student_id = any (going_on) order by o.student_id, o.month_no);
  select count(distinct c.student_id), coalesce(-sum(c.amount_paise), 0) into students, amount_paise from unnest(open_charges) c;
  if students = 0 then return; end if;
  perform app.date_arrears(p_school, p_from, p_to, open_charges);
  perform app.apply_charges(p_school, p_from, 'adjustment', 'waiver', open_charges, memo, p_account);
  perform app.apply_charges(p_school, p_to, 'opening', 'arrears', array(
    select row (c.student_id, 0::smallint, head, -sum(c.amount_paise)::bigint, '', why)::app.charge_change from unnest(open_charges) c group by c.student_id order by c.student_id), memo, p_account);
  -- Earned income must not change: the two steps above moved it to the opening balances, and this moves it back.
  for part in
    select h.account_code as code, -sum(c.amount_paise)::bigint as total from unnest(open_charges) c
    join fee_heads h on h.school_id = p_school and h.id = c.head_id where h.account_code <> 'opening' group by 1 order by 1
  loop
    perform app.post_entry(p_school, 'transfer', app.today(p_school), 'opening', part.code, part.total, null, null, null, 'Income of fees ' || memo, p_account);
  end loop;
end $$;
