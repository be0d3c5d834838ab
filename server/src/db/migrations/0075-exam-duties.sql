-- Invigilators: who is on duty in a room while papers are written there.

alter table exams add column invigilators_a_room smallint not null default 1 check (invigilators_a_room between 1 and 3);

create table exam_duties (
  school_id uuid not null,
  exam_id uuid not null,
  room_id uuid not null,
  on_date date not null,
  starts_at_minute integer not null check (starts_at_minute between 0 and 1439),
  minutes integer not null check (minutes between 10 and 600),
  place smallint not null check (place between 1 and 3),
  employee_id uuid not null,
  is_by_hand boolean not null default false,
  -- Why: {code, duties, isFree}, as it was when the duty was given.
  reason jsonb not null default '{}',
  primary key (school_id, exam_id, room_id, on_date, starts_at_minute, place),
  foreign key (school_id, exam_id) references exams (school_id, id) on delete cascade,
  foreign key (school_id, room_id) references exam_rooms (school_id, id),
  foreign key (school_id, employee_id) references employees (school_id, id),
  constraint one_duty_at_a_time exclude using gist (school_id with =, employee_id with =, app.exam_slot(on_date, starts_at_minute, minutes) with &&)
);
create index on exam_duties (school_id, employee_id);
create index on exam_duties (school_id, room_id);
select app.wall('exam_duties');
