-- A prompt is read against the school's people and classes, which are kept in memory. What tells whether they are still so was made of
-- every row of nine tables, for every prompt. Now whoever changes them leaves a row here in the same transaction: the number of these
-- rows and the latest one are the mark. Rows are added and never changed, so that nobody waits for another.
create table directory_changes (
  school_id uuid not null references schools (id),
  no bigint generated always as identity,
  at timestamptz not null default now(),
  primary key (school_id, no)
);
select app.wall('directory_changes', 'select, insert, delete');

create function app.note_directory_change() returns trigger language plpgsql as $$
begin
  insert into directory_changes (school_id) select distinct school_id from changed;
  return null;
end $$;

do $$
declare
  changed_table text;
begin
  foreach changed_table in array array['academic_years', 'classes', 'sections', 'subjects', 'periods', 'students', 'enrolments', 'employees',
    'employee_subjects']
  loop
    execute format('create trigger directory_in after insert on %I referencing new table as changed
      for each statement execute function app.note_directory_change()', changed_table);
    execute format('create trigger directory_on after update on %I referencing new table as changed
      for each statement execute function app.note_directory_change()', changed_table);
    execute format('create trigger directory_out after delete on %I referencing old table as changed
      for each statement execute function app.note_directory_change()', changed_table);
  end loop;
end $$;

-- What was asked and what came of it, and its audit row: one statement, so that a question costs one round trip to be written down.
create function app.write_down_prompt(p_school uuid, p_account uuid, p_session uuid, p_action text, p_request text, p_entry jsonb, p_audit jsonb)
returns boolean language plpgsql as $$
begin
  insert into assistant_log (school_id, id, account_id, session_id, request_id, channel, prompt, intent, slots, outcome, pending_id, affected,
      milliseconds, engine, model, sent, model_failure)
    select p_school, app.new_id(), p_account, p_session, p_request, e.channel, e.prompt, e.intent, e.slots, e.outcome, e.pending_id, e.affected,
      e.milliseconds, e.engine, e.model, e.sent, e.model_failure
    from jsonb_populate_record(null::assistant_log, p_entry) e;
  insert into audit_log (school_id, id, account_id, action, entity, new_values, request_id)
    values (p_school, app.new_id(), p_account, p_action, 'assistant', p_audit, p_request);
  return true;
end $$;
