-- What a person confirmed or skipped in the guided setup. A step is done because somebody did it, not because defaults are there.
create table setup_steps (
  school_id uuid not null references schools (id),
  step text not null,
  state text not null check (state in ('done', 'skipped')),
  account_id uuid,
  at timestamptz not null default now(),
  primary key (school_id, step)
);
select app.wall('setup_steps');

-- Schools at work before there was a guided setup have been set up.
insert into setup_steps (school_id, step, state)
  select s.id, step, 'done' from schools s
  cross join unnest(array['school', 'classes', 'fees', 'periods', 'subjects', 'students', 'employees', 'channels', 'openingBalances', 'timetable']) as step
  where exists (select from enrolments e where e.school_id = s.id);
