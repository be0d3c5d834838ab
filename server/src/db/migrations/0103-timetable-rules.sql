-- What a timetable has to keep to. Every part may be missing: a school without any still has its timetable made.

-- Rooms that classes share: laboratories, grounds, a library. The own room of a section is none of them.
create table timetable_rooms (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- Laboratory, ground, …: a subject may ask for any room of a kind. Blank: the room alone is asked for.
  kind text not null default '' check (length(kind) <= 40),
  primary key (school_id, id)
);
create unique index timetable_rooms_name_key on timetable_rooms (school_id, lower(name));
select app.wall('timetable_rooms');

-- Periods in which a school, a wing or a class has no lessons: assembly, a short Saturday, fewer periods for the small ones.
create table timetable_closures (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  primary key (school_id, id)
);
select app.wall('timetable_closures');

-- Whom a closure is for; none: the whole school, its teachers too.
create table timetable_closure_classes (
  school_id uuid not null,
  closure_id uuid not null,
  class_id uuid not null,
  primary key (school_id, closure_id, class_id),
  foreign key (school_id, closure_id) references timetable_closures (school_id, id) on delete cascade,
  foreign key (school_id, class_id) references classes (school_id, id) on delete cascade
);
create index on timetable_closure_classes (school_id, class_id);
select app.wall('timetable_closure_classes');

-- Limits of a teacher; 0 is the usual one.
create table timetable_teachers (
  school_id uuid not null,
  teacher_id uuid not null,
  most_a_day smallint not null default 0 check (most_a_day between 0 and 24),
  most_in_row smallint not null default 0 check (most_in_row between 0 and 24),
  primary key (school_id, teacher_id),
  foreign key (school_id, teacher_id) references employees (school_id, id) on delete cascade
);
select app.wall('timetable_teachers');

-- Periods in which a teacher does not come, a room is not to be had, or a closure holds.
create table timetable_away (
  school_id uuid not null,
  id uuid not null default app.new_id(),
  day smallint not null check (day between 1 and 6),
  period_id uuid not null,
  teacher_id uuid,
  room_id uuid,
  closure_id uuid,
  primary key (school_id, id),
  constraint timetable_away_is_of_one check (num_nonnulls(teacher_id, room_id, closure_id) = 1),
  constraint timetable_away_once unique nulls not distinct (school_id, teacher_id, room_id, closure_id, day, period_id),
  foreign key (school_id, period_id) references periods (school_id, id) on delete cascade,
  foreign key (school_id, teacher_id) references employees (school_id, id) on delete cascade,
  foreign key (school_id, room_id) references timetable_rooms (school_id, id) on delete cascade,
  foreign key (school_id, closure_id) references timetable_closures (school_id, id) on delete cascade
);
create index on timetable_away (school_id, period_id);
create index on timetable_away (school_id, room_id) where room_id is not null;
create index on timetable_away (school_id, closure_id) where closure_id is not null;
select app.wall('timetable_away');

-- How a subject of a class is taught: so many of its periods a week as doubles or triples, once a day, early or late, in a room.
create table timetable_subjects (
  school_id uuid not null,
  subject_id uuid not null,
  long_count smallint not null default 0 check (long_count between 0 and 12),
  long_length smallint not null default 2 check (long_length in (2, 3)),
  once_a_day boolean not null default false,
  part_of_day text not null default 'any' check (part_of_day in ('any', 'early', 'late')),
  room_id uuid,
  room_kind text not null default '' check (length(room_kind) <= 40),
  primary key (school_id, subject_id),
  constraint timetable_subjects_room_or_kind check (room_id is null or room_kind = ''),
  foreign key (school_id, subject_id) references subjects (school_id, id) on delete cascade,
  foreign key (school_id, room_id) references timetable_rooms (school_id, id) on delete set null (room_id)
);
create index on timetable_subjects (school_id, room_id) where room_id is not null;
select app.wall('timetable_subjects');

-- What is otherwise in one section: its teacher of a subject, and its periods a week (0: the section does not have the subject).
create table timetable_section_subjects (
  school_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  teacher_id uuid,
  periods_per_week smallint check (periods_per_week between 0 and 48),
  primary key (school_id, section_id, subject_id),
  foreign key (school_id, section_id) references sections (school_id, id) on delete cascade,
  foreign key (school_id, subject_id) references subjects (school_id, id) on delete cascade,
  foreign key (school_id, teacher_id) references employees (school_id, id) on delete set null (teacher_id)
);
create index on timetable_section_subjects (school_id, subject_id);
create index on timetable_section_subjects (school_id, teacher_id) where teacher_id is not null;
select app.wall('timetable_section_subjects');

-- A period that has its subject before anything is made.
create table timetable_fixed (
  school_id uuid not null,
  section_id uuid not null,
  day smallint not null check (day between 1 and 6),
  period_id uuid not null,
  subject_id uuid not null,
  primary key (school_id, section_id, day, period_id),
  foreign key (school_id, section_id) references sections (school_id, id) on delete cascade,
  foreign key (school_id, period_id) references periods (school_id, id) on delete cascade,
  foreign key (school_id, subject_id) references subjects (school_id, id) on delete cascade
);
create index on timetable_fixed (school_id, period_id);
create index on timetable_fixed (school_id, subject_id);
select app.wall('timetable_fixed');

-- What holds for the whole school.
create table timetable_settings (
  school_id uuid primary key references schools (id),
  -- The first period of a section's day is its class teacher's, as far as he has lessons there.
  class_teacher_first boolean not null default false
);
select app.wall('timetable_settings');

-- The shared room of a lesson. When its room is removed, the lesson stays.
alter table timetable_slots
  add column room_id uuid,
  add constraint timetable_slots_room_fkey foreign key (school_id, room_id) references timetable_rooms (school_id, id) on delete set null (room_id),
  add constraint one_class_in_a_room unique (school_id, room_id, day, period_id);
