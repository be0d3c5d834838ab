-- Once for each statement, so that an import changes the row once.
create or replace function app.count_newcomers() returns trigger language plpgsql as $$
begin
  insert into school_totals (school_id, students) select school_id, count(*) filter (where left_on is null) from fresh group by 1
    on conflict (school_id) do update set students = school_totals.students + excluded.students;
  return null;
end $$;
