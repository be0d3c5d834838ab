-- A registration belongs to the browser that began it, which alone holds its key: only that browser's code makes its password
-- the account's. Whoever registers an address that still waits for a code begins another registration and changes nothing.
create table registrations (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  key_hash bytea not null,
  name text not null,
  phone text not null,
  password_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day'
);
create index on registrations (account_id, created_at);
grant select, insert, update on registrations to shala_app;

alter table identity_codes add column registration_id uuid references registrations (id);
create index on identity_codes (registration_id) where used_at is null;

-- Who waits for a code while this is installed goes on with it.
insert into registrations (id, account_id, key_hash, name, phone, password_hash)
  select app.new_id(), id, sha256(gen_random_uuid()::text::bytea), name, phone, password_hash from accounts
  where email_verified_at is null and removed_at is null;
update identity_codes c set registration_id = r.id from registrations r
  where r.account_id = c.account_id and c.purpose = 'verify' and c.used_at is null;
