-- A job may read the pages without text of a book whose text is stored already, and tells when it will end.
alter table textbook_jobs add column is_rest boolean not null default false;
alter table textbook_jobs add column ends_at timestamptz;
