-- Refuses a day that takes no marks: a future day, a day without school, or one outside the school's academic years.
create or replace function app.require_markable(p_school uuid, p_day date, p_for text) returns void language plpgsql stable as $$
begin
  if p_day > app.today(p_school) then perform app.refuse(422, 'futureDay'); end if;
  if not exists (select from academic_years y where y.school_id = p_school and p_day between y.starts_on and y.ends_on) then
    perform app.refuse(422, 'noSuchYear', jsonb_build_object('day', p_day));
  end if;
  if not app.is_school_day(p_school, p_day, p_for) then
    perform app.refuse(422, 'notSchoolDay', jsonb_build_object('day', p_day, 'why', (
      select e.title from calendar_events e where e.school_id = p_school and e.kind = 'holiday' and p_day between e.starts_on and e.ends_on limit 1)));
  end if;
end $$;
