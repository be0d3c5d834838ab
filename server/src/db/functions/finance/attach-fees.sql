-- Charges fees at the end of the transaction that enrols a student, when family and details are known.
create or replace function app.attach_fees() returns trigger language plpgsql as $$
declare
  newcomers uuid[];
  relatives uuid[];
begin
  if exists (select from fee_accounts where school_id = new.school_id and year_id = new.year_id and student_id = new.student_id)
    or not exists (select from academic_years where school_id = new.school_id and id = new.year_id and is_current)
    or not exists (select from ledger_heads where school_id = new.school_id) then return null; end if;
  -- Handles all new students of the transaction together, so that an import posts a few entries instead of one for each student.
  newcomers := array(select e.student_id from enrolments e
    left join fee_accounts f on f.school_id = e.school_id and f.year_id = e.year_id and f.student_id = e.student_id
    where e.school_id = new.school_id and e.year_id = new.year_id and f.student_id is null);
  relatives := array(select unnest(app.affected(new.school_id, new.year_id, newcomers)) except select unnest(newcomers));
  perform app.reassess(new.school_id, new.year_id, newcomers, 1, 'enrolment', null);
  -- A newcomer changes what brothers and sisters pay from this month on, never a month that is past.
  if cardinality(relatives) > 0 then
    perform app.reassess(new.school_id, new.year_id, relatives, app.fee_month(new.school_id), 'enrolment of a brother or sister', null);
  end if;
  return null;
end $$;
