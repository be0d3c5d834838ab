-- The school day: timetable, logbook, attendance, leave, calendar, notices.

create extension if not exists btree_gist;

-- One lesson of a section's week. Days are 1 (Monday) to 6 (Saturday). A teacher is at one place at a time.
create table timetable_slots (
  school_id uuid not null,
  section_id uuid not null,
  day smallint not null check (day between 1 and 6),
  period_id uuid not null,
  subject_id uuid not null,
  teacher_id uuid not null,
  primary key (school_id, section_id, day, period_id),
  constraint one_lesson_at_a_time unique (school_id, teacher_id, day, period_id),
  foreign key (school_id, section_id) references sections (school_id, id),
  foreign key (school_id, period_id) references periods (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id),
  foreign key (school_id, teacher_id) references employees (school_id, id)
);
select app.wall('timetable_slots');

create table logbook_entries (
  school_id uuid not null,
  teacher_id uuid not null,
  on_date date not null,
  period_id uuid not null,
  section_id uuid not null,
  subject_id uuid not null,
  description text not null default '',
  homework text not null default '',
  account_id uuid,
  recorded_at timestamptz not null default now(),
  primary key (school_id, teacher_id, on_date, period_id),
  foreign key (school_id, teacher_id) references employees (school_id, id),
  foreign key (school_id, period_id) references periods (school_id, id),
  foreign key (school_id, section_id) references sections (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on logbook_entries (school_id, on_date);
select app.wall('logbook_entries');

-- A section's register of a day: that it was taken, when and by whom.
create table registers (
  school_id uuid not null,
  section_id uuid not null,
  on_date date not null,
  account_id uuid,
  taken_at timestamptz not null default now(),
  primary key (school_id, section_id, on_date),
  foreign key (school_id, section_id) references sections (school_id, id)
);
create index on registers (school_id, on_date);
select app.wall('registers');

-- Marks: P present, A absent, L late, H half day, V on leave.
create table student_attendance (
  school_id uuid not null,
  student_id uuid not null,
  on_date date not null,
  section_id uuid not null,
  mark "char" not null check (mark in ('P', 'A', 'L', 'H', 'V')),
  reason text not null default '',
  primary key (school_id, student_id, on_date),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, section_id, on_date) references registers (school_id, section_id, on_date) on delete cascade
);
create index on student_attendance (school_id, on_date, section_id);
select app.wall('student_attendance');

create table employee_attendance (
  school_id uuid not null,
  employee_id uuid not null,
  on_date date not null,
  mark "char" not null check (mark in ('P', 'A', 'L', 'H', 'V')),
  reason text not null default '',
  primary key (school_id, employee_id, on_date),
  foreign key (school_id, employee_id) references employees (school_id, id)
);
create index on employee_attendance (school_id, on_date);
select app.wall('employee_attendance');

create table leave_types (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null,
  days_a_year numeric(5, 1) not null default 0,
  primary key (school_id, id),
  unique (school_id, name)
);
select app.wall('leave_types');

-- Leave of one person, an employee or a student; stretches of one person that were not refused never overlap.
create table leave_requests (
  school_id uuid not null,
  id uuid not null,
  employee_id uuid,
  student_id uuid,
  type_id uuid,
  from_date date not null,
  to_date date not null,
  reason text not null default '',
  state text not null default 'applied' check (state in ('applied', 'approved', 'refused', 'withdrawn')),
  decided_by uuid,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  check (from_date <= to_date),
  check ((employee_id is null) <> (student_id is null)),
  foreign key (school_id, employee_id) references employees (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, type_id) references leave_types (school_id, id),
  constraint no_overlapping_leave exclude using gist (
    school_id with =, (coalesce(employee_id, student_id)) with =, daterange(from_date, to_date, '[]') with &&
  ) where (state in ('applied', 'approved'))
);
create index on leave_requests (school_id, from_date);
select app.wall('leave_requests');

create table calendar_events (
  school_id uuid not null references schools (id),
  id uuid not null,
  kind text not null check (kind in ('holiday', 'event', 'exam', 'meeting')),
  title text not null,
  description text not null default '',
  starts_on date not null,
  ends_on date not null,
  for_students boolean not null default true,
  for_staff boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  check (starts_on <= ends_on)
);
create index on calendar_events (school_id, starts_on);
select app.wall('calendar_events');

-- `audience` is {"kind": "all" | "staff" | "students" | "classes" | "sections" | "defaulters", "ids": [...]}.
create table notices (
  school_id uuid not null references schools (id),
  id uuid not null,
  title text not null,
  body_html text not null,
  audience jsonb not null default '{"kind": "all"}',
  category text not null default '',
  is_pinned boolean not null default false,
  attachment_file_id uuid,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'withdrawn')),
  publish_at timestamptz,
  expires_on date,
  account_id uuid,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  foreign key (school_id, attachment_file_id) references files (school_id, id)
);
create index on notices (school_id, publish_at desc);
select app.wall('notices');
