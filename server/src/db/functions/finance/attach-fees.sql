-- Charges fees at the end of the transaction that enrols a student, when family and details are known.
create or replace function app.attach_fees() returns trigger language plpgsql as $$
declare
  newcomers uuid[];
begin
  if exists (select from fee_accounts where school_id = new.school_id and year_id = new.year_id and student_id = new.student_id)
    or not exists (select from academic_years where school_id = new.school_id and id = new.year_id and is_current)
    or not exists (select from ledger_heads where school_id = new.school_id) then return null; end if;
  -- Handles all new students of the transaction together, so that an import posts a few entries instead of one for each student.
  newcomers := array(select distinct a from enrolments e
    left join fee_accounts f on f.school_id = e.school_id and f.year_id = e.year_id and f.student_id = e.student_id
    cross join lateral unnest(app.affected(e.school_id, e.year_id, e.student_id)) a
    where e.school_id = new.school_id and e.year_id = new.year_id and f.student_id is null);
  perform app.reassess(new.school_id, new.year_id, newcomers, 1, 'enrolment', null);
  return null;
end $$;
