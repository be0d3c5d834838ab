-- The payment that a refusal points to.
create or replace function app.describe_payment(p_school uuid, p_payment uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('paymentId', p.id, 'receiptNo', p.receipt_no, 'financialYear', p.financial_year, 'paidOn', p.received_on, 'amountPaise', p.amount_paise,
    'student', s.name, 'by', coalesce(a.name, ''), 'reference', p.instrument_number)
  from payments p join students s on s.school_id = p.school_id and s.id = p.student_id left join accounts a on a.id = p.account_id
  where p.school_id = p_school and p.id = p_payment
$$;
