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
  v_table record;
begin
  for v_table in select * from (values
    ('students', 'students'), ('enrolments', 'students'), ('student_directory', 'students'), ('student_search', 'students'), ('enrolment_counts', 'students'),
    ('employees', 'staff'),
    ('classes', 'classes'), ('sections', 'classes'), ('periods', 'classes'), ('subjects', 'classes'),
    ('schools', 'days'), ('academic_years', 'days'), ('terms', 'days'), ('calendar_events', 'days'),
    ('registers', 'attendance'), ('student_attendance', 'attendance'), ('attendance_totals', 'attendance'), ('employee_attendance', 'attendance'),
    ('leave_requests', 'attendance'),
    ('timetable_slots', 'lessons'), ('timetable_split_groups', 'lessons'), ('covers', 'lessons'), ('logbook_entries', 'lessons'), ('logbook_reviews', 'lessons'),
    ('notices', 'notices'), ('notice_deliveries', 'notices'),
    ('fee_rules', 'fees'), ('charges', 'fees'), ('payments', 'fees'), ('allocations', 'fees'), ('fee_accounts', 'fees'), ('fee_month_totals', 'fees'), ('collection_days', 'fees')
  ) as t (name, subject) loop
    execute format('create or replace trigger mark_change after insert or update or delete or truncate on %I for each statement
      when (current_setting(%L, true) is distinct from ''of '' || coalesce(current_setting(''app.school'', true), '''')) execute function app.mark_change(%L)',
      v_table.name, 'app.marked_' || v_table.subject, v_table.subject);
  end loop;
end $$;

-- Only the name of an account is in an answer; it changes seldom, its passwords and times do not matter.
create or replace trigger mark_change after update of name on accounts for each statement
  when (current_setting('app.marked_staff', true) is distinct from 'of ' || coalesce(current_setting('app.school', true), '')) execute function app.mark_change('staff');
