create or replace function app.save_register(
  p_school uuid, p_account uuid, p_request text, p_action text, p_key text, p_hash bytea, p_section uuid, p_day date, p_version integer,
  p_people uuid[], p_marks text[], p_reasons text[], p_why text
) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  earlier record;
  register record;
  done jsonb;
  kind text := case when p_section is null then 'employee' else 'student' end;
begin
  if p_key is not null then
    insert into idempotency_keys (school_id, key, call, request_hash) values (p_school, p_key, p_action, p_hash) on conflict do nothing;
    if not found then
      select k.request_hash, k.answer into earlier from idempotency_keys k where k.school_id = p_school and k.key = p_key;
      if earlier.request_hash <> p_hash then perform app.refuse(422, 'keyReused'); end if;
      return earlier.answer || jsonb_build_object('isReplay', true);
    end if;
  end if;
  if p_section is not null and not exists (select from sections s where s.school_id = p_school and s.id = p_section) then perform app.refuse(404, 'notFound'); end if;
  perform app.require_markable(p_school, p_day, case kind when 'student' then 'students' else 'staff' end);
  if app.clock() >= app.locks_at(p_school, p_day) and p_why is null then perform app.refuse(422, 'reasonNeeded', jsonb_build_object('day', p_day)); end if;
  perform app.lock_for_marks(p_school, p_day, p_people, p_marks);

  if kind = 'student' then
    if p_version = 0 then
      insert into registers (school_id, section_id, on_date, account_id, taken_at, saved_at, saved_by)
        values (p_school, p_section, p_day, p_account, clock_timestamp(), clock_timestamp(), p_account) on conflict do nothing returning version, taken_at, saved_at into register;
    else
      update registers r set version = r.version + 1, saved_at = clock_timestamp(), saved_by = p_account
        where r.school_id = p_school and r.section_id = p_section and r.on_date = p_day and r.version = p_version returning r.version, r.taken_at, r.saved_at into register;
    end if;
    if not found then
      perform app.refuse(409, 'registerChanged', coalesce((select jsonb_build_object('by', coalesce(a.name, ''), 'at', r.saved_at) from registers r left join accounts a on a.id = r.saved_by
        where r.school_id = p_school and r.section_id = p_section and r.on_date = p_day), '{"by": "", "at": null}'));
    end if;
  else
    if p_version = 0 then
      insert into staff_registers (school_id, on_date, account_id, taken_at, saved_at, saved_by)
        values (p_school, p_day, p_account, clock_timestamp(), clock_timestamp(), p_account) on conflict do nothing returning version, taken_at, saved_at into register;
    else
      update staff_registers r set version = r.version + 1, saved_at = clock_timestamp(), saved_by = p_account
        where r.school_id = p_school and r.on_date = p_day and r.version = p_version returning r.version, r.taken_at, r.saved_at into register;
    end if;
    if not found then
      perform app.refuse(409, 'registerChanged', coalesce((select jsonb_build_object('by', coalesce(a.name, ''), 'at', r.saved_at) from staff_registers r left join accounts a on a.id = r.saved_by
        where r.school_id = p_school and r.on_date = p_day), '{"by": "", "at": null}'));
    end if;
  end if;
  perform app.put_marks(p_school, p_account, p_request, p_action, kind, p_day, p_section, p_people, p_marks, p_reasons, p_why, p_version = 0);

  done := jsonb_build_object('version', register.version, 'takenAt', register.taken_at, 'savedAt', register.saved_at);
  insert into audit_log (school_id, id, account_id, action, entity, entity_id, new_values, reason, request_id)
    values (p_school, app.new_id(), p_account, p_action, case kind when 'student' then 'register' else 'staff register' end, p_section,
      (select jsonb_build_object('on', p_day, 'version', register.version) || jsonb_object_agg(c.mark, c.count) from (select m as mark, count(*) from unnest(p_marks) m group by m) c), p_why, p_request);
  if p_key is not null then update idempotency_keys k set answer = done where k.school_id = p_school and k.key = p_key; end if;
  return done;
end $$;
