-- Adds an entry to the school's hash chain and to the daily totals of its accounts. Waits for the lock of the school's accounts, which protects the end of the
-- chain. Refuses a closed day and a wrong clock.
create or replace function app.post_entry(
  p_school uuid, p_kind text, p_on date, p_debit text, p_credit text, p_amount bigint, p_student uuid default null, p_document uuid default null,
  p_reverses bigint default null, p_memo text default '', p_account uuid default null
) returns bigint language plpgsql as $$
declare
  is_locked boolean;
  is_closed boolean;
  new_no bigint;
  moment timestamptz;
  last_at timestamptz;
  zone text;
  link bytea;
  moved integer;
begin
  is_locked := pg_advisory_xact_lock(app.books_lock(p_school)) is not null;
  -- The time is read under the lock, so that entry numbers and times have the same order.
  select h.last_entry_no + 1, h.last_hash, app.clock(), (select j.created_at from journal j where j.school_id = p_school and j.entry_no = h.last_entry_no),
      exists (select from day_closings d where d.school_id = p_school and d.on_date = p_on and d.reopened_at is null)
    into new_no, link, moment, last_at, is_closed from ledger_heads h where h.school_id = p_school;
  if moment not between '2024-01-01' and '2100-01-01' then
    perform app.refuse(422, 'clockYear', jsonb_build_object('today', app.today(p_school)));
  end if;
  if moment < last_at then
    select time_zone into zone from schools where id = p_school;
    if (moment at time zone zone)::date < (last_at at time zone zone)::date then
      perform app.refuse(422, 'clockBehind', jsonb_build_object('today', (moment at time zone zone)::date, 'last', (last_at at time zone zone)::date));
    end if;
    moment := last_at;
  end if;
  if is_closed then perform app.refuse(422, 'dayClosed', jsonb_build_object('day', p_on)); end if;
  insert into journal as j (school_id, entry_no, kind, on_date, debit_code, credit_code, amount_paise, student_id, document_id, reverses_no, memo, account_id,
      created_at, hash)
    select e.*, app.entry_hash(link, row(e.*, null)::journal) from (values (p_school, new_no, p_kind, p_on, p_debit, p_credit, p_amount, p_student, p_document,
      p_reverses, coalesce(p_memo, ''), p_account, moment)) e
    returning j.hash into link;
  update ledger_heads set last_entry_no = new_no, last_hash = link where school_id = p_school;
  update account_days d set debit_paise = d.debit_paise + case d.code when p_debit then p_amount else 0 end,
      credit_paise = d.credit_paise + case d.code when p_credit then p_amount else 0 end
    where d.school_id = p_school and d.on_date = p_on and d.code in (p_debit, p_credit);
  get diagnostics moved = row_count;
  if moved < 2 then
    -- The first entry of the day: adds the missing rows.
    insert into account_days (school_id, code, on_date, debit_paise, credit_paise)
      values (p_school, p_debit, p_on, p_amount, 0), (p_school, p_credit, p_on, 0, p_amount) on conflict do nothing;
  end if;
  return new_no;
end $$;
