-- What the student, a classmate and a parent say on a holistic progress card, a text each and term (0: the year).
create table student_voices (
  school_id uuid not null,
  year_id uuid not null,
  term_no smallint not null check (term_no between 0 and 6),
  student_id uuid not null,
  kind text not null check (kind in ('self', 'peer', 'parent')),
  said text not null check (length(said) between 1 and 1000),
  account_id uuid,
  updated_at timestamptz not null default now(),
  primary key (school_id, year_id, term_no, student_id, kind),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id)
);
create index on student_voices (school_id, student_id);
select app.wall('student_voices');
