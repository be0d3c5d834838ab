-- Records a payment in one statement: idempotency key, allocation, receipt number, journal entry, totals and audit row. A null `p_month` means the current
-- month. The same key and request return the first answer again, marked as replayed. A payment that fits into one month takes the shorter way: setting up
-- statements and each part of their expressions is most of what a payment costs.
create or replace function app.record_payment(
  p_school uuid, p_account uuid, p_request text, p_action text, p_key text, p_hash bytea, p_student uuid, p_month smallint, p_amount bigint,
  p_mode text, p_reference text, p_bank text, p_instrument_on date, p_batch uuid, p_parts jsonb default null
) returns jsonb language plpgsql as $$
declare
  -- An expression, because a query is set up anew for each call.
  is_locked boolean := pg_advisory_xact_lock_shared(app.fees_lock(p_school)) is not null;
  today date;
  named smallint := p_month;
  -- One head of the named month has the whole amount, so that nothing is divided.
  is_plain boolean;
  year uuid;
  class uuid;
  -- What remains of the named month, when it holds the whole amount; null otherwise.
  rest bigint;
  settled integer;
  account fee_accounts;
  seat record;
  earlier record;
  past uuid;
  owed bigint;
  divided bigint := 0;
  months smallint[];
  heads uuid[];
  parts bigint[];
  touched smallint[];
  sums bigint[];
  whole integer[];
  rests bigint[];
  place integer;
  new_id uuid := app.new_id();
  fy integer;
  entry record;
  answer jsonb;
