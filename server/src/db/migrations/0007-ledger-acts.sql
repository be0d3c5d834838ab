-- The ledger's acts as database functions: each is one round trip, runs with the rights of its caller behind the wall, and takes
-- its locks in one order: students' fee accounts (by student), then the school's books, then nothing that anybody waits for.
-- A refusal is raised with SQLSTATE SHnnn (nnn its HTTP status), the code of the catalogue as message and its values as JSON detail.

alter table payments
  add column batch_id uuid,
  add column slip_id uuid,
  add column deposited_on date,
  add column settled_on date,
  add column reprints integer not null default 0;
grant update (slip_id, deposited_on, settled_on, reprints) on payments to shala_app;
drop index payments_school_id_instrument_number_idx;
create index on payments (school_id, instrument_number) where instrument_number <> '';
create index on payments (school_id, cheque_state, received_on) where cheque_state is not null;

-- `kind` keeps apart what the structure charges from what was added or waived by hand.
alter table charges add column kind text not null default 'fee' check (kind in ('fee', 'late', 'bounce', 'arrears', 'waiver'));
-- A concession that was ended before it began holds for no month.
alter table concessions add column is_void boolean not null default false;
alter table fee_rules add column first_month smallint not null default 1 check (first_month between 1 and 12);
alter table salary_payments add column paid_from text not null default 'bank' check (paid_from in ('cash', 'bank'));
-- Every write of a school checks these keys: many at once would queue to share-lock the school's one row. The wall already sees to
-- it that a row carries the school of its session.
alter table audit_log drop constraint audit_log_school_id_fkey;
alter table idempotency_keys drop constraint idempotency_keys_school_id_fkey;
-- The hot rows are rewritten in their page.
alter table fee_accounts set (fillfactor = 80);
alter table fee_month_totals set (fillfactor = 50);
alter table ledger_heads set (fillfactor = 10);
alter table receipt_counters set (fillfactor = 50);
create index students_present on students (school_id) where left_on is null;

-- Which optional heads a student takes, and from which month to which.
create table student_heads (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  head_id uuid not null,
  from_month smallint not null check (from_month between 1 and 12),
  to_month smallint not null check (to_month between 1 and 12),
  primary key (school_id, year_id, student_id, head_id, from_month),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, head_id) references fee_heads (school_id, id),
  check (from_month <= to_month)
);
select app.wall('student_heads');

create table deposit_slips (
  school_id uuid not null references schools (id),
  id uuid not null,
  slip_no integer not null,
  on_date date not null,
  amount_paise bigint not null check (amount_paise > 0),
  account_id uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, slip_no)
);
select app.wall('deposit_slips', 'select, insert');
alter table payments add foreign key (school_id, slip_id) references deposit_slips (school_id, id);
create index on payments (school_id, slip_id) where slip_id is not null;

-- A day that was counted and locked; opened again, the row stays with who did it and why.
create table day_closings (
  school_id uuid not null references schools (id),
  id uuid not null,
  on_date date not null,
  counted jsonb not null,
  counted_paise bigint not null,
  expected_paise bigint not null,
  remark text not null default '',
  account_id uuid,
  closed_at timestamptz not null default now(),
  reopened_at timestamptz,
  reopened_by uuid,
  reopened_reason text,
  primary key (school_id, id)
);
create unique index one_closing_a_day on day_closings (school_id, on_date) where reopened_at is null;
select app.wall('day_closings', 'select, insert');
grant update (reopened_at, reopened_by, reopened_reason) on day_closings to shala_app;

