-- The students (of the given ones or of all) with a sibling enrolled in a higher class, or older in the same class, and the first month of the year in which
-- such a sibling is in the school.
create or replace function app.with_elder(p_school uuid, p_year uuid, p_students uuid[]) returns table (student_id uuid, since integer)
language plpgsql stable rows 500 set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
declare
  parents uuid[] := array(select distinct g.guardian_id from student_guardians g
    where g.school_id = p_school and (p_students is null or g.student_id = any (p_students)));
  starts date := (select y.starts_on from academic_years y where y.school_id = p_school and y.id = p_year);
  kin uuid[] := array(select distinct g.student_id from student_guardians g where g.school_id = p_school and g.guardian_id = any (parents));
begin
  -- To plan what follows takes longer than anything else that is done for a new student; most have no brother or sister.
  if cardinality(kin) < 2 then return; end if;
  return query
    with child as (
      select s.id, s.left_on is null as is_there, case when s.admitted_on > starts then app.month_of(s.admitted_on) else 1 end as since, c.position, coalesce(s.date_of_birth, '9999-01-01') as born, s.admission_number as number
      from students s join enrolments e on e.school_id = p_school and e.year_id = p_year and e.student_id = s.id and e.student_id = any (kin)
      join sections x on x.school_id = p_school and x.id = e.section_id join classes c on c.school_id = p_school and c.id = x.class_id
      where s.school_id = p_school and s.id = any (kin)
    ), link as (
      select g.guardian_id, child.* from student_guardians g join child on child.id = g.student_id where g.school_id = p_school and g.guardian_id = any (parents)
    )
    select mine.id, min(theirs.since)::integer from link mine join link theirs on theirs.guardian_id = mine.guardian_id and theirs.id <> mine.id
    where theirs.is_there and (p_students is null or mine.id = any (p_students))
      and (theirs.position > mine.position or theirs.position = mine.position and (theirs.born, theirs.number) < (mine.born, mine.number))
    group by 1;
end $$;
