-- The school's own layouts of report cards: an uploaded workbook with placeholders, which is filled for each student.
create table report_layouts (
  school_id uuid not null references schools (id),
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  file_id uuid not null,
  placeholders integer not null check (placeholders >= 0),
  account_id uuid not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  primary key (school_id, id),
  foreign key (school_id, file_id) references files (school_id, id)
);
create unique index report_layouts_name on report_layouts (school_id, lower(name)) where removed_at is null;
create index on report_layouts (school_id, file_id);
select app.wall('report_layouts', 'select, insert');
grant update (removed_at) on report_layouts to shala_app;

-- Cards of an own layout are workbooks, and PDF as well where the machine can make it.
alter table report_card_batches add column layout_id uuid,
  add foreign key (school_id, layout_id) references report_layouts (school_id, id),
  add check ((layout = 'own') = (layout_id is not null));
create index on report_card_batches (school_id, layout_id) where layout_id is not null;
alter table report_card_parts add column pdf_file_id uuid,
  add foreign key (school_id, pdf_file_id) references files (school_id, id);
create index on report_card_parts (school_id, pdf_file_id) where pdf_file_id is not null;
grant update (pdf_file_id) on report_card_parts to shala_app;
