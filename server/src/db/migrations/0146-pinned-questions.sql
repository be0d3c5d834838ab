-- Questions to the records that a person keeps on their Dashboard. The period of a question that was asked of today, this week or this month moves on with the days.
create table pinned_questions (
  school_id uuid not null references schools (id),
  id uuid not null default gen_random_uuid(),
  account_id uuid not null,
  query jsonb not null,
  pinned_on date not null,
  created_at timestamptz not null default now(),
  primary key (school_id, id)
);
create unique index one_pin_of_a_question on pinned_questions (school_id, account_id, md5(query::text));
select app.isolate_tenant('pinned_questions');
