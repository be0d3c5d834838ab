-- How sure the analysis was of each item, what it read before a person corrected it, and the reading of scans in the background.

alter table textbooks add column file_id uuid, add column pages integer not null default 0, add column analyzed_at timestamptz;

alter table textbook_chapters
  add column confidence real not null default 1 check (confidence between 0 and 1),
  add column is_edited boolean not null default false,
  add column found_as text not null default '';
alter table textbook_topics
  add column confidence real not null default 1 check (confidence between 0 and 1),
  add column is_edited boolean not null default false,
  add column found_as text not null default '';
alter table textbook_questions
  add column confidence real not null default 1 check (confidence between 0 and 1),
  add column is_edited boolean not null default false,
  add column found_as text not null default '',
  add column set_name text not null default '';

create table textbook_jobs (
  school_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  file_id uuid not null,
  account_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  pages_done integer not null default 0,
  pages_total integer not null default 0,
  chapters integer not null default 0,
  topics integer not null default 0,
  poor_pages integer[] not null default '{}',
  problem text not null default '',
  created_at timestamptz not null default now(),
  started_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on textbook_jobs (school_id, state, created_at);
select app.wall('textbook_jobs');
