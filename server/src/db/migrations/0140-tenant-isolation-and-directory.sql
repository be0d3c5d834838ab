-- Standard terms in place of home-made ones: tenant isolation (wall), student directory (cards), enrolment counts (counts of seats).
-- Functions that only others call come with the next files of functions; this one is called by migrations, so that it must be right at once.
do $$ begin execute replace(pg_get_functiondef('app.wall'::regproc), 'school_wall', 'tenant_isolation'); end $$;
alter function app.wall rename to isolate_tenant;
do $$
declare
  one record;
begin
  for one in select polrelid::regclass as at from pg_policy where polname = 'school_wall' loop
    execute format('alter policy school_wall on %s rename to tenant_isolation', one.at);
  end loop;
end $$;

alter table student_cards rename to student_directory;
alter table seat_counts rename to enrolment_counts;
do $$
declare
  one record;
begin
  for one in select conrelid::regclass as at, conname as name from pg_constraint where conname ~ '^(student_cards|seat_counts)_' loop
    execute format('alter table %s rename constraint %I to %I', one.at, one.name,
      replace(replace(one.name, 'student_cards', 'student_directory'), 'seat_counts', 'enrolment_counts'));
  end loop;
  for one in select indexrelid::regclass as at, relname as name from pg_index join pg_class on oid = indexrelid where relname ~ '^(student_cards|seat_counts)_' loop
    execute format('alter index %s rename to %I', one.at, replace(replace(one.name, 'student_cards', 'student_directory'), 'seat_counts', 'enrolment_counts'));
  end loop;
  for one in select tgrelid::regclass as at, tgname as name from pg_trigger where tgname ~ '^(keep|count)_cards' loop
    execute format('alter trigger %I on %s rename to %I', one.name, one.at,
      replace(replace(one.name, 'keep_cards', 'keep_directory'), 'count_cards', 'count_enrolments'));
  end loop;
end $$;
alter function app.keep_seat_counts rename to keep_enrolment_counts;
alter function app.keep_cards_of_students rename to keep_directory_of_students;
alter function app.keep_cards_of_seats rename to keep_directory_of_enrolments;
alter function app.keep_cards_of_years rename to keep_directory_of_years;
alter function app.keep_cards_of_classes rename to keep_directory_of_classes;
alter function app.keep_cards_of_sections rename to keep_directory_of_sections;
alter function app.keep_cards_of_guardians rename to keep_directory_of_guardians;
alter function app.keep_cards_of_links rename to keep_directory_of_guardian_links;
alter function app.make_cards rename to fill_directory;
alter function app.seat_cards rename to update_directory_enrolments;
alter function app.guard_cards rename to update_directory_guardians;
