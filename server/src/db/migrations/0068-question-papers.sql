-- Question papers from the questions of textbooks and from the school's own, with what people say of each question.

-- Marks, difficulty and answer of a textbook's question. It is named by its words, so that it is found again after another analysis.
create table question_facts (
  school_id uuid not null,
  subject_id uuid not null,
  fingerprint text not null,
  type text not null,
  level text not null check (level in ('remember', 'understand', 'apply', 'analyse')),
  marks numeric(4, 1) not null check (marks > 0),
  answer text not null default '',
  changed_at timestamptz not null default now(),
  primary key (school_id, subject_id, fingerprint),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
select app.wall('question_facts');

create table own_questions (
  school_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  chapter_number integer not null,
  type text not null,
  level text not null check (level in ('remember', 'understand', 'apply', 'analyse')),
  marks numeric(4, 1) not null check (marks > 0),
  question text not null,
  options jsonb not null default '[]',
  answer text not null default '',
  created_by uuid not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on own_questions (school_id, subject_id);
select app.wall('own_questions');

create table question_papers (
  school_id uuid not null,
  id uuid not null,
  subject_id uuid not null,
  title text not null,
  on_date date,
  minutes integer not null check (minutes > 0),
  language text not null default 'en' check (language in ('en', 'hi')),
  instructions jsonb not null default '[]',
  sets integer not null default 1 check (sets between 1 and 4),
  has_answer_space boolean not null default false,
  state text not null default 'draft' check (state in ('draft', 'final')),
  blueprint jsonb not null,
  seed integer not null,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, subject_id) references subjects (school_id, id)
);
create index on question_papers (school_id, subject_id, created_at);
select app.wall('question_papers');

-- Each question as this paper asks it; the textbook may change afterwards.
create table question_paper_items (
  school_id uuid not null,
  id uuid not null,
  paper_id uuid not null,
  section integer not null,
  position integer not null,
  is_alternative boolean not null default false,
  source text not null check (source in ('book', 'own')),
  source_id uuid not null,
  fingerprint text not null,
  chapter_number integer not null,
  chapter_name text not null,
  book text not null default '',
  file_id uuid,
  page integer,
  type text not null,
  level text not null check (level in ('remember', 'understand', 'apply', 'analyse')),
  marks numeric(4, 1) not null check (marks > 0),
  question text not null,
  options jsonb not null default '[]',
  answer text not null default '',
  is_edited boolean not null default false,
  picture text not null default 'none' check (picture in ('none', 'wanted', 'cut', 'failed')),
  picture_use text not null default 'beside' check (picture_use in ('beside', 'instead')),
  picture_file_id uuid,
  primary key (school_id, id),
  unique (school_id, paper_id, section, position, is_alternative),
  unique (school_id, paper_id, fingerprint),
  check ((picture = 'cut') = (picture_file_id is not null)),
  foreign key (school_id, paper_id) references question_papers (school_id, id) on delete cascade,
  foreign key (school_id, picture_file_id) references files (school_id, id)
);
create index on question_paper_items (school_id, fingerprint);
-- What the background work looks for.
create index on question_paper_items (school_id, paper_id) where picture = 'wanted';
select app.wall('question_paper_items');
