-- What a transaction has changed, by subject: answers that are kept in memory hold as long as the marks of their subjects are the same (app.state_of; the triggers
-- are in db/functions/core/mark-change.sql). A mark becomes visible with what it marks. A transaction takes a place that no other is using, so that writers never
-- wait for each other here. What is changed without a school (migrations, commands, a new school) marks all schools.
create table change_marks (
  school_id uuid not null references schools,
  subject text not null,
  place uuid not null,
  mark uuid not null,
  primary key (school_id, subject, place)
) with (fillfactor = 50);
select app.isolate_tenant('change_marks', 'select, insert, update');
create table change_marks_of_all (
  subject text not null,
  place uuid not null,
  mark uuid not null,
  primary key (subject, place)
) with (fillfactor = 50);
grant select, insert, update on change_marks_of_all to shala_app;
