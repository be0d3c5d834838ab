-- Books are changed by hand, with a way back; they may consist of several files, be removed for a while, and show how far an upload is.

alter table textbooks
  add column revision integer not null default 0,
  add column removed_at timestamptz,
  -- What a person took out, so that another analysis leaves it out: [{kind, foundAs, chapterNumber}].
  add column left_out jsonb not null default '[]';

alter table textbook_chapters add column file_id uuid;
alter table textbook_jobs add column mode text not null default 'replace' check (mode in ('replace', 'add'));

create table textbook_files (
  school_id uuid not null,
  textbook_id uuid not null,
  file_id uuid not null,
  pages integer not null check (pages > 0),
  added_at timestamptz not null default now(),
  primary key (school_id, textbook_id, file_id),
  foreign key (school_id, textbook_id) references textbooks (school_id, id) on delete cascade
);
select app.wall('textbook_files');

-- The content before a change, whole: the newest is what Undo brings back and what a new edition is compared with.
create table textbook_versions (
  school_id uuid not null,
  textbook_id uuid not null,
  revision integer not null,
  act text not null check (act in ('analysis', 'edit')),
  content jsonb not null,
  made_at timestamptz not null default now(),
  primary key (school_id, textbook_id, revision),
  foreign key (school_id, textbook_id) references textbooks (school_id, id) on delete cascade
);
select app.wall('textbook_versions');

-- How far uploads are that are being answered, for any process of the server; rows live for seconds and are worth no log.
create unlogged table textbook_uploads (
  school_id uuid not null,
  upload_id uuid not null,
  pages_done integer not null,
  pages_total integer not null,
  noted_at timestamptz not null default now(),
  primary key (school_id, upload_id)
);
select app.wall('textbook_uploads');

-- Notes how far an upload is, outside any transaction of the call. Total 0 ends it.
create function app.note_upload(p_school uuid, p_upload uuid, p_done integer, p_total integer) returns void language plpgsql as $$
begin
  if p_total = 0 then
    delete from textbook_uploads where school_id = p_school and (upload_id = p_upload or noted_at < now() - interval '1 hour');
  else
    insert into textbook_uploads (school_id, upload_id, pages_done, pages_total) values (p_school, p_upload, p_done, p_total)
      on conflict (school_id, upload_id) do update set pages_done = excluded.pages_done, pages_total = excluded.pages_total, noted_at = now();
  end if;
end $$;
grant execute on function app.note_upload to shala_app;

-- Books from before: their one file.
insert into textbook_files (school_id, textbook_id, file_id, pages)
  select school_id, id, file_id, pages from textbooks where file_id is not null and pages > 0;
update textbook_chapters c set file_id = t.file_id from textbooks t where t.school_id = c.school_id and t.id = c.textbook_id;
