-- Brings a student's fees to a changed record, from this month on; a change of class that is recorded late, from its own month on. A leaving that is
-- recorded late also ends the months between: those of the leaver alone, since a brother's or sister's discount held until it was known.
create or replace function app.reassess_pupil() returns trigger language plpgsql as $$
declare
  pupil uuid := case tg_table_name when 'enrolments' then (to_jsonb(new) ->> 'student_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
  left_on date := (to_jsonb(new) ->> 'left_on')::date;
  this_month integer := app.fee_month(new.school_id);
  after_leaving integer;
  year record;
begin
  select id, starts_on into year from academic_years where school_id = new.school_id and is_current;
  if year is null or not exists (select from fee_accounts where school_id = new.school_id and year_id = year.id and student_id = pupil) then return null; end if;
  after_leaving := case when left_on < year.starts_on then 1 else app.month_of(left_on) + 1 end;
  if tg_table_name = 'enrolments' then
    this_month := least(this_month, (select app.month_of(m.on_date) from section_moves m
      where m.school_id = new.school_id and m.year_id = year.id and m.student_id = pupil order by m.created_at desc limit 1));
  end if;
  if left_on is not null and after_leaving < this_month then
    perform app.reassess(new.school_id, year.id, array[pupil], after_leaving, 'change of the record', null);
  end if;
  perform app.reassess(new.school_id, year.id, app.affected(new.school_id, year.id, array[pupil]), this_month, 'change of the record', null);
  return null;
end $$;
