-- The fee head of a kind that the server charges by itself: late fee, cheque bounce charge or arrears. Created when the school first needs it; two transactions
-- that need it at the same moment get the same head. If a head for another purpose has its name, it gets a longer one.
create or replace function app.standing_head(p_school uuid, p_kind text) returns uuid language plpgsql as $$
declare
  found_id uuid;
  code text := case p_kind when 'arrears' then 'opening' else 'income:' || p_kind end;
  head_name text := case p_kind when 'late' then 'Late fee' when 'bounce' then 'Cheque bounce charge' else 'Arrears' end;
begin
  select id into found_id from fee_heads where school_id = p_school and kind = p_kind order by position limit 1;
  if found then return found_id; end if;
  insert into ledger_accounts (school_id, code, name, kind)
    values (p_school, code, head_name, case p_kind when 'arrears' then 'equity' else 'income' end) on conflict do nothing;
  if exists (select from fee_heads where school_id = p_school and name = head_name and kind <> p_kind) then
    head_name := head_name || ' (by the rules)';
  end if;
  -- Waits for another transaction that is creating it, and uses its row.
  insert into fee_heads (school_id, id, name, kind, account_code, position, is_optional)
    values (p_school, app.new_id(), head_name, p_kind, code, 90, true) on conflict (school_id, name) do nothing;
  select id into strict found_id from fee_heads where school_id = p_school and kind = p_kind order by position limit 1;
  return found_id;
end $$;
