-- Period times of a wing, or of a day such as a short Saturday. Periods without a row have the times of the school.
create table timetable_bells (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- The days from 1 (Monday) to 6; none: all.
  days smallint[] not null default '{}' check (days <@ '{1,2,3,4,5,6}'::smallint[]),
  primary key (school_id, id),
  unique (school_id, name)
);
select app.isolate_tenant('timetable_bells');

-- The classes that have these times; none: the whole school.
create table timetable_bell_classes (
  school_id uuid not null,
  bell_id uuid not null,
  class_id uuid not null,
  primary key (school_id, bell_id, class_id),
  foreign key (school_id, bell_id) references timetable_bells (school_id, id) on delete cascade,
  foreign key (school_id, class_id) references classes (school_id, id) on delete cascade
);
create index on timetable_bell_classes (school_id, class_id);
select app.isolate_tenant('timetable_bell_classes');

create table timetable_bell_times (
  school_id uuid not null,
  bell_id uuid not null,
  period_id uuid not null,
  starts_at_minute smallint not null check (starts_at_minute between 0 and 1439),
  ends_at_minute smallint not null check (ends_at_minute between 1 and 1440),
  primary key (school_id, bell_id, period_id),
  check (starts_at_minute < ends_at_minute),
  foreign key (school_id, bell_id) references timetable_bells (school_id, id) on delete cascade,
  foreign key (school_id, period_id) references periods (school_id, id) on delete cascade
);
create index on timetable_bell_times (school_id, period_id);
select app.isolate_tenant('timetable_bell_times');
