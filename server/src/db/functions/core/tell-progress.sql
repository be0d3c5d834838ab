create or replace function app.tell_progress(p_school uuid, p_id uuid, p_step text, p_done integer, p_total integer) returns boolean language sql as $$
  delete from import_progress where school_id = p_school and told_at < now() - interval '1 hour';
  insert into import_progress (school_id, id, step, done, total) values (p_school, p_id, p_step, p_done, p_total)
    on conflict (school_id, id) do update set step = excluded.step, done = excluded.done, total = excluded.total, told_at = now();
  select true
$$;
