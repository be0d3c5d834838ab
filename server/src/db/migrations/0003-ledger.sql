-- The ledger: double entry by construction. A journal row moves a positive sum from one account to another,
-- so debits equal credits always; it is never changed, only reversed by a later row that names it.

create table ledger_accounts (
  school_id uuid not null references schools (id),
  code text not null,
  name text not null,
  kind text not null check (kind in ('asset', 'liability', 'income', 'expense', 'equity')),
  primary key (school_id, code)
);
select app.wall('ledger_accounts', 'select, insert');

-- The end of a school's chain: the last number and hash. Every posting takes this row last, just before its commit.
create table ledger_heads (
  school_id uuid primary key references schools (id),
  last_entry_no bigint not null default 0,
  last_hash bytea not null default '\x'
);
select app.wall('ledger_heads', 'select, insert, update');

-- One row a financial year (its first calendar year, April to March): the last receipt number. Gapless because it
-- changes in the payment's own transaction.
create table receipt_counters (
  school_id uuid not null references schools (id),
  financial_year integer not null,
  last_no integer not null default 0,
  primary key (school_id, financial_year)
);
select app.wall('receipt_counters', 'select, insert, update');

create table journal (
  school_id uuid not null,
  entry_no bigint not null check (entry_no > 0),
  kind text not null check (kind in ('assessment', 'adjustment', 'payment', 'clearing', 'bounce', 'charge', 'expense', 'salary', 'opening', 'transfer', 'reversal')),
  on_date date not null,
  debit_code text not null,
  credit_code text not null,
  amount_paise bigint not null check (amount_paise > 0),
  student_id uuid,
  document_id uuid,
  reverses_no bigint,
  memo text not null default '',
  account_id uuid,
  created_at timestamptz not null,
  hash bytea not null,
  primary key (school_id, entry_no),
  unique (school_id, reverses_no),
  check (debit_code <> credit_code),
  check ((kind = 'reversal') = (reverses_no is not null)),
  foreign key (school_id, debit_code) references ledger_accounts (school_id, code),
  foreign key (school_id, credit_code) references ledger_accounts (school_id, code),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, reverses_no) references journal (school_id, entry_no)
);
create index on journal (school_id, on_date);
create index on journal (school_id, student_id) where student_id is not null;
select app.wall('journal', 'select, insert');

-- The hash of an entry: SHA-256 over the hash before it and the entry's content, fields parted by a unit separator.
create function app.entry_hash(previous bytea, entry journal) returns bytea language sql immutable parallel safe as $$
  select sha256(previous || convert_to(concat_ws(E'\x1f', entry.entry_no, entry.kind, to_char(entry.on_date, 'YYYY-MM-DD'), entry.debit_code,
    entry.credit_code, entry.amount_paise, coalesce(entry.student_id::text, ''), coalesce(entry.document_id::text, ''),
    coalesce(entry.reverses_no::text, ''), entry.memo, coalesce(entry.account_id::text, ''),
    (extract(epoch from entry.created_at) * 1000000)::bigint), 'UTF8'))
$$;

create table fee_heads (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('tuition', 'transport', 'lab', 'exam', 'admission', 'annual', 'activity', 'late', 'bounce', 'arrears', 'other')),
  account_code text not null,
  position integer not null default 0,
  is_optional boolean not null default false,
  primary key (school_id, id),
  unique (school_id, name),
  foreign key (school_id, account_code) references ledger_accounts (school_id, code)
);
select app.wall('fee_heads');

-- What a class pays for a head in a month of the year. Months are numbered 1 (April) to 12 (March).
create table fee_rates (
  school_id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  head_id uuid not null,
  month_no smallint not null check (month_no between 1 and 12),
  amount_paise bigint not null check (amount_paise >= 0),
  primary key (school_id, year_id, class_id, head_id, month_no),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, class_id) references classes (school_id, id),
  foreign key (school_id, head_id) references fee_heads (school_id, id)
);
select app.wall('fee_rates');

