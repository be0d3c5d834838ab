-- Serialises writers of the timetable and of arrangements within a school, so that a lesson and a cover are always checked against each other.
create or replace function app.lock_timetable(p_school uuid) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('timetable ' || p_school, 0))
$$;
