-- The walls between schools, and who may sign in.
--
-- The session setting app.school names the school of the running statement; without it no tenant row is seen.
-- The application's role (current database's shala_app, made by the runner) owns nothing and bypasses nothing.

create schema app;
grant usage on schema app to shala_app;

-- A time-ordered opaque id (UUID version 7, RFC 9562), for PostgreSQL 15 and later.
create function app.new_id() returns uuid language sql volatile parallel safe as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

-- The school of the running statement, or null.
create function app.school() returns uuid language sql stable parallel safe as $$
  select nullif(current_setting('app.school', true), '')::uuid
$$;

-- Puts the wall around a tenant table: row-level security for every role but the owner, and the application's rights.
-- `rights` is what the application may do, e.g. 'select, insert' for append-only tables.
create function app.wall(tenant_table regclass, rights text default 'select, insert, update, delete') returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format(
    'create policy school_wall on %s using (school_id = (select app.school())) with check (school_id = (select app.school()))', tenant_table);
  execute format('grant %s on %s to shala_app', rights, tenant_table);
end $$;
revoke execute on function app.wall from public;

-- Global tables: known before a school is. They are named in server/src/db/global-tables.ts, and nowhere else.

create table schools (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  board text not null,
  address text not null default '',
  state text not null default '',
  city text not null default '',
  pin_code text not null default '',
  phone text not null default '',
  email text not null default '',
  affiliation_number text not null default '',
  udise_code text not null default '',
  time_zone text not null default 'Asia/Kolkata',
  logo_file_id uuid,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  ready_at timestamptz
);
grant select, insert, update on schools to shala_app;

-- People who sign in. An address belongs to one account; it is kept in lower case.
create table accounts (
  id uuid primary key,
  school_id uuid references schools (id),
  email text not null unique check (email = lower(email)),
  name text not null,
  phone text not null default '',
  password_hash text not null,
  email_verified_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create index on accounts (school_id);
grant select, insert, update on accounts to shala_app;

-- One row a sign-in; a token is good while its session is neither ended nor past.
create table sessions (
  id uuid primary key,
  school_id uuid not null references schools (id),
  account_id uuid not null references accounts (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  user_agent text not null default ''
);
create index on sessions (account_id) where ended_at is null;
grant select, insert, update on sessions to shala_app;

-- Codes and links that are mailed, and tokens between the steps of a registration. Only a hash of the secret is kept.
create table identity_codes (
  id uuid primary key,
  purpose text not null check (purpose in ('verify', 'register', 'wait', 'reset')),
  account_id uuid not null references accounts (id),
  secret_hash bytea not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on identity_codes (account_id, purpose) where used_at is null;
create index on identity_codes (secret_hash);
grant select, insert, update on identity_codes to shala_app;

-- Failed attempts, for throttling by account and by address; kept for a day.
create table attempts (
  id bigint generated always as identity primary key,
  scope text not null,
  subject bytea not null,
  at timestamptz not null default now()
);
create index on attempts (scope, subject, at);
grant select, insert, delete on attempts to shala_app;

-- Keys that sign access tokens and file addresses; the newest signs, the others still verify until they retire.
create table signing_keys (
  id uuid primary key,
  secret bytea not null check (length(secret) >= 32),
  created_at timestamptz not null default now(),
  retires_at timestamptz
);
grant select, insert, update on signing_keys to shala_app;

-- Mail that waits, was sent or failed. Kept outside the walls: mail about an account comes before a school is known.
create table mail_outbox (
  id uuid primary key,
  school_id uuid references schools (id),
  recipient text not null,
  subject text not null,
  body_text text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index on mail_outbox (created_at);
create index on mail_outbox (school_id);
grant select, insert, update on mail_outbox to shala_app;

-- Codes on printed papers that anyone may verify; what they show is decided when they are issued.
create table public_codes (
  code text primary key,
  school_id uuid not null references schools (id),
  kind text not null check (kind in ('receipt', 'certificate')),
  document_id uuid not null,
  created_at timestamptz not null default now()
);
create index on public_codes (school_id, document_id);
grant select, insert on public_codes to shala_app;

-- Facts about the installation that the health page tells: backups, tested restores, the public address.
create table installation_facts (
  name text primary key,
  value jsonb not null,
  at timestamptz not null default now()
);
grant select, insert, update on installation_facts to shala_app;

-- How long calls took, by hour: for the slowest calls of the week. No personal data.
create table call_timings (
  hour timestamptz not null,
  call text not null,
  node text not null,
  buckets integer[] not null,
  worst_ms real not null,
  primary key (hour, call, node)
);
grant select, insert, update, delete on call_timings to shala_app;

-- Tenant tables begin here: every key begins with school_id.

-- The answer of a write, so that a repeated key gets it again.
create table idempotency_keys (
  school_id uuid not null references schools (id),
  key text not null check (length(key) between 1 and 200),
  call text not null,
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (school_id, key)
);
select app.wall('idempotency_keys');

-- Who did what when. Rows are only added.
create table audit_log (
  school_id uuid not null references schools (id),
  id uuid not null,
  at timestamptz not null default now(),
  account_id uuid,
  action text not null,
  entity text not null default '',
  entity_id uuid,
  old_values jsonb,
  new_values jsonb,
  reason text,
  request_id text,
  primary key (school_id, id)
);
create index on audit_log (school_id, at);
create index on audit_log (school_id, entity, entity_id, at);
select app.wall('audit_log', 'select, insert');

-- Files: the bytes lie in storage under `storage_key`, what they are is here.
create table files (
  school_id uuid not null references schools (id),
  id uuid not null,
  storage_key text not null,
  name text not null,
  media_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  sha256 bytea not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id)
);
select app.wall('files');
