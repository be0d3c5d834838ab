-- Assessment: schemes of a class's subjects, scales, co-scholastic areas, marks with their origin, and results as versioned snapshots.
-- Exams, papers and marks of before are kept as they are: their papers belong to no component and count in no result.

-- A scale is a list of bands from the best to the lowest: {label, from, point, remark}; `from` is in hundredths of a percent, null
-- where a teacher chooses the grade and no mark decides it.
create table grade_scales (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  bands jsonb not null,
  preset text not null default '',
  source text not null default '',
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, name)
);
select app.wall('grade_scales');

-- How the marks of a subject become a result. `rules` holds the effect of each code and the rounding: {codes: {AB, ML, EX, NA}, rounding}.
create table assessment_schemes (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  name text not null check (length(name) between 1 and 80),
  preset text not null default '',
  source text not null default '',
  scale_id uuid,
  pass_percent numeric(5, 2) check (pass_percent between 0 and 100),
  rules jsonb not null,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, year_id, name),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, scale_id) references grade_scales (school_id, id)
);
create index on assessment_schemes (school_id, scale_id);
select app.wall('assessment_schemes');

-- The terms of a scheme and what each counts in the year. `term_no` counts the year's terms from 1.
create table scheme_terms (
  school_id uuid not null,
  scheme_id uuid not null,
  term_no smallint not null check (term_no between 1 and 6),
  name text not null check (length(name) between 1 and 60),
  -- What the weights of its components add up to.
  out_of numeric(7, 2) not null check (out_of > 0),
  weight numeric(7, 2) not null check (weight > 0),
  primary key (school_id, scheme_id, term_no),
  foreign key (school_id, scheme_id) references assessment_schemes (school_id, id) on delete cascade
);
select app.wall('scheme_terms');

create table scheme_components (
  school_id uuid not null,
  id uuid not null,
  scheme_id uuid not null,
  term_no smallint not null,
  position smallint not null,
  name text not null check (length(name) between 1 and 60),
  max_marks numeric(7, 2) not null check (max_marks > 0),
  weight numeric(7, 2) not null check (weight > 0),
  aggregation text not null default 'sum' check (aggregation in ('sum', 'average', 'best', 'weighted')),
  best_of smallint check (best_of > 0),
  pass_percent numeric(5, 2) check (pass_percent between 0 and 100),
  primary key (school_id, id),
  unique (school_id, scheme_id, term_no, name),
  check ((aggregation = 'best') = (best_of is not null)),
  foreign key (school_id, scheme_id, term_no) references scheme_terms (school_id, scheme_id, term_no)
);
select app.wall('scheme_components');

-- Which scheme a subject of a class follows in a year. A subject that does not count in the total is shown beside it.
create table scheme_subjects (
  school_id uuid not null,
  year_id uuid not null,
  subject_id uuid not null,
  scheme_id uuid not null,
  counts_in_total boolean not null default true,
  is_compulsory boolean not null default true,
  primary key (school_id, year_id, subject_id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id),
  foreign key (school_id, scheme_id) references assessment_schemes (school_id, id)
);
create index on scheme_subjects (school_id, scheme_id);
create index on scheme_subjects (school_id, subject_id);
select app.wall('scheme_subjects');

-- The rules of a class's result. Without a row: no rank, all subjects count, 75 % attendance is hoped for.
create table class_assessments (
  school_id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  ranking text not null default 'off' check (ranking in ('off', 'standard', 'dense')),
  rank_within text not null default 'section' check (rank_within in ('section', 'class')),
  -- Of the subjects that are not compulsory, so many of the best count; null means all.
  best_subjects smallint check (best_subjects > 0),
  scale_id uuid,
  attendance_percent smallint check (attendance_percent between 0 and 100),
  primary key (school_id, year_id, class_id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, class_id) references classes (school_id, id) on delete cascade,
  foreign key (school_id, scale_id) references grade_scales (school_id, id)
);
create index on class_assessments (school_id, class_id);
select app.wall('class_assessments');

