-- Private addresses at which calendar programs read a teacher's periods; of the secret only its hash is kept.
create table timetable_feeds (
  school_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  secret_hash bytea not null,
  account_id uuid,
  created_at timestamptz not null default now(),
  last_read_at timestamptz,
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, employee_id) references employees (school_id, id)
);
create index on timetable_feeds (school_id, employee_id);
select app.wall('timetable_feeds', 'select, insert, update');
