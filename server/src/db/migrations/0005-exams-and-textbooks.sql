-- Exams with their papers and marks; textbooks with what was extracted from them.

create table exams (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  name text not null,
  starts_on date not null,
  ends_on date not null,
  state text not null default 'planned' check (state in ('planned', 'held', 'published')),
  primary key (school_id, id),
  unique (school_id, year_id, name),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  check (starts_on <= ends_on)
);
select app.wall('exams');

create table exam_papers (
  school_id uuid not null,
  id uuid not null,
  exam_id uuid not null,
  subject_id uuid not null,
  on_date date not null,
  starts_at_minute integer not null check (starts_at_minute between 0 and 1439),
  duration_minutes integer not null check (duration_minutes between 10 and 600),
  max_marks numeric(6, 2) not null check (max_marks > 0),
  pass_marks numeric(6, 2) not null check (pass_marks >= 0),
  primary key (school_id, id),
  unique (school_id, exam_id, subject_id),
  check (pass_marks <= max_marks),
  foreign key (school_id, exam_id) references exams (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
select app.wall('exam_papers');

create table marks (
  school_id uuid not null,
  paper_id uuid not null,
  student_id uuid not null,
  marks numeric(6, 2) check (marks >= 0),
  code text not null default '' check (code in ('', 'AB', 'ML', 'EX')),
  primary key (school_id, paper_id, student_id),
  check ((marks is null) = (code <> '')),
  foreign key (school_id, paper_id) references exam_papers (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id)
);
create index on marks (school_id, student_id);
select app.wall('marks');

create table textbooks (
  school_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  title text not null,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, subject_id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
select app.wall('textbooks');

create table textbook_chapters (
  school_id uuid not null,
  id uuid not null,
  textbook_id uuid not null,
  position integer not null,
  chapter_number integer not null,
  name text not null,
  summary text not null default '',
  page integer,
  primary key (school_id, id),
  foreign key (school_id, textbook_id) references textbooks (school_id, id) on delete cascade
);
create index on textbook_chapters (school_id, textbook_id, position);
select app.wall('textbook_chapters');

create table textbook_topics (
  school_id uuid not null,
  id uuid not null,
  chapter_id uuid not null,
  position integer not null,
  name text not null,
  description text not null default '',
  page integer,
  primary key (school_id, id),
  foreign key (school_id, chapter_id) references textbook_chapters (school_id, id) on delete cascade
);
create index on textbook_topics (school_id, chapter_id, position);
select app.wall('textbook_topics');

create table textbook_questions (
  school_id uuid not null,
  id uuid not null,
  chapter_id uuid not null,
  position integer not null,
  place text not null check (place in ('exercise', 'example', 'intext')),
  question text not null,
  type text not null default '',
  page integer,
  primary key (school_id, id),
  foreign key (school_id, chapter_id) references textbook_chapters (school_id, id) on delete cascade
);
create index on textbook_questions (school_id, chapter_id, place, position);
select app.wall('textbook_questions');
