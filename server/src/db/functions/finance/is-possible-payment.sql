-- The values that a payment may have. One function for all conditions of the table, because PostgreSQL reads the text of each condition of a table again for
-- every statement; the expression of a function is kept.
create or replace function app.is_possible_payment(amount bigint, receipt_no integer, mode text, state text, cheque_state text) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return amount > 0 and receipt_no > 0 and mode = any ('{cash,cheque,upi,bank transfer,draft,card}') and state = any ('{live,reversed,bounced}')
    and (mode = 'cheque') = (cheque_state is not null) and (cheque_state is null or cheque_state = any ('{received,deposited,cleared,bounced}'));
end $$;
