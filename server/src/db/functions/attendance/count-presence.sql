create or replace function app.count_presence() returns trigger language plpgsql as $$
begin
  update school_totals set students = students + case when tg_op = 'UPDATE' and new.left_on is null then 1 else -1 end where school_id = old.school_id;
  return null;
end $$;
