-- The order that people gave a book is kept when it is analysed again; PDFs that no book needs any more are deleted.

-- When a person moved it among its own; null for the order of the book.
alter table textbook_chapters add column moved_at timestamptz;
alter table textbook_topics add column moved_at timestamptz;
alter table textbook_questions add column moved_at timestamptz;

-- PDFs that a book or a kept version of it let go: deleted at night if nothing else names them.
create table textbook_dropped_files (
  school_id uuid not null,
  file_id uuid not null,
  dropped_at timestamptz not null default now(),
  primary key (school_id, file_id)
);
select app.wall('textbook_dropped_files');

-- What OCR read on a page: a reading that was broken off goes on with the next page, and items are marked on the page's picture.
create table textbook_scan_pages (
  school_id uuid not null,
  file_id uuid not null,
  page integer not null check (page > 0),
  reading jsonb not null,
  primary key (school_id, file_id, page),
  foreign key (school_id, file_id) references files (school_id, id) on delete cascade
);
select app.wall('textbook_scan_pages');
