-- Marks a subject (the trigger's argument) as changed, for the school of the running statement, or for all where there is none. Within a transaction and school
-- a subject is marked once; a savepoint that is taken back takes this setting back too.
create or replace function app.mark_change() returns trigger language plpgsql as $$
declare
  v_school uuid := app.school();
begin
  perform set_config('app.marked_' || tg_argv[0], 'of ' || coalesce(current_setting('app.school', true), ''), true);
  if v_school is null then
    update change_marks_of_all set mark = gen_random_uuid() where subject = tg_argv[0] and place = (
      select m.place from change_marks_of_all m where m.subject = tg_argv[0] limit 1 for update skip locked);
    if not found then insert into change_marks_of_all (subject, place, mark) values (tg_argv[0], gen_random_uuid(), gen_random_uuid()); end if;
    return null;
  end if;
  update change_marks set mark = gen_random_uuid() where school_id = v_school and subject = tg_argv[0] and place = (
    select m.place from change_marks m where m.school_id = v_school and m.subject = tg_argv[0] limit 1 for update skip locked);
  if not found then
    insert into change_marks (school_id, subject, place, mark) values (v_school, tg_argv[0], gen_random_uuid(), gen_random_uuid());
  end if;
  return null;
end $$;

do $$
declare
  v_any text := 'insert or update or delete or truncate';
  v_table record;
begin
  for v_table in select * from (values
    ('students', 'students', v_any), ('enrolments', 'students', v_any), ('student_directory', 'students', v_any), ('student_search', 'students', v_any),
    ('enrolment_counts', 'students', v_any), ('guardians', 'students', v_any), ('student_guardians', 'students', v_any),
    ('employees', 'staff', v_any),
    -- Only the name of an account is in an answer; its passwords and times change more often.
    ('accounts', 'staff', 'update of name'),
    ('classes', 'classes', v_any), ('sections', 'classes', v_any), ('periods', 'classes', v_any), ('subjects', 'classes', v_any),
    ('schools', 'days', v_any), ('academic_years', 'days', v_any), ('terms', 'days', v_any), ('calendar_events', 'days', v_any),
    ('registers', 'attendance', v_any), ('student_attendance', 'attendance', v_any), ('attendance_totals', 'attendance', v_any),
    ('employee_attendance', 'attendance', v_any), ('leave_requests', 'attendance', v_any), ('leave_types', 'attendance', v_any), ('attendance_rules', 'attendance', v_any),
    ('timetable_slots', 'lessons', v_any), ('timetable_split_groups', 'lessons', v_any), ('covers', 'lessons', v_any), ('logbook_entries', 'lessons', v_any),
    ('logbook_reviews', 'lessons', v_any),
    ('notices', 'notices', v_any), ('notice_deliveries', 'notices', v_any),
    ('fee_rules', 'fees', v_any), ('charges', 'fees', v_any),
    -- What a payment writes: its journal entry marks it (app.state_of), so that it does not pay for these. All else that happens to these rows marks them.
    ('payments', 'fees', 'update or delete or truncate'), ('allocations', 'fees', 'update or delete or truncate'),
    ('fee_accounts', 'fees', 'insert or delete or truncate or update of charged, arrears_charged, due_extended_to'),
    ('fee_month_totals', 'fees', 'insert or delete or truncate or update of charged_paise'), ('collection_days', 'fees', 'delete or truncate')
  ) as t (name, subject, events) loop
    execute format('create or replace trigger mark_change after %s on %I for each statement
      when (current_setting(%L, true) is distinct from ''of '' || coalesce(current_setting(''app.school'', true), '''')) execute function app.mark_change(%L)',
      v_table.events, v_table.name, 'app.marked_' || v_table.subject, v_table.subject);
  end loop;
end $$;
