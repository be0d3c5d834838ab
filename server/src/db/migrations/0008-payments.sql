-- Taking a payment, and taking it back.

-- How a sum would be spread over what a student owes: the named month first, then the oldest, within a month by the heads' order.
-- `p_first` is a month 1 to 12; 0 means the twelve months before last year's arrears; -1 means whatever fell due first.
create function app.allocate(p_school uuid, p_year uuid, p_student uuid, p_first integer, p_amount bigint)
returns table (month_no smallint, head_id uuid, part bigint) language sql stable as $$
  with rest as (
    select c.month_no, c.head_id, h.position, sum(c.amount_paise) - coalesce(max(a.paid), 0) as open
    from charges c
    join fee_heads h on h.school_id = c.school_id and h.id = c.head_id
    left join (
      select x.month_no, x.head_id, sum(x.amount_paise) as paid from payments p
      join allocations x on x.school_id = p.school_id and x.payment_id = p.id
      where p.school_id = p_school and p.student_id = p_student and p.year_id = p_year and p.state = 'live' group by 1, 2
    ) a on a.month_no = c.month_no and a.head_id = c.head_id
    where c.school_id = p_school and c.year_id = p_year and c.student_id = p_student
    group by 1, 2, 3
  ), line as (
    select r.*, sum(r.open) over (order by r.month_no <> p_first, p_first = 0 and r.month_no = 0, r.month_no, r.position, r.head_id) as upto
    from rest r where r.open > 0
  )
  select l.month_no, l.head_id, least(l.open, p_amount - (l.upto - l.open))::bigint from line l where l.upto - l.open < p_amount
$$;

-- The payment that a refusal points to.
create function app.describe_payment(p_school uuid, p_payment uuid) returns jsonb language sql stable as $$
  select jsonb_build_object('paymentId', p.id, 'receiptNo', p.receipt_no, 'financialYear', p.financial_year, 'paidOn', p.received_on, 'amountPaise', p.amount_paise,
    'student', s.name, 'by', coalesce(a.name, ''), 'reference', p.instrument_number)
  from payments p join students s on s.school_id = p.school_id and s.id = p.student_id left join accounts a on a.id = p.account_id
  where p.school_id = p_school and p.id = p_payment
$$;

-- A payment in one statement: its key, its allocation, its receipt number, its entry, every total and its audit row.
-- `p_month` null means the month of today at the school. The same key and request gives the first answer again, marked.
create function app.record_payment(
  p_school uuid, p_account uuid, p_request text, p_action text, p_key text, p_hash bytea, p_student uuid, p_month smallint, p_amount bigint,
  p_mode text, p_reference text, p_bank text, p_instrument_on date, p_batch uuid
) returns jsonb language plpgsql
  -- Its plans are kept: one that was made while the tables were still empty must not read them whole when they are full.
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  today date := app.today(p_school);
  named smallint := coalesce(p_month, app.month_of(today));
  account fee_accounts;
  pupil record;
  earlier record;
  owed bigint;
  months smallint[];
  heads uuid[];
  parts bigint[];
  touched smallint[] := '{}';
  sums bigint[] := '{}';
  whole integer[] := '{}';
  place integer;
  new_id uuid := app.new_id();
  fy integer := app.financial_year(today);
  number integer;
  entry bigint;
  answer jsonb;
