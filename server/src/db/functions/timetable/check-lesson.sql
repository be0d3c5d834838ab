-- Refuses a lesson at a time when its teacher covers another class. It also refuses to change the timetable of past days: a lesson that began earlier can only
-- end, today at the earliest.
create or replace function app.check_lesson() returns trigger language plpgsql as $$
declare
  v_today date;
begin
  v_today := app.today(case when tg_op = 'DELETE' then old.school_id else new.school_id end);
  if app.school() is not null then
    if tg_op = 'INSERT' and new.from_on < v_today
      or tg_op = 'DELETE' and old.from_on < v_today
      or tg_op = 'UPDATE' and old.from_on < v_today and ((old.school_id, old.section_id, old.day, old.period_id, old.subject_id, old.from_on)
          is distinct from (new.school_id, new.section_id, new.day, new.period_id, new.subject_id, new.from_on)
        or old.teacher_id is distinct from new.teacher_id or old.group_id is distinct from new.group_id or new.until_on < v_today or old.until_on < v_today)
    then
      raise exception 'the timetable of a day that is over stays as it was' using errcode = 'check_violation', constraint = 'past_lessons_stay';
    end if;
  end if;
  if tg_op = 'DELETE' then return old; end if;
  if new.teacher_id is null then return new; end if;
  perform app.lock_timetable(new.school_id);
  if exists (
    select from covers c where c.school_id = new.school_id and c.teacher_id = new.teacher_id and c.period_id = new.period_id
      and c.on_date >= greatest(v_today, new.from_on) and c.on_date < new.until_on and extract(isodow from c.on_date) = new.day
  ) then
    raise exception 'a lesson and a cover of its teacher meet' using errcode = 'exclusion_violation', constraint = 'lesson_meets_cover';
  end if;
  return new;
end $$;
