-- The values that a journal entry may have, as one function (app.is_possible_payment tells why).
create or replace function app.is_possible_entry(
  entry_no bigint, kind text, on_date date, debit_code text, credit_code text, amount bigint, reverses_no bigint
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return entry_no > 0 and amount > 0 and debit_code <> credit_code and on_date between '1900-01-01' and '2199-12-31'
    and kind = any ('{payment,assessment,adjustment,clearing,bounce,charge,expense,salary,opening,transfer,reversal}')
    and (kind = 'reversal') = (reverses_no is not null);
end $$;
