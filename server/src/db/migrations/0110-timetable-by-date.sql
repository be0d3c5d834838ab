-- A lesson holds from a day on until another day: what was taught on a past day does not change with the timetable.

-- What there is now has always been and always will be, as far as the school has said.
alter table timetable_slots
  add column from_on date not null default '-infinity',
  add column until_on date not null default 'infinity',
  add constraint lesson_has_days check (from_on < until_on),
  drop constraint timetable_slots_pkey,
  drop constraint one_lesson_at_a_time;
alter table timetable_slots
  add constraint timetable_slots_pkey primary key (school_id, section_id, day, period_id, from_on),
  -- On no day are there two lessons in one place of a section's week, or two lessons of a teacher at once.
  add constraint one_lesson_a_place exclude using gist
    (school_id with =, section_id with =, day with =, period_id with =, daterange(from_on, until_on) with &&),
  add constraint one_lesson_at_a_time exclude using gist
    (school_id with =, teacher_id with =, day with =, period_id with =, daterange(from_on, until_on) with &&);
drop index timetable_slots_school_id_day_period_id_idx;
-- Days are read by until_on first: what has ended is the most, and is passed over.
create index on timetable_slots (school_id, until_on);
create index on timetable_slots (school_id, day, until_on);
create index on timetable_slots (school_id, teacher_id, day, until_on);

-- The days from which another timetable holds; each holds until the next one. Before the first there is the one that was made by hand.
create table timetable_versions (
  school_id uuid not null,
  from_on date not null,
  -- The draft that was put in force; null for a copy that is changed by hand.
  draft_number integer,
  account_id uuid,
  put_at timestamptz not null default now(),
  primary key (school_id, from_on),
  foreign key (school_id) references schools (id)
);
select app.wall('timetable_versions');

create trigger guard_lessons before delete on timetable_slots for each row execute function app.check_lesson();
