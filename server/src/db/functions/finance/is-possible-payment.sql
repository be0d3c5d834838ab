-- The values that a payment may have. One function for all conditions of the table, which takes the whole row, because PostgreSQL reads the text of each condition
-- of a table again for every statement; the expression of a function is kept.
create or replace function app.is_possible_payment(p payments) returns boolean language plpgsql immutable parallel safe as $$
begin
  return p.amount_paise > 0 and p.receipt_no > 0 and p.mode = any ('{cash,cheque,upi,bank transfer,draft,card}') and p.state = any ('{live,reversed,bounced}')
    and (p.mode = 'cheque') = (p.cheque_state is not null) and (p.cheque_state is null or p.cheque_state = any ('{received,deposited,cleared,bounced}'));
end $$;
