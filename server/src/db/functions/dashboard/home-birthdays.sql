-- Today's birthdays, staff first.
create or replace function app.home_birthdays(p_school uuid, p_today date) returns json language plpgsql stable as $$
declare v_days date[] := array(select (p_today - make_interval(years => n))::date from generate_series(0, 120) n);
begin
  return (select coalesce(json_agg(b), '[]') from (
    select s.id as _id, s.name, c.name || ' ' || sec.name as place, false as "isStaff" from students s
      join student_directory k on k.school_id = p_school and k.student_id = s.id
      join sections sec on sec.school_id = p_school and sec.id = k.section_id join classes c on c.school_id = p_school and c.id = sec.class_id
      where s.school_id = p_school and s.left_on is null and s.date_of_birth = any (v_days)
        and extract(month from s.date_of_birth) = extract(month from p_today) and extract(day from s.date_of_birth) = extract(day from p_today)
    union all
    select id, name, position_role, true from employees where school_id = p_school and left_on is null
      and extract(month from date_of_birth) = extract(month from p_today) and extract(day from date_of_birth) = extract(day from p_today)
    order by 4 desc, 2) b);
end $$;