-- Who of a class does not take a subject (streams, options). Everybody else does.
create table subjects_not_taken (
  school_id uuid not null,
  year_id uuid not null,
  student_id uuid not null,
  subject_id uuid not null,
  primary key (school_id, year_id, student_id, subject_id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on subjects_not_taken (school_id, subject_id, year_id);
create index on subjects_not_taken (school_id, student_id);
select app.wall('subjects_not_taken');

-- An exam is a sitting; its marks may be entered until `lock_on` and no longer.
alter table exams add column lock_on date;

-- A paper is what is marked once: of a subject, for a component. Work that is assessed without a sitting (notebook, project) has no day.
alter table exam_papers add column component_id uuid;
alter table exam_papers add column weight numeric(7, 2) not null default 1 check (weight > 0);
alter table exam_papers alter column on_date drop not null;
alter table exam_papers alter column starts_at_minute drop not null;
alter table exam_papers alter column duration_minutes drop not null;
alter table exam_papers add constraint exam_papers_sat_or_assessed check ((on_date is null) = (starts_at_minute is null) and (on_date is null) = (duration_minutes is null));
alter table exam_papers add constraint exam_papers_component_fkey foreign key (school_id, component_id) references scheme_components (school_id, id);
alter table exam_papers drop constraint exam_papers_school_id_exam_id_subject_id_key;
alter table exam_papers add constraint exam_papers_once unique nulls not distinct (school_id, exam_id, subject_id, component_id);
create index on exam_papers (school_id, component_id);
create index on exam_papers (school_id, subject_id);
create index on exam_papers (school_id, on_date);

-- The chapters that a paper covers.
create table exam_paper_chapters (
  school_id uuid not null,
  paper_id uuid not null,
  chapter_id uuid not null,
  primary key (school_id, paper_id, chapter_id),
  foreign key (school_id, paper_id) references exam_papers (school_id, id) on delete cascade,
  foreign key (school_id, chapter_id) references textbook_chapters (school_id, id) on delete cascade
);
create index on exam_paper_chapters (school_id, chapter_id);
select app.wall('exam_paper_chapters');

-- NA: not assessed. A mark brought from a former school names that school.
alter table marks drop constraint marks_code_check;
alter table marks add constraint marks_code_check check (code in ('', 'AB', 'ML', 'EX', 'NA'));
alter table marks add column former_school text not null default '';
alter table marks add column account_id uuid;
alter table marks add column updated_at timestamptz not null default now();

-- Grace for a student, or moderation of a whole paper: added when the result is computed, never written into a mark.
create table mark_adjustments (
  school_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  student_id uuid,
  kind text not null check (kind in ('grace', 'moderation')),
  marks numeric(6, 2) not null check (marks <> 0),
  reason text not null check (length(reason) between 1 and 300),
  account_id uuid,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (school_id, id),
  check ((kind = 'grace') = (student_id is not null)),
  foreign key (school_id, paper_id) references exam_papers (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id)
);
create index on mark_adjustments (school_id, paper_id);
create index on mark_adjustments (school_id, student_id);
select app.wall('mark_adjustments');

-- What a class is graded on beside its subjects: co-scholastic areas, discipline, and the competencies of a holistic card by domain.
create table assessment_areas (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  kind text not null check (kind in ('coscholastic', 'discipline', 'competency')),
  domain text not null default '',
  name text not null check (length(name) between 1 and 200),
  position smallint not null,
  scale_id uuid not null,
  primary key (school_id, id),
  unique (school_id, year_id, class_id, domain, name),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, class_id) references classes (school_id, id),
  foreign key (school_id, scale_id) references grade_scales (school_id, id)
);
create index on assessment_areas (school_id, class_id);
create index on assessment_areas (school_id, scale_id);
select app.wall('assessment_areas');

create table area_grades (
  school_id uuid not null,
  area_id uuid not null,
  term_no smallint not null check (term_no between 1 and 6),
  student_id uuid not null,
  label text not null check (length(label) between 1 and 40),
  account_id uuid,
  updated_at timestamptz not null default now(),
  primary key (school_id, area_id, term_no, student_id),
  foreign key (school_id, area_id) references assessment_areas (school_id, id) on delete cascade,
  foreign key (school_id, student_id) references students (school_id, id)
);
create index on area_grades (school_id, student_id);
select app.wall('area_grades');

-- The class teacher's remark of a term; term 0 is the year.
create table result_remarks (
  school_id uuid not null,
  year_id uuid not null,
  term_no smallint not null check (term_no between 0 and 6),
  student_id uuid not null,
  remark text not null check (length(remark) between 1 and 1000),
  account_id uuid,
  updated_at timestamptz not null default now(),
  primary key (school_id, year_id, term_no, student_id),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id)
);
create index on result_remarks (school_id, student_id);
select app.wall('result_remarks');

