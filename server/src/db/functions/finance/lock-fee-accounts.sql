-- Creates missing fee accounts and locks all of them, in order of student. Null means all enrolled students. A change to many accounts takes the fees lock
-- exclusively; payments take it shared, so that the two cannot deadlock.
create or replace function app.lock_fee_accounts(p_school uuid, p_year uuid, p_students uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(app.fees_lock(p_school));
  insert into fee_accounts (school_id, year_id, student_id, charged)
    select e.school_id, e.year_id, e.student_id, '{0,0,0,0,0,0,0,0,0,0,0,0}' from enrolments e
    where e.school_id = p_school and e.year_id = p_year and (p_students is null or e.student_id = any (p_students)) order by e.student_id on conflict do nothing;
  perform from fee_accounts f where f.school_id = p_school and f.year_id = p_year and (p_students is null or f.student_id = any (p_students)) order by f.student_id for update;
end $$;