begin
  if p_key is not null then
    -- A key that is known is met here, before anything else is changed. What was answered is in the audit row.
    insert into idempotency_keys (school_id, key, call, request_hash, answer) values (p_school, p_key, p_action, p_hash, jsonb_build_object('paymentId', new_id))
      on conflict do nothing;
    if not found then return app.replayed_payment(p_school, p_key, p_hash); end if;
  end if;
  if p_month is null or p_parts is not null then named := case when p_parts is null then app.fee_month(p_school) else 0 end; end if;
  -- Nothing of this changes before the payment is committed: whoever changes it waits for the lock of the school's fees.
  select y.id, (app.clock() at time zone (select s.time_zone from schools s where s.id = p_school))::date,
      (select d.class_id from student_directory d where d.school_id = p_school and d.student_id = p_student),
      array(select c.head_id from charges c where c.school_id = p_school and c.year_id = y.id and c.student_id = p_student and c.month_no = named)
    into year, today, class, heads
    from academic_years y where y.school_id = p_school and y.is_current;
  -- Usually the given month holds the whole amount; then no other month is read, and nothing can be refused. There is no month before the first.
  update fee_accounts f set paid[named] = f.paid[named] + p_amount,
      paid_on[named] = case when f.paid[named] + p_amount = f.charged[named] then today else f.paid_on[named] end
    where f.school_id = p_school and f.year_id = year and f.student_id = p_student and f.paid[named] + p_amount <= f.charged[named]
    returning f.charged[named] - f.paid[named] into rest;
  if rest is null then
    if today is null then today := app.today(p_school); end if;
    select * into account from fee_accounts f where f.school_id = p_school and f.year_id = year and f.student_id = p_student for update;
    owed := app.owed_of(account);
    if account.student_id is null or owed = 0 then
      past := app.fee_year_of(p_school, p_student);
      if past is distinct from account.year_id then
        select f as account, x.class_id into seat from fee_accounts f
          left join enrolments e on e.school_id = f.school_id and e.student_id = f.student_id and e.year_id = f.year_id
          left join sections x on x.school_id = f.school_id and x.id = e.section_id
          where f.school_id = p_school and f.year_id = past and f.student_id = p_student for update of f;
        account := seat.account;
        class := seat.class_id;
        owed := app.owed_of(account);
        -- The current month does not exist in an earlier year.
        named := case when p_parts is null then coalesce(p_month, 0) else 0 end;
      end if;
    end if;
    year := account.year_id;
    if account.student_id is null then
      if not exists (select from students s where s.school_id = p_school and s.id = p_student) then perform app.refuse(404, 'notFound'); end if;
      perform app.refuse(422, 'nothingOwed');
    end if;
    if named > 0 and account.paid[named] = account.charged[named] then
      if account.charged[named] = 0 then perform app.refuse(422, 'nothingCharged', jsonb_build_object('monthNo', named)); end if;
      perform app.refuse(409, 'monthPaid', jsonb_build_object('monthNo', named) || (
        select app.describe_payment(p_school, p.id) from payments p
        join allocations a on a.school_id = p.school_id and a.payment_id = p.id and a.month_no = named
        where p.school_id = p_school and p.student_id = p_student and p.year_id = account.year_id and p.state = 'live' order by p.created_at desc, p.id desc limit 1));
    end if;
    if owed = 0 then perform app.refuse(409, 'allPaid'); end if;
    if p_amount > owed then perform app.refuse(422, 'moreThanOwed', jsonb_build_object('owedPaise', owed)); end if;
  end if;

  is_plain := rest is not null and heads[1] = all (heads);
  if not is_plain then
    if rest is not null then
      select array_agg(a.month_no), array_agg(a.head_id), array_agg(a.part) into months, heads, parts
        from app.allocate(p_school, year, p_student, named, p_amount, named, named) a;
    elsif p_parts is null then
      select array_agg(a.month_no), array_agg(a.head_id), array_agg(a.part) into months, heads, parts
        from app.allocate(p_school, year, p_student, named, p_amount, 0::smallint, 12::smallint) a;
    else
      -- Each line must still be unpaid by at least the amount paid for it.
      select array_agg(a.month_no order by a.month_no, a.head_id), array_agg(a.head_id order by a.month_no, a.head_id),
          array_agg(p.paise order by a.month_no, a.head_id) into months, heads, parts
        from app.allocate(p_school, year, p_student, 0, owed, 0::smallint, 12::smallint) a
        join jsonb_to_recordset(p_parts) p ("monthNo" smallint, "headId" uuid, paise bigint) on p."monthNo" = a.month_no and p."headId" = a.head_id and p.paise <= a.part;
      if coalesce(array_length(months, 1), 0) <> jsonb_array_length(p_parts) then perform app.refuse(409, 'duesChanged'); end if;
    end if;
    for i in 1 .. array_length(months, 1) loop
      divided := divided + parts[i];
    end loop;
    if divided is distinct from p_amount then raise exception 'The parts of a payment of student % do not add up.', p_student; end if;
  end if;
  if rest is null then
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
        rests := rests || (account.arrears_charged - account.arrears_paid);
      else
        account.paid[touched[i]] := account.paid[touched[i]] + sums[i];
        whole := whole || (account.paid[touched[i]] = account.charged[touched[i]])::int;
        rests := rests || (account.charged[touched[i]] - account.paid[touched[i]]);
        if account.paid[touched[i]] = account.charged[touched[i]] then account.paid_on[touched[i]] := today; end if;
      end if;
    end loop;
    update fee_accounts set paid = account.paid, paid_on = account.paid_on, arrears_paid = account.arrears_paid
      where school_id = p_school and year_id = year and student_id = p_student;
  end if;

  fy := app.financial_year(today);
  answer := jsonb_build_object('paymentId', new_id, 'financialYear', fy, 'paidOn', today, 'amountPaise', p_amount,
    'months', coalesce(touched, array[named]), 'restsPaise', coalesce(rests, array[rest]), 'studentId', p_student, 'mode', p_mode);
  insert into audit_log (school_id, id, account_id, action, entity, entity_id, new_values, request_id)
    -- It has the payment's id: one that is made anew costs as much as a row in an index.
    values (p_school, new_id, p_account, p_action, 'payment', new_id, answer, p_request);

  if p_reference <> '' then
    -- No other payment of this school may come between this question and its answer.
    is_locked := pg_advisory_xact_lock(app.books_lock(p_school)) is not null;
    select p.id into earlier from payments p where p.school_id = p_school and lower(p.instrument_number) = lower(p_reference) and p.instrument_number <> ''
      and p.mode = p_mode and p.state = 'live' and (p_batch is null or p.batch_id is distinct from p_batch)
      -- Two banks may issue cheques with the same number, and one cheque may pay for siblings. The reference number of a transfer is unique.
      and case when p_mode = 'cheque'
        then p_bank <> '' and lower(p.bank_name) = lower(p_bank) and not app.share_guardian(p_school, p.student_id, p_student)
        else lower(p.bank_name) = lower(p_bank) or p.bank_name = '' or p_bank = '' end
      limit 1;
    if found then perform app.refuse(409, 'referenceUsed', app.describe_payment(p_school, earlier.id)); end if;
  end if;
  -- From here on, all other transactions of this school wait.
  entry := app.add_entry(p_school, 'payment', today, case p_mode when 'cash' then 'cash' when 'cheque' then 'cheques' else 'bank' end, 'receivable',
    p_amount, p_student, new_id, null, 'Receipt ' || fy || '/', p_account, fy);
  insert into payments (school_id, id, student_id, year_id, amount_paise, mode, instrument_number, bank_name, instrument_date, received_on, financial_year,
      receipt_no, entry_no, cheque_state, account_id, created_at, batch_id)
    -- The receipt has the time of its journal entry, whatever the clock says when it is written.
    values (p_school, new_id, p_student, year, p_amount, p_mode, p_reference, p_bank, p_instrument_on, today, fy,
      entry.receipt_no, entry.entry_no, case when p_mode = 'cheque' then 'received' end, p_account, entry.made_at, p_batch);
  if is_plain then
    insert into allocations (school_id, payment_id, month_no, head_id, amount_paise) values (p_school, new_id, named, heads[1], p_amount);
  else
    insert into allocations (school_id, payment_id, month_no, head_id, amount_paise)
      select p_school, new_id, a.m, a.h, a.x from unnest(months, heads, parts) as a (m, h, x);
  end if;
  if rest is not null then
    settled := (rest = 0)::int;
    update fee_month_totals t set collected_paise = t.collected_paise + p_amount, paid_students = t.paid_students + settled,
        pending_students = t.pending_students - settled
      where t.school_id = p_school and t.year_id = year and t.class_id = class and t.month_no = named;
  else
    update fee_month_totals t set collected_paise = t.collected_paise + sums[array_position(touched, t.month_no)],
        paid_students = t.paid_students + whole[array_position(touched, t.month_no)], pending_students = t.pending_students - whole[array_position(touched, t.month_no)]
      where t.school_id = p_school and t.year_id = year and t.class_id = class and t.month_no = any (touched);
  end if;
  update collection_days set amount_paise = amount_paise + p_amount, receipts = receipts + 1 where school_id = p_school and on_date = today and mode = p_mode;
  if not found then insert into collection_days (school_id, on_date, mode, amount_paise, receipts) values (p_school, today, p_mode, p_amount, 1); end if;
  return answer || jsonb_build_object('receiptNo', entry.receipt_no);
end $$;
