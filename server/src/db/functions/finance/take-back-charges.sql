-- Reverses all charges of these students by further entries. The caller has made sure that they have no valid payments. Returns the number of reversed charges.
create or replace function app.take_back_charges(p_school uuid, p_students uuid[], p_memo text, p_account uuid) returns integer language plpgsql as $$
declare
  year record;
  changes app.charge_change[];
  taken integer := 0;
begin
  for year in select distinct f.year_id as id from fee_accounts f where f.school_id = p_school and f.student_id = any (p_students) order by 1 loop
    perform pg_advisory_xact_lock(app.fees_lock(p_school));
    perform from fee_accounts f where f.school_id = p_school and f.year_id = year.id and f.student_id = any (p_students) order by f.student_id for update;
    changes := array(
      select row (c.student_id, c.month_no, c.head_id, -sum(c.amount_paise)::bigint, '', '{"code": "takenBack"}')::app.charge_change
      from charges c where c.school_id = p_school and c.year_id = year.id and c.student_id = any (p_students)
      group by c.student_id, c.month_no, c.head_id having sum(c.amount_paise) <> 0 order by c.student_id, c.month_no);
    taken := taken + app.apply_charges(p_school, year.id, 'assessment', 'fee', changes, p_memo, p_account);
  end loop;
  return taken;
end $$;
