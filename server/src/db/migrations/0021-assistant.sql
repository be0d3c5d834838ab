-- What the assistant has prepared and waits to be confirmed, and what it has asked back. One of them is open in a session at a time.
create table assistant_pending (
  school_id uuid not null references schools (id),
  id uuid not null,
  account_id uuid not null,
  session_id uuid not null,
  state text not null check (state in ('asking', 'waiting', 'done', 'cancelled', 'undone')),
  tool text not null,
  prompt text not null,
  arguments jsonb not null default '{}',
  code text not null default '',
  -- How many it reaches: above a limit the number has to be typed.
  recipients integer not null default 0 check (recipients >= 0),
  must_type boolean not null default false,
  undo jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '10 minutes',
  settled_at timestamptz,
  primary key (school_id, id)
);
create unique index one_open_matter on assistant_pending (school_id, session_id) where state in ('asking', 'waiting');
create index on assistant_pending (school_id, session_id, settled_at desc);
select app.wall('assistant_pending');

-- Everything that was asked and what came of it. Nothing here is changed or removed by the application.
create table assistant_log (
  school_id uuid not null references schools (id),
  id uuid not null,
  at timestamptz not null default now(),
  account_id uuid not null,
  session_id uuid not null,
  channel text not null check (channel in ('chat', 'mcp')),
  prompt text not null,
  intent text not null,
  slots jsonb not null default '{}',
  outcome text not null check (outcome in ('answered', 'asked', 'declined', 'prepared', 'done', 'cancelled', 'undone', 'failed')),
  pending_id uuid,
  affected integer not null default 0,
  milliseconds integer not null default 0,
  request_id text,
  primary key (school_id, id)
);
create index on assistant_log (school_id, at desc, id desc);
create index on assistant_log (school_id, session_id, at desc);
create index on assistant_log (school_id, account_id, at);
select app.wall('assistant_log', 'select, insert');
