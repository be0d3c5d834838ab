-- Copies enrolments with their names to the directory. Sections and classes are locked, because a concurrent change of name would not see the new enrolment
-- yet.
create or replace function app.update_directory_enrolments(p_school uuid[], p_student uuid[]) returns void language plpgsql as $$
begin
  perform from academic_years y where y.school_id in (select distinct unnest(p_school)) for share;
  perform from sections s join classes c on c.school_id = s.school_id and c.id = s.class_id
    where (s.school_id, s.id) in (select e.school_id, e.section_id from unnest(p_school, p_student) as t (school_id, student_id)
      join enrolments e on e.school_id = t.school_id and e.student_id = t.student_id)
    order by s.id for share;
  update student_directory x set section_id = n.section_id, roll_number = n.roll_number, section_name = n.section_name, class_id = n.class_id, class_name = n.class_name
  from (select t.school_id, t.student_id, e.section_id, e.roll_number, coalesce(s.name, '') as section_name, c.id as class_id, coalesce(c.name, '') as class_name
    from (select distinct school_id, student_id from unnest(p_school, p_student) as t (school_id, student_id)) t
    left join academic_years y on y.school_id = t.school_id and y.is_current
    left join enrolments e on e.school_id = t.school_id and e.year_id = y.id and e.student_id = t.student_id
    left join sections s on s.school_id = e.school_id and s.id = e.section_id
    left join classes c on c.school_id = s.school_id and c.id = s.class_id) n
  where x.school_id = n.school_id and x.student_id = n.student_id
    and (x.section_id, x.roll_number, x.section_name, x.class_id, x.class_name) is distinct from (n.section_id, n.roll_number, n.section_name, n.class_id, n.class_name);
end $$;
