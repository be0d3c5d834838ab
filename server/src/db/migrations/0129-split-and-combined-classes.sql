-- Periods in which classes are taught in groups, or several classes together: languages, options, boys' and girls' PE, a combined class.
-- All groups of a split are taught at the same time, and each of its classes is in it as a whole.

create table timetable_splits (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 60),
  periods_per_week smallint not null check (periods_per_week between 1 and 48),
  -- What was taught by it keeps its name.
  is_removed boolean not null default false,
  primary key (school_id, id)
);
create unique index timetable_splits_name_key on timetable_splits (school_id, lower(name)) where not is_removed;
select app.wall('timetable_splits');

-- One group has one teacher; a split of one group is a combined class.
create table timetable_split_groups (
  school_id uuid not null,
  id uuid not null,
  split_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  teacher_id uuid,
  position smallint not null default 0,
  is_removed boolean not null default false,
  primary key (school_id, id),
  unique (school_id, split_id, id),
  foreign key (school_id, split_id) references timetable_splits (school_id, id) on delete cascade,
  foreign key (school_id, teacher_id) references employees (school_id, id) on delete set null (teacher_id)
);
create index on timetable_split_groups (school_id, teacher_id) where teacher_id is not null;
select app.wall('timetable_split_groups');

-- Whose students are in a group, and which subject of their class they learn there.
create table timetable_split_members (
  school_id uuid not null,
  group_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  primary key (school_id, group_id, section_id),
  foreign key (school_id, group_id) references timetable_split_groups (school_id, id) on delete cascade,
  foreign key (school_id, section_id) references sections (school_id, id) on delete cascade,
  foreign key (school_id, subject_id) references subjects (school_id, id) on delete cascade
);
create index on timetable_split_members (school_id, section_id);
create index on timetable_split_members (school_id, subject_id);
select app.wall('timetable_split_members');

-- A lesson of a group has a row for each of its classes. `part_id` is who is taught: a group, or a whole section; `set_id` are all who are taught
-- then beside each other: a split, or the section.
alter table timetable_slots
  add column split_id uuid,
  add column group_id uuid,
  add column part_id uuid not null generated always as (coalesce(group_id, section_id)) stored,
  add column set_id uuid not null generated always as (coalesce(split_id, section_id)) stored,
  add constraint group_of_a_split check ((group_id is null) = (split_id is null)),
  add constraint timetable_slots_group_fkey foreign key (school_id, split_id, group_id) references timetable_split_groups (school_id, split_id, id),
  drop constraint timetable_slots_pkey,
  drop constraint one_lesson_a_place,
  drop constraint one_lesson_at_a_time,
  drop constraint one_class_in_a_room;
alter table timetable_slots
  add constraint timetable_slots_pkey primary key (school_id, section_id, day, period_id, part_id, from_on),
  add constraint one_lesson_a_place exclude using gist
    (school_id with =, section_id with =, day with =, period_id with =, part_id with =, daterange(from_on, until_on) with &&),
  -- Two lessons in one place of a section's week are groups of one split.
  add constraint one_split_a_place exclude using gist
    (school_id with =, section_id with =, day with =, period_id with =, set_id with <>, daterange(from_on, until_on) with &&),
  -- A teacher, and a room, has one group or one section at a time.
  add constraint one_lesson_at_a_time exclude using gist
    (school_id with =, teacher_id with =, day with =, period_id with =, part_id with <>, daterange(from_on, until_on) with &&),
  add constraint one_class_in_a_room exclude using gist
    (school_id with =, room_id with =, day with =, period_id with =, part_id with <>, daterange(from_on, until_on) with &&);
create index on timetable_slots (school_id, split_id) where split_id is not null;

-- An arrangement is for a group, or for a whole section.
alter table covers
  add column group_id uuid,
  add column part_id uuid not null generated always as (coalesce(group_id, section_id)) stored,
  add constraint covers_group_fkey foreign key (school_id, group_id) references timetable_split_groups (school_id, id),
  drop constraint covers_pkey;
alter table covers add constraint covers_pkey primary key (school_id, on_date, period_id, part_id);
