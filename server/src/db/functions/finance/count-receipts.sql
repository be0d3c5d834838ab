-- Sets the receipts of the latest financial year at the end of a school's ledger from the receipts themselves, after rows were loaded past app.record_payment.
create or replace function app.count_receipts(p_school uuid) returns void language sql as $$
  update ledger_heads h set receipts_year = p.year, last_receipt_no = p.last
    from (select p.financial_year as year, max(p.receipt_no) as last from payments p where p.school_id = p_school group by 1 order by 1 desc limit 1) p
    where h.school_id = p_school
$$;
