create or replace function app.recount_students(p_schools uuid[]) returns void language sql as $$
  insert into school_totals (school_id, students) select o.id, (select count(*) from students s where s.school_id = o.id and s.left_on is null) from unnest(p_schools) as o (id)
    on conflict (school_id) do update set students = excluded.students;
  select app.fill_directory(p_schools)
$$;
