-- Stores the figures of versions whose results are complete. Published results never change, so each version is counted once.
create or replace function app.count_results(p_school uuid, p_versions uuid[]) returns void language sql as $$
  insert into result_section_figures (school_id, version_id, section_id, students, total, passed, percents)
    select school_id, version_id, section_id, count(*), sum(percent), count(*) filter (where outcome = 'pass'), string_agg(percent::text, ',' order by percent)
    from results where school_id = p_school and version_id = any (p_versions) and percent is not null group by 1, 2, 3;
  insert into result_subject_figures (school_id, version_id, section_id, subject_id, students, total, passed, percents)
    select school_id, version_id, section_id, subject_id, count(*), sum(percent), count(*) filter (where outcome = 'pass'), string_agg(percent::text, ',' order by percent)
    from result_subjects where school_id = p_school and version_id = any (p_versions) and percent is not null group by 1, 2, 3, 4;
  insert into result_paper_figures (school_id, version_id, paper_id, section_id, subject_id, students, total)
    select v.school_id, v.id, p.id, r.section_id, p.subject_id, count(*), sum(round(m.marks * 10000 / p.max_marks))
    from result_versions v join results r on r.school_id = v.school_id and r.version_id = v.id
    join exams x on x.school_id = v.school_id and x.year_id = v.year_id join exam_papers p on p.school_id = x.school_id and p.exam_id = x.id
    join subjects j on j.school_id = p.school_id and j.id = p.subject_id and j.class_id = v.class_id
    join scheme_components k on k.school_id = p.school_id and k.id = p.component_id and v.term_no in (0, k.term_no)
    join marks m on m.school_id = p.school_id and m.paper_id = p.id and m.student_id = r.student_id and m.marks is not null
    where v.school_id = p_school and v.id = any (p_versions) group by 1, 2, 3, 4, 5
$$;
