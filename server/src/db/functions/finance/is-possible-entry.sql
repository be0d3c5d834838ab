-- The values that a journal entry may have, as one function of the whole row (app.is_possible_payment tells why).
create or replace function app.is_possible_entry(e journal) returns boolean language plpgsql immutable parallel safe as $$
begin
  return e.entry_no > 0 and e.amount_paise > 0 and e.debit_code <> e.credit_code and e.on_date between '1900-01-01' and '2199-12-31'
    and e.kind = any ('{payment,assessment,adjustment,clearing,bounce,charge,expense,salary,opening,transfer,reversal}')
    and (e.kind = 'reversal') = (e.reverses_no is not null);
end $$;
