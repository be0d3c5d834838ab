-- Writers of the timetable and of covers take turns within a school: a lesson and a cover may not miss each other.
create or replace function app.lock_timetable(p_school uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('timetable ' || p_school, 0))
$$;
