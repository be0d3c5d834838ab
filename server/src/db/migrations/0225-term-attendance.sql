-- Days of attendance that a school counts elsewhere (a register on paper, a former school) and enters for a term. They are used in the result instead of those of
-- the registers.
create table term_attendance (
  school_id uuid not null,
  year_id uuid not null,
  term_no smallint not null check (term_no between 0 and 6),
  student_id uuid not null,
  present numeric(4, 1) not null,
  days smallint not null check (days between 1 and 366),
  account_id uuid,
  updated_at timestamptz not null default now(),
  primary key (school_id, year_id, term_no, student_id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  check (present between 0 and days)
);
create index on term_attendance (school_id, student_id);
select app.isolate_tenant('term_attendance');
