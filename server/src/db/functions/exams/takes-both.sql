-- Whether a student of the section takes both subjects in that year, and is still in the school on that day. A section without students counts as if one did.
create or replace function app.takes_both(p_school uuid, p_year uuid, p_section uuid, p_one uuid, p_other uuid, p_day date) returns boolean language sql stable as $$
  select not exists (select from enrolments e where e.school_id = p_school and e.section_id = p_section and e.year_id = p_year)
    or exists (select from enrolments e join students z on z.school_id = e.school_id and z.id = e.student_id and (z.left_on is null or z.left_on >= p_day)
      where e.school_id = p_school and e.section_id = p_section and e.year_id = p_year
        and not exists (select from subjects_not_taken o where o.school_id = e.school_id and o.year_id = e.year_id and o.student_id = e.student_id
          and o.subject_id in (p_one, p_other)))
$$;
