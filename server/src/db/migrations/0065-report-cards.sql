-- Report cards of a published result version, drawn in the background: a batch has parts, and each part's pages are one stored file.
create table report_card_batches (
  school_id uuid not null,
  id uuid not null,
  version_id uuid not null,
  section_id uuid,
  place text not null,
  layout text not null,
  language text not null check (language in ('en', 'hi', 'both')),
  account_id uuid not null,
  started_at timestamptz not null default now(),
  primary key (school_id, id),
  foreign key (school_id, version_id) references result_versions (school_id, id),
  foreign key (school_id, section_id) references sections (school_id, id)
);
create index on report_card_batches (school_id, version_id);
create index on report_card_batches (school_id, section_id) where section_id is not null;
select app.wall('report_card_batches', 'select, insert');

-- A part is drawn again after a stop of the server, and its file is kept once.
create table report_card_parts (
  school_id uuid not null,
  batch_id uuid not null,
  position integer not null,
  student_ids uuid[] not null check (cardinality(student_ids) > 0),
  file_id uuid,
  primary key (school_id, batch_id, position),
  foreign key (school_id, batch_id) references report_card_batches (school_id, id),
  foreign key (school_id, file_id) references files (school_id, id)
);
create index on report_card_parts (school_id, file_id) where file_id is not null;
create index report_card_parts_to_draw on report_card_parts (school_id, batch_id) where file_id is null;
select app.wall('report_card_parts', 'select, insert');
grant update (file_id) on report_card_parts to shala_app;