begin
  perform pg_advisory_xact_lock_shared(app.fees_lock(p_school));
  select f.* into account from fee_accounts f join academic_years y on y.school_id = f.school_id and y.id = f.year_id and y.is_current
    where f.school_id = p_school and f.student_id = p_student for update of f;
  if p_key is not null then
    select k.request_hash, k.answer into earlier from idempotency_keys k where k.school_id = p_school and k.key = p_key;
    if found then
      if earlier.request_hash <> p_hash then perform app.refuse(422, 'keyReused'); end if;
      return earlier.answer || (select jsonb_build_object('isReplay', true, 'receiptNo', p.receipt_no) from payments p
        where p.school_id = p_school and p.id = (earlier.answer ->> 'paymentId')::uuid);
    end if;
  end if;
  select s.left_on, sec.class_id into pupil from students s
    left join enrolments e on e.school_id = s.school_id and e.student_id = s.id and e.year_id = account.year_id
    left join sections sec on sec.school_id = s.school_id and sec.id = e.section_id
    where s.school_id = p_school and s.id = p_student;
  if not found then perform app.refuse(404, 'notFound'); end if;
  if pupil.left_on is not null then perform app.refuse(422, 'studentLeft'); end if;
  if account.student_id is null then perform app.refuse(422, 'nothingOwed'); end if;

  select sum(c - p) into owed from unnest(account.charged, account.paid) as m (c, p);
  owed := owed + account.arrears_charged - account.arrears_paid;
  if named > 0 and account.paid[named] = account.charged[named] then
    if account.charged[named] = 0 then perform app.refuse(422, 'nothingCharged', jsonb_build_object('monthNo', named)); end if;
    perform app.refuse(409, 'monthPaid', jsonb_build_object('monthNo', named) || (
      select app.describe_payment(p_school, p.id) from payments p
      join allocations a on a.school_id = p.school_id and a.payment_id = p.id and a.month_no = named
      where p.school_id = p_school and p.student_id = p_student and p.year_id = account.year_id and p.state = 'live' order by p.created_at desc, p.id desc limit 1));
  end if;
  if owed = 0 then perform app.refuse(409, 'allPaid'); end if;
  if p_amount > owed then perform app.refuse(422, 'moreThanOwed', jsonb_build_object('owedPaise', owed)); end if;

  select array_agg(a.month_no), array_agg(a.head_id), array_agg(a.part) into months, heads, parts
    from app.allocate(p_school, account.year_id, p_student, named, p_amount) a;
  for i in 1 .. array_length(months, 1) loop
    place := array_position(touched, months[i]);
    if place is null then
      touched := touched || months[i];
      sums := sums || parts[i];
    else
      sums[place] := sums[place] + parts[i];
    end if;
  end loop;
  for i in 1 .. array_length(touched, 1) loop
    if touched[i] = 0 then
      account.arrears_paid := account.arrears_paid + sums[i];
      whole := whole || (account.arrears_paid = account.arrears_charged)::int;
    else
      account.paid[touched[i]] := account.paid[touched[i]] + sums[i];
      whole := whole || (account.paid[touched[i]] = account.charged[touched[i]])::int;
      if account.paid[touched[i]] = account.charged[touched[i]] then account.paid_on[touched[i]] := today; end if;
    end if;
  end loop;
  if (select sum(x) from unnest(parts) x) <> p_amount then raise exception 'The parts of a payment of student % do not add up.', p_student; end if;
  update fee_accounts set paid = account.paid, paid_on = account.paid_on, arrears_paid = account.arrears_paid
    where school_id = p_school and year_id = account.year_id and student_id = p_student;

  answer := jsonb_build_object('paymentId', new_id, 'financialYear', fy, 'paidOn', today, 'amountPaise', p_amount, 'months', to_jsonb(touched));
  insert into audit_log (school_id, id, account_id, action, entity, entity_id, new_values, request_id)
    values (p_school, app.new_id(), p_account, p_action, 'payment', new_id, answer || jsonb_build_object('studentId', p_student, 'mode', p_mode), p_request);
  if p_key is not null then
    insert into idempotency_keys (school_id, key, call, request_hash, answer) values (p_school, p_key, p_action, p_hash, answer) on conflict do nothing;
    -- Another request took the key for another student in this very moment.
    if not found then perform app.refuse(422, 'keyReused'); end if;
  end if;

  -- From here on all others of this school wait.
  perform pg_advisory_xact_lock(app.books_lock(p_school));
  if p_reference <> '' then
    select p.id into earlier from payments p where p.school_id = p_school and p.instrument_number = p_reference and p.mode = p_mode and p.state = 'live'
      and (p.bank_name = p_bank or p.bank_name = '' or p_bank = '') and (p_batch is null or p.batch_id is distinct from p_batch) limit 1;
    if found then perform app.refuse(409, 'referenceUsed', app.describe_payment(p_school, earlier.id)); end if;
  end if;
  insert into receipt_counters as c (school_id, financial_year, last_no) values (p_school, fy, 1)
    on conflict (school_id, financial_year) do update set last_no = c.last_no + 1 returning last_no into number;
  entry := app.post_entry(p_school, 'payment', today, case p_mode when 'cash' then 'cash' when 'cheque' then 'cheques' else 'bank' end, 'receivable',
    p_amount, p_student, new_id, null, 'Receipt ' || fy || '/' || number, p_account);
  insert into payments (school_id, id, student_id, year_id, amount_paise, mode, instrument_number, bank_name, instrument_date, received_on, financial_year,
      receipt_no, entry_no, cheque_state, account_id, created_at, batch_id)
    values (p_school, new_id, p_student, account.year_id, p_amount, p_mode, p_reference, p_bank, p_instrument_on, today, fy,
      number, entry, case when p_mode = 'cheque' then 'received' end, p_account, clock_timestamp(), p_batch);
  insert into allocations (school_id, payment_id, month_no, head_id, amount_paise)
    select p_school, new_id, a.m, a.h, a.x from unnest(months, heads, parts) as a (m, h, x);
  update fee_month_totals t set collected_paise = t.collected_paise + x.paid, paid_students = t.paid_students + x.done, pending_students = t.pending_students - x.done
    from unnest(touched, sums, whole) as x (no, paid, done)
    where t.school_id = p_school and t.year_id = account.year_id and t.class_id = pupil.class_id and t.month_no = x.no;
  insert into collection_days as d (school_id, on_date, mode, amount_paise, receipts) values (p_school, today, p_mode, p_amount, 1)
    on conflict (school_id, on_date, mode) do update set amount_paise = d.amount_paise + p_amount, receipts = d.receipts + 1;
  return answer || jsonb_build_object('receiptNo', number);
end $$;

-- Takes a payment back on today's date, as a mistake ('reversed') or because the bank returned the cheque ('bounced').
create function app.reverse_payment(p_school uuid, p_account uuid, p_payment uuid, p_state text, p_reason text) returns jsonb language plpgsql as $$
declare
  today date := app.today(p_school);
  payment payments;
  account fee_accounts;
  class uuid;
  months smallint[];
  sums bigint[];
  broken integer[] := '{}';
begin
  perform pg_advisory_xact_lock_shared(app.fees_lock(p_school));
  select * into payment from payments where school_id = p_school and id = p_payment;
  if not found then perform app.refuse(404, 'notFound'); end if;
  select * into account from fee_accounts where school_id = p_school and year_id = payment.year_id and student_id = payment.student_id for update;
  -- Under the account's lock its state cannot change any more.
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
  insert into collection_days as d (school_id, on_date, mode, amount_paise, receipts) values (p_school, today, payment.mode, -payment.amount_paise, 0)
    on conflict (school_id, on_date, mode) do update set amount_paise = d.amount_paise - payment.amount_paise;
  return jsonb_build_object('on', today, 'months', to_jsonb(months), 'studentId', payment.student_id, 'yearId', payment.year_id);
end $$;