-- The class teacher's word that a section's marks of a term are complete and looked at. A later mark takes it back.
create table section_compilations (
  school_id uuid not null,
  year_id uuid not null,
  section_id uuid not null,
  term_no smallint not null check (term_no between 0 and 6),
  account_id uuid,
  compiled_at timestamptz not null default now(),
  primary key (school_id, year_id, section_id, term_no),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, section_id) references sections (school_id, id)
);
create index on section_compilations (school_id, section_id);
select app.wall('section_compilations');

-- A published result of a class for a term (0: the year). A correction is the next version with a reason; earlier ones stay as they were.
create table result_versions (
  school_id uuid not null,
  id uuid not null,
  year_id uuid not null,
  class_id uuid not null,
  term_no smallint not null check (term_no between 0 and 6),
  term_name text not null,
  version integer not null check (version > 0),
  reason text not null default '',
  is_current boolean not null default true,
  -- The schemes, scales and class rules by which it was computed, by name.
  rules jsonb not null,
  account_id uuid,
  published_at timestamptz not null default now(),
  primary key (school_id, id),
  unique (school_id, year_id, class_id, term_no, version),
  check (version = 1 or reason <> ''),
  foreign key (school_id, year_id) references academic_years (school_id, id),
  foreign key (school_id, class_id) references classes (school_id, id)
);
create unique index one_current_result on result_versions (school_id, year_id, class_id, term_no) where is_current;
create index on result_versions (school_id, class_id);
select app.wall('result_versions');

-- A student's result in a version: what a report card is made from. Marks in hundredths, percentages in hundredths of a percent.
create table results (
  school_id uuid not null,
  version_id uuid not null,
  student_id uuid not null,
  section_id uuid not null,
  roll_number integer,
  obtained integer,
  out_of integer,
  percent integer,
  grade text not null default '',
  outcome text not null check (outcome in ('pass', 'fail', 'none', 'withheld')),
  rank integer,
  -- {areas: [{kind, domain, name, grade}], remark, attendance: {present, days}}
  extras jsonb not null default '{}',
  primary key (school_id, version_id, student_id),
  foreign key (school_id, version_id) references result_versions (school_id, id),
  foreign key (school_id, student_id) references students (school_id, id),
  foreign key (school_id, section_id) references sections (school_id, id)
);
create index on results (school_id, student_id);
create index on results (school_id, section_id);
select app.wall('results');

create table result_subjects (
  school_id uuid not null,
  version_id uuid not null,
  student_id uuid not null,
  subject_id uuid not null,
  section_id uuid not null,
  obtained integer,
  out_of integer,
  percent integer,
  grade text not null default '',
  outcome text not null check (outcome in ('pass', 'fail', 'none', 'withheld')),
  counts_in_total boolean not null default true,
  -- [{term, name, obtained, outOf, code, isPassed, adjusted}] in the order of the scheme
  components jsonb not null default '[]',
  primary key (school_id, version_id, student_id, subject_id),
  foreign key (school_id, version_id, student_id) references results (school_id, version_id, student_id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on result_subjects (school_id, student_id);
create index on result_subjects (school_id, subject_id);
select app.wall('result_subjects');
