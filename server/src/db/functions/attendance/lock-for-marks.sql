create or replace function app.lock_for_marks(p_school uuid, p_day date, p_people uuid[], p_marks text[]) returns void language plpgsql as $$
begin
  if not app.marks_write_leave(p_school, p_day, p_people, p_marks) then
    begin
      perform pg_advisory_xact_lock_shared(app.leave_lock(p_school));
      if not app.marks_write_leave(p_school, p_day, p_people, p_marks) then return; end if;
      -- Leave was decided while this waited. A shared lock cannot be made exclusive safely, so leaving this block releases it.
      raise exception using errcode = 'SHL01';
    exception when sqlstate 'SHL01' then null;
    end;
  end if;
  perform pg_advisory_xact_lock(app.leave_lock(p_school));
end $$;
