-- Detects a wrong clock for the accounts of a school, or of all schools (null): the clock's day and the day of the latest entry; no row when all is well.
-- Called by the health page for its school, and at start-up by the owner for all schools.
create or replace function app.judge_clock(p_school uuid) returns table (today date, last_day date) language sql stable as $$
  select (app.clock() at time zone s.time_zone)::date, (j.created_at at time zone s.time_zone)::date
  from schools s left join ledger_heads h on h.school_id = s.id left join journal j on j.school_id = s.id and j.entry_no = h.last_entry_no
  where (p_school is null or s.id = p_school)
    and ((app.clock() at time zone s.time_zone)::date < (j.created_at at time zone s.time_zone)::date or app.clock() not between '2024-01-01' and '2100-01-01')
  order by j.created_at desc nulls last limit 1
$$;
