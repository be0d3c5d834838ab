-- After a change of class, counts the student in the totals of the new class and no longer in those of the old one. What the new class has to pay is charged by
-- app.reassess_pupil.
create or replace function app.move_fees() returns trigger language plpgsql as $$
declare
  old_class uuid := (select class_id from sections where school_id = old.school_id and id = old.section_id);
  new_class uuid := (select class_id from sections where school_id = new.school_id and id = new.section_id);
begin
  if old_class = new_class or not exists (select from academic_years where school_id = new.school_id and id = new.year_id and is_current) then return null; end if;
  perform app.lock_fee_accounts(new.school_id, new.year_id, array[new.student_id]);
  perform app.count_students(new.school_id, new.year_id, array[new.student_id], -1, old_class);
  perform app.count_students(new.school_id, new.year_id, array[new.student_id], 1, new_class);
  return null;
end $$;