-- Due day of the month, grace, late fee and sibling discount of a year. Rates are basis points (1/100 of a percent).
create table fee_rules (
  school_id uuid not null,
  year_id uuid not null,
  due_day smallint not null default 10 check (due_day between 1 and 28),
  grace_days smallint not null default 0 check (grace_days between 0 and 60),
  late_kind text not null default 'none' check (late_kind in ('none', 'fixed', 'per day')),
  late_paise bigint not null default 0 check (late_paise >= 0),
  late_cap_paise bigint not null default 0 check (late_cap_paise >= 0),
  sibling_discount_bp integer not null default 0 check (sibling_discount_bp between 0 and 10000),
  bounce_charge_paise bigint not null default 0 check (bounce_charge_paise >= 0),
  primary key (school_id, year_id),
  foreign key (school_id, year_id) references academic_years (school_id, id)
);
select app.wall('fee_rules');

-- A concession is a share (basis points) or a sum a month, on one head or on all, for a stretch of months.
create table concessions (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  head_id uuid,
  share_bp integer check (share_bp between 1 and 10000),
  amount_paise bigint check (amount_paise > 0),
  from_month smallint not null check (from_month between 1 and 12),
  to_month smallint not null check (to_month between 1 and 12),
  reason text not null,
  account_id uuid,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (school_id, id),
  check (from_month <= to_month),
  check ((share_bp is null) <> (amount_paise is null)),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, head_id) references fee_heads (school_id, id)
);
create index on concessions (school_id, student_id, year_id);
select app.wall('concessions');

-- What a student owes for a head in a month. A later change is a further row (negative where it lowers), never an update.
-- Month 0 holds arrears of earlier years.
create table charges (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  month_no smallint not null check (month_no between 0 and 12),
  head_id uuid not null,
  change_no integer not null default 0,
  amount_paise bigint not null check (amount_paise <> 0),
  due_on date not null,
  entry_no bigint not null,
  reason text not null default '',
  primary key (school_id, year_id, student_id, month_no, head_id, change_no),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, head_id) references fee_heads (school_id, id),
  foreign key (school_id, entry_no) references journal (school_id, entry_no)
);
select app.wall('charges', 'select, insert');

-- True when each month's paid sum lies between nothing and what was charged.
create function app.within(paid bigint[], charged bigint[]) returns boolean language sql immutable parallel safe as $$
  select coalesce(bool_and(p between 0 and c), true) from unnest(paid, charged) as month(p, c)
$$;

-- A student's fees of a year in one row, kept by the same transaction that posts: the row a payment locks first.
-- Element n is month n, April first; paise. `arrears` is month 0. Recomputed and compared by the ledger's check.
create table fee_accounts (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  charged bigint[] not null check (array_length(charged, 1) = 12),
  paid bigint[] not null default '{0,0,0,0,0,0,0,0,0,0,0,0}' check (array_length(paid, 1) = 12),
  paid_on date[] not null default '{null,null,null,null,null,null,null,null,null,null,null,null}' check (array_length(paid_on, 1) = 12),
  arrears_charged bigint not null default 0 check (arrears_charged >= 0),
  arrears_paid bigint not null default 0 check (arrears_paid between 0 and arrears_charged),
  due_extended_to date,
  primary key (school_id, year_id, student_id),
  constraint paid_within_charged check (app.within(paid, charged)),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id)
);
create index on fee_accounts (school_id, student_id);
select app.wall('fee_accounts', 'select, insert, update');

