-- Adds an entry to the school's hash chain and to the daily totals of its accounts; gives its number and its time. Waits for the lock of the school's accounts,
-- which protects the end of the chain. With the financial year `p_receipts` the entry gets the next receipt number of that year, which is added to its text;
-- the end of the chain counts the receipts of the latest year. Refuses a closed day and a wrong clock.
create or replace function app.add_entry(
  p_school uuid, p_kind text, p_on date, p_debit text, p_credit text, p_amount bigint, p_student uuid, p_document uuid, p_reverses bigint, p_memo text,
  p_account uuid, p_receipts integer default null, out entry_no bigint, out made_at timestamptz, out receipt_no integer
) language plpgsql as $$
declare
  -- The time is read under the lock, so that entry numbers and times have the same order.
  moment timestamptz := case when pg_advisory_xact_lock(app.books_lock(p_school)) is not null then app.clock() end;
  latest_closed date;
  zone text;
  link bytea;
  moved integer;
  numbered integer := (p_receipts is not null)::int;
begin
  if moment not between '2024-01-01' and '2100-01-01' then
    perform app.refuse(422, 'clockYear', jsonb_build_object('today', app.today(p_school)));
  end if;
  loop
    -- The end of the chain is read and moved in one statement: setting up statements is the larger part of what an entry costs.
    update ledger_heads h set last_entry_no = h.last_entry_no + 1, last_at = greatest(h.last_at, moment), last_receipt_no = h.last_receipt_no + numbered,
        last_hash = app.entry_hash(h.last_hash, row(p_school, h.last_entry_no + 1, p_kind, p_on, p_debit, p_credit, p_amount, p_student, p_document, p_reverses,
          case numbered when 0 then p_memo else p_memo || (h.last_receipt_no + 1) end, p_account, greatest(h.last_at, moment), null)::journal)
      where h.school_id = p_school and (numbered = 0 or h.receipts_year = p_receipts)
      returning h.last_entry_no, h.last_at, h.last_hash, h.closed_until, h.last_receipt_no into entry_no, made_at, link, latest_closed, receipt_no;
    exit when found or numbered = 0;
    -- The first receipt of another year.
    update ledger_heads h set receipts_year = p_receipts,
        last_receipt_no = (select coalesce(max(p.receipt_no), 0) from payments p where p.school_id = p_school and p.financial_year = p_receipts)
      where h.school_id = p_school;
    exit when not found;
  end loop;
  if numbered = 1 then p_memo := p_memo || receipt_no; end if;
  if made_at > moment then
    select time_zone into zone from schools where id = p_school;
    if (moment at time zone zone)::date < (made_at at time zone zone)::date then
      perform app.refuse(422, 'clockBehind', jsonb_build_object('today', (moment at time zone zone)::date, 'last', (made_at at time zone zone)::date));
    end if;
  end if;
  if p_on <= latest_closed then
    if exists (select from day_closings d where d.school_id = p_school and d.on_date = p_on and d.reopened_at is null) then
      perform app.refuse(422, 'dayClosed', jsonb_build_object('day', p_on));
    end if;
  end if;
  insert into journal (school_id, entry_no, kind, on_date, debit_code, credit_code, amount_paise, student_id, document_id, reverses_no, memo, account_id,
      created_at, hash)
    values (p_school, add_entry.entry_no, p_kind, p_on, p_debit, p_credit, p_amount, p_student, p_document, p_reverses, p_memo, p_account, made_at, link);
  update account_days d set debit_paise = d.debit_paise + case d.code when p_debit then p_amount else 0 end,
      credit_paise = d.credit_paise + case d.code when p_credit then p_amount else 0 end
    where d.school_id = p_school and d.on_date = p_on and d.code in (p_debit, p_credit);
  get diagnostics moved = row_count;
  if moved < 2 then
    -- The first entry of the day: adds the missing rows.
    insert into account_days (school_id, code, on_date, debit_paise, credit_paise)
      values (p_school, p_debit, p_on, p_amount, 0), (p_school, p_credit, p_on, 0, p_amount) on conflict do nothing;
  end if;
end $$;
