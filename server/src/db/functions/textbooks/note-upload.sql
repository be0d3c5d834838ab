-- Records the progress of an upload, outside the call's transaction. Total 0 ends it.
create or replace function app.note_upload(p_school uuid, p_upload uuid, p_done integer, p_total integer) returns void language plpgsql as $$
begin
  if p_total = 0 then
    delete from textbook_uploads where school_id = p_school and (upload_id = p_upload or noted_at < now() - interval '1 hour');
  else
    insert into textbook_uploads (school_id, upload_id, pages_done, pages_total) values (p_school, p_upload, p_done, p_total)
      on conflict (school_id, upload_id) do update set pages_done = excluded.pages_done, pages_total = excluded.pages_total, noted_at = now();
  end if;
end $$;