create table payments (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  year_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  mode text not null check (mode in ('cash', 'cheque', 'upi', 'bank transfer', 'draft', 'card')),
  instrument_number text not null default '',
  bank_name text not null default '',
  instrument_date date,
  received_on date not null,
  financial_year integer not null,
  receipt_no integer not null check (receipt_no > 0),
  entry_no bigint not null,
  state text not null default 'live' check (state in ('live', 'reversed', 'bounced')),
  cheque_state text check (cheque_state in ('received', 'deposited', 'cleared', 'bounced')),
  account_id uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, financial_year, receipt_no),
  check ((mode = 'cheque') = (cheque_state is not null)),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, entry_no) references journal (school_id, entry_no)
);
create index on payments (school_id, student_id, created_at);
create index on payments (school_id, created_at desc);
create index on payments (school_id, received_on);
create index on payments (school_id, instrument_number) where mode = 'cheque';
select app.wall('payments', 'select, insert');
grant update (state, cheque_state) on payments to shala_app;

-- Which months and heads a payment covers.
create table allocations (
  school_id uuid not null,
  payment_id uuid not null,
  month_no smallint not null check (month_no between 0 and 12),
  head_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  primary key (school_id, payment_id, month_no, head_id),
  foreign key (school_id, payment_id) references payments (school_id, id),
  foreign key (school_id, head_id) references fee_heads (school_id, id)
);
select app.wall('allocations', 'select, insert');

-- A class's month: charged and collected, and how many students have paid it whole or still owe. Kept with each posting.
create table fee_month_totals (
  school_id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  month_no smallint not null check (month_no between 0 and 12),
  charged_paise bigint not null default 0,
  collected_paise bigint not null default 0,
  paid_students integer not null default 0,
  pending_students integer not null default 0,
  primary key (school_id, year_id, class_id, month_no),
  check (collected_paise between 0 and charged_paise),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, class_id) references classes (school_id, id)
);
select app.wall('fee_month_totals', 'select, insert, update');

-- What moved on an account on a day: the day book and month totals read these few rows.
create table account_days (
  school_id uuid not null,
  code text not null,
  on_date date not null,
  debit_paise bigint not null default 0,
  credit_paise bigint not null default 0,
  primary key (school_id, code, on_date),
  foreign key (school_id, code) references ledger_accounts (school_id, code)
);
select app.wall('account_days', 'select, insert, update');

create table collection_days (
  school_id uuid not null references schools (id),
  on_date date not null,
  mode text not null,
  amount_paise bigint not null default 0,
  receipts integer not null default 0,
  primary key (school_id, on_date, mode)
);
select app.wall('collection_days', 'select, insert, update');

create table expense_categories (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null,
  account_code text not null,
  position integer not null default 0,
  primary key (school_id, id),
  unique (school_id, name),
  foreign key (school_id, account_code) references ledger_accounts (school_id, code)
);
select app.wall('expense_categories');

create table expenses (
  school_id uuid not null,
  id uuid not null,
  category_id uuid not null,
  amount_paise bigint not null check (amount_paise > 0),
  description text not null,
  spent_on date not null,
  paid_from text not null default 'cash' check (paid_from in ('cash', 'bank')),
  receipt_file_id uuid,
  entry_no bigint not null,
  state text not null default 'live' check (state in ('live', 'reversed')),
  account_id uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  foreign key (school_id, category_id) references expense_categories (school_id, id),
  foreign key (school_id, receipt_file_id) references files (school_id, id),
  foreign key (school_id, entry_no) references journal (school_id, entry_no)
);
create index on expenses (school_id, spent_on);
select app.wall('expenses', 'select, insert');
grant update (state, receipt_file_id) on expenses to shala_app;

create table salary_payments (
  school_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  for_month date not null check (extract(day from for_month) = 1),
  amount_paise bigint not null check (amount_paise > 0),
  paid_on date not null,
  entry_no bigint not null,
  state text not null default 'live' check (state in ('live', 'reversed')),
  account_id uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  foreign key (school_id, employee_id) references employees (school_id, id),
  foreign key (school_id, entry_no) references journal (school_id, entry_no)
);
create unique index one_salary_a_month on salary_payments (school_id, employee_id, for_month) where state = 'live';
select app.wall('salary_payments', 'select, insert');
grant update (state) on salary_payments to shala_app;