create function app.refuse(status integer, code text, details jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'SH' || status, message = code, detail = details::text;
end $$;

-- What is asked with every payment is PL/pgSQL, whose plans are kept from call to call.
create or replace function app.within(paid bigint[], charged bigint[]) returns boolean language plpgsql immutable parallel safe as $$
begin
  for i in 1 .. array_length(charged, 1) loop
    if paid[i] < 0 or paid[i] > charged[i] then return false; end if;
  end loop;
  return true;
end $$;

-- Today at the school.
create function app.today(p_school uuid) returns date language plpgsql stable as $$
begin
  return (select (clock_timestamp() at time zone time_zone)::date from schools where id = p_school);
end $$;

-- A day's month of the academic year: April is 1.
create function app.month_of(day date) returns smallint language sql immutable parallel safe as $$
  select ((extract(month from day)::int + 8) % 12 + 1)::smallint
$$;

-- The financial year in which a day lies, by its first calendar year.
create function app.financial_year(day date) returns integer language sql immutable parallel safe as $$
  select extract(year from day)::int - case when extract(month from day) < 4 then 1 else 0 end
$$;

-- When a month of the year falls due; arrears are due from the first day.
create function app.due_on(year_starts date, due_day integer, month_no integer) returns date language sql immutable parallel safe as $$
  select case when month_no = 0 then year_starts
    else (make_date(extract(year from year_starts)::int, 4, 1) + make_interval(months => month_no - 1))::date + (due_day - 1) end
$$;

-- The number of the lock that payments of a school hold in common and acts on many accounts alone.
create function app.fees_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('fees ' || p_school::text, 0)
$$;

-- Waits until nobody else posts in the school, and keeps all others waiting until the end of this transaction: whoever changes what
-- the whole school shares (chain, receipt numbers, totals) takes it first, and does nothing slow after it. A lock of its own hands
-- over with one wake-up where a contended row needs two.
create function app.books_lock(p_school uuid) returns bigint language sql immutable parallel safe as $$
  select hashtextextended('books ' || p_school::text, 0)
$$;
create function app.lock_books(p_school uuid) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.books_lock(p_school));
end $$;

create type app.charge_change as (student_id uuid, month_no smallint, head_id uuid, amount_paise bigint, reason text);

-- Adds an entry to the school's chain and to its accounts' days. Waits for the school's books; refuses a day that is closed.
create function app.post_entry(
  p_school uuid, p_kind text, p_on date, p_debit text, p_credit text, p_amount bigint, p_student uuid default null, p_document uuid default null,
  p_reverses bigint default null, p_memo text default '', p_account uuid default null
) returns bigint language plpgsql as $$
declare
  entry journal;
  previous bytea;
begin
  perform pg_advisory_xact_lock(app.books_lock(p_school));
  select last_entry_no + 1, last_hash into entry.entry_no, previous from ledger_heads where school_id = p_school for update;
  if exists (select from day_closings where school_id = p_school and on_date = p_on and reopened_at is null) then
    perform app.refuse(422, 'dayClosed', jsonb_build_object('day', p_on));
  end if;
  entry.school_id := p_school;
  entry.kind := p_kind;
  entry.on_date := p_on;
  entry.debit_code := p_debit;
  entry.credit_code := p_credit;
  entry.amount_paise := p_amount;
  entry.student_id := p_student;
  entry.document_id := p_document;
  entry.reverses_no := p_reverses;
  entry.memo := coalesce(p_memo, '');
  entry.account_id := p_account;
  -- Taken under the lock, so that numbers follow time.
  entry.created_at := clock_timestamp();
  entry.hash := app.entry_hash(previous, entry);
  insert into journal select entry.*;
  update ledger_heads set last_entry_no = entry.entry_no, last_hash = entry.hash where school_id = p_school;
  insert into account_days as d (school_id, code, on_date, debit_paise, credit_paise)
    values (p_school, p_debit, p_on, p_amount, 0), (p_school, p_credit, p_on, 0, p_amount)
    on conflict (school_id, code, on_date) do update set debit_paise = d.debit_paise + excluded.debit_paise, credit_paise = d.credit_paise + excluded.credit_paise;
  return entry.entry_no;
end $$;

-- The head of a kind that the system keeps (late fees, bounce charges, arrears); made when it is needed first.
create function app.standing_head(p_school uuid, p_kind text) returns uuid language plpgsql as $$
declare
  found_id uuid;
  code text := case p_kind when 'arrears' then 'opening' else 'income:' || p_kind end;
  head_name text := case p_kind when 'late' then 'Late fee' when 'bounce' then 'Cheque bounce charge' else 'Arrears' end;
begin
  select id into found_id from fee_heads where school_id = p_school and kind = p_kind order by position limit 1;
  if found then return found_id; end if;
  insert into ledger_accounts (school_id, code, name, kind)
    values (p_school, code, head_name, case p_kind when 'arrears' then 'equity' else 'income' end) on conflict do nothing;
  insert into fee_heads (school_id, id, name, kind, account_code, position, is_optional)
    values (p_school, app.new_id(), head_name, p_kind, code, 90, true) returning id into found_id;
  return found_id;
end $$;
