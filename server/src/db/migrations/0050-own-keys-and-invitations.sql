-- What has to be found before a school is known opens by its own key alone: an account by its mail address or id, a session by its id or
-- its account, the code of a paper by itself. Within a school, its own rows are seen as in any other table. Mails are put into the
-- outbox by anybody; only who delivers, lists or counts them sees any.

-- A key that was set for the running statement or transaction, or null.
create function app.key(name text) returns text language sql stable parallel safe as $$
  select nullif(current_setting('app.' || name, true), '')
$$;

alter table accounts enable row level security;
create policy own_key on accounts
  using (school_id = (select app.school()) or email = (select app.key('email')) or id = (select app.key('account')::uuid))
  with check (school_id = (select app.school()) or email = (select app.key('email')) or id = (select app.key('account')::uuid));

alter table sessions enable row level security;
create policy own_key on sessions
  using (school_id = (select app.school()) or id = (select app.key('session')::uuid) or account_id = (select app.key('account')::uuid))
  with check (school_id = (select app.school()) or id = (select app.key('session')::uuid) or account_id = (select app.key('account')::uuid));

alter table public_codes enable row level security;
create policy own_key on public_codes
  using (school_id = (select app.school()) or code = (select app.key('code')))
  with check (school_id = (select app.school()));

alter table mail_outbox enable row level security;
create policy post on mail_outbox using ((select app.key('post')) = 'open') with check ((select app.key('post')) = 'open');
create policy put on mail_outbox for insert with check (true);

-- Who was asked to help run a school. Nobody belongs to it before the link is opened, by which the account is made or joins.
create table invitations (
  school_id uuid not null references schools (id),
  id uuid not null,
  email text not null check (email = lower(email)),
  name text not null,
  invited_by uuid not null,
  secret_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Accepted, taken back, or followed by a newer one.
  ended_at timestamptz,
  primary key (school_id, id)
);
create unique index one_open_invitation on invitations (school_id, email) where ended_at is null;
create index on invitations (school_id, secret_hash);
select app.wall('invitations', 'select, insert, update');
