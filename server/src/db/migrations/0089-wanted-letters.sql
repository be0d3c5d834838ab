-- What somebody who is not signed in asked to be mailed. A request only writes it down, the same for every address; whether the address is known
-- is looked up behind the answer, so that no time and no statement of the request tells.
create table wanted_letters (
  id uuid primary key,
  kind text not null check (kind in ('register', 'resend', 'forgot')),
  email text not null check (length(email) <= 254),
  details jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null default now()
);
create index on wanted_letters (created_at);
grant select, insert, update, delete on wanted_letters to shala_app;
-- Carried by who carries the post, and by nobody else.
alter table wanted_letters enable row level security;
create policy post on wanted_letters using ((select app.key('post')) = 'open') with check ((select app.key('post')) = 'open');
create policy put on wanted_letters for insert with check (true);
