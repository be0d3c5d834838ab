-- What a payment need not touch, once more. The end of a school's ledger counts the receipts of the latest financial year, so that a payment moves one row in
-- place of two. The number of any other year is the greatest among its receipts, which have no gap.
alter table ledger_heads add column receipts_year integer, add column last_receipt_no integer not null default 0;
update ledger_heads h set receipts_year = p.year, last_receipt_no = p.last
  from (select distinct on (school_id) school_id, financial_year as year, max(receipt_no) as last from payments group by school_id, financial_year
    order by school_id, financial_year desc) p
  where p.school_id = h.school_id;
drop table receipt_counters;
-- It gives a receipt its number too.
drop function if exists app.add_entry(uuid, text, date, text, text, bigint, uuid, uuid, bigint, text, uuid);

-- A condition that names the row is shorter than one that names its columns, and its text is read for every statement. The functions are written here for the
-- first time, because the tables need them before the files of db/functions are applied.
create function app.is_possible_payment(p payments) returns boolean language plpgsql immutable parallel safe as $$
begin
  return p.amount_paise > 0 and p.receipt_no > 0 and p.mode = any ('{cash,cheque,upi,bank transfer,draft,card}') and p.state = any ('{live,reversed,bounced}')
    and (p.mode = 'cheque') = (p.cheque_state is not null) and (p.cheque_state is null or p.cheque_state = any ('{received,deposited,cleared,bounced}'));
end $$;
alter table payments drop constraint payments_possible, add constraint payments_possible check (app.is_possible_payment(payments));
drop function app.is_possible_payment(bigint, integer, text, text, text);
create function app.is_possible_entry(e journal) returns boolean language plpgsql immutable parallel safe as $$
begin
  return e.entry_no > 0 and e.amount_paise > 0 and e.debit_code <> e.credit_code and e.on_date between '1900-01-01' and '2199-12-31'
    and e.kind = any ('{payment,assessment,adjustment,clearing,bounce,charge,expense,salary,opening,transfer,reversal}')
    and (e.kind = 'reversal') = (e.reverses_no is not null);
end $$;
alter table journal drop constraint journal_possible, add constraint journal_possible check (app.is_possible_entry(journal));
drop function app.is_possible_entry(bigint, text, date, text, text, bigint, bigint);
