-- The mail account through which a school sends its notices and reminders. The password is sealed by the installation's vault.
create table mail_channels (
  school_id uuid not null references schools (id),
  host text not null check (length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  username text not null check (length(username) <= 254),
  password_sealed bytea,
  from_address text not null check (from_address ~ '^[^\s@<>"]+@[^\s@<>"]+$' and length(from_address) <= 254),
  changed_at timestamptz not null default now(),
  primary key (school_id),
  check (username = '' or password_sealed is not null)
);
select app.wall('mail_channels');
