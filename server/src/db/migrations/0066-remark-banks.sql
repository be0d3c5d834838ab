-- The school's sentences for remarks: [{language, from, text}]; `from` is in percent, null where a sentence is only chosen by hand.
create table remark_banks (
  school_id uuid not null references schools (id),
  sentences jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (school_id)
);
select app.wall('remark_banks');
