-- Reverses a payment with today's date, as a mistake ('reversed') or because the bank returned the cheque ('bounced'). What was paid kept its charge when
-- the student left or got a concession: months that open again are charged anew, those after a leaving only.
create or replace function app.reverse_payment(p_school uuid, p_account uuid, p_payment uuid, p_state text, p_reason text) returns jsonb language plpgsql as $$
declare
  today date := app.today(p_school);
  payment payments;
  account fee_accounts;
  class uuid;
  months smallint[];
  sums bigint[];
  broken integer[] := '{}';
  anew_from integer := (select case when exists (select from concessions c where c.school_id = p_school and c.year_id = p.year_id and c.student_id = p.student_id and not c.is_void)
      or s.left_on < y.starts_on then 1 when s.left_on <= y.ends_on then app.month_of(s.left_on) + 1 end
    from payments p join students s on s.school_id = p_school and s.id = p.student_id join academic_years y on y.school_id = p_school and y.id = p.year_id
    where p.school_id = p_school and p.id = p_payment);
begin
  -- Charging takes the lock exclusively; a shared one cannot become exclusive without a deadlock.
  if anew_from is null then perform pg_advisory_xact_lock_shared(app.fees_lock(p_school)); else perform pg_advisory_xact_lock(app.fees_lock(p_school)); end if;
  select * into payment from payments where school_id = p_school and id = p_payment;
  if not found then perform app.refuse(404, 'notFound'); end if;
  select * into account from fee_accounts where school_id = p_school and year_id = payment.year_id and student_id = payment.student_id for update;
  -- While the account is locked, the payment's state cannot change any more.
  select * into payment from payments where school_id = p_school and id = p_payment;
  if payment.state <> 'live' then perform app.refuse(409, 'alreadyReversed'); end if;
  select sec.class_id into class from enrolments e join sections sec on sec.school_id = e.school_id and sec.id = e.section_id
    where e.school_id = p_school and e.year_id = payment.year_id and e.student_id = payment.student_id;
  select array_agg(m), array_agg(x) into months, sums
    from (select month_no as m, sum(amount_paise)::bigint as x from allocations where school_id = p_school and payment_id = p_payment group by 1 order by 1) a;
  for i in 1 .. array_length(months, 1) loop
    if months[i] = 0 then
      broken := broken || (account.arrears_paid = account.arrears_charged)::int;
      account.arrears_paid := account.arrears_paid - sums[i];
    else
      broken := broken || (account.paid[months[i]] = account.charged[months[i]])::int;
      account.paid[months[i]] := account.paid[months[i]] - sums[i];
      account.paid_on[months[i]] := null;
    end if;
  end loop;
  update fee_accounts set paid = account.paid, paid_on = account.paid_on, arrears_paid = account.arrears_paid
    where school_id = p_school and year_id = account.year_id and student_id = account.student_id;
  perform app.post_entry(p_school, 'reversal', today, 'receivable',
    case when payment.mode = 'cash' then 'cash' when payment.mode = 'cheque' and payment.cheque_state <> 'cleared' then 'cheques' else 'bank' end,
    payment.amount_paise, payment.student_id, payment.id, payment.entry_no, p_reason, p_account);
  update payments set state = p_state, settled_on = coalesce(settled_on, today),
      cheque_state = case when p_state = 'bounced' then 'bounced' else cheque_state end
    where school_id = p_school and id = p_payment;
  update fee_month_totals t set collected_paise = t.collected_paise - x.paid, paid_students = t.paid_students - x.undone, pending_students = t.pending_students + x.undone
    from unnest(months, sums, broken) as x (no, paid, undone)
    where t.school_id = p_school and t.year_id = payment.year_id and t.class_id = class and t.month_no = x.no;
  -- As the day book has it: what was cancelled on its own day is no receipt of that day.
  insert into collection_days as d (school_id, on_date, mode, amount_paise, receipts) values (p_school, today, payment.mode, -payment.amount_paise, 0)
    on conflict (school_id, on_date, mode) do update set amount_paise = d.amount_paise - payment.amount_paise,
      receipts = d.receipts - (payment.received_on = today)::int;
  if anew_from is not null then
    perform app.reassess(p_school, payment.year_id, array[payment.student_id], greatest(anew_from, months[1]), 'change of the record', p_account);
  end if;
  return jsonb_build_object('on', today, 'months', to_jsonb(months), 'mode', payment.mode, 'studentId', payment.student_id, 'yearId', payment.year_id);
end $$;
