create or replace function app.fill_directory(p_schools uuid[]) returns void language sql as $$
  insert into student_directory (school_id, student_id, name, admission_number, gender, photo_file_id, left_on, section_id, roll_number, section_name, class_id, class_name, guardian, phone)
    select s.school_id, s.id, s.name, s.admission_number, s.gender, s.photo_file_id, s.left_on, e.section_id, e.roll_number, coalesce(n.name, ''), c.id, coalesce(c.name, ''),
      coalesce(g.name, ''), coalesce(g.phone, '')
    from students s
    left join academic_years y on y.school_id = s.school_id and y.is_current
    left join enrolments e on e.school_id = s.school_id and e.year_id = y.id and e.student_id = s.id
    left join sections n on n.school_id = e.school_id and n.id = e.section_id
    left join classes c on c.school_id = n.school_id and c.id = n.class_id
    left join student_guardians k on k.school_id = s.school_id and k.student_id = s.id and k.is_primary
    left join guardians g on g.school_id = k.school_id and g.id = k.guardian_id
    where s.school_id = any (p_schools) and not exists (select from student_directory x where x.school_id = s.school_id and x.student_id = s.id)
$$;
