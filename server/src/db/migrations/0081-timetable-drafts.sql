-- Timetables that were generated, or kept when another one was put in force.

create table timetable_drafts (
  school_id uuid not null,
  id uuid not null,
  -- What the random numbers of the search follow from: the drafts of a school count up.
  number integer not null check (number > 0),
  origin text not null check (origin in ('generated', 'kept')),
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'stopped', 'failed')),
  seconds integer not null check (seconds between 1 and 600),
  -- From 0 to 1. What was found so far is written down as the search goes on, so that a killed server loses no draft.
  done real not null default 0 check (done between 0 and 1),
  -- Rows of `section day period subject teacher`, with commas between them.
  lessons text not null default '',
  -- Lessons that found no place, as the generator tells them.
  unplaced jsonb not null default '[]',
  created_by uuid not null,
  created_at timestamptz not null default now(),
  applied_at timestamptz,
  primary key (school_id, id),
  unique (school_id, number)
);
select app.wall('timetable_drafts');
