-- The other way round: no lesson is put where its teacher is to cover another class, from today on.
create or replace function app.check_lesson() returns trigger language plpgsql as $$
begin
  if new.teacher_id is null then return new; end if;
  perform app.lock_timetable(new.school_id);
  if exists (
    select from covers c where c.school_id = new.school_id and c.teacher_id = new.teacher_id and c.period_id = new.period_id
      and c.on_date >= app.today(new.school_id) and extract(isodow from c.on_date) = new.day
  ) then
    raise exception 'a lesson and a cover of its teacher meet' using errcode = 'exclusion_violation', constraint = 'lesson_meets_cover';
  end if;
  return new;
end $$;
