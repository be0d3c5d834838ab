-- What was asked of a language model: which one, the very words that left, and why it gave no answer. `engine` says whose reading was used.
alter table assistant_log
  add column engine text not null default 'rules' check (engine in ('rules', 'model', 'program')),
  add column model text,
  add column sent text,
  add column model_failure text;
create index on assistant_log (school_id, at) where model is not null;

-- What was sent is forgotten with the prompt.
grant update (sent) on assistant_log to shala_app;
create or replace function app.guard_assistant_log() returns trigger language plpgsql as $$
begin
  if new.prompt <> '' or new.slots <> '{}' or new.sent is not null or old.at > now() - interval '90 days' then
    raise exception 'The assistant''s log is not changed.';
  end if;
  return new;
end $$;

-- What a plan shows, kept for those that a program has asked for: a person sees it later, elsewhere.
alter table assistant_pending add column plan jsonb;

-- A program's way in is a session like a person's, so that every statement checks it; it is no sign-in of a person.
alter table sessions add column kind text not null default 'person' check (kind in ('person', 'access'));

-- Tokens for programs. The secret itself is nowhere; its last four signs help to recognise it.
create table access_tokens (
  school_id uuid not null references schools (id),
  id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  scope text not null check (scope in ('read', 'write')),
  secret_hash bytea not null check (length(secret_hash) = 32),
  ending text not null check (length(ending) = 4),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  primary key (school_id, id)
);
create unique index on access_tokens (school_id, secret_hash);
create unique index on access_tokens (school_id, session_id);
select app.wall('access_tokens', 'select, insert, update');
