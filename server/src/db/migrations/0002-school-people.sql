-- The school's year, its classes and its people.

create table academic_years (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  is_current boolean not null default false,
  primary key (school_id, id),
  unique (school_id, name),
  check (starts_on < ends_on)
);
create unique index one_current_year on academic_years (school_id) where is_current;
select app.wall('academic_years');

create table terms (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  primary key (school_id, id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  check (starts_on < ends_on)
);
create index on terms (school_id, year_id);
select app.wall('terms');

create table classes (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null,
  position integer not null,
  primary key (school_id, id),
  unique (school_id, name)
);
select app.wall('classes');

-- People who work for the school. `left_on` set means a former employee; history stays.
create table employees (
  school_id uuid not null references schools (id),
  id uuid not null,
  employee_code text not null,
  name text not null check (length(name) between 1 and 120),
  email text not null default '',
  phone text not null default '',
  gender text not null default '' check (gender in ('', 'Male', 'Female', 'Other')),
  position_role text not null default '',
  department text not null default '',
  is_teaching boolean not null default true,
  qualification text not null default '',
  date_of_birth date,
  joined_on date,
  address text not null default '',
  state text not null default '',
  city text not null default '',
  photo_file_id uuid,
  monthly_salary_paise bigint not null default 0 check (monthly_salary_paise >= 0),
  left_on date,
  leaving_reason text,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, employee_code),
  foreign key (school_id, photo_file_id) references files (school_id, id)
);
create index on employees (school_id, name) where left_on is null;
select app.wall('employees');

create table sections (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  name text not null,
  class_teacher_id uuid,
  primary key (school_id, id),
  unique (school_id, class_id, name),
  foreign key (school_id, class_id) references classes (school_id, id),
  foreign key (school_id, class_teacher_id) references employees (school_id, id)
);
create index on sections (school_id, class_teacher_id);
select app.wall('sections');

-- A subject of a class.
create table subjects (
  school_id uuid not null,
  id uuid not null,
  class_id uuid not null,
  name text not null,
  position integer not null default 0,
  periods_per_week integer not null default 0 check (periods_per_week between 0 and 48),
  primary key (school_id, id),
  unique (school_id, class_id, name),
  foreign key (school_id, class_id) references classes (school_id, id)
);
select app.wall('subjects');

create table employee_subjects (
  school_id uuid not null,
  employee_id uuid not null,
  subject_id uuid not null,
  primary key (school_id, employee_id, subject_id),
  foreign key (school_id, employee_id) references employees (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on employee_subjects (school_id, subject_id);
select app.wall('employee_subjects');

-- The periods of the school day. Times are minutes after midnight.
create table periods (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null,
  position integer not null,
  starts_at_minute integer not null check (starts_at_minute between 0 and 1439),
  ends_at_minute integer not null check (ends_at_minute between 1 and 1440),
  primary key (school_id, id),
  unique (school_id, name),
  check (starts_at_minute < ends_at_minute)
);
select app.wall('periods');

create table students (
  school_id uuid not null references schools (id),
  id uuid not null,
  admission_number text not null,
  name text not null check (length(name) between 1 and 120),
  gender text not null default '' check (gender in ('', 'Male', 'Female', 'Other')),
  date_of_birth date,
  admitted_on date,
  blood_group text not null default '',
  category text not null default '',
  religion text not null default '',
  mother_tongue text not null default '',
  aadhaar_last4 text not null default '' check (aadhaar_last4 ~ '^(\d{4})?$'),
  apaar_id text not null default '',
  pen_number text not null default '',
  house text not null default '',
  medical_notes text not null default '',
  transport_stop text not null default '',
  address text not null default '',
  state text not null default '',
  city text not null default '',
  photo_file_id uuid,
  left_on date,
  leaving_reason text,
  anonymised_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, admission_number),
  foreign key (school_id, photo_file_id) references files (school_id, id)
);
create index on students (school_id, name, id);
select app.wall('students');

-- Where a student sits in a year. The row of the current year decides the section.
create table enrolments (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  section_id uuid not null,
  roll_number integer,
  primary key (school_id, year_id, student_id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, section_id) references sections (school_id, id)
);
create index on enrolments (school_id, section_id, year_id, roll_number);
create index on enrolments (school_id, student_id);
select app.wall('enrolments');

create table guardians (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null,
  phone text not null default '',
  email text not null default '',
  occupation text not null default '',
  consent_at timestamptz,
  primary key (school_id, id)
);
create index on guardians (school_id, phone);
select app.wall('guardians');

create table student_guardians (
  school_id uuid not null,
  student_id uuid not null,
  guardian_id uuid not null,
  relation text not null,
  is_primary boolean not null default false,
  may_collect boolean not null default true,
  primary key (school_id, student_id, guardian_id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, guardian_id) references guardians (school_id, id)
);
create index on student_guardians (school_id, guardian_id);
create unique index one_primary_guardian on student_guardians (school_id, student_id) where is_primary;
select app.wall('student_guardians');

-- Prefix search behind the wall: one row a word of name, admission number, guardian's name or phone.
-- (ILIKE and trigrams are not leakproof, so that row-level security keeps their index from being used.)
create table student_search (
  school_id uuid not null,
  token text not null collate "C",
  student_id uuid not null,
  primary key (school_id, token, student_id),
  foreign key (school_id, student_id) references students (school_id, id) on delete cascade
);
create index on student_search (school_id, student_id);
select app.wall('student_search');

create table student_activities (
  school_id uuid not null,
  id uuid not null,
  student_id uuid not null,
  kind text not null check (kind in ('clubs', 'sports', 'achievements')),
  name text not null,
  details text not null default '',
  level text not null default '',
  on_date date,
  primary key (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id)
);
create index on student_activities (school_id, student_id, kind);
select app.wall('student_activities');
