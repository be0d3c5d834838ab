-- What stands beside a password: the second factor and its recovery codes, the browsers that an account was used from, and when the
-- password was last typed in a session.

-- Null until the next sign-in for sessions of before, and for tokens of programs, which type no password.
alter table sessions add column confirmed_at timestamptz;
alter table sessions alter column confirmed_at set default now();
alter table accounts add column password_changed_at timestamptz;

create table second_factors (
  school_id uuid not null references schools (id),
  account_id uuid not null,
  secret bytea not null check (length(secret) >= 20),
  created_at timestamptz not null default now(),
  -- It counts once a first code was right.
  confirmed_at timestamptz,
  -- The last time step that was used: a code works once.
  last_step bigint not null default 0,
  primary key (school_id, account_id)
);
select app.wall('second_factors');

create table recovery_codes (
  school_id uuid not null references schools (id),
  account_id uuid not null,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (school_id, account_id, code_hash)
);
select app.wall('recovery_codes');

create table known_devices (
  school_id uuid not null references schools (id),
  account_id uuid not null,
  device_hash bytea not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (school_id, account_id, device_hash)
);
select app.wall('known_devices');
