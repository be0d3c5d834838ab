-- A teacher cannot cover a lesson while teaching one of their own.
create or replace function app.check_cover() returns trigger language plpgsql as $$
begin
  perform app.lock_timetable(new.school_id);
  if exists (select from app.lessons_on(new.school_id, new.on_date) s where s.teacher_id = new.teacher_id and s.period_id = new.period_id) then
    raise exception 'a cover and a lesson of its teacher meet' using errcode = 'exclusion_violation', constraint = 'cover_meets_lesson';
  end if;
  return new;
end $$;
