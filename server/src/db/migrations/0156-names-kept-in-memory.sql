-- The names that a prompt may say and that change from day to day (heads and items of expense, terms, exams, activities and so on) were read for most
-- prompts. They are kept in memory now, like the school's people: whoever changes them leaves a row here, too. It says that only names are meant, so that
-- the index of people is not made anew for an expense.
-- A notice is changed with each delivery, and only its category is a name: app.note_category_change.
alter table directory_changes add column is_of_names boolean not null default false;

do $$
declare
  changed_table text;
begin
  foreach changed_table in array array['expense_categories', 'expenses', 'leave_types', 'student_activities', 'concessions', 'guardians', 'scheme_terms', 'terms',
    'exams', 'grade_scales', 'notices']
  loop
    execute format('create trigger names_in after insert on %I referencing new table as changed
      for each statement execute function app.note_directory_change(''names'')', changed_table);
    execute format('create trigger names_out after delete on %I referencing old table as changed
      for each statement execute function app.note_directory_change(''names'')', changed_table);
    if changed_table <> 'notices' then
      execute format('create trigger names_on after update on %I referencing new table as changed
        for each statement execute function app.note_directory_change(''names'')', changed_table);
    end if;
  end loop;
end $$;
