-- What was asked and what came of it, its audit row, and what is open from now on: one statement, so that a question costs one round trip to be written down.
create or replace function app.write_down_prompt(p_school uuid, p_account uuid, p_session uuid, p_action text, p_request text, p_entry jsonb, p_audit jsonb)
returns boolean language plpgsql as $$
declare
  v_pending uuid := (p_entry ->> 'pending_id')::uuid;
begin
  if p_entry ? 'opens' or p_entry ? 'drops' then
    update assistant_pending set state = 'cancelled', settled_at = now()
      where school_id = p_school and session_id = p_session and state in ('asking', 'waiting') and id is distinct from v_pending;
  end if;
  if p_entry ? 'opens' then
    v_pending := app.new_id();
    insert into assistant_pending (school_id, id, account_id, session_id, state, tool, prompt, arguments, code, recipients, must_type)
      values (p_school, v_pending, p_account, p_session, 'asking', p_entry -> 'opens' ->> 'tool', p_entry -> 'opens' ->> 'prompt', '{}', '', 0, false);
  end if;
  insert into assistant_log (school_id, id, account_id, session_id, request_id, channel, prompt, intent, slots, outcome, pending_id, affected,
      milliseconds, engine, model, sent, model_failure, begins)
    select p_school, app.new_id(), p_account, p_session, p_request, e.channel, e.prompt, e.intent, e.slots, e.outcome, v_pending, e.affected,
      e.milliseconds, e.engine, e.model, e.sent, e.model_failure, coalesce(e.begins, false)
    from jsonb_populate_record(null::assistant_log, p_entry) e;
  insert into audit_log (school_id, id, account_id, action, entity, new_values, request_id)
    values (p_school, app.new_id(), p_account, p_action, 'assistant', p_audit, p_request);
  return true;
end $$;
