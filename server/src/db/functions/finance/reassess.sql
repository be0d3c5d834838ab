-- Changes the charges to what the fee structure asks for, from a month on.
create or replace function app.reassess(p_school uuid, p_year uuid, p_students uuid[], p_from_month integer, p_memo text, p_account uuid) returns integer language plpgsql as $$
declare
  changes app.charge_change[];
begin
  perform app.lock_fee_accounts(p_school, p_year, p_students);
  changes := array(
    select row (d.student_id, d.month_no, d.head_id, d.then_paise - d.now_paise, d.reason,
      case when d.sibling_bp > 0 then jsonb_build_object('code', 'sibling', 'bp', d.sibling_bp) end)::app.charge_change
    from app.fee_differences(p_school, p_year, p_from_month, p_students) d where not d.is_untouched order by d.student_id, d.month_no);
  return app.apply_charges(p_school, p_year, 'assessment', 'fee', changes, p_memo, p_account);
end $$;
