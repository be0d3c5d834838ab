-- The minutes from which and until which a class has a period on a weekday (1 Monday), where they differ from those of the school; else no row. The times of a
-- day go before those of all days, and of these the times of the class before those of the whole school, as in `periodsOn` of the contract.
create or replace function app.period_time(p_school uuid, p_class uuid, p_day int, p_period uuid) returns table (starts_at_minute int, ends_at_minute int)
language sql stable parallel safe as $$
  select t.starts_at_minute::int, t.ends_at_minute::int from (
    select b.id from timetable_bells b
    where b.school_id = p_school and (b.days = '{}' or p_day = any(b.days))
      and (not exists (select from timetable_bell_classes c where c.school_id = b.school_id and c.bell_id = b.id)
        or exists (select from timetable_bell_classes c where c.school_id = b.school_id and c.bell_id = b.id and c.class_id = p_class))
    order by b.days = '{}', not exists (select from timetable_bell_classes c where c.school_id = b.school_id and c.bell_id = b.id), b.name limit 1
  ) best join timetable_bell_times t on t.school_id = p_school and t.bell_id = best.id and t.period_id = p_period
$$;
