create or replace function app.reassess_pupil() returns trigger language plpgsql as $$
declare
  pupil uuid := case tg_table_name when 'enrolments' then (to_jsonb(new) ->> 'student_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
  year uuid := (select id from academic_years where school_id = new.school_id and is_current);
begin
  if year is null or not exists (select from fee_accounts where school_id = new.school_id and year_id = year and student_id = pupil) then return null; end if;
  perform app.reassess(new.school_id, year, app.affected(new.school_id, year, pupil), app.month_of(app.today(new.school_id)), 'change of the record', null);
  return null;
end $$;
